// Files of the public folder: which of them are published, and which stay here because visitors
// must not read them.
import { closeSync, existsSync, lstatSync, openSync, readSync, type Dirent } from 'node:fs';
import { join, sep } from 'node:path';
import { listFiles } from '../../base/disk/list-files.ts';
import { pathInside } from '../../base/disk/real-paths.ts';
import type { LeftOut } from '../../checker/site-model/rule-context.ts';
import { judgeName } from './judge-name.ts';

export interface PublicFiles {
  /** Paths below the public folder, sorted. */
  published: string[];
  leftOut: LeftOut[];
}

/** Files that may hold a private key, or only a certificate; `.key` is also a presentation. */
const keyEndings = /\.(?:pem|key|asc)$/i;
const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY/;
/** A key begins in the first lines. */
const keyBytes = 8192;

/** @throws UsageError as `listFiles` */
export function listPublic(siteRoot: string): PublicFiles {
  const ofWhole = isLink(join(siteRoot, 'public')) ? judgeLink(siteRoot, 'public') : undefined;
  if (ofWhole) return { published: [], leftOut: [{ path: '', reason: ofWhole }] };
  const leftOut: LeftOut[] = [];
  const accepts = (path: string, entry: Dirent) => {
    const reason = judgeEntry(siteRoot, `public/${path}`, entry);
    if (reason) leftOut.push({ path, reason });
    return reason === undefined;
  };
  const published = listFiles(join(siteRoot, 'public'), '', accepts);
  return { published, leftOut };
}

function judgeEntry(siteRoot: string, path: string, entry: Dirent): LeftOut['reason'] | undefined {
  const byName = judgeName(entry.name);
  if (byName) return byName;
  if (entry.isSymbolicLink()) return judgeLink(siteRoot, path);
  const mayBeKey = entry.isFile() && keyEndings.test(entry.name);
  return mayBeKey && privateKey.test(readStart(join(siteRoot, path))) ? 'secret' : undefined;
}

/** A link gives another name to what it leads to: that is judged by its own. */
function judgeLink(siteRoot: string, link: string): LeftOut['reason'] | undefined {
  // Leads to nothing: whoever reads it says so.
  if (!existsSync(join(siteRoot, link))) return undefined;
  const target = pathInside(siteRoot, link);
  return target === undefined ? 'outside' : target.split(sep).map(judgeName).find(Boolean);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

function readStart(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(keyBytes);
    return buffer.toString('latin1', 0, readSync(descriptor, buffer, 0, keyBytes, 0));
  } finally {
    closeSync(descriptor);
  }
}
