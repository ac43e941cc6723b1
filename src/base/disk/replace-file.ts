// Writing an author's file so that a crash at any moment leaves the old text or the new one.
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { ignoreMissing } from './ignore-missing.ts';
import { overwriteSafely } from './write-atomic.ts';

let count = 0;

/**
 * Writes a file, or removes it when the text is null. Its permissions stay, and so do links to it.
 * @throws as Node does, when it cannot be written; then the file is as it was
 */
export function replaceFile(file: string, text: string | Buffer | null): void {
  const stat = ignoreMissing(() => lstatSync(file), undefined);
  if (text === null) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  if (stat) accessSync(file, constants.W_OK);
  // A new file in its place would cut links off.
  if (stat && typeof text === 'string' && (stat.isSymbolicLink() || stat.nlink > 1)) return overwriteSafely(file, text);
  const temporary = `${file}.${process.pid}-${count++}.part`;
  try {
    writeWhole(temporary, text);
    if (stat) chmodSync(temporary, stat.mode);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function writeWhole(file: string, text: string | Buffer): void {
  const handle = openSync(file, 'w');
  try {
    const bytes = Buffer.from(text);
    let written = 0;
    while (written < bytes.length) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
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
