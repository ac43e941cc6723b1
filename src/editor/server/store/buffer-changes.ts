// Buffer for the changes of a store: keeps what is written while a server starts, until somebody
// follows the store.
import type { SiteStore } from './site-store.ts';

type Follow = SiteStore['follow'];
type Report = Parameters<Follow>[0];

/**
 * Follows a store at once, and keeps what changes until somebody asks for it.
 * @returns the store; its `follow` has one listener, who is told first of what was kept
 */
export function bufferChanges<Store extends { follow: Follow }>(store: Store): Store {
  const kept: Parameters<Report>[] = [];
  let report: Report = (...change) => void kept.push(change);
  const stop = store.follow((...change) => report(...change));
  const follow: Follow = (listener) => {
    report = listener;
    for (const change of kept.splice(0)) listener(...change);
    return stop;
  };
  return { ...store, follow };
}
