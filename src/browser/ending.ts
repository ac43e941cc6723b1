// Ends the live parts of pages that are gone.
import { stops } from './live.ts';

/** Ends every live part that is no longer in the document, nor in a page that is kept for Back. */
export function endRemovedParts(kept: Node[] = []): void {
  for (const [root, stop] of stops) {
    if (root.isConnected || kept.some((page) => page.contains(root))) continue;
    stop();
    stops.delete(root);
  }
}
