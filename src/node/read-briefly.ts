// Reads many small files: `readFileSync` asks for new memory for each, which is most of what that costs.
import { closeSync, openSync, readSync } from 'node:fs';

/** Larger than nearly all files of a site. */
let room = Buffer.allocUnsafeSlow(1 << 16);

/** @returns the bytes of a file, which are good until the next file is read */
export function readBriefly(file: string): Buffer {
  const opened = openSync(file, 'r');
  try {
    let length = 0;
    for (;;) {
      length += readSync(opened, room, length, room.length - length, null);
      // Of a file, less than there is room for is all that is left.
      if (length < room.length) return room.subarray(0, length);
      room = Buffer.concat([room], room.length * 2);
    }
  } finally {
    closeSync(opened);
  }
}
