// Reads files into one shared buffer: `readFileSync` allocates memory for each file, which is most
// of the cost of reading many small ones.
import { closeSync, openSync, readSync } from 'node:fs';

/** Larger than nearly all files of a site; grows for the others. */
let sharedBuffer = Buffer.allocUnsafeSlow(1 << 16);

/** @returns the bytes of a file, valid until the next call */
export function readIntoSharedBuffer(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    let length = 0;
    for (;;) {
      length += readSync(descriptor, sharedBuffer, length, sharedBuffer.length - length, null);
      // A read that leaves space in the buffer has reached the end of the file.
      if (length < sharedBuffer.length) return sharedBuffer.subarray(0, length);
      sharedBuffer = Buffer.concat([sharedBuffer], sharedBuffer.length * 2);
    }
  } finally {
    closeSync(descriptor);
  }
}
