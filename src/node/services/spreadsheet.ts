// The spreadsheet: one row for each lead in leads.csv, known by its lead_id, however often it is sent.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../write-whole.ts';
import { formatCsv, parseCsv } from './csv.ts';
import { json, readValues, type Service } from './exchange.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A mail's state only ever moves forward in this order. */
const statuses = ['', 'unknown', 'failed', 'sent'];

/** Takes POSTs of multipart data; answers `{"result":"ok"}` once the row is in the file. */
export function createSheet({ folder, log }: { folder: string; log: (line: string) => void }): Service {
  const file = join(folder, 'leads.csv');
  let turn: Promise<unknown> = Promise.resolve();
  return async (request) => {
    if (request.method !== 'POST') return json({ result: 'ok', resource: 'health' });
    const values = await readValues(request);
    if (!values) return json({ result: 'error', message: 'No form data' });
    const lead = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    if (!uuid.test(lead['lead_id'] ?? '')) lead['lead_id'] = idFromContent(lead);
    // One after the other: two requests at once must not both find that the row is missing.
    const written = turn.then(() => writeLead(file, lead));
    turn = written.catch(() => {});
    const duplicate = await written;
    if (!duplicate) log(`Lead written to ${file}`);
    return json({ result: 'ok', duplicate });
  };
}

/** A lead without an id was sent without script. It is the same one if it says the same within 10 minutes, as in Code.gs. */
function idFromContent(lead: Record<string, string>): string {
  const { time: _time, captcha: _captcha, lead_id: _id, ...content } = lead;
  const text = JSON.stringify([Math.floor(Date.now() / 600_000), content]);
  return `content-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/** @returns whether the lead had a row already */
async function writeLead(file: string, lead: Record<string, string>): Promise<boolean> {
  const rows = await readRows(file);
  const known = rows.find((row) => row['lead_id'] === lead['lead_id']);
  if (!known) rows.push(lead);
  else if (statuses.indexOf(lead['mail_status'] ?? '') > statuses.indexOf(known['mail_status'] ?? '')) {
    known['mail_status'] = lead['mail_status']!;
  } else return true;
  writeWhole(file, formatCsv(rows));
  return known !== undefined;
}

async function readRows(file: string): Promise<Record<string, string>[]> {
  try {
    return parseCsv(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
