// The settings of the function on plain Node, read from environment variables.
import { createParts, readNumber } from './create-parts.mjs';
import { mailBySmtp } from './smtp.mjs';
import { openSqlite } from './sqlite.mjs';

/**
 * @param {Record<string, string | undefined>} environment
 * @param {(path: string) => string} readText
 * @throws with a sentence on what to set
 */
export async function readSettings(environment, readText) {
  const site = readSite(environment.FORMS ?? 'forms.json', readText);
  const sqlite = openSqlite(environment.LEDGER ?? 'messages.sqlite');
  try {
    return {
      port: readNumber(environment, 'PORT', 8787),
      host: environment.HOST ?? '127.0.0.1',
      close: sqlite.close,
      parts: await createParts({ environment, site, query: sqlite.query, mailBySmtp }),
    };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function readSite(path, readText) {
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    throw new Error(
      `The forms of the site are missing: set FORMS to the file dist-hosts/forms.json that its build wrote. (${error.message})`,
      { cause: error },
    );
  }
}
