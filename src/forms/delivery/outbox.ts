// Sends what earlier tries left behind, without the visitor: after a while, when the network comes back, on the next page.
import { attempt } from './attempt.ts';
import { isDelivering, recordNow } from './delivery.ts';
import { changeLeg, loadLeads, onLeadChange, sweep } from './lead-box.ts';
import { dueCalls, openCalls } from './retry-rules.ts';
import { timing } from './timing.ts';

/** Shorter waits would only keep the page busy. */
const shortestWait = 250;

let stop: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Starts it for the life of the page; a second start changes nothing.
 * @returns a function that stops it
 */
export function startOutbox(): () => void {
  if (stop) return stop;
  const ends = new AbortController();
  const on = (target: EventTarget, type: string, handle: () => void) =>
    target.addEventListener(type, handle, { signal: ends.signal });
  on(window, 'online', hurry);
  on(window, 'pagehide', recordAll);
  on(document, 'visibilitychange', () => (document.visibilityState === 'hidden' ? recordAll() : schedule()));
  const forget = onLeadChange(schedule);
  stop = () => {
    ends.abort();
    forget();
    clearTimeout(timer);
    stop = undefined;
  };
  sweep();
  hurry();
  return stop;
}

/** Makes all calls that are due, for all leads side by side; resolves when they have ended. */
export async function sendDue(): Promise<void> {
  const calls = loadLeads()
    .filter((lead) => !isDelivering(lead.id))
    .flatMap((lead) => dueCalls(lead, Date.now()).map((index) => ({ id: lead.id, index, awaited: false })));
  await Promise.all(calls.map((call) => attempt(call)));
}

/** A page that goes away takes its waiting calls with it; a request to the spreadsheet can outlive it. */
function recordAll(): void {
  for (const lead of loadLeads()) recordNow(lead.id);
}

/** Sets the clock for the next call that is due; a little late by chance, so that not all tabs start at once. */
function schedule(): void {
  clearTimeout(timer);
  const waiting = loadLeads().filter((lead) => !isDelivering(lead.id));
  const next = Math.min(...waiting.flatMap((lead) => openCalls(lead).map((index) => lead.legs[index]!.due)));
  if (next === Infinity) return;
  const wait = Math.max(shortestWait, next - Date.now()) * (1 + Math.random() / 4);
  timer = setTimeout(() => void sendDue().then(schedule), Math.min(wait, timing.retryCap));
}

/** A new page, or the network is back: what was only waiting for that is due now. */
function hurry(): void {
  for (const lead of loadLeads()) {
    for (const index of openCalls(lead)) {
      const leg = lead.legs[index]!;
      if (leg.state === 'new' || leg.call === 'sheet') changeLeg(lead.id, index, { due: Date.now() });
    }
  }
  schedule();
}
