// @vitest-environment happy-dom
// The thank-you card: when it goes back, when it stays, and where the inbox button leads.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from '../../../src/page/blocks/thank-you/thank-you.behavior.ts';
import { findWebmail } from '../../../src/page/blocks/thank-you/webmail.ts';
import { rendered } from './rendered.ts';

const block = {
  type: 'thank-you',
  heading: 'Thank [[you]]',
  text: 'We answer within 1 hour.',
  inbox: { label: 'Check your inbox', note: 'A copy was sent.' },
  stay: { label: 'Stay on this page', note: 'This page stays open.' },
  returnAfter: 5,
  returnNote: 'Back in {seconds} seconds.',
};
const goTo = vi.fn();
const back = vi.fn();
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(history, 'back').mockImplementation(back);
  setCanGoBack(true);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  [goTo, back].forEach((mock) => mock.mockClear());
  sessionStorage.clear();
  delete (globalThis as { navigation?: unknown }).navigation;
});

function setCanGoBack(canGoBack: boolean): void {
  (globalThis as { navigation?: unknown }).navigation = { canGoBack };
}

/** Shows the server's HTML and wakes it. */
function show(own: { [name in keyof typeof block]?: (typeof block)[name] | undefined } = {}): void {
  document.body.innerHTML = rendered({ ...block, ...own });
  end = start(document.querySelector<HTMLElement>('[data-live=thank-you]')!, { goTo, wake: () => {} });
}
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const text = () => document.body.textContent;

describe('going back', () => {
  it('happens after five seconds without a sign of the visitor, and once', () => {
    show();
    wait(4.9);
    expect(back).not.toHaveBeenCalled();
    wait(20);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('happens to nobody who cannot ask to stay', () => {
    show({ stay: undefined });
    wait(20);
    expect(back).not.toHaveBeenCalled();
    expect(text()).not.toContain('Back in');
  });

  it('and the inbox are not there when the card has neither, nor is their code', () => {
    document.body.innerHTML = rendered({ ...block, stay: undefined, inbox: undefined });
    expect(document.querySelector('[data-live], button')).toBeNull();
    expect(text()).toContain('We answer within 1 hour.');
  });

  it('leads home when there is no page of this site to go back to', () => {
    setCanGoBack(false);
    show();
    wait(5);
    expect(goTo).toHaveBeenCalledWith('/');
    expect(back).not.toHaveBeenCalled();
  });

  it.each(['keydown', 'pointerdown', 'touchstart', 'wheel'])('is off for good after %s', (sign) => {
    show();
    wait(4);
    window.dispatchEvent(new Event(sign));
    wait(60);
    expect([back, goTo].map((mock) => mock.mock.calls.length)).toEqual([0, 0]);
    expect(text()).toContain('This page stays open.');
    expect(text()).not.toContain('Back in 5 seconds.');
  });

  it('is off after the first control on the page', () => {
    show();
    const first = document.querySelector<HTMLElement>('a:not([hidden]), button')!;
    expect(first.textContent).toBe('Stay on this page');
    first.click();
    wait(60);
    expect(back).not.toHaveBeenCalled();
  });

  it('does not happen with less motion, without seconds, or after the page was left', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    show();
    wait(60);
    end();
    vi.mocked(matchMedia).mockReturnValue({ matches: false } as MediaQueryList);
    show({ returnAfter: 0 });
    wait(60);
    expect(text()).not.toContain('Stay on this page');
    end();
    show();
    end();
    wait(60);
    expect(back).not.toHaveBeenCalled();
    show();
  });

  it('does not happen in a hidden tab; the seconds begin again when it is seen', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show();
    wait(60);
    expect(back).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    wait(4);
    expect(back).not.toHaveBeenCalled();
    wait(1);
    expect(back).toHaveBeenCalledTimes(1);
  });
});

describe('the inbox button', () => {
  it('leads to the mail site of the address that was just sent, in a new tab', () => {
    sessionStorage.setItem('pagewright.mail-domain', 'gmail.com');
    show();
    const link = document.querySelector<HTMLAnchorElement>('a:not([hidden])')!;
    expect([link.href, link.target, link.rel]).toEqual(['https://mail.google.com/', '_blank', 'noopener']);
    expect(link.textContent).toBe('Check your inbox (opens in a new tab)');
  });

  it('is not there after a form that sent no mail', () => {
    sessionStorage.setItem('pagewright.mail-domain', '');
    show();
    expect(text()).not.toContain('Check your inbox');
    expect(document.body.innerHTML).not.toContain('A copy was sent');
  });

  it('is not there where nobody can know', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    show();
    expect(text()).not.toContain('Check your inbox');
    vi.restoreAllMocks();
  });

  it('says what to do where the mail site is not known', () => {
    sessionStorage.setItem('pagewright.mail-domain', 'constructor');
    show();
    const button = [...document.querySelectorAll('button')].at(-1)!;
    button.click();
    expect(button.nextElementSibling?.textContent).toBe('A copy was sent.');
  });

  it.each([
    ['yahoo.co.in', 'https://mail.yahoo.com/'],
    ['rediffmail.com', 'https://mail.rediff.com/'],
    ['example.com', undefined],
  ])('knows %s', (domain, address) => expect(findWebmail(domain)).toBe(address));
});
