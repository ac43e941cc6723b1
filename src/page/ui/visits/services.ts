// The services that count visits, and the request that reports a page to each. All but Google's
// receive a request of our own: their scripts would be code of others in every page.

/** A service as the page's HTML names it (src/page/ui/visits/visits.tsx). */
export interface VisitService {
  kind: 'plausible' | 'umami' | 'matomo' | 'ga4';
  /** The site's name at the service. */
  id: string;
  /** Address that receives the requests. */
  address: string;
  /** True if visitors must agree first. */
  asks: boolean;
}

export interface PageView {
  url: string;
  title: string;
  /** The address of the page before, here or elsewhere; empty when there is none. */
  referrer: string;
}

/**
 * Tells a service of a page. It never throws: what cannot be counted is no matter of the visitor.
 */
export function countPage({ kind, id, address }: VisitService, view: PageView): void {
  if (kind === 'ga4') return countWithGoogle(id, address, view);
  const { body, ...options } = requests[kind](id, view);
  fetch(address, { method: 'POST', keepalive: true, credentials: 'omit', body, ...options }).catch(() => {});
}

type Request = Pick<RequestInit, 'headers' | 'mode'> & { body: BodyInit };

const requests: Record<'plausible' | 'umami' | 'matomo', (id: string, view: PageView) => Request> = {
  // Plain text, as Plausible's own script sends it: then the browser need not ask for permission
  // first.
  plausible: (domain, { url, referrer }) => ({
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ name: 'pageview', url, domain, referrer: referrer || null }),
  }),
  umami: (website, { url, title, referrer }) => ({
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      type: 'event',
      payload: {
        website,
        hostname: location.hostname,
        language: navigator.language,
        screen: `${screen.width}x${screen.height}`,
        url,
        title,
        referrer,
      },
    }),
  }),
  // Without an id of the visitor, Matomo sets no cookie and stores nothing on the device.
  matomo: (idsite, { url, title, referrer }) => ({
    mode: 'no-cors',
    body: new URLSearchParams({
      idsite,
      rec: '1',
      apiv: '1',
      url,
      action_name: title,
      urlref: referrer,
      rand: String(Math.random()).slice(2),
      send_image: '0',
    }),
  }),
};

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

function countWithGoogle(id: string, address: string, { url, title, referrer }: PageView) {
  if (!window.dataLayer) {
    window.dataLayer = [];
    tellGoogle('js', new Date());
    tellGoogle('config', id, { send_page_view: false });
    const script = document.createElement('script');
    script.src = `${address}?id=${id}`;
    script.async = true;
    document.head.append(script);
  }
  setGoogleStopped(id, false);
  tellGoogle('event', 'page_view', { page_location: url, page_title: title, page_referrer: referrer });
}

/** Google's script reads the arguments object itself; it passes over arrays. */
function tellGoogle(..._words: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer!.push(arguments);
}

/** Ends what a service does after the visitor no longer agrees, and deletes its cookies. */
export function stopCounting({ kind, id }: VisitService): void {
  if (kind !== 'ga4') return;
  setGoogleStopped(id, true);
  for (const name of document.cookie.split(/; ?/).map((cookie) => cookie.split('=')[0]!)) {
    if (!/^_ga(_|$)/.test(name)) continue;
    for (const domain of cookieDomains()) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}

function setGoogleStopped(id: string, isStopped: boolean) {
  (window as unknown as Record<string, boolean>)[`ga-disable-${id}`] = isStopped;
}

/** A cookie may be for the host, or for any domain above it. */
function cookieDomains(): string[] {
  const labels = location.hostname.split('.');
  return ['', ...labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)];
}
