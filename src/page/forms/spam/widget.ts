// The widget of a service that tells people from programs: its script is loaded once, with the
// first use of a form.
import type { SpamCheck } from './spam-checks.ts';

/** A service that shows something to the visitor. */
interface Widget {
  /** Its script, loaded with the first use of a form; it calls `onload` when it is ready. */
  script: string;
  /** The name of what the script makes. */
  global: 'turnstile' | 'hcaptcha';
  /** Width of its usual size, in px; a narrower place gets the compact one. */
  width: number;
  /** True if it replaces an answer that is too old without being asked. */
  renewsItself?: boolean;
}

const onload = 'pagewrightWidgetReady';
const widgets: Partial<Record<SpamCheck, Widget>> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    width: 300,
    renewsItself: true,
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    global: 'hcaptcha',
    width: 303,
  },
};

/** Global object that the scripts of both services create. */
interface WidgetApi {
  render(container: HTMLElement, options: Record<string, unknown>): string;
  getResponse(id: string): string | undefined;
  reset(id: string): void;
}

/** Problems that a visitor has to know of: the answer is too old, or there will be none. */
export type WidgetProblem = 'expired' | 'failed';

export interface ShownWidget {
  /** @returns the answer; '' while there is none */
  readAnswer(): string;
  /** Asks for a new answer, because each is good for one message. */
  renew(): void;
}

const loading = new Map<string, Promise<WidgetApi>>();

/**
 * Shows the widget. `tell` is called with each problem, and with undefined when it is over.
 * @throws when the script cannot be loaded
 */
export async function showWidget(
  check: SpamCheck,
  { container, siteKey, tell }: { container: HTMLElement; siteKey: string; tell: (problem?: WidgetProblem) => void },
): Promise<ShownWidget> {
  const { script, global, width, renewsItself } = widgets[check]!;
  const api = await (loading.get(script) ?? load(script, global));
  const id = api.render(container.appendChild(document.createElement('div')), {
    sitekey: siteKey,
    size: container.clientWidth < width ? 'compact' : 'normal',
    callback: () => tell(),
    'expired-callback': () => renewsItself || tell('expired'),
    'error-callback': () => tell('failed'),
    // Behind an open dialog nothing could be seen or pressed.
    ...(container.closest('dialog') && { 'challenge-container': container.appendChild(document.createElement('div')) }),
  });
  return { readAnswer: () => api.getResponse(id) ?? '', renew: () => api.reset(id) };
}

function load(address: string, global: string): Promise<WidgetApi> {
  const script = document.createElement('script');
  const loaded = new Promise<WidgetApi>((done, fail) => {
    const made = window as unknown as Record<string, unknown>;
    made[onload + global] = () => done(made[global] as WidgetApi);
    script.src = `${address}&onload=${onload}${global}`;
    script.async = true;
    script.addEventListener('error', () => fail(new Error(`${address} could not be loaded`)));
    document.head.append(script);
  });
  loading.set(address, loaded);
  // The next use may have more luck.
  loaded.catch(() => {
    script.remove();
    loading.delete(address);
  });
  return loaded;
}
