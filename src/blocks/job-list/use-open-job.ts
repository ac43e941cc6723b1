// Which job's window is open. The page's address says it, so that it can be passed on, and Back closes the window.
import { useEffect, useState } from 'react';
import { addressChange, addressWith, slugInAddress } from './address.ts';

export interface OpenJob {
  slug: string | null;
  open: (slug: string) => void;
  close: () => void;
}

/** Follows the address. None is open until the list has awoken, because the server knows no address. */
export function useOpenJob(): OpenJob {
  const [slug, setSlug] = useState<string | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const follow = () => setSlug(slugInAddress());
    for (const change of ['popstate', addressChange]) addEventListener(change, follow, { signal: listening.signal });
    follow();
    return () => listening.abort();
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
