// Writes into photos how their camera was held: EXIF's tag 0x0112 in JPEG, PNG and WebP, the property irot in AVIF.
import { crc32 } from 'node:zlib';

/** The smallest EXIF: one directory with one entry. */
function exif(turn, { bigEndian = false, cut = false } = {}) {
  const bytes = Buffer.alloc(26);
  bytes.write(bigEndian ? 'MM' : 'II', 0);
  const write16 = (value, at) => (bigEndian ? bytes.writeUInt16BE(value, at) : bytes.writeUInt16LE(value, at));
  const write32 = (value, at) => (bigEndian ? bytes.writeUInt32BE(value, at) : bytes.writeUInt32LE(value, at));
  write16(42, 2);
  write32(8, 4);
  write16(1, 8);
  write16(0x0112, 10);
  write16(3, 12);
  write32(1, 14);
  write16(turn, 18);
  return cut ? bytes.subarray(0, 12) : bytes;
}

export function turnedJpeg(jpg, turn, options) {
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif(turn, options)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpg.subarray(0, 2), head, body, jpg.subarray(2)]);
}

export function turnedPng(png, turn, options) {
  const at = png.indexOf('IDAT') - 4;
  const named = Buffer.concat([Buffer.from('eXIf'), exif(turn, options)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, at), length, named, check, png.subarray(at)]);
}

export function turnedWebp(webp, turn, { width, height }, { headed = false, ...options } = {}) {
  const body = Buffer.concat([...(headed ? [Buffer.from('Exif\0\0', 'latin1')] : []), exif(turn, options)]);
  const extended = Buffer.alloc(18);
  extended.write('VP8X', 0);
  extended.writeUInt32LE(10, 4);
  extended[8] = 0x08;
  extended.writeUIntLE(width - 1, 12, 3);
  extended.writeUIntLE(height - 1, 15, 3);
  const chunk = Buffer.alloc(8);
  chunk.write('EXIF', 0);
  chunk.writeUInt32LE(body.length, 4);
  const parts = [extended, webp.subarray(12), chunk, body];
  const head = Buffer.from(webp.subarray(0, 12));
  head.writeUInt32LE(4 + Buffer.concat(parts).length, 4);
  return Buffer.concat([head, ...parts]);
}

/** Adds the property to the list of the picture's properties, and makes it one of the first item's. */
export function turnedAvif(avif, quarter) {
  const bytes = Buffer.from(avif);
  const property = Buffer.from([0, 0, 0, 9, ...Buffer.from('irot'), quarter]);
  const list = bytes.indexOf('ipco') - 4;
  const uses = bytes.indexOf('ipma') - 4;
  const count = countBoxes(bytes.subarray(list + 8, list + bytes.readUInt32BE(list)));
  const ends = { list: list + bytes.readUInt32BE(list), uses: uses + bytes.readUInt32BE(uses) };
  // Version 0: a count of items, then for each its number (2 bytes), a count (1 byte) and the properties.
  bytes[uses + 18]++;
  const parts = [
    bytes.subarray(0, ends.list),
    property,
    bytes.subarray(ends.list, ends.uses),
    Buffer.from([0x80 | (count + 1)]),
    bytes.subarray(ends.uses),
  ];
  const whole = Buffer.concat(parts);
  const grow = (name, by) => {
    const at = whole.indexOf(name) - 4;
    whole.writeUInt32BE(whole.readUInt32BE(at) + by, at);
  };
  grow('ipco', property.length);
  grow('ipma', 1);
  grow('iprp', property.length + 1);
  grow('meta', property.length + 1);
  // The picture's data has moved.
  const places = whole.indexOf('iloc');
  const offset = whole.length - (avif.length - avif.indexOf('mdat')) + 4;
  const written = avif.indexOf('mdat') + 4;
  for (let at = places; at < places + 60; at++)
    if (whole.readUInt32BE(at) === written) {
      whole.writeUInt32BE(offset, at);
      break;
    }
  return whole;
}

function countBoxes(bytes) {
  let count = 0;
  for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at)) count++;
  return count;
}
