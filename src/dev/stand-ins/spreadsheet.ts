// The spreadsheet: one row in leads.csv for each lead_id, however often the lead is sent.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomic } from '../../base/disk/write-atomic.ts';
import { formatCsv, parseCsv } from './csv.ts';
import { jsonResponse, readValues, type Service } from './service.ts';
import { standInMessages } from '../messages.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A mail's status only moves forward in this order. */
const statuses = ['', 'unknown', 'failed', 'sent'];

/** Accepts POSTs of multipart data; responds with `{"result":"ok"}` once the row is in the file. */
export function createSpreadsheet({ folder, log }: { folder: string; log: (line: string) => void }): Service {
  const file = join(folder, 'leads.csv');
  let queue: Promise<unknown> = Promise.resolve();
  return async (request) => {
    if (request.method !== 'POST') return jsonResponse({ result: 'ok', resource: 'health' });
    const values = await readValues(request);
    if (!values) return jsonResponse({ result: 'error', message: 'No form data' });
    const lead = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    if (!uuidPattern.test(lead['lead_id'] ?? '')) lead['lead_id'] = hashContent(lead);
    // One write after another: two simultaneous requests must not both find the row missing.
    const written = queue.then(() => writeLead(file, lead));
    queue = written.catch(() => {});
    const duplicate = await written;
    if (!duplicate) log(standInMessages.lead(file));
    return jsonResponse({ result: 'ok', duplicate });
  };
}

/**
 * A lead without an id was sent without script; the same content within 10 minutes is one lead, as
 * in Code.gs.
 */
function hashContent(lead: Record<string, string>): string {
  const { time: _time, captcha: _captcha, lead_id: _id, ...content } = lead;
  const text = JSON.stringify([Math.floor(Date.now() / 600_000), content]);
  return `content-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/** @returns whether the lead was there already */
async function writeLead(file: string, lead: Record<string, string>): Promise<boolean> {
  const rows = await readRows(file);
  const known = rows.find((row) => row['lead_id'] === lead['lead_id']);
  if (!known) rows.push(lead);
  else if (statuses.indexOf(lead['mail_status'] ?? '') > statuses.indexOf(known['mail_status'] ?? '')) {
    known['mail_status'] = lead['mail_status']!;
  } else return true;
  writeAtomic(file, formatCsv(rows));
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
