// Brotli and gzip compression of texts: ahead of time for a built site, whose host then sends the
// smallest form without work, and on demand for our servers.
import { basename } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this size, compression saves less than the headers cost. */
const minBytes = 600;

/**
 * Quality 11 saves 8 per cent over 6 and costs fifty times as much (36 ms for a page of 49 kB,
 * docs/measurements/builds.md): worth it for files that are cached for a year, and for small sites.
 * Quality 9 costs a third of 11 and saves nothing over 6.
 */
const qualities = { best: 11, quick: 6 };

/** Up to this many pages a site counts as small. */
export const smallSitePages = 300;

/**
 * Pages of a large site are compressed only on request: it takes twice as long as building them,
 * makes three files of each (Cloudflare Pages allows 20,000 files), and most hosts compress by
 * themselves.
 * @param wanted the author's choice, if any
 * @returns the brotli quality for the pages of a site; undefined for no compression
 */
export function pageQuality(pages: number, wanted?: boolean): number | undefined {
  if (!(wanted ?? pages <= smallSitePages)) return undefined;
  return pages <= smallSitePages ? qualities.best : qualities.quick;
}

/** The quality for files with a hash in their name. */
export const assetQuality = qualities.best;

/**
 * @param pages the quality for the pages of the site
 * @returns the quality for a file that a page uses
 */
export function fileQuality(path: string, pages: number | undefined): number | undefined {
  return pages && (path.startsWith('assets/') ? assetQuality : pages);
}

/** Disks take no longer name of a file, in bytes, and a compressed form adds an ending. */
const maxName = 255 - '.br'.length;

/** @returns whether compressing a file is worth it and possible: a text of some size */
export function isCompressible(path: string, bytes: number): boolean {
  return (
    bytes >= minBytes && Buffer.byteLength(basename(path)) <= maxName && /\.(html|js|css|svg|xml|txt|json)$/.test(path)
  );
}

/** @returns the compressed forms by the file extension that a host looks for */
export function compressForHosts(bytes: Buffer, quality: number): { '.br': Buffer; '.gz': Buffer } {
  return { '.br': brotli(bytes, quality), '.gz': gzipSync(bytes, { level: quality === qualities.best ? 9 : 6 }) };
}

/**
 * @returns a text in the smallest encoding that the client accepts (Accept-Encoding), and the
 * encoding's name
 */
export function compressForClient(
  accepted: string | string[] | undefined,
  text: string,
): { body: Buffer; encoding?: string } {
  const bytes = Buffer.from(text);
  if (/\bbr\b/.test(String(accepted))) return { body: brotli(bytes, 5), encoding: 'br' };
  if (/\bgzip\b/.test(String(accepted))) return { body: gzipSync(bytes), encoding: 'gzip' };
  return { body: bytes };
}

/** @param quality from 0 to 11 */
function brotli(bytes: Buffer, quality: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params });
}
