// The confirmation card: goes back after a while, stays when asked, and leads to the visitor's
// inbox.
import { recallMail } from '../../forms/mail-domain.ts';
import { readHome } from '../../state/home.ts';
import type { PageControls } from '../../ui/behavior.ts';
import { leaveUnlessUsed } from './leave-unless-used.ts';
import { findWebmail } from './webmail.ts';

/**
 * @param root the card's content
 * @returns a function that ends it
 */
export function start(root: HTMLElement, { goTo }: PageControls): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-thanks=${name}]`);
  const note = (name: string) => {
    const place = part(name);
    if (place) place.textContent = place.dataset.note!;
  };
  const stay = leaveUnlessUsed(Number(root.dataset.returnAfter), {
    leave: () => goBack(goTo),
    stays: () => {
      note('stays');
      part('return')?.remove();
    },
    signal,
  });
  part('stay')?.addEventListener('click', stay, { signal });
  const what = part('what');
  what?.addEventListener('click', () => note('noted'), { signal });
  const mail = recallMail();
  // Visitors who were sent no mail must not look for one.
  if (mail.kind === 'none') part('mail')?.remove();
  const webmail = mail.kind === 'sent' ? findWebmail(mail.domain) : undefined;
  const link = part('inbox') as HTMLAnchorElement | null;
  if (webmail && what && link) {
    link.href = webmail;
    link.hidden = false;
    what.hidden = true;
  }
  return () => ends.abort();
}

/** Goes back one page of this site; a visitor who came here directly goes home. */
function goBack(goTo: (path: string) => void): void {
  if (canGoBack()) history.back();
  else goTo(readHome());
}

/** Only within this site: going back to a search engine would look like being thrown out. */
function canGoBack(): boolean {
  const { navigation } = globalThis as { navigation?: { canGoBack?: boolean } };
  if (typeof navigation?.canGoBack === 'boolean') return navigation.canGoBack;
  const routed = (history.state as { idx?: number } | null)?.idx ?? 0;
  return routed > 0 || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`));
}
