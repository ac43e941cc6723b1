// The lead box: unsent leads on the visitor's device. They are in localStorage, where a lead is
// written before the click's handler returns, or in memory where storage is blocked or full. A lead
// leaves when it is confirmed, at the latest after 72 hours.
import type { Lead, DeliveryStep } from './lead.ts';
import { forgetFiles, listFileKeys } from './lead-files.ts';
import { timing } from './timing.ts';
import { leadPrefix } from './unsent.ts';

const markPrefix = 'lead.v1.mark.';
/** Files that were chosen on a page that was left. */
const leftPrefix = 'lead.v1.left.';
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** Calls `listener` after every change of a lead. @returns a function that removes the listener */
export function onLeadChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Saves a lead. It is stored when this returns. @returns whether it is on the device, and not in memory alone */
export function saveLead(lead: Lead): boolean {
  const isKept = write(leadPrefix + lead.id, lead);
  for (const listener of listeners) listener();
  return isKept;
}

/** @returns the lead's current state, or undefined when it is finished */
export function loadLead(id: string): Lead | undefined {
  return readLead(leadPrefix + id);
}

/** @returns all unfinished leads, the oldest first */
export function loadLeads(): Lead[] {
  const leads = listKeys(leadPrefix).map(readLead);
  return leads.filter((lead) => lead !== undefined).sort((a, b) => a.at - b.at);
}

/**
 * Changes one step of a lead. Reads it again first, because another tab may have changed another
 * step.
 */
export function changeStep(id: string, index: number, change: Partial<DeliveryStep>): Lead | undefined {
  const lead = loadLead(id);
  const step = lead?.steps[index];
  if (!lead || !step) return undefined;
  Object.assign(step, change);
  saveLead(lead);
  return lead;
}

export function removeLead(id: string): void {
  const files = Object.values(loadLead(id)?.files ?? {});
  remove(leadPrefix + id);
  forgetUnused(files);
}

/** Removes files that were chosen and not sent. */
export function forgetUnsentFiles(files: File[]): void {
  forgetUnused(listFileKeys(files));
}

/** Lets the next page remove files that were not sent: this one has no time left to do it. */
export function leaveUnsentFiles(files: File[]): void {
  for (const key of listFileKeys(files)) write(leftPrefix + key, { at: Date.now() });
}

/** Two messages may have the same file: one that failed, and one that its sender has written better. */
function forgetUnused(files: string[]): void {
  const used = new Set(loadLeads().flatMap((lead) => Object.values(lead.files ?? {})));
  forgetFiles(files.filter((key) => !used.has(key)));
}

/** Remembers which lead has this content, by its hash, for ten minutes. */
export function markContent(hash: string, id: string): void {
  write(markPrefix + hash, { id, at: Date.now() });
}

/** @returns the id of the lead that had the same content within the last ten minutes */
export function findSameContent(hash: string): string | undefined {
  const mark = read<{ id: string; at: number }>(markPrefix + hash);
  return mark && Date.now() - mark.at < timing.sameLeadMs ? mark.id : undefined;
}

/** Removes a lead that nobody took, so that its sender can write it better: the same content is a new lead then. */
export function withdrawLead(id: string): void {
  removeLead(id);
  for (const key of listKeys(markPrefix)) if (read<{ id: string }>(key)?.id === id) remove(key);
}

/** Removes leads and hashes that are too old or cannot be read, and files that no lead has. */
export function removeExpired(): void {
  const left = listKeys(leftPrefix);
  forgetUnused(left.map((key) => key.slice(leftPrefix.length)));
  for (const key of left) remove(key);
  removeOlder(leadPrefix, timing.maxLeadAgeMs);
  removeOlder(markPrefix, timing.sameLeadMs);
}

function removeOlder(prefix: string, age: number): void {
  for (const key of listKeys(prefix)) {
    const entry = read<{ at: number }>(key);
    const whole = prefix !== leadPrefix || readLead(key);
    if (entry && whole && Date.now() - entry.at < age) continue;
    if (prefix === leadPrefix) removeLead(key.slice(prefix.length));
    else remove(key);
  }
}

/** Storage may hold anything, such as a visitor's experiments. */
function readLead(key: string): Lead | undefined {
  const lead = read<Lead>(key);
  const whole =
    typeof lead?.id === 'string' &&
    typeof lead.values === 'object' &&
    lead.values !== null &&
    Array.isArray(lead.steps);
  return whole ? lead : undefined;
}

/** @returns the page's storage, or undefined where reading it throws */
function findStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function write(key: string, value: object): boolean {
  const text = JSON.stringify(value);
  memory.delete(key);
  try {
    const store = findStorage();
    if (store) {
      store.setItem(key, text);
      return true;
    }
  } catch {
    // Full: an older version of the entry must not take precedence over the one in memory.
    remove(key);
  }
  memory.set(key, text);
  return false;
}

function read<T>(key: string): T | undefined {
  try {
    const text = memory.get(key) ?? findStorage()?.getItem(key);
    return text ? ((JSON.parse(text) as T | null) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

function remove(key: string): void {
  memory.delete(key);
  try {
    findStorage()?.removeItem(key);
  } catch {
    // Blocked: then it is not there either.
  }
}

function listKeys(prefix: string): string[] {
  const all = new Set(memory.keys());
  try {
    const store = findStorage();
    const count = store?.length ?? 0;
    for (let index = 0; index < count; index++) all.add(store?.key(index) ?? '');
  } catch {
    // Blocked: memory is all there is.
  }
  const others = [markPrefix, leftPrefix].filter((other) => other !== prefix);
  return [...all].filter((key) => key.startsWith(prefix) && !others.some((other) => key.startsWith(other)));
}
