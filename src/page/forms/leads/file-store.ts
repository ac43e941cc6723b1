// The store of files on the visitor's device: IndexedDB, because localStorage holds texts only.
import { timing } from './timing.ts';

const databaseName = 'pagewright-files';
const storeName = 'leads';

interface StoredFile {
  id: string;
  /** In ms since 1970. */
  at: number;
  file: File;
}

/** One after another: a lead may be confirmed while its files are still being stored. */
let last: Promise<unknown> = Promise.resolve();

/** Stores a file. @throws where the device is full, or stores nothing */
export async function storeFile(id: string, file: File): Promise<void> {
  await change((store) => store.put({ id, at: Date.now(), file } satisfies StoredFile));
}

/** @returns a file; undefined when it was not stored */
export async function loadFile(id: string): Promise<File | undefined> {
  const stored = (await change((store) => store.get(id)).catch(() => undefined)) as StoredFile | undefined;
  return stored?.file;
}

/** Removes files. Where there is no store, there are none. */
export async function removeFiles(ids: string[]): Promise<void> {
  for (const id of ids) await change((store) => store.delete(id)).catch(() => undefined);
}

/** Removes the files that are too old, as leads, whose time is up after 72 hours (lead-box.ts). */
export async function removeOldFiles(): Promise<void> {
  const all = (await change((store) => store.getAll()).catch(() => [])) as StoredFile[];
  await removeFiles(all.filter(({ at }) => Date.now() - at > timing.maxLeadAgeMs).map(({ id }) => id));
}

/** @returns the result of the request that `work` makes */
function change(work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const done = last.then(() => runTransaction(work));
  last = done.catch(() => undefined);
  return done;
}

async function runTransaction(work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await openDatabase();
  try {
    return await new Promise((done, fail) => {
      const transaction = database.transaction(storeName, 'readwrite');
      transaction.addEventListener('complete', () => done(request.result));
      for (const type of ['error', 'abort']) transaction.addEventListener(type, () => fail(transaction.error));
      const request = work(transaction.objectStore(storeName));
      // A page that is closed from here on no longer ends it.
      transaction.commit?.();
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(storeName, { keyPath: 'id' });
  });
  return new Promise((done, fail) => {
    opening.addEventListener('success', () => done(opening.result));
    opening.addEventListener('error', () => fail(opening.error));
  });
}
