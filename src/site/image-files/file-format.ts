// Facts in the first bytes of a picture's file, beyond its size: whether the file is whole, whether
// it moves, whether it is transparent. By the formats' specifications: PNG (ISO 15948), JPEG
// (T.81), WebP (RFC 9649), AVIF (ISO 23008-12).

/**
 * More pixels than this cannot be worked on in the memory of a common machine; it is sharp's own
 * limit.
 */
export const maxPixels = 0x3fff ** 2;

export type Format = 'jpg' | 'png' | 'webp' | 'avif' | 'svg';

/** @returns whether nothing is cut off at the file's end */
export function isWhole(bytes: Buffer, format: Format): boolean {
  switch (format) {
    case 'jpg':
      // In the picture's own data FF is always followed by 00, so FF D9 is its end.
      return bytes.indexOf('ffd9', startOfScan(bytes), 'hex') !== -1;
    case 'png':
      return bytes.lastIndexOf('IEND') !== -1;
    case 'webp':
      return bytes.readUInt32LE(4) + 8 <= bytes.length;
    case 'avif':
      return endOfBoxes(bytes) <= bytes.length;
    case 'svg':
      return /<\/(?:[\w.-]+:)?svg\s*>|<(?:[\w.-]+:)?svg[^>]*\/>/.test(withoutZeros(bytes));
  }
}

/** @returns the signs of ASCII in a text, also of one in UTF-16 */
export function withoutZeros(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\0', '');
}

/** @returns whether the picture moves */
export function isMoving(bytes: Buffer, format: Format): boolean {
  if (format === 'png') return headOfPng(bytes).includes('acTL');
  if (format === 'webp') return (extendedFlags(bytes) & 0x02) !== 0;
  return format === 'avif' && bytes.subarray(8, bytes.readUInt32BE(0)).includes('avis');
}

/** @returns whether parts of the picture may be transparent */
export function isTransparent(bytes: Buffer, format: Format): boolean {
  if (format === 'png') return [4, 6].includes(bytes[25]!) || headOfPng(bytes).includes('tRNS');
  if (format === 'webp') return bytes.toString('latin1', 12, 16) === 'VP8L' || (extendedFlags(bytes) & 0x10) !== 0;
  return format === 'avif' && bytes.includes('urn:mpeg:mpegB:cicp:systems:auxiliary:alpha');
}

/** JPEG is a row of segments, each with its length; where the picture's own data begins. */
function startOfScan(bytes: Buffer): number {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) at += 2 + bytes.readUInt16BE(at + 2);
  return at;
}

function headOfPng(bytes: Buffer): Buffer {
  const data = bytes.indexOf('IDAT');
  return bytes.subarray(0, data === -1 ? bytes.length : data);
}

function extendedFlags(bytes: Buffer): number {
  return bytes.toString('latin1', 12, 16) === 'VP8X' ? bytes[20]! : 0;
}

/**
 * AVIF is a row of boxes, each with its length; 0 means up to the end, 1 that a longer number
 * follows.
 */
function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 16 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    if (short === 0) return bytes.length;
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (length < 8) return Infinity;
    at += length;
  }
  return at;
}
