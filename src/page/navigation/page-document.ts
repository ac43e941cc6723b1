// Documents of fetched pages, parsed from their HTML.
import { fetchPage } from './page-fetch.ts';

/** The id of the template that keeps a fetched page's style. */
export const styleTemplateId = 'page-style';

/** The path of the last link that was pressed, until it is followed. */
let pressedPath: string | undefined;
let parsed: { html: string; page: Document } | undefined;

/**
 * Parses a page as soon as its link is pressed: on a phone that is some 80 ms before the click.
 * @param path a path of this site, without a hash
 */
export async function parseAhead(path: string): Promise<void> {
  pressedPath = path;
  const { html } = await fetchPage(path, 'high');
  // Not before the browser has handled the press.
  await new Promise((resolve) => setTimeout(resolve));
  if (pressedPath === path) parsed = { html, page: parsePage(html) };
}

/**
 * @param path a path of this site, without a hash
 * @returns the page, which the caller may change, and its address, which a redirect may have
 *   changed
 * @throws when there is no response, or it is no page
 */
export async function loadPage(path: string): Promise<{ page: Document; url: string }> {
  pressedPath = undefined;
  const { html, url } = await fetchPage(path, 'high');
  const page = parsed?.html === html ? parsed.page : parsePage(html);
  parsed = undefined;
  return { page, url };
}

/**
 * The open page's content policy also applies to a page that is only parsed, and would refuse its
 * style. In a template, the browser does not apply the style.
 */
function parsePage(html: string): Document {
  const guarded = html.replace(/<style>[^]*?<\/style>/, `<template id="${styleTemplateId}">$&</template>`);
  return new DOMParser().parseFromString(guarded, 'text/html');
}
