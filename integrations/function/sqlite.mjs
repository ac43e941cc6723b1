// The ledger's file on plain Node: SQLite through the interface of `node:sqlite`, from a package, because Node 20 has
// none. Its locks are those of the system, which end with the process, however that ends.
import { DatabaseSync } from '@photostructure/sqlite';

/** Time to wait for a backup that reads the file, and for a process that is about to end. */
const timeoutMs = 2000;

/**
 * @param {string} path `:memory:` for a ledger that is gone with the process
 * @throws with a sentence for the log, when the file cannot be used or another process has it
 */
export function openSqlite(path) {
  const owner = path === ':memory:' ? undefined : claimFile(path);
  try {
    const database = explain(path, () => openDatabase(path));
    return {
      /** @type {import('./types.d.ts').Query} */
      query: async (sql, parameters) => explain(path, () => runStatement(database.prepare(sql), sql, parameters)),
      close() {
        database.close();
        owner?.close();
      },
    };
  } catch (error) {
    owner?.close();
    throw error;
  }
}

function openDatabase(path) {
  const database = new DatabaseSync(path, { timeout: timeoutMs });
  // A message that was confirmed is on the disk, also when the power fails: with FULL, the last one could be missing
  // (https://www.sqlite.org/pragma.html#pragma_synchronous).
  database.exec('PRAGMA synchronous = EXTRA');
  return database;
}

function runStatement(statement, sql, parameters) {
  if (/^\s*SELECT/i.test(sql)) return { rows: statement.all(...parameters), changes: 0 };
  return { rows: [], changes: Number(statement.run(...parameters).changes) };
}

/** Locks a file beside the ledger for as long as the process lives, so that programs for backups can read the ledger. */
function claimFile(path) {
  const owner = explain(path, () => new DatabaseSync(`${path}-owner`, { timeout: timeoutMs }));
  try {
    owner.exec('BEGIN EXCLUSIVE');
    return owner;
  } catch (error) {
    owner.close();
    if (primaryCode(error) !== codes.busy) throw describe(path, error);
    throw new Error(`Another process has the ledger ${path}. It belongs to one: stop that one first.`, {
      cause: error,
    });
  }
}

/** https://www.sqlite.org/rescode.html */
const codes = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 };
const sentences = {
  [codes.busy]: 'is in use by another program for too long',
  [codes.readOnly]: 'is read-only: let the function write the file and its folder',
  [codes.io]: 'could not be read or written: the disk has a fault, or is full',
  [codes.corrupt]: 'is damaged: bring back a backup',
  [codes.full]: 'has no room: the disk is full',
  [codes.cannotOpen]: 'cannot be opened: its folder is missing, or the function may not write there',
  [codes.notADatabase]: 'is no SQLite file',
};

function explain(path, work) {
  try {
    return work();
  } catch (error) {
    throw describe(path, error);
  }
}

function describe(path, error) {
  const sentence = sentences[primaryCode(error)];
  return sentence ? new Error(`The ledger ${path} ${sentence}. (${error.message})`, { cause: error }) : error;
}

/** @returns {number | undefined} the code without its details, which are in the upper bits */
function primaryCode({ errcode }) {
  return errcode === undefined ? undefined : errcode & 0xff;
}
