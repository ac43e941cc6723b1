// The store of files on the visitor's device: IndexedDB, because localStorage holds texts only.
// Where it is blocked or full, nothing is stored, and nothing fails.
import type { LeadFiles } from './payload.ts';
import { timing } from './timing.ts';

const databaseName = 'pagewright-files';
const storeName = 'leads';

interface Stored {
  id: string;
  /** In ms since 1970. */
  at: number;
  files: LeadFiles;
}

/** One after another: a lead may be confirmed while its files are still being stored. */
let last: Promise<unknown> = Promise.resolve();

/** Stores the files of a lead, and removes those that are too old. */
export async function storeFiles(id: string, files: LeadFiles): Promise<void> {
  await change((leads) => {
    leads.put({ id, at: Date.now(), files } satisfies Stored);
    removeOld(leads);
  });
}

/** @returns the files of a lead; none when they were not stored */
export async function loadFiles(id: string): Promise<LeadFiles> {
  const stored = (await change((leads) => leads.get(id))) as Stored | undefined;
  return stored?.files ?? {};
}

export async function removeFiles(id: string): Promise<void> {
  await change((leads) => void leads.delete(id));
}

/** @returns the result of the request that `work` returns; undefined when there is no store */
function change(work: (leads: IDBObjectStore) => IDBRequest | void): Promise<unknown> {
  const done = last.then(() => runTransaction(work)).catch(() => undefined);
  last = done;
  return done;
}

async function runTransaction(work: (leads: IDBObjectStore) => IDBRequest | void): Promise<unknown> {
  const database = await openDatabase();
  try {
    return await new Promise((done, fail) => {
      const transaction = database.transaction(storeName, 'readwrite');
      const request = work(transaction.objectStore(storeName));
      transaction.addEventListener('complete', () => done(request?.result));
      for (const type of ['error', 'abort']) transaction.addEventListener(type, () => fail(transaction.error));
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

/** As leads, whose time is up after 72 hours (lead-box.ts). */
function removeOld(leads: IDBObjectStore): void {
  const request = leads.getAll();
  request.addEventListener('success', () => {
    const old = (request.result as Stored[]).filter(({ at }) => Date.now() - at > timing.maxLeadAgeMs);
    for (const { id } of old) leads.delete(id);
  });
}
