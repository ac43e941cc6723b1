// Weight of a finished page: the files that it makes a visitor's browser fetch, read from its HTML,
// in bytes that travel: Brotli at its best quality, always the same for the same text, whatever
// compressed files are in the folder.
import { brotliCompressSync, constants } from 'node:zlib';

export interface PageWeight {
  /** Bytes of the document without its inline style. */
  html: number;
  /** Bytes of its inline style. */
  css: number;
  /**
   * Bytes of script before anybody has touched the page: inline, the start-up script, what wakes
   * with the page.
   */
  script: number;
  /** Bytes of the script that is fetched after the first interaction. */
  laterScript: number;
  /**
   * The document, and what it names that a browser fetches at once: script, pictures that are not
   * lazy.
   */
  requests: number;
  /** Bytes of each section before compression, by its id: they tell what grew. */
  sections: Record<string, number>;
  /** The names of the files of both kinds of script. */
  scripts: string[];
}

/**
 * @param html a page as the build wrote it
 * @param bytesOf the bytes of a script by its address
 */
export function weighPage(html: string, bytesOf: (address: string) => number): PageWeight {
  const css = all(html, /<style>([^]*?)<\/style>/g).join('');
  const inline = all(html, /<script>([^]*?)<\/script>/g).join('');
  const atOnce = all(html, /<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g);
  const body = /<body[^>]*>/.exec(html)?.[0] ?? '';
  const modules = all(body, / data-(?:island-)?modules="([^"]*)"/g).flatMap((list) => list.split(' '));
  const later = modules.filter((address) => !atOnce.includes(address));
  const total = (addresses: string[]) => addresses.reduce((sum, address) => sum + bytesOf(address), 0);
  const eager = all(html, /<img((?:(?!loading="lazy")[^>])*)>/g).map(
    (attributes) => / src="([^"]+)"/.exec(attributes)?.[1],
  );
  return {
    html: compressedBytes(html.replaceAll(/<style>[^]*?<\/style>/g, '')),
    css: compressedBytes(css),
    script: compressedBytes(inline) + total(atOnce),
    laterScript: total(later),
    requests: 1 + new Set([...atOnce, ...eager]).size,
    sections: measureSections(html),
    scripts: [...atOnce, ...later].map(scriptName).sort(),
  };
}

/**
 * @returns a script's name without the folder and the hash: `boot` for `/assets/boot-Cly4ODNc.js`
 */
export function scriptName(address: string): string {
  return address.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '');
}

/** @returns the bytes of a text as it travels */
export function compressedBytes(text: string | Buffer): number {
  if (text.length === 0) return 0;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  return brotliCompressSync(text, { params }).length;
}

function measureSections(html: string): Record<string, number> {
  const main = /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '';
  const starts = [...main.matchAll(/<section id="([^"]+)"/g)];
  return Object.fromEntries(
    starts.map((start, index) => [start[1]!, (starts[index + 1]?.index ?? main.length) - start.index]),
  );
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1]!);
}
