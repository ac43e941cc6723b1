// Page heads: what a page has outside of its `<main>` (title, tags, style, current link in the
// menu, dialogs), and the swap of it.
import { scheduleWakes } from '../live/wake.ts';
import { readHome } from '../state/home.ts';
import { styleTemplateId } from './page-document.ts';

/** Elements and sheets belong to one page and move with it. */
export interface PageHead {
  title: string;
  lang: string;
  dir: string;
  tags: Element[];
  /**
   * Adopted sheets; none for the page that the browser loaded, whose style element is in the
   * document.
   */
  sheets: CSSStyleSheet[];
}

const tagSelector =
  'meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical], script[type="application/ld+json"]';

export function readOpenHead(): PageHead {
  return createHead(document, [...document.adoptedStyleSheets]);
}

/** @returns the head of a fetched page */
export function readHead(page: Document): PageHead {
  return createHead(page, createSheets(page));
}

function createHead(page: Document, sheets: CSSStyleSheet[]): PageHead {
  const { title, documentElement, head } = page;
  return {
    title,
    lang: documentElement.lang,
    dir: documentElement.dir,
    tags: [...head.querySelectorAll(tagSelector)],
    sheets,
  };
}

/**
 * The content policy allows styles by their hash, and would refuse a new `<style>`; it does not
 * concern adopted sheets.
 */
function createSheets(page: Document): CSSStyleSheet[] {
  const css = page.querySelector<HTMLTemplateElement>(`#${styleTemplateId}`)?.content.textContent;
  if (!css) return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [sheet];
}

/** Shows a page's head in the open document, and marks the links to the page in the header. */
export function showHead({ title, lang, dir, tags: own, sheets }: PageHead): void {
  document.title = title;
  Object.assign(document.documentElement, { lang, dir });
  for (const old of document.head.querySelectorAll(tagSelector)) old.remove();
  document.head.append(...own);
  document.adoptedStyleSheets = sheets;
  for (const style of document.querySelectorAll<HTMLStyleElement>('head > style')) style.disabled = sheets.length > 0;
  markCurrentLink();
}

function markCurrentLink() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a')) {
    const current = link.pathname === location.pathname && link.pathname !== readHome();
    if (current) link.ariaCurrent = 'page';
    else link.removeAttribute('aria-current');
  }
}

/**
 * Adds the page's dialogs that are missing. The others stay until the next full load, with what was
 * typed into them.
 */
export function addDialogs(page: Document): void {
  const missing = [...page.querySelectorAll('body > dialog')].filter((dialog) => !document.getElementById(dialog.id));
  document.body.append(...missing);
  for (const dialog of missing) scheduleWakes(dialog);
}
