// Fetches pages of this site as HTML, ahead of the click where a link is pointed at.

/** Milliseconds for which a page fetched ahead may be shown; a page that waits longer is fetched again. */
const keptFor = 30_000;

const fetched = new Map<string, Promise<Document>>();

/**
 * @param path a path of this site, without a hash
 * @returns the page's document; the not-found page, too, is a page
 * @throws when there is no answer, or it is no page
 */
export function fetchPage(path: string): Promise<Document> {
  const ahead = fetched.get(path);
  if (ahead) return ahead;
  const page = request(path);
  fetched.set(path, page);
  page.catch(() => fetched.delete(path));
  setTimeout(() => fetched.delete(path), keptFor);
  return page;
}

async function request(path: string): Promise<Document> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || new URL(response.url).origin !== location.origin || response.status >= 500)
    throw new Error(`${path} is no page of this site`);
  return parsePage(await response.text());
}

/** The id of the template that keeps a fetched page's style. */
export const styleTemplate = 'page-style';

/**
 * The open page's content policy also holds for a page that is only parsed, and allows its own style alone. In a template the
 * style is kept and not tried.
 */
function parsePage(html: string): Document {
  const kept = html.replace(/<style>[^]*?<\/style>/, `<template id="${styleTemplate}">$&</template>`);
  return new DOMParser().parseFromString(kept, 'text/html');
}
