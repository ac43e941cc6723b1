// Atomic writes: other programs read a file at any moment, and neither a full disk nor the end of
// the program may leave half of it.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

let temporaryFiles = 0;

/**
 * Writes a temporary file beside the target and renames it, so that readers see the old file or the
 * new one.
 */
export function writeAtomic(file: string, content: string | Buffer): void {
  renameSync(writeTemporary(file, content), file);
}

/**
 * Overwrites an author's file in place, so that links to it, its owner and its permissions stay. A
 * copy lies beside it until that is done: a full disk is noticed before the old text is touched,
 * and whatever ends the program, one of the two is whole.
 */
export function overwriteSafely(file: string, text: string): void {
  const temporary = writeTemporary(file, text);
  writeFileSync(file, text);
  rmSync(temporary);
}

function writeTemporary(file: string, content: string | Buffer): string {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}-${temporaryFiles++}.part`;
  try {
    writeFileSync(temporary, content);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return temporary;
}

/**
 * Writes a file if its text has changed: atomically, because an editor may read it at any moment.
 */
export function writeIfChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeAtomic(file, text);
  return true;
}
