// Writes files that others may read at any moment, or that a stopped program or a full disk must not leave half done.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

let parts = 0;

/** A file has its name only when it is whole: until then it stands beside, under a name of this process. */
export function writeWhole(file: string, content: string | Buffer): void {
  renameSync(writeBeside(file, content), file);
}

/**
 * A text of the author's is written over, so that links to it, its owner and its permissions stay. The new one stands beside it
 * until that is done: a full disk is noticed before the old one is touched, and whatever stops the program, one of them is whole.
 */
export function writeText(file: string, text: string): void {
  const beside = writeBeside(file, text);
  writeFileSync(file, text);
  rmSync(beside);
}

function writeBeside(file: string, content: string | Buffer): string {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}-${parts++}.part`;
  try {
    writeFileSync(beside, content);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  return beside;
}
