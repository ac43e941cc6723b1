// Orientation of photos: how their camera was held. Sharp turns them by it, and so do browsers.
import type { Format } from './file-format.ts';

/**
 * @param exif the orientation that a JPEG has, 1 to 8, as image-size reads it
 * @returns whether a photo is shown with its width and height exchanged
 */
export function isOnItsSide(bytes: Buffer, format: Format, exif: number | undefined): boolean {
  if (format === 'avif') return hasQuarterTurn(bytes);
  const turn = format === 'jpg' ? (exif ?? 1) : readOrientation(bytes, format);
  return turn >= 5 && turn <= 8;
}

/** @returns how a PNG or WebP is turned, 1 to 8; 1 where it does not say so */
export function readOrientation(bytes: Buffer, format: Format): number {
  const turn = readTurn(findExif(bytes, format)) ?? 1;
  return turn >= 1 && turn <= 8 ? turn : 1;
}

/** @returns the part of a PNG (eXIf, PNG 3, 11.3.4.5) or WebP (EXIF, RFC 9649, 2.7.1.5) with EXIF */
function findExif(bytes: Buffer, format: Format): Buffer {
  if (format === 'png') {
    for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
      if (bytes.toString('latin1', at + 4, at + 8) === 'eXIf')
        return bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
  }
  if (format === 'webp') {
    for (let at = 12; at + 8 <= bytes.length;) {
      const length = bytes.readUInt32LE(at + 4);
      if (bytes.toString('latin1', at, at + 4) === 'EXIF') return bytes.subarray(at + 8, at + 8 + length);
      at += 8 + length + (length % 2);
    }
  }
  return Buffer.alloc(0);
}

const orientationTag = 0x0112;

/** @returns the orientation in EXIF (CIPA DC-008, 4.6.4); undefined where there is none */
function readTurn(part: Buffer): number | undefined {
  // Some programs begin it as in a JPEG.
  const exif = part.toString('latin1', 0, 6) === 'Exif\0\0' ? part.subarray(6) : part;
  const order = exif.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const isLittle = order === 'II';
  const read16 = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  try {
    const first = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
    for (let entry = 0; entry < read16(first); entry++) {
      const at = first + 2 + entry * 12;
      if (read16(at) === orientationTag) return read16(at + 8);
    }
  } catch {
    // Cut off: such EXIF says nothing.
  }
  return undefined;
}

/** Reads the property irot (ISO 23008-12, 6.5.10): quarters of a turn. */
function hasQuarterTurn(bytes: Buffer): boolean {
  const list = bytes.indexOf('ipco') - 4;
  if (list < 0) return false;
  const end = Math.min(bytes.length, list + bytes.readUInt32BE(list));
  for (let at = list + 8; at + 9 <= end;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'irot') return bytes[at + 8]! % 2 === 1;
    if (length < 8) return false;
    at += length;
  }
  return false;
}
