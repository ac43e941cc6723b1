// The published site: a link to it, and word that what was sent is online.
import { say } from '../../../base/words/say.ts';
import { useEffect, useRef, useState } from 'react';
import type { OnlinePage } from '../../protocol/site.ts';
import { ask } from '../state/site-store.ts';
import { announce } from '../state/store.ts';

/** Hosts take from seconds to a few minutes. */
const [pauseMs, maxMs] = [5000, 10 * 60_000];

/**
 * The way of what was sent: nothing was, the host is building it, it is there, it did not come in
 * time, or the address does not answer from here.
 */
export type OnlineState = 'unsent' | 'building' | 'online' | 'late' | 'unknown';

/**
 * @param words said when it is there
 * @returns the state of what was sent, and what follows it: asks until there is a version that is
 * the new one
 */
export function useArrival(words: string) {
  const [state, setState] = useState<OnlineState>('unsent');
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const follow = (read: () => Promise<string | null>, isNew: (version: string) => boolean) => {
    clearTimeout(timer.current);
    setState('building');
    const end = Date.now() + maxMs;
    const look = async () => {
      const version = await read();
      if (version !== null && isNew(version)) {
        setState('online');
        announce(words);
      } else if (Date.now() > end) setState('late');
      else timer.current = window.setTimeout(() => void look(), pauseMs);
    };
    void look();
  };
  return { state, setState, follow };
}

/** @returns the state, and what is called before something is sent: it returns what follows it */
export function useOnline() {
  const { state, setState, follow } = useArrival(say('It is online.'));
  const begin = async (route: string, url: string) => {
    const before = url === '' ? null : await readVersion(route);
    return () => {
      if (before === null) return setState('unknown');
      follow(
        () => readVersion(route),
        (version) => version !== before,
      );
    };
  };
  return { state, begin };
}

async function readVersion(route: string): Promise<string | null> {
  const asked = await ask<OnlinePage>(`online?${new URLSearchParams({ page: route })}`);
  return asked.ok && asked.answer.ok ? asked.answer.version : null;
}

const words = (): Record<OnlineState, string> => ({
  unsent: '',
  building: say('Sent. Your host is building the site; it says here when it is online.'),
  online: say('It is online.'),
  late: say('Sent. The page at your address has not changed yet. Your host knows why, if it should have.'),
  unknown: say('Sent. The address of the site does not answer from here, so look there whether it is online.'),
});

export function SiteLink({ url, state }: { url: string; state: OnlineState }) {
  if (url === '') return null;
  return (
    <p className="publish-online" data-state={state}>
      {words()[state]}{' '}
      <a href={url} target="_blank" rel="noreferrer">
        {say('Look at the published site')}
      </a>
    </p>
  );
}
