// A double of the parts of Google Apps Script that Code.gs uses, with one spreadsheet in memory.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';

type Cell = string;
interface Answer {
  text: string;
}
export interface Script {
  doPost(event: unknown): Answer;
  doGet(event: unknown): Answer;
  notifyUnconfirmed(): void;
}

/** Google shows a cell whose text starts with an apostrophe as the text behind it. */
const shown = (text: unknown): Cell => String(text).replace(/^'/, '');

function sheet(rows: Cell[][]) {
  return {
    getLastRow: () => rows.length,
    getLastColumn: () => rows[0]?.length ?? 0,
    appendRow: (row: unknown[]) => void rows.push(row.map(String)),
    getRange: (row: number, column: number, height = 1, width = 1) => ({
      getValues: () =>
        rows.slice(row - 1, row - 1 + height).map((line) => line.slice(column - 1, column - 1 + width).map(shown)),
      getValue: () => shown(rows[row - 1]![column - 1]),
      setValue: (value: string) => void (rows[row - 1]![column - 1] = value),
    }),
    getDataRange: () => ({
      getValues: () => rows.map((row) => row.map(shown)),
      getDisplayValues: () => rows.map((row) => row.map(shown)),
    }),
  };
}

/** Loads the unmodified script. `book` holds the rows of each sheet as they are stored; `lock` says whether it can be had. */
export function loadScript(book: Record<string, Cell[][]>) {
  const state = { lockFree: true, held: 0, mails: [] as string[][] };
  const sheets = new Map<string, ReturnType<typeof sheet>>();
  const get = (name: string) =>
    book[name] ? (sheets.get(name) ?? sheets.set(name, sheet(book[name])).get(name)!) : null;
  const context = {
    // The test's clock.
    Date,
    console: { error: () => {} },
    LockService: {
      getScriptLock: () => ({
        tryLock: () => state.lockFree && ++state.held > 0,
        releaseLock: () => void state.held--,
      }),
    },
    SpreadsheetApp: {
      flush: () => {},
      getActive: () => ({ getSheetByName: get, insertSheet: (name: string) => ((book[name] = []), get(name)) }),
    },
    ContentService: {
      MimeType: { JSON: 'json' },
      createTextOutput: (text: string) => ({ text, setMimeType: () => ({ text }) }),
    },
    Utilities: {
      DigestAlgorithm: { SHA_256: 'sha256' },
      Charset: { UTF_8: 'utf8' },
      computeDigest: (_: string, text: string) => [...new Int8Array(createHash('sha256').update(text).digest())],
    },
    Session: { getEffectiveUser: () => ({ getEmail: () => 'owner@example.com' }) },
    MailApp: { sendEmail: (...mail: string[]) => void state.mails.push(mail) },
  };
  // A path, because a test in a simulated browser has its URL, which Node does not accept.
  const file = join(dirname(fileURLToPath(import.meta.url)), '../../integrations/google-sheet/Code.gs');
  const script = runInNewContext(
    `${readFileSync(file, 'utf8')};({ doPost, doGet, notifyUnconfirmed })`,
    context,
  ) as Script;
  return {
    state,
    notifyUnconfirmed: () => script.notifyUnconfirmed(),
    post: (parameter: Record<string, string>) => JSON.parse(script.doPost({ parameter }).text),
    get: (parameter: Record<string, string> = {}) => JSON.parse(script.doGet({ parameter }).text),
  };
}
