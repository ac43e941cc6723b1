// Makes a document of a fetched page's HTML.
import { fetchPage } from './page-fetch.ts';

/** The id of the template that keeps a fetched page's style. */
export const styleTemplate = 'page-style';

/** The path of the link that a finger or the mouse went down on last, until it is followed. */
let pressed: string | undefined;
let ready: { html: string; page: Document } | undefined;

/**
 * Parses a page as soon as its link is pressed: on a phone that is some 80 ms before the click.
 * @param path a path of this site, without a hash
 */
export async function parseAhead(path: string): Promise<void> {
  pressed = path;
  const { html } = await fetchPage(path, 'high');
  // Not before the press itself is answered.
  await new Promise((resolve) => setTimeout(resolve));
  if (pressed === path) ready = { html, page: parsePage(html) };
}

/**
 * @param path a path of this site, without a hash
 * @returns the page, which is the caller's to take apart, and its address, which a redirect may have changed
 * @throws when there is no answer, or it is no page
 */
export async function pageAtPath(path: string): Promise<{ page: Document; url: string }> {
  pressed = undefined;
  const { html, url } = await fetchPage(path, 'high');
  const page = ready?.html === html ? ready.page : parsePage(html);
  ready = undefined;
  return { page, url };
}

/**
 * The open page's content policy also holds for a page that is only parsed, and allows its own style alone. In a template the
 * style is kept and not tried.
 */
function parsePage(html: string): Document {
  const kept = html.replace(/<style>[^]*?<\/style>/, `<template id="${styleTemplate}">$&</template>`);
  return new DOMParser().parseFromString(kept, 'text/html');
}
