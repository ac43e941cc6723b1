// SQL on Cloudflare D1, the database of Workers.

/**
 * Prepared statements: https://developers.cloudflare.com/d1/worker-api/prepared-statements/
 * @returns {import('./types.d.ts').Query}
 */
export function queryD1(database) {
  return async (sql, parameters) => {
    const { results, meta } = await database
      .prepare(sql)
      .bind(...parameters)
      .all();
    return { rows: results ?? [], changes: meta.changes ?? 0 };
  };
}
