// What a page says outside of its `<main>`: title, tags, style, menu, windows. Puts that of another page into the open document.
import { wakeWhenNeeded } from './live.ts';
import { styleTemplate } from './page-document.ts';

/** Elements and sheets belong to one page and move with it. */
export interface PageHead {
  title: string;
  lang: string;
  tags: Element[];
  /** Adopted sheets; none for the page that the browser loaded, whose style element stands in the document. */
  sheets: CSSStyleSheet[];
}

const tags =
  'meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical], script[type="application/ld+json"]';

/** The head of the open page. */
export function openHead(): PageHead {
  return describe(document, [...document.adoptedStyleSheets]);
}

/** The head of a fetched page. */
export function headOf(page: Document): PageHead {
  return describe(page, styleOf(page));
}

function describe(page: Document, sheets: CSSStyleSheet[]): PageHead {
  const { title, documentElement, head } = page;
  return { title, lang: documentElement.lang, tags: [...head.querySelectorAll(tags)], sheets };
}

/** A new `<style>` would break the content policy, which allows styles by hash; an adopted sheet does not. */
function styleOf(page: Document): CSSStyleSheet[] {
  const css = page.querySelector<HTMLTemplateElement>(`#${styleTemplate}`)?.content.textContent;
  if (!css) return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [sheet];
}

/** Makes a page's head that of the open document, and marks the links in the header that lead to it. */
export function showHead({ title, lang, tags: own, sheets }: PageHead): void {
  document.title = title;
  document.documentElement.lang = lang;
  for (const old of document.head.querySelectorAll(tags)) old.remove();
  document.head.append(...own);
  document.adoptedStyleSheets = sheets;
  for (const style of document.querySelectorAll<HTMLStyleElement>('head > style')) style.disabled = sheets.length > 0;
  showCurrentLink();
}

function showCurrentLink() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a')) {
    const current = link.pathname === location.pathname && link.pathname !== '/';
    if (current) link.ariaCurrent = 'page';
    else link.removeAttribute('aria-current');
  }
}

/** Windows stay over the page's whole life, with what was typed into them; new ones are added. */
export function showWindows(page: Document): void {
  const missing = [...page.querySelectorAll('body > dialog')].filter((dialog) => !document.getElementById(dialog.id));
  document.body.append(...missing);
  for (const dialog of missing) wakeWhenNeeded(dialog);
}
