// Runs in the dev server only: shows a changed page without loading it anew, and takes the overlay away when all is well.
import './author/author-view.ts';
import { endRemovedParts } from './ending.ts';
import { wakeWhenNeeded } from './live.ts';
import { forgetFetched } from './page-fetch.ts';
import { takeModules } from './page-modules.ts';
import { forgetKept } from './page-swap.ts';

/** The sections of a page as the server has last sent them: what has come to life since is other HTML. */
let sent: { path: string; sections: string[] } = { path: '', sections: [] };

// Vite's client handles one message after the other, so pages come in the order of the changes.
import.meta.hot?.on('pagewright:update', async () => {
  document.querySelector<HTMLElement & { close?: () => void }>('vite-error-overlay')?.close?.();
  forgetFetched();
  forgetKept();
  const page = await openPageNow();
  const main = document.getElementById('main');
  const next = page.getElementById('main');
  if (!main || !next || !sameFrame(page)) return location.reload();
  document.title = page.title;
  showChanged(main, next);
  endRemovedParts();
  takeModules(page);
  wakeWhenNeeded(main);
});

/** The page that is open, as it is now; a link may be followed while it is fetched. */
async function openPageNow(): Promise<Document> {
  const path = location.pathname;
  const response = await fetch(location.href);
  const text = await response.text();
  return path === location.pathname ? new DOMParser().parseFromString(text, 'text/html') : openPageNow();
}

/** Shows the sections that differ from what was sent last; the others stay, with what is open, chosen and typed in them. */
function showChanged(main: HTMLElement, next: HTMLElement): void {
  const before = sent.path === location.pathname ? sent.sections : [];
  const [shown, parts] = [[...main.children], [...next.children]];
  sent = { path: location.pathname, sections: parts.map(({ outerHTML }) => outerHTML) };
  if (before.length === shown.length && before.length === parts.length)
    for (const [at, part] of parts.entries()) {
      if (sent.sections[at] !== before[at]) shown[at]!.replaceWith(part);
    }
  else main.replaceChildren(...next.childNodes);
}

/** Whether only `<main>` differs: header, footer and windows would need what `<main>` can do without, a full load. */
function sameFrame(page: Document): boolean {
  return (
    frameText(page) === frameText(document) &&
    [...page.querySelectorAll('body > dialog')].every(({ id }) => document.getElementById(id))
  );
}

function frameText(page: Document): string {
  return ['header', 'footer'].map((name) => page.querySelector(name)?.textContent).join();
}

/** The overlay's own hint speaks of a setting of Vite, which means nothing to an author. */
function takeOverlaysHintAway(): void {
  document.querySelector('vite-error-overlay')?.shadowRoot?.querySelector('.tip')?.remove();
}

new MutationObserver(takeOverlaysHintAway).observe(document.documentElement, { childList: true, subtree: true });
// It may have come before this file.
takeOverlaysHintAway();

// The server tells of what has changed since it sent this page.
const { content } = document.querySelector<HTMLMetaElement>('meta[name=pagewright-changes]')!;
import.meta.hot?.send('pagewright:shows', { changes: Number(content) });
