// Compresses texts: ahead of time for the finished site, so that a host sends what is smallest without work, and on demand.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this many bytes compression saves less than the headers cost. */
const smallest = 600;

/**
 * Quality 11 saves 8 per cent over 6 and costs fifty times as much (36 ms for a page of 49 kB, docs/decisions/0021): worth it
 * for what is cached for a year, and for sites whose pages are few. 9 costs a third of 11 and saves nothing over 6.
 */
const qualities = { best: 11, quick: 6 };
export const fewPages = 300;

/**
 * The pages of a large site are compressed only when that is asked for: it costs twice what they cost themselves, makes three
 * files of each (Cloudflare Pages takes 20,000 files), and most hosts do it themselves.
 * @param wanted what was asked for, if anything
 * @returns the quality for the pages of a site; none without
 */
export function pageQuality(pages: number, wanted?: boolean): number | undefined {
  if (!(wanted ?? pages <= fewPages)) return undefined;
  return pages <= fewPages ? qualities.best : qualities.quick;
}

/** The quality for files that have a hash in their name. */
export const assetQuality = qualities.best;

/** @param pages the quality for the pages of the site @returns that for a file that belongs to a page */
export function qualityOfFile(path: string, pages: number | undefined): number | undefined {
  return pages && (path.startsWith('assets/') ? assetQuality : pages);
}

/** @returns whether a file is a text that is worth it */
export function isCompressible(path: string, bytes: number): boolean {
  return bytes >= smallest && /\.(html|js|css|svg|xml|txt|json)$/.test(path);
}

/** @returns the compressed forms by the ending that a host looks for */
export function compressedForms(bytes: Buffer, quality: number): { '.br': Buffer; '.gz': Buffer } {
  return { '.br': brotli(bytes, quality), '.gz': gzipSync(bytes, { level: quality === qualities.best ? 9 : 6 }) };
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
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params });
}
