// Takes out of a picture's file what its camera and its programs have written into it: place, time,
// owner, comments. The picture itself stays as it is, byte for byte; so do its colours and which
// way it is turned.
import { crc32 } from 'node:zlib';
import { imageSize } from 'image-size';
import { readOrientation } from '../../site/image-files/orientation.ts';

/**
 * @returns the file without metadata; a file of another kind, or one that cannot be read, as it is
 */
export async function stripMetadata(path: string, bytes: Buffer): Promise<Buffer> {
  const ending = /\.(jpe?g|png|webp|avif)$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === 'png') return stripPng(bytes);
  if (ending === 'webp') return stripWebp(bytes);
  if (ending === 'avif') return await stripAvif(bytes);
  return ending === undefined ? bytes : stripJpeg(bytes);
}

const exifHead = Buffer.from('Exif\0\0', 'latin1');

/**
 * Kept: what decoding needs, and the colour profile (APP2). Dropped: APP1 and APP3 to APP13, APP15,
 * comments.
 */
function stripJpeg(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 0, 2) !== '\xff\xd8') return bytes;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  const turned = readJpegOrientation(bytes);
  if (turned > 1) kept.push(orientationSegment(turned));
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    // The picture's data follow; behind its end, phones put films and further pictures with
    // metadata.
    if (marker === 0xda) return Buffer.concat([...kept, bytes.subarray(at, endOfJpeg(bytes, at))]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const isMeta = marker === 0xe1 || (marker >= 0xe3 && marker <= 0xed) || marker === 0xef || marker === 0xfe;
    // APP2 also has lists of further pictures.
    const isProfile = bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE';
    if (!isMeta && (marker !== 0xe2 || isProfile)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return bytes;
}

/**
 * In the data, 0xff is followed by 0 or by a restart marker; other segments may stand between
 * scans.
 */
function endOfJpeg(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(Buffer.from([0xff, 0xd9]), from);
  return end === -1 ? bytes.length : end + 2;
}

function readJpegOrientation(bytes: Buffer): number {
  try {
    return imageSize(bytes).orientation ?? 1;
  } catch {
    return 1;
  }
}

function orientationSegment(orientation: number): Buffer {
  const tiff = orientationExif(orientation);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exifHead.length + tiff.length]);
  return Buffer.concat([head, exifHead, tiff]);
}

/** The same as a part of a PNG, with its length before and its checksum behind it. */
function orientationChunk(orientation: number): Buffer {
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), orientationExif(orientation)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** Exif with one entry: which way the picture is turned. */
function orientationExif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

const pngMetadata = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']);

function stripPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  const turned = readOrientation(bytes, 'png');
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'eXIf' && turned > 1) kept.push(orientationChunk(turned));
    if (!pngMetadata.has(type)) kept.push(bytes.subarray(at, end));
    // Bytes behind the end belong to no picture.
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return bytes;
}

function stripWebp(bytes: Buffer): Buffer {
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF') return bytes;
  const kept: Buffer[] = [];
  const whole = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = 12; at + 8 <= whole;) {
    const length = bytes.readUInt32LE(at + 4);
    const end = Math.min(whole, at + 8 + length + (length % 2));
    const type = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, end));
    // The header of extended files says which parts follow: 8 is Exif, 4 is XMP.
    if (type === 'VP8X') chunk[8]! &= ~0x0c;
    if (type !== 'EXIF' && type !== 'XMP ') kept.push(chunk);
    at = end;
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}

/**
 * Metadata are among the picture's parts in this format, so the few files that have any are encoded
 * again.
 */
async function stripAvif(bytes: Buffer): Promise<Buffer> {
  if (!bytes.includes('Exif') && !bytes.includes('application/rdf+xml')) return bytes;
  const { default: sharp } = await import('sharp');
  return sharp(bytes).autoOrient().keepIccProfile().avif({ quality: 75 }).toBuffer();
}
