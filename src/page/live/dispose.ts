// Disposal of the live parts of pages that are gone.
import { disposers } from './wake.ts';

/**
 * Ends every live part that is no longer in the document.
 * @param snapshots pages kept for Back, whose parts go on living
 */
export function disposeRemovedParts(snapshots: Node[] = []): void {
  for (const [root, dispose] of disposers) {
    if (root.isConnected || snapshots.some((page) => page.contains(root))) continue;
    dispose();
    disposers.delete(root);
  }
}
