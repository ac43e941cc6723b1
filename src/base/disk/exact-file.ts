// Files by their exact names, as hosts with Linux compare them: the disks of Windows and Macs tell
// neither capitals nor the forms of Unicode apart.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param path below the folder, decoded, with a slash at its start
 * @returns whether the folder has a file whose name is this, letter by letter
 */
export function hasExactFile(folder: string, path: string): boolean {
  const names = path.split('/').slice(1);
  if (/[\\\0]/.test(path) && process.platform === 'win32') return false;
  if (path.includes('\0') || names.some((name) => name === '' || name === '.' || name === '..')) return false;
  try {
    let parent = folder;
    for (const name of names) {
      if (!readdirSync(parent).includes(name)) return false;
      parent = join(parent, name);
    }
    return statSync(parent).isFile();
  } catch {
    // Not there, a name that no disk takes, or a link to itself.
    return false;
  }
}
