// Calls EmailJS through its own SDK, and gives it what it lacks: a time-out, and requests that outlive the page.
import type { SiteEMailService } from '#schemas';
import { readMailFailure, type Outcome } from './outcome.ts';
import { keepsAlive } from './keep-alive.ts';
import { timing } from './timing.ts';

type Sdk = typeof import('@emailjs/browser');

export interface Mail {
  service: SiteEMailService;
  /** The template's id at EmailJS. */
  template: string;
  values: Record<string, string>;
  /** form: all values as a form's fields. values: the values as template parameters. */
  as: 'form' | 'values';
}

const origins = new Set<string>();
let guarded: typeof fetch | undefined;

/** Loads the SDK. @throws when its file cannot be loaded; nothing is sent then */
export async function loadEmailSdk(): Promise<Sdk> {
  const restore = hideBlockedStorage();
  try {
    return await import('@emailjs/browser');
  } finally {
    restore();
  }
}

/** Sends one mail. Never throws: whatever happens is the outcome. */
export async function sendMail(sdk: Sdk, { service, template, values, as }: Mail): Promise<Outcome> {
  try {
    guardFetch(service.origin);
    // The SDK takes another origin from here only; the same option on a call is ignored.
    sdk.init({ publicKey: service.publicKey }, service.origin);
    if (as === 'form') await sdk.sendForm(service.service, template, detachedForm(values));
    else await sdk.send(service.service, template, values);
    return { kind: 'sent' };
  } catch (error) {
    return readMailFailure(error);
  }
}

/** A form of its own, so that a retry needs neither the visitor's form nor what React made of it since. */
function detachedForm(values: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(values)) {
    // A text area, because an input would lose the line ends of a message.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}

/** The SDK calls the global `fetch` and cannot be given another one. Only calls to the e-mail service are changed. */
function guardFetch(origin: string): void {
  origins.add(`${origin}/api/v1.0/email/`);
  if (guarded && globalThis.fetch === guarded) return;
  const plain = globalThis.fetch;
  guarded = (input, init) => {
    const isMail = typeof input === 'string' && [...origins].some((start) => input.startsWith(start));
    const more = isMail && { keepalive: keepsAlive(init?.body), signal: AbortSignal.timeout(timing.call) };
    return plain.call(globalThis, input, more ? { ...init, ...more } : init);
  };
  globalThis.fetch = guarded;
}

/**
 * The SDK looks at localStorage while it loads and fails for good where that is blocked. It does without when there is none.
 * @returns a function that undoes it
 */
function hideBlockedStorage(): () => void {
  try {
    void globalThis.localStorage;
    return () => {};
  } catch {
    const blocked = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined });
    return () => {
      if (blocked) Object.defineProperty(globalThis, 'localStorage', blocked);
      else delete (globalThis as { localStorage?: unknown }).localStorage;
    };
  }
}
