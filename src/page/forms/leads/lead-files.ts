// The files of leads: stored on the device as soon as they are chosen, so that they are there when
// their message is written down. Where the device stores none, they last as long as the page. The
// code of the store is loaded only where there are files.
import { createId, type Lead } from './lead.ts';
import type { LeadFiles } from './payload.ts';
import { timing } from './timing.ts';

type KeepState = 'storing' | 'stored' | 'unkept';

interface HeldFile {
  file: File;
  state: KeepState;
  storing: Promise<void>;
}

/** The files that were chosen on this page, by their keys in the store. */
const held = new Map<string, HeldFile>();
const loadStore = () => import('./file-store.ts');

/** Loads the code of the store for a form that asks for files, and removes what is too old. */
export function prepareFileStore(): void {
  void loadStore().then(
    ({ removeOldFiles }) => removeOldFiles(),
    // It is loaded again when a file is chosen, and that failure is told.
    () => {},
  );
}

/** Stores a file that was chosen, once. @returns its key */
export function keepFile(file: File): string {
  const known = [...held].find(([, each]) => each.file === file);
  if (known && known[1].state !== 'unkept') return known[0];
  const key = known?.[0] ?? createId();
  const entry: HeldFile = { file, state: 'storing', storing: Promise.resolve() };
  entry.storing = storeInTime(key, file).then((isStored) => void (entry.state = isStored ? 'stored' : 'unkept'));
  held.set(key, entry);
  return key;
}

/** Some browsers never answer (WebKit bug 226547). A file that is stored too late is as good as lost. */
async function storeInTime(key: string, file: File): Promise<boolean> {
  const late = new Promise<boolean>((done) => setTimeout(() => done(false), timing.storingMs));
  const stored = loadStore()
    .then(({ storeFile }) => storeFile(key, file))
    .then(
      () => true,
      () => false,
    );
  return Promise.race([stored, late]);
}

/** Resolves when the device has the files of these keys, or is known not to. */
export async function waitUntilKept(keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => held.get(key)?.storing));
}

/** @returns whether the files of this page with these keys are on the device */
export function areKept(keys: string[]): boolean {
  return keys.every((key) => (held.get(key)?.state ?? 'stored') === 'stored');
}

/** @returns the files of a lead by the names of their fields, without those that are lost */
export async function findFiles({ files = {} }: Lead): Promise<LeadFiles> {
  const found: LeadFiles = {};
  for (const [field, key] of Object.entries(files)) {
    // First from the store: what was chosen may have been changed or deleted on the disk since.
    const stored = held.get(key)?.state === 'unkept' ? undefined : await loadFromStore(key);
    const file = stored ?? held.get(key)?.file;
    if (file) found[field] = file;
  }
  return found;
}

async function loadFromStore(key: string): Promise<File | undefined> {
  return loadStore().then(
    ({ loadFile }) => loadFile(key),
    () => undefined,
  );
}

/** Removes files from the device. Who sends one of them again stores it again. */
export function forgetFiles(keys: string[]): void {
  if (keys.length === 0) return;
  for (const key of keys) held.delete(key);
  void loadStore().then(
    ({ removeFiles }) => removeFiles(keys),
    () => {},
  );
}

/** @returns the keys of those of the files that were chosen on this page */
export function listFileKeys(files: File[]): string[] {
  return [...held].filter(([, { file }]) => files.includes(file)).map(([key]) => key);
}
