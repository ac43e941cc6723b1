// The ledger: one row for each message, by its id, however often it is sent. In SQL that SQLite and
// Cloudflare D1 both understand; a host gives the function that runs it.

const tables = `CREATE TABLE IF NOT EXISTS messages (
  id TEXT PRIMARY KEY, received_at INTEGER NOT NULL, form TEXT NOT NULL, "values" TEXT NOT NULL, spam TEXT NOT NULL
)`;
/** Tasks of a message: its mail and its web hook. */
const tasks = `CREATE TABLE IF NOT EXISTS tasks (
  id TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL, tries INTEGER NOT NULL, due INTEGER NOT NULL, reason TEXT NOT NULL,
  PRIMARY KEY (id, kind)
)`;
/** The files of messages, in parts: a row of Cloudflare D1 may have 2 MB. */
const files = `CREATE TABLE IF NOT EXISTS files (
  id TEXT NOT NULL, field TEXT NOT NULL, part INTEGER NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL, content BLOB NOT NULL,
  PRIMARY KEY (id, field, part)
)`;
/** Proofs of work that were used, so that none is used for two messages. */
const proofs = `CREATE TABLE IF NOT EXISTS proofs (proof TEXT PRIMARY KEY, id TEXT NOT NULL, until INTEGER NOT NULL)`;
const maxPartBytes = 1_000_000;

/**
 * @param {import('./types.d.ts').Query} query
 * @param {string[]} kinds what is done for each message: `mail`, `hook`
 * @returns {Promise<import('./types.d.ts').Ledger>}
 */
export async function openLedger(query, kinds) {
  for (const sql of [tables, tasks, files, proofs]) await query(sql, []);
  return {
    async add({ id, receivedAt, form, values, spam, files: added }) {
      // The message last, so that none is there without its tasks and files, wherever the function stops.
      for (const kind of kinds)
        await query("INSERT OR IGNORE INTO tasks VALUES (?, ?, 'new', 0, ?, '')", [id, kind, receivedAt]);
      for (const file of added) await addFile(id, file);
      const { changes } = await query('INSERT OR IGNORE INTO messages VALUES (?, ?, ?, ?, ?)', [
        id,
        receivedAt,
        form,
        JSON.stringify(values),
        spam,
      ]);
      return changes > 0;
    },
    async listDue(now, id) {
      const { rows } = await query(
        `SELECT id, kind, state, tries FROM tasks WHERE state <> 'done' AND due <= ? ${id ? 'AND id = ?' : ''} ORDER BY due LIMIT 50`,
        id ? [now, id] : [now],
      );
      return rows;
    },
    /** Two requests for one message come at the same time; only one of them gets the task. */
    async claim({ id, kind }, { now, until }) {
      const { changes } = await query(
        "UPDATE tasks SET state = 'running', tries = tries + 1, due = ? WHERE id = ? AND kind = ? AND state <> 'done' AND due <= ?",
        [until, id, kind, now],
      );
      return changes > 0;
    },
    async releaseClaims() {
      await query("UPDATE tasks SET state = 'new', due = 0 WHERE state = 'running'", []);
    },
    async finish({ id, kind }, { state, due, reason }) {
      await query('UPDATE tasks SET state = ?, due = ?, reason = ? WHERE id = ? AND kind = ?', [
        state,
        due,
        reason,
        id,
        kind,
      ]);
    },
    async forgetUnfinished(id) {
      for (const table of ['tasks', 'files'])
        await query(`DELETE FROM ${table} WHERE id = ? AND id NOT IN (SELECT id FROM messages)`, [id]);
    },
    async read(id) {
      return (await list('WHERE m.id = ?', [id]))[0];
    },
    async useProof(proof, { id, until }) {
      await query('INSERT OR IGNORE INTO proofs VALUES (?, ?, ?)', [proof, id, until]);
      const { rows } = await query('SELECT id FROM proofs WHERE proof = ?', [proof]);
      return rows[0].id === id;
    },
    async forgetProofs(now) {
      await query('DELETE FROM proofs WHERE until < ?', [now]);
    },
    readFiles,
    list: () => list('', []),
    async remove(id) {
      for (const table of ['tasks', 'files']) await query(`DELETE FROM ${table} WHERE id = ?`, [id]);
      const { changes } = await query('DELETE FROM messages WHERE id = ?', [id]);
      return changes > 0;
    },
    async removeOlder(than) {
      // By their message, because files without one may belong to a message that is being added.
      for (const table of ['tasks', 'files'])
        await query(`DELETE FROM ${table} WHERE id IN (SELECT id FROM messages WHERE received_at < ?)`, [than]);
      const { changes } = await query('DELETE FROM messages WHERE received_at < ?', [than]);
      return changes;
    },
  };

  async function addFile(id, { field, name, type, bytes }) {
    for (let part = 0; part * maxPartBytes < bytes.length; part++)
      await query('INSERT OR IGNORE INTO files VALUES (?, ?, ?, ?, ?, ?)', [
        id,
        field,
        part,
        name,
        type,
        bytes.slice(part * maxPartBytes, (part + 1) * maxPartBytes),
      ]);
  }

  async function readFiles(id, field) {
    const { rows } = await query(
      `SELECT field, name, type, content FROM files WHERE id = ? ${field ? 'AND field = ?' : ''} ORDER BY field, part`,
      field ? [id, field] : [id],
    );
    const found = new Map();
    for (const { content, ...file } of rows) {
      const known = found.get(file.field) ?? { ...file, parts: [] };
      // D1 gives an array of numbers, SQLite gives bytes.
      found.set(file.field, { ...known, parts: [...known.parts, new Uint8Array(content)] });
    }
    return [...found.values()].map(({ parts, ...file }) => ({ ...file, bytes: joinBytes(parts) }));
  }

  async function list(where, parameters) {
    const { rows } = await query(
      `SELECT m.id, m.received_at, m.form, m."values", m.spam, t.state, t.reason FROM messages m
       LEFT JOIN tasks t ON t.id = m.id AND t.kind = 'mail' ${where} ORDER BY m.received_at, m.id`,
      parameters,
    );
    const filesOf = await listFiles(where.replace('m.id', 'id'), parameters);
    return rows.map(({ id, received_at: receivedAt, form, values, spam, state, reason }) => ({
      id,
      receivedAt,
      form,
      values: JSON.parse(values),
      spam,
      files: filesOf.get(id) ?? [],
      mail: state ?? 'none',
      reason: reason ?? '',
    }));
  }

  /** @returns what is known of the files, by their messages */
  async function listFiles(where, parameters) {
    const { rows } = await query(
      `SELECT id, field, name, type, SUM(LENGTH(content)) AS size FROM files ${where} GROUP BY id, field ORDER BY field`,
      parameters,
    );
    const found = new Map();
    for (const { id, ...file } of rows) found.set(id, [...(found.get(id) ?? []), file]);
    return found;
  }
}

function joinBytes(parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}
