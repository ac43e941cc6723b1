// Keeps unsent leads on the visitor's device: in localStorage, where a lead is written before the click's handler
// returns, or in memory where storage is blocked or full. A lead leaves as soon as it is confirmed, 72 hours at most.
import type { Lead, Leg } from './lead.ts';
import { timing } from './timing.ts';
import { leadPrefix } from './unsent.ts';

const markPrefix = 'lead.v1.mark.';
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** Calls `listener` after every change of a lead. @returns a function that ends it */
export function onLeadChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Writes a lead down. It is safe when this returns. */
export function saveLead(lead: Lead): void {
  write(leadPrefix + lead.id, lead);
  for (const listener of listeners) listener();
}

/** @returns the lead as it is now, or undefined when it is finished */
export function loadLead(id: string): Lead | undefined {
  return readLead(leadPrefix + id);
}

/** @returns all unfinished leads, the oldest first */
export function loadLeads(): Lead[] {
  const leads = keys(leadPrefix).map(readLead);
  return leads.filter((lead) => lead !== undefined).sort((a, b) => a.at - b.at);
}

/** Changes one call of a lead. Reads it anew first, because another tab may have changed another call. */
export function changeLeg(id: string, index: number, change: Partial<Leg>): Lead | undefined {
  const lead = loadLead(id);
  const leg = lead?.legs[index];
  if (!lead || !leg) return undefined;
  Object.assign(leg, change);
  saveLead(lead);
  return lead;
}

export function removeLead(id: string): void {
  drop(leadPrefix + id);
}

/** Remembers which lead has this content. Only a hash is kept, and only for ten minutes. */
export function markContent(hash: string, id: string): void {
  write(markPrefix + hash, { id, at: Date.now() });
}

/** @returns the id of the lead that had the same content within the last ten minutes */
export function findSameContent(hash: string): string | undefined {
  const mark = read<{ id: string; at: number }>(markPrefix + hash);
  return mark && Date.now() - mark.at < timing.sameLead ? mark.id : undefined;
}

/** Removes what is too old to keep, and what cannot be read. */
export function sweep(): void {
  removeOlder(leadPrefix, timing.keepLead);
  removeOlder(markPrefix, timing.sameLead);
}

function removeOlder(prefix: string, age: number): void {
  for (const key of keys(prefix)) {
    const entry = read<{ at: number }>(key);
    const whole = prefix !== leadPrefix || readLead(key);
    if (!entry || !whole || !(Date.now() - entry.at < age)) drop(key);
  }
}

/** Anything may stand in storage: another version of this site, or a visitor's experiments. */
function readLead(key: string): Lead | undefined {
  const lead = read<Lead>(key);
  const whole =
    typeof lead?.id === 'string' && typeof lead.values === 'object' && lead.values !== null && Array.isArray(lead.legs);
  return whole ? lead : undefined;
}

/** @returns the page's storage, or undefined where even looking at it throws */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function write(key: string, value: object): void {
  const text = JSON.stringify(value);
  memory.delete(key);
  try {
    const store = storage();
    if (store) return store.setItem(key, text);
  } catch {
    // Full: an older version of the entry must not win over the one in memory.
    drop(key);
  }
  memory.set(key, text);
}

function read<T>(key: string): T | undefined {
  try {
    const text = memory.get(key) ?? storage()?.getItem(key);
    return text ? ((JSON.parse(text) as T | null) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

function drop(key: string): void {
  memory.delete(key);
  try {
    storage()?.removeItem(key);
  } catch {
    // Blocked: then it is not there either.
  }
}

function keys(prefix: string): string[] {
  const all = new Set(memory.keys());
  try {
    const store = storage();
    const count = store?.length ?? 0;
    for (let index = 0; index < count; index++) all.add(store?.key(index) ?? '');
  } catch {
    // Blocked: memory is all there is.
  }
  return [...all].filter((key) => key.startsWith(prefix) && (prefix === markPrefix || !key.startsWith(markPrefix)));
}
