// The ledger: one row for each message, by its id, however often it is sent. In SQL that SQLite and
// Cloudflare D1 both understand; a host gives the function that runs it.

const tables = `CREATE TABLE IF NOT EXISTS messages (
  id TEXT PRIMARY KEY, received_at INTEGER NOT NULL, form TEXT NOT NULL, "values" TEXT NOT NULL, spam TEXT NOT NULL
)`;
/** What has to be done for a message: its mail and its web hook. */
const tasks = `CREATE TABLE IF NOT EXISTS tasks (
  id TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL, tries INTEGER NOT NULL, due INTEGER NOT NULL, reason TEXT NOT NULL,
  PRIMARY KEY (id, kind)
)`;

/**
 * @param {import('./types.d.ts').Query} query
 * @param {string[]} kinds what is done for each message: `mail`, `hook`
 * @returns {Promise<import('./types.d.ts').Ledger>}
 */
export async function openLedger(query, kinds) {
  for (const sql of [tables, tasks]) await query(sql, []);
  return {
    async add({ id, receivedAt, form, values, spam }) {
      const { changes } = await query('INSERT OR IGNORE INTO messages VALUES (?, ?, ?, ?, ?)', [
        id,
        receivedAt,
        form,
        JSON.stringify(values),
        spam,
      ]);
      // Also for a known message: the function may have stopped between the two.
      for (const kind of kinds)
        await query("INSERT OR IGNORE INTO tasks VALUES (?, ?, 'new', 0, ?, '')", [id, kind, receivedAt]);
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
    async finish({ id, kind }, { state, due, reason }) {
      await query('UPDATE tasks SET state = ?, due = ?, reason = ? WHERE id = ? AND kind = ?', [
        state,
        due,
        reason,
        id,
        kind,
      ]);
    },
    async read(id) {
      return (await list('WHERE m.id = ?', [id]))[0];
    },
    list: () => list('', []),
    async remove(id) {
      const { changes } = await query('DELETE FROM messages WHERE id = ?', [id]);
      await query('DELETE FROM tasks WHERE id = ?', [id]);
      return changes > 0;
    },
    async removeOlder(than) {
      const { changes } = await query('DELETE FROM messages WHERE received_at < ?', [than]);
      if (changes > 0) await query('DELETE FROM tasks WHERE id NOT IN (SELECT id FROM messages)', []);
      return changes;
    },
  };

  async function list(where, parameters) {
    const { rows } = await query(
      `SELECT m.id, m.received_at, m.form, m."values", m.spam, t.state, t.reason FROM messages m
       LEFT JOIN tasks t ON t.id = m.id AND t.kind = 'mail' ${where} ORDER BY m.received_at, m.id`,
      parameters,
    );
    return rows.map(({ id, received_at: receivedAt, form, values, spam, state, reason }) => ({
      id,
      receivedAt,
      form,
      values: JSON.parse(values),
      spam,
      mail: state ?? 'none',
      reason: reason ?? '',
    }));
  }
}
