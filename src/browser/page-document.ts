// Makes a document of a fetched page's HTML.

/** The id of the template that keeps a fetched page's style. */
export const styleTemplate = 'page-style';

/**
 * The open page's content policy also holds for a page that is only parsed, and allows its own style alone. In a template the
 * style is kept and not tried.
 */
export function parsePage(html: string): Document {
  const kept = html.replace(/<style>[^]*?<\/style>/, `<template id="${styleTemplate}">$&</template>`);
  return new DOMParser().parseFromString(kept, 'text/html');
}
