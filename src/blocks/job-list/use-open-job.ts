// Which job's window is open. The page's address says it, so that it can be passed on, and Back closes the window.
import { useEffect, useState } from 'react';

/** The part of the address that names the job. */
const jobParameter = 'job';

export interface OpenJob {
  slug: string | null;
  open: (slug: string) => void;
  close: () => void;
}

/** Follows the address: none is open until the page has awoken. */
export function useOpenJob(): OpenJob {
  const [slug, setSlug] = useState<string | null>(null);
  useEffect(() => {
    setSlug(slugInAddress());
    let page = addressWith(null);
    const follow = (event: PopStateEvent) => {
      const now = addressWith(null);
      // Going between a page and one of its jobs is no change of page: the router must not fetch the page again.
      if (now === page) event.stopImmediatePropagation();
      page = now;
      setSlug(slugInAddress());
    };
    addEventListener('popstate', follow, true);
    return () => removeEventListener('popstate', follow, true);
  }, []);
  const open = (chosen: string) => {
    history.pushState({ ...history.state, openedHere: true }, '', addressWith(chosen));
    setSlug(chosen);
  };
  const close = () => {
    if (slugInAddress() === null) return;
    if (history.state?.openedHere) return history.back();
    history.replaceState(history.state, '', addressWith(null));
    setSlug(null);
  };
  return { slug, open, close };
}

function slugInAddress(): string | null {
  return new URLSearchParams(location.search).get(jobParameter);
}

function addressWith(slug: string | null): string {
  const url = new URL(location.href);
  if (slug === null) url.searchParams.delete(jobParameter);
  else url.searchParams.set(jobParameter, slug);
  return url.pathname + url.search + url.hash;
}
