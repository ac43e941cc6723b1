// Compresses the finished site ahead of time, so that a host sends what is smallest without work.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this many bytes compression saves less than the headers cost. */
const smallest = 600;
/** Quality 11 costs about 10 times quality 9 and saves 3 to 5 per cent: worth it for what is cached for a year. */
const qualities = { hashed: 11, page: 9 };

/** Writes `.br` and `.gz` beside every text file of the folder that is worth it. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|xml|txt|json)$/.test(name)) continue;
    const file = join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < smallest) continue;
    writeFileSync(`${file}.br`, brotli(bytes, name.startsWith('assets') ? qualities.hashed : qualities.page));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** @returns a text in the smallest encoding that a client takes, by its Accept-Encoding, and that encoding's name */
export function compressedFor(
  accepted: string | string[] | undefined,
  text: string,
): { body: Buffer; encoding?: string } {
  const bytes = Buffer.from(text);
  if (/\bbr\b/.test(String(accepted))) return { body: brotli(bytes, 5), encoding: 'br' };
  if (/\bgzip\b/.test(String(accepted))) return { body: gzipSync(bytes), encoding: 'gzip' };
  return { body: bytes };
}

/** @returns the bytes compressed with brotli at a quality from 0 to 11 */
function brotli(bytes: Buffer, quality: number): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
