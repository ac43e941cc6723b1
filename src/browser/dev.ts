// Runs in the dev server only: shows a changed page without loading it anew, and takes the overlay away when all is well.
import './author/author-view.ts';
import { endRemovedParts, wakeWhenNeeded } from './live.ts';

import.meta.hot?.on('pagewright:update', async () => {
  document.querySelector<HTMLElement & { close?: () => void }>('vite-error-overlay')?.close?.();
  const response = await fetch(location.href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const main = document.getElementById('main');
  const next = page.getElementById('main');
  if (!main || !next || !sameFrame(page)) return location.reload();
  document.title = page.title;
  main.innerHTML = next.innerHTML;
  endRemovedParts();
  wakeWhenNeeded(main);
});

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
