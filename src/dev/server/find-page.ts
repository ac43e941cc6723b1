// The page that the dev server shows at a route, and which requests are for pages.
import { describeError } from '../../base/terminal/error-text.ts';
import type { WrittenPage } from '../../editor/server/site/authored-site.ts';
import type { IncomingMessage } from 'node:http';
import type { PageModel } from '../../checker/check-site.ts';
import { isNotFoundPage, isReservedAddress } from '../../base/pure/route.ts';

/** @returns the page of a route, or the nearest not-found page; undefined when there is neither */
export function findPage(
  pages: Map<string, PageModel>,
  route: string,
): { model: PageModel | undefined; found: boolean } {
  const exact = pages.get(route);
  if (exact) return { model: exact, found: !isNotFoundPage(exact.route) };
  for (let folder = route; folder.includes('/');) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const model = pages.get(`${folder}/404`);
    if (model) return { model, found: false };
  }
  return { model: undefined, found: false };
}

/** @returns whether a request is for a page, and not for a file or for Vite */
export function wantsPage({ url = '', method, headers }: IncomingMessage): boolean {
  const path = url.split('?')[0]!;
  return (
    /^(?:GET|HEAD)$/.test(method!) &&
    !isReservedAddress(path) &&
    !/\.\w+$/.test(path) &&
    /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
  );
}

/**
 * @param readWrong reads a page that has mistakes; null where nothing can be made of it
 * @returns the page, or its last good state, also where Pagewright fails, which is printed
 */
export function orLastGood(readWrong: () => PageModel | null, good: PageModel | undefined): WrittenPage {
  try {
    const imperfect = readWrong();
    return { model: (imperfect ?? good)?.authored, hasMistakes: imperfect !== null };
  } catch (error) {
    console.error(describeError(error));
    return { model: good?.authored, hasMistakes: false, hasFailed: true };
  }
}
