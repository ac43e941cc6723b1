// Writes files that others may read at any moment, or that a stopped program must not leave half done.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

let parts = 0;

/** A file has its name only when it is whole: until then it stands beside, under a name of this process. */
export function writeWhole(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}-${parts++}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}
