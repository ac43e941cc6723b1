// The outbox: sends what could not be sent while the visitor waited: after a while, when the
// network comes back, on the next page.
import { getCallKind } from '../leads/call-kinds.ts';
import { addLateProof } from './late-proof.ts';
import { sendRequest } from './send-request.ts';
import { isDelivering, recordLead } from './delivery.ts';
import { changeStep, loadLeads, onLeadChange, removeExpired, removeLead } from '../leads/lead-box.ts';
import { areKept } from '../leads/lead-files.ts';
import { findDueSteps, findDueTime, findOpenSteps, isFinished } from './retry-rules.ts';
import type { Lead } from '../leads/lead.ts';
import { timing } from '../leads/timing.ts';

/** Shorter waits would only keep the page busy. */
const minWaitMs = 250;

let stop: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Starts the outbox of this page; a second start changes nothing.
 * @returns a function that stops it
 */
export function startOutbox(): () => void {
  if (stop) return stop;
  const ends = new AbortController();
  const on = (target: EventTarget, type: string, handle: (event: Event) => void) =>
    target.addEventListener(type, handle, { signal: ends.signal });
  on(window, 'online', makeDue);
  on(window, 'pagehide', recordLeads);
  on(window, 'beforeunload', askBeforeLoss);
  on(document, 'visibilitychange', () => (document.visibilityState === 'hidden' ? recordLeads() : schedule()));
  const forget = onLeadChange(schedule);
  stop = () => {
    ends.abort();
    forget();
    clearTimeout(timer);
    stop = undefined;
  };
  removeExpired();
  // Its page was closed before it could do this itself.
  for (const lead of loadLeads()) if (isFinished(lead)) removeLead(lead.id);
  makeDue();
  return stop;
}

/** Sends all steps that are due, side by side; resolves when all requests have ended. */
export async function sendDue(): Promise<void> {
  const leads = loadLeads().filter((lead) => !isDelivering(lead.id));
  const calls = leads.flatMap((lead) => findDueSteps(lead, Date.now()).map((index) => sendLater(lead, index)));
  await Promise.all(calls);
}

/** A function is the one that reads proofs of work; all other calls are not kept waiting. */
async function sendLater({ id, steps }: Lead, index: number): Promise<void> {
  if (steps[index]?.call === 'function') await addLateProof(id);
  await sendRequest({ id, index, awaited: false });
}

/** The browser asks whether to leave a page with files that the device does not have. */
function askBeforeLoss(event: Event): void {
  if (loadLeads().some(({ files = {} }) => !areKept(Object.values(files)))) event.preventDefault();
}

/** Requests to a ledger can outlive the page; all others end with it. */
function recordLeads(): void {
  for (const { id, sharedFrom = 0 } of loadLeads()) if (sharedFrom <= Date.now()) recordLead(id);
}

/**
 * Sets the timer for the next step that is due, with a random delay, so that not all tabs start at
 * once.
 */
function schedule(): void {
  clearTimeout(timer);
  const waiting = loadLeads().filter((lead) => !isDelivering(lead.id));
  const next = Math.min(...waiting.flatMap((lead) => findOpenSteps(lead).map((index) => findDueTime(lead, index))));
  if (next === Infinity) return;
  const wait = Math.max(minWaitMs, next - Date.now()) * (1 + Math.random() / 4);
  timer = setTimeout(() => void sendDue().then(schedule), Math.min(wait, timing.maxBackoffMs));
}

/** On a new page, or when the network is back, what waited for that is due. */
function makeDue(): void {
  for (const lead of loadLeads()) {
    for (const index of findOpenSteps(lead)) {
      const step = lead.steps[index]!;
      if (step.state === 'new' || getCallKind(step) === 'ledger') changeStep(lead.id, index, { due: Date.now() });
    }
  }
  schedule();
}
