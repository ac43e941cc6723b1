// Uploads: takes a file of the author into the site's public folder.
import { say } from '../../../base/words/say.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { isDeviceName } from '../../../base/addresses/file-name.ts';
import { ignoreMissing } from '../../../base/disk/ignore-missing.ts';
import { leadsOutside } from '../../../base/disk/real-paths.ts';
import { describeWriteError, replaceFile } from '../../../base/disk/write-atomic.ts';
import type { Refusal, Uploaded } from '../../protocol/page.ts';
import { readUpload, type UploadType } from '../uploads/read-upload.ts';
import { refuse } from '../../../base/pure/result.ts';

/** Where files of a type belong, below `public/`. */
const folders: Record<UploadType, string> = {
  jpg: 'images',
  png: 'images',
  webp: 'images',
  avif: 'images',
  gif: 'images',
  svg: 'images',
  mp4: 'videos',
  webm: 'videos',
  vtt: 'videos',
  pdf: 'downloads',
};

/** No name is longer, in characters. */
const maxNameLength = 60;

/**
 * Stores a file under a clean name with the ending of its content. One that is there already is
 * not stored twice.
 * @returns its address on the site and its path below the site's folder; or why it was not taken,
 * as a sentence
 */
export function storeUpload(siteRoot: string, name: string, bytes: Buffer): (Uploaded & { file: string }) | Refusal {
  const read = readUpload(basename(name) || say('The file'), bytes);
  if (!read.ok) return read;
  const folder = folders[read.type];
  const stem = cleanName(name);
  const inOtherCase = listInSmallLetters(join(siteRoot, 'public', folder));
  for (let count = 1; ; count++) {
    const own = `${stem}${count === 1 ? '' : `-${count}`}.${read.type}`;
    const file = `public/${folder}/${own}`;
    const path = join(siteRoot, file);
    if (leadsOutside(siteRoot, file))
      return refuse(say('public/{folder} leads out of the site, by a link, so nothing is stored there.', { folder }));
    const isThere = existsSync(path);
    if (isThere ? !readFileSync(path).equals(bytes) : inOtherCase.has(own)) continue;
    try {
      if (!isThere) replaceFile(path, bytes);
    } catch (error) {
      return refuse(describeWriteError(file, error));
    }
    return { ok: true, address: `/${folder}/${own}`, file };
  }
}

/** @returns a name of small letters, numbers and hyphens, without an ending */
export function cleanName(name: string): string {
  const plain = basename(name.replaceAll('\\', '/'), extname(name))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
  const words =
    plain
      .replaceAll('ß', 'ss')
      .replaceAll('ø', 'o')
      .replaceAll('æ', 'ae')
      .match(/[a-z0-9]+/g) ?? [];
  const clean = words.join('-').slice(0, maxNameLength).replace(/-$/, '') || 'picture';
  return isDeviceName(clean) ? `${clean}-1` : clean;
}

/** On some computers, a name in capital letters is the same name. */
function listInSmallLetters(folder: string): ReadonlySet<string> {
  return new Set(ignoreMissing(() => readdirSync(folder), []).map((name) => name.toLowerCase()));
}
