// Encoding of photos. Every setting is part of the files' names, so that a change of one makes new
// files.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Sharp's settings by file ending. Quality and effort were chosen by bytes and time:
 * docs/measurements/images.md.
 */
export const settings = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 4 },
  jpg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9 },
};

export type Ending = keyof typeof settings;

/** The version is exact, and each version of sharp has its encoders with it. */
const { version } = JSON.parse(
  readFileSync(join(createRequire(import.meta.url).resolve('sharp'), '../../package.json'), 'utf8'),
) as { version: string };

/** @returns a hash of 8 letters of a photo's bytes and of all settings of its encoding */
export function hashPhoto(bytes: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify({ settings, version })).update(bytes);
  return hash.digest('hex').slice(0, 8);
}
