// The function under load, killed at random moments (kill -9) and started again, over real HTTP, with a real mail server
// and its real ledger: it always starts, every message that it has confirmed is there once and whole, and was mailed.
import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { seeded } from '../page/forms/random-visits.ts';
import { isWhole } from '../sampling.ts';
import {
  endFunction,
  listMessages,
  makeFormsFolder,
  openMailServer,
  postMessage,
  startFunction,
  type FunctionProcess,
} from './function-process.ts';

const kills = isWhole ? 50 : 6;
const senders = 6;
/** A kill comes after so many more messages at most, and a little later: on a slow machine as on a fast one. */
const maxMessages = 6;
const maxDelayMs = 40;

let running: FunctionProcess | undefined;
afterEach(async () => {
  if (running?.child.exitCode === null && running.child.signalCode === null) await endFunction(running);
});

it(`starts again after each of ${kills} kills, and nothing is lost or twice`, async () => {
  const random = seeded(48);
  const { environment, remove } = makeFormsFolder();
  const mail = await openMailServer((done) => void setTimeout(done, random() * 40));
  const settings = { ...environment, ...mail.environment, RATE_LIMIT: '0' };
  const load = { address: '', isOver: false };
  const confirmed = new Map<string, { message: string; size: number }>();
  const sending = Array.from({ length: senders }, (_, sender) => sendOnAndOn(sender, { random, load, confirmed }));
  for (let kill = 0; kill <= kills; kill++) {
    running = await startFunction(settings);
    expect(running.address, `start after ${kill} kills: ${running.printed()}`).toBeDefined();
    load.address = running.address!;
    if (kill === kills) break;
    const before = confirmed.size + Math.floor(random() * maxMessages);
    while (confirmed.size < before) await delay(2);
    await delay(random() * maxDelayMs);
    await endFunction(running);
  }
  load.isOver = true;
  await Promise.all(sending);
  const list = () => listMessages(running!.address!);
  while ((await list()).some(({ mail: state }) => state !== 'done')) await delay(50);
  const kept = await list();
  expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
  for (const [id, { message, size }] of confirmed) {
    const found = kept.find((each) => each.id === id);
    expect(found, id).toMatchObject({ values: { message }, files: size > 0 ? [{ size }] : [] });
  }
  expect(kept.filter(({ id }) => !mail.mailed.includes(id))).toEqual([]);
  expect(confirmed.size).toBeGreaterThan(0);
  await endFunction(running!, 'SIGTERM');
  expect(checkIntegrity(environment['LEDGER']!)).toBe('ok');
  console.info(`${kills} kills: ${confirmed.size} confirmed, ${kept.length} kept, ${mail.mailed.length} mails`);
  await mail.close();
  remove();
});

interface Load {
  random: () => number;
  /** The running function. */
  load: { address: string; isOver: boolean };
  confirmed: Map<string, { message: string; size: number }>;
}

/** Sends one message after the other, each as often as it takes, as a page does that keeps it until it is confirmed. */
async function sendOnAndOn(sender: number, { random, load, confirmed }: Load): Promise<void> {
  for (let index = 0; !load.isOver; index++) {
    const id = `00000000-0000-4000-8000-${String(sender * 1_000_000 + index).padStart(12, '0')}`;
    const message = `${sender}: ${'Zeile '.repeat(random() * 2000)}`.trim();
    // Many pages of the database, so that a kill is likely to come while they are written.
    const size = random() < 0.3 ? Math.floor(random() * 1_500_000) + 100 : 0;
    const file = size > 0 ? Buffer.concat([Buffer.from('%PDF-1.7\n')], size) : undefined;
    let status: number | undefined;
    while (status !== 200) {
      if (load.address) status = await postMessage(load.address, { id, message, file });
      if (status !== 200) await delay(10);
    }
    confirmed.set(id, { message, size });
  }
}

/** Checks the integrity in a separate process, as a program for backups would. */
function checkIntegrity(ledger: string): string {
  const ask = `import { DatabaseSync } from '@photostructure/sqlite';
    console.log(new DatabaseSync(process.argv[1]).prepare('PRAGMA integrity_check').get().integrity_check);`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', ask, ledger], { encoding: 'utf8' }).trim();
}
