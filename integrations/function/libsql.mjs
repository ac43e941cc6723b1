// SQL on a libSQL database over HTTP, such as Turso: for hosts without a database. By `fetch`
// alone.
import { Buffer } from 'node:buffer';

const timeoutMs = 15_000;

/**
 * The requests: https://docs.turso.tech/sdk/http/reference, and the protocol behind them:
 * https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_3_SPEC.md
 * @param {{ url: string, token?: string }} database its address begins with libsql:// or https://
 * @returns {import('./types.d.ts').Query}
 * @throws when the database cannot be reached, or does not understand a statement
 */
export function queryLibsql({ url, token }) {
  const address = new URL('/v2/pipeline', url.replace(/^libsql:/, 'https:'));
  return async (sql, parameters) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({
        requests: [{ type: 'execute', stmt: { sql, args: parameters.map(toValue) } }, { type: 'close' }],
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok)
      throw new Error(`The database answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
    const [{ type, response: done, error }] = (await response.json()).results;
    if (type === 'error') throw new Error(`The database refused a statement: ${error.message}`);
    const { cols, rows, affected_row_count: changes } = done.result;
    const toRow = (row) => Object.fromEntries(row.map((value, index) => [cols[index].name, fromValue(value)]));
    return { rows: rows.map(toRow), changes };
  };
}

/** Integers are texts, because JSON has none of 64 bits. */
function toValue(value) {
  if (value instanceof Uint8Array) return { type: 'blob', base64: Buffer.from(value).toString('base64') };
  if (Number.isInteger(value)) return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  return { type: 'text', value };
}

function fromValue({ type, value, base64 }) {
  if (type === 'blob') return new Uint8Array(Buffer.from(base64, 'base64'));
  if (type === 'integer' || type === 'float') return Number(value);
  return type === 'null' ? null : value;
}
