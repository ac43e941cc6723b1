// Counts visits, also of pages that are reached without a page load, and asks first where a service
// needs consent.
import { readConsent, saveConsent } from './consent.ts';
import { countPage, stopCounting, type VisitService } from './services.ts';

/**
 * @param root stands around the page: `data-services` are the services, `data-host` is where visits
 * count, so that no preview is counted. With a banner inside, visitors are asked.
 * @returns a function that ends the counting
 */
export function start(root: HTMLElement): () => void {
  const services = JSON.parse(root.dataset.services!) as VisitService[];
  const isLive = location.hostname === root.dataset.host;
  let consent = readConsent();
  let referrer = document.referrer;
  let shownPath = location.pathname;

  const countFor = (asking: readonly VisitService[]) => {
    const view = { url: location.href, title: document.title, referrer };
    if (isLive) for (const service of asking) countPage(service, view);
  };
  const countShown = () => {
    countFor(services.filter(({ asks }) => !asks || consent));
    shownPath = location.pathname;
  };
  const answer = (accepted: boolean) => {
    if (accepted === consent) return;
    consent = accepted;
    saveConsent(accepted);
    const asking = services.filter(({ asks }) => asks);
    if (accepted) countFor(asking);
    else asking.forEach(stopCounting);
  };

  const endBanner = startBanner(root, { isOpen: consent === undefined, answer });
  countShown();
  // A page that is swapped in has its address and title by the time that this is called.
  const swaps = new MutationObserver(() => {
    if (location.pathname === shownPath) return;
    referrer = new URL(shownPath, location.href).href;
    countShown();
  });
  swaps.observe(document.getElementById('main')!, { childList: true });
  return () => {
    swaps.disconnect();
    endBanner();
  };
}

/** Shows the banner until it is answered, and again when it is asked for. */
function startBanner(root: HTMLElement, { isOpen, answer }: { isOpen: boolean; answer: (accepted: boolean) => void }) {
  const banner = root.querySelector<HTMLElement>('.consent-banner');
  if (!banner) return () => {};
  const opener = root.querySelector<HTMLElement>('[data-consent-open]')!;
  banner.hidden = !isOpen;
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (button === opener) {
      banner.hidden = false;
      banner.focus();
    } else if (button?.dataset.consent) {
      const hadFocus = banner.contains(document.activeElement);
      banner.hidden = true;
      answer(button.dataset.consent === 'accept');
      // Not at the start of the page: the next key would begin there.
      if (hadFocus) opener.focus({ preventScroll: true });
    }
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
