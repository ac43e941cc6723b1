// Writes files whole: other programs read a file at any moment, and neither a full disk nor the end
// of the program may leave half of it.
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { dirname } from 'node:path';
import { ignoreMissing } from './ignore-missing.ts';

let temporaryFiles = 0;

/**
 * Writes a file that can be made again: a temporary one beside the target, which is renamed, so
 * that readers see the old file or the new one.
 */
export function writeAtomic(file: string, content: string | Buffer): void {
  moveIntoPlace(writeTemporary(file, content), file);
}

/**
 * Writes a file if its text has changed: atomically, because an editor may read it at any moment.
 */
export function writeIfChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeAtomic(file, text);
  return true;
}

/**
 * Writes an author's file, or removes it when the content is null. Its permissions, its owner and
 * links to it stay. A crash at any moment leaves the old content or the new one.
 * @throws as Node does, when it cannot be written; then the file is as it was
 */
export function replaceFile(file: string, content: string | Buffer | null): void {
  if (content === null) return rmSync(file, { force: true });
  const stat = ignoreMissing(() => lstatSync(file), undefined);
  if (stat) accessSync(file, constants.W_OK);
  const temporary = writeTemporary(file, content, { flush: true });
  // A new file in its place would cut links off, and belong to whoever runs this. The copy beside
  // it shows that there is room, and stays if the program or the disk ends in between.
  if (stat && isShared(stat)) {
    writeFileSync(file, content, { flush: true });
    return rmSync(temporary);
  }
  if (stat) chmodSync(temporary, stat.mode);
  moveIntoPlace(temporary, file);
}

/** @returns whether a file has several names, or belongs to somebody else */
function isShared(stat: Stats): boolean {
  return stat.isSymbolicLink() || stat.nlink > 1 || (process.getuid !== undefined && stat.uid !== process.getuid());
}

/**
 * Writes a file beside another.
 * @param options `flush` to wait until it has reached the disk
 * @returns its path
 */
function writeTemporary(file: string, content: string | Buffer, options: { flush?: true } = {}): string {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}-${temporaryFiles++}.part`;
  try {
    writeFileSync(temporary, content, options);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return temporary;
}

function moveIntoPlace(temporary: string, file: string): void {
  try {
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** @returns what keeps a file from being written, as a sentence */
export function describeWriteError(file: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full, so ${file} stays as it was. Make room, and try again.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `${file} may not be written: its permissions do not allow it. It stays as it was.`;
  if (code === 'EROFS') return `${file} is on a disk that can only be read. It stays as it was.`;
  return `${file} could not be written (${message}). It stays as it was.`;
}
