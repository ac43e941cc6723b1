// The ledger's file on plain Node: SQLite as WebAssembly, which needs no compiler and writes
// straight to disk.
import sqlite from 'node-sqlite3-wasm';

/**
 * @param {string} path `:memory:` for a ledger that is gone with the process
 * @throws when the file is no database, or another process has it
 */
export function openSqlite(path) {
  const database = new sqlite.Database(path);
  // A message that was confirmed is on the disk, also when the power fails.
  database.exec('PRAGMA synchronous = FULL');
  return {
    /** @type {import('./types.d.ts').Query} */
    async query(sql, parameters) {
      if (/^\s*SELECT/i.test(sql)) return { rows: database.all(sql, parameters).map(toPlain), changes: 0 };
      return { rows: [], changes: database.run(sql, parameters).changes };
    },
    close: () => database.close(),
  };
}

/** Large integers come back as BigInt. */
function toPlain(row) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  );
}
