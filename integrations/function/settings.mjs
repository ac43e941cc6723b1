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
  const site = readSite(environment.FORMS ? [environment.FORMS] : usualPlaces, readText);
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

/** Beside the function, and where the build writes them when the function is a folder of the site. */
const usualPlaces = ['forms.json', '../dist-hosts/forms.json'];

function readSite(paths, readText) {
  const reasons = [];
  for (const path of paths) {
    try {
      return JSON.parse(readText(path));
    } catch (error) {
      reasons.push(error.message);
    }
  }
  throw new Error(
    `The forms of the site are missing: set FORMS to the file dist-hosts/forms.json that its build wrote. (${reasons.join('; ')})`,
  );
}
