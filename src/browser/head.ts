// Puts what a fetched page says outside of its `<main>` into the open document: title, tags, style, menu, windows.

import { wakeWhenNeeded } from './live.ts';
import { styleTemplate } from './page-fetch.ts';

const tags =
  'meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical], script[type="application/ld+json"]';

/** Makes the open document's head, style, current menu entries and windows those of `page`. */
export function showPageInHead(page: Document): void {
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  for (const old of document.head.querySelectorAll(tags)) old.remove();
  document.head.append(...page.head.querySelectorAll(tags));
  showStyle(page);
  showCurrentLink();
  showWindows(page);
}

/** A new `<style>` would break the content policy, which allows styles by hash; an adopted sheet does not. */
function showStyle(page: Document) {
  const css = page.querySelector<HTMLTemplateElement>(`#${styleTemplate}`)?.content.textContent;
  if (!css) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  for (const style of document.querySelectorAll<HTMLStyleElement>('head > style')) style.disabled = true;
}

function showCurrentLink() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a')) {
    const current = link.pathname === location.pathname && link.pathname !== '/';
    if (current) link.ariaCurrent = 'page';
    else link.removeAttribute('aria-current');
  }
}

/** Windows stay over the page's whole life, with what was typed into them; new ones are added. */
function showWindows(page: Document) {
  const missing = [...page.querySelectorAll('body > dialog')].filter((dialog) => !document.getElementById(dialog.id));
  document.body.append(...missing);
  for (const dialog of missing) wakeWhenNeeded(dialog);
}
