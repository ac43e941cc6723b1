// Hot updates in the dev server: shows a changed page without a full load, and removes the error
// overlay when all is well.
import { devChannel } from '../../editor/client/dev-channel.ts';
import './edit-button.ts';
import { disposeRemovedParts } from '../../page/live/dispose.ts';
import { scheduleWakes } from '../../page/live/wake.ts';
import { clearFetchedPages } from '../../page/navigation/page-fetch.ts';
import { mergeModules } from '../../page/navigation/merge-modules.ts';
import { clearSnapshots } from '../../page/navigation/page-swap.ts';

/**
 * The sections of a page as the server has last sent them; the HTML of live parts has changed
 * since.
 */
let sent: { path: string; sections: string[] } = { path: '', sections: [] };

// Vite's client handles one message after the other, so pages come in the order of the changes.
devChannel?.on('pagewright:update', async () => {
  clearFetchedPages();
  clearSnapshots();
  const page = await fetchOpenPage();
  if (!page) return;
  document.querySelector<HTMLElement & { close?: () => void }>('vite-error-overlay')?.close?.();
  const main = document.getElementById('main');
  const next = page.getElementById('main');
  if (!main || !next || !hasSameShell(page)) return location.reload();
  document.title = page.title;
  showChanged(main, next);
  disposeRemovedParts();
  mergeModules(page);
  scheduleWakes(main);
});

/**
 * @returns the open page as it is now (another one may have been opened while it was fetched), or
 * `undefined` while it cannot be made: the page stays, with the mistake over it
 */
async function fetchOpenPage(): Promise<Document | undefined> {
  const path = location.pathname;
  const response = await fetch(location.href);
  if (response.status === 500) return undefined;
  const text = await response.text();
  return path === location.pathname ? new DOMParser().parseFromString(text, 'text/html') : fetchOpenPage();
}

/**
 * Shows the sections that differ from what was sent last; the others stay, with what is open,
 * chosen and typed in them.
 */
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

/** Compares all but `<main>`: a change of header, footer or dialogs needs a full load. */
function hasSameShell(page: Document): boolean {
  return (
    shellText(page) === shellText(document) &&
    [...page.querySelectorAll('body > dialog')].every(({ id }) => document.getElementById(id))
  );
}

function shellText(page: Document): string {
  return ['header', 'footer'].map((name) => page.querySelector(name)?.textContent).join();
}

/** The overlay's hint is about a setting of Vite, which means nothing to an author. */
function removeOverlayHint(): void {
  document.querySelector('vite-error-overlay')?.shadowRoot?.querySelector('.tip')?.remove();
}

new MutationObserver(removeOverlayHint).observe(document.documentElement, { childList: true, subtree: true });
// It may be there already.
removeOverlayHint();

// The server answers with what has changed since it sent this page.
const { content } = document.querySelector<HTMLMetaElement>('meta[name=pagewright-changes]')!;
devChannel?.send('pagewright:shows', { changes: Number(content) });
