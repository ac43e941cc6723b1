// The widget of a service that tells people from programs: its script is loaded once, with the
// first use of a form.
import type { SpamCheck } from './spam-checks.ts';

/** A service that shows something to the visitor. */
interface Widget {
  /** Its script, loaded with the first use of a form. */
  script: string;
  /** The name of what the script makes. */
  global: 'turnstile' | 'hcaptcha';
}

const widgets: Partial<Record<SpamCheck, Widget>> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
  },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js?render=explicit', global: 'hcaptcha' },
};

/** What both services' scripts make. */
interface WidgetApi {
  render(container: HTMLElement, options: { sitekey: string }): string;
  reset(id: string): void;
}

const loading = new Map<string, Promise<WidgetApi>>();

/**
 * Shows the widget, which puts its answer into an input of its own inside the container.
 * @returns a function that asks for a new answer, because each is good for one message
 * @throws when the script cannot be loaded
 */
export async function showWidget(check: SpamCheck, container: HTMLElement, siteKey: string): Promise<() => void> {
  const { script, global } = widgets[check]!;
  const api = await (loading.get(script) ?? load(script, global));
  const id = api.render(container, { sitekey: siteKey });
  return () => api.reset(id);
}

function load(address: string, global: string): Promise<WidgetApi> {
  const loaded = new Promise<WidgetApi>((done, fail) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => done((window as unknown as Record<string, WidgetApi>)[global]!));
    script.addEventListener('error', () => fail(new Error(`${address} could not be loaded`)));
    document.head.append(script);
  });
  loading.set(address, loaded);
  // The next use may have more luck.
  loaded.catch(() => loading.delete(address));
  return loaded;
}
