// Finds links of a finished site that lead nowhere: to a page, file or part of a page that is not
// in its folder.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasExactFile } from '../../base/disk/exact-file.ts';
import { withoutBase } from '../../base/addresses/base-path.ts';
import { decodePath } from '../../base/addresses/address.ts';
import { comparableRedirect } from '../../checker/addresses/redirects.ts';
import { listFiles } from '../../base/disk/list-files.ts';

export interface BrokenLink {
  /** The page's file, below the folder. */
  page: string;
  href: string;
}

/**
 * @param folder of the finished site
 * @param base the path of the site on its host; what is not below it is not known here
 * @param redirects the addresses that lead elsewhere, in their comparable form
 */
export function findBrokenLinks(
  folder: string,
  { base, redirects }: { base: string; redirects: ReadonlySet<string> },
): BrokenLink[] {
  const pages = listPages(folder);
  const ids = new Map<string, Set<string>>();
  const readIds = (page: string) => {
    const known = ids.get(page) ?? listIds(readFileSync(join(folder, page), 'utf8'));
    ids.set(page, known);
    return known;
  };
  return pages.flatMap((page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    return listLinks(html).flatMap((href) => {
      const { pathname: onHost, hash } = new URL(decode(href), `http://site${base}/${toAddress(page)}`);
      const pathname = withoutBase(base, onHost);
      if (pathname === undefined) return [];
      const target = redirects.has(comparableRedirect(pathname)) ? undefined : findTarget(folder, decodePath(pathname));
      if (target === null) return [{ page, href }];
      const isPart = target?.endsWith('.html') && hash.length > 1;
      return isPart && !readIds(target!).has(decodePath(hash.slice(1))) ? [{ page, href }] : [];
    });
  });
}

/** @returns the files of the site's pages, each once: for hosts some have a second name */
export function listPages(folder: string): string[] {
  return listFiles(folder, '').filter(
    (path) => path.endsWith('.html') && (path.endsWith('index.html') || isOnly(path)),
  );

  function isOnly(path: string): boolean {
    return !existsSync(join(folder, path.replace(/\.html$/, '/index.html')));
  }
}

/** @returns the address of a page's file, without the first slash */
export function toAddress(page: string): string {
  return page.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
}

/** @returns the file that an address leads to; null when there is none */
function findTarget(folder: string, pathname: string): string | null {
  const path = pathname.replace(/^\/|\/$/g, '');
  const files = path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`];
  return files.find((file) => hasExactFile(folder, `/${file}`)) ?? null;
}

/** @returns the links to the site itself and what its pages load, each once */
function listLinks(html: string): string[] {
  const found = Array.from(html.matchAll(/\s(?:href|src)="((?:\/(?!\/)|#)[^"]*)"/g), ([, href]) => href!);
  return [...new Set(found)];
}

function listIds(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id!));
}

function decode(href: string): string {
  return href.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}
