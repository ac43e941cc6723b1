// The client of the e-mail service: calls EmailJS through its SDK, and adds a timeout, and requests
// that outlive the page.
import type { SiteEMailService } from '#schemas';
import { readMailFailure, type Outcome } from './outcome.ts';
import { canKeepAlive } from './keep-alive.ts';
import { timing } from '../leads/timing.ts';

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
let patched: typeof fetch | undefined;

/** Loads the SDK. @throws when its file cannot be loaded */
export async function loadEmailSdk(): Promise<Sdk> {
  const restore = hideBlockedStorage();
  try {
    return await import('@emailjs/browser');
  } finally {
    restore();
  }
}

/** Sends one mail. Never throws: an error is an outcome. */
export async function sendMail(sdk: Sdk, { service, template, values, as }: Mail): Promise<Outcome> {
  try {
    patchFetch(service.origin);
    // The SDK takes another origin from here only; the same option on a call is ignored.
    sdk.init({ publicKey: service.publicKey }, service.origin);
    if (as === 'form') await sdk.sendForm(service.service, template, createDetachedForm(values));
    else await sdk.send(service.service, template, values);
    return { kind: 'sent' };
  } catch (error) {
    return readMailFailure(error);
  }
}

/**
 * Creates a separate form, because the visitor's form may have changed or be gone when a mail is
 * sent again.
 */
function createDetachedForm(values: Record<string, string>): HTMLFormElement {
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

/**
 * The SDK calls the global `fetch` and cannot be given another one. Only calls to the e-mail
 * service are changed.
 */
function patchFetch(origin: string): void {
  origins.add(`${origin}/api/v1.0/email/`);
  if (patched && globalThis.fetch === patched) return;
  const original = globalThis.fetch;
  patched = (input, init) => {
    const isMail = typeof input === 'string' && [...origins].some((start) => input.startsWith(start));
    const more = isMail && { keepalive: canKeepAlive(init?.body), signal: AbortSignal.timeout(timing.timeoutMs) };
    return original.call(globalThis, input, more ? { ...init, ...more } : init);
  };
  globalThis.fetch = patched;
}

/**
 * The SDK reads localStorage while it loads, and fails for good where that is blocked. It works
 * without localStorage.
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
