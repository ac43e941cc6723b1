// The files of leads: in memory for the page on which they were chosen, and on the device for later
// visits. What stores them is loaded only where there are any.
import type { LeadFiles } from './payload.ts';

const held = new Map<string, LeadFiles>();
const store = () => import('./file-store.ts');

/** Keeps the files of a lead. Where the device stores none, they last as long as the page. */
export function keepFiles(id: string, files: LeadFiles): void {
  held.set(id, files);
  void store().then(({ storeFiles }) => storeFiles(id, files));
}

/** @returns the files of a lead by the names of their fields, without those that are lost */
export async function findFiles(id: string): Promise<LeadFiles> {
  return held.get(id) ?? (await store().then(({ loadFiles }) => loadFiles(id)));
}

/** Removes the files of a lead. */
export function forgetFiles(id: string): void {
  held.delete(id);
  void store().then(({ removeFiles }) => removeFiles(id));
}
