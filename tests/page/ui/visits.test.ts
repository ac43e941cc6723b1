// @vitest-environment happy-dom
// Visits are counted once for each page, and only for who has agreed where a service asks for it.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '#schemas';
import { Visits } from '../../../src/page/ui/visits/visits.tsx';
import '../../../src/page/ui/visits/services.ts';
import { start } from '../../../src/page/ui/visits/visits.behavior.ts';

const plausible = { domain: 'krume.example', host: 'https://plausible.io' };
const ga4 = { id: 'G-AB12' };
const labels = {
  consentTitle: 'May we count?',
  consentText: 'It helps.',
  consentAccept: 'Yes',
  consentRefuse: 'No',
  consentAgain: 'Change',
  consentMore: 'More',
};

let end = () => {};
const sent = () =>
  vi.mocked(fetch).mock.calls.map(([address, { body } = {}]) => [String(address), String(body as string)]);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
const banner = () => document.querySelector<HTMLElement>('.consent-banner')!;

function open(visits: Partial<NonNullable<Site['visits']>>, host = location.hostname): void {
  end();
  const site = { url: `https://${host}`, labels, visits: { ask: false, ...visits } } as Site;
  document.body.innerHTML = `<main id="main"></main>${renderToStaticMarkup(createElement(Visits, { site }))}`;
  end = start(document.querySelector<HTMLElement>('[data-live=visits]')!);
}

/** Moves as the navigation does: the address first, then the page. */
async function goTo(path: string): Promise<void> {
  history.pushState({}, '', path);
  document.title = path;
  document.getElementById('main')!.replaceChildren(document.createElement('h1'));
  await Promise.resolve();
}

beforeEach(() => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL('https://krume.example/');
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response())),
  );
});
afterEach(() => {
  end();
  end = () => {};
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  delete window.dataLayer;
  document.head.innerHTML = '';
});

describe('without consent', () => {
  it('counts the page that was loaded, and each that is reached without a load, with where it came from', async () => {
    open({ plausible });
    await goTo('/brot');
    const views = sent().map(([, body]) => JSON.parse(body!) as { url: string; referrer: string | null });
    expect(sent()[0]![0]).toBe('https://plausible.io/api/event');
    expect(views.map(({ url, referrer }) => [new URL(url).pathname, referrer])).toEqual([
      ['/', null],
      ['/brot', 'https://krume.example/'],
    ]);
  });

  it('counts a page once when only its hash or its content changes', async () => {
    open({ plausible });
    history.pushState({}, '', '/#zeiten');
    document.getElementById('main')!.append('news');
    await Promise.resolve();
    expect(sent()).toHaveLength(1);
  });

  it('tells Umami and Matomo what they ask for', () => {
    open({
      umami: { website: 'abc', host: 'https://cloud.umami.is' },
      matomo: { site: 3, host: 'https://stats.krume.example' },
    });
    const [[umami, json], [matomo, form]] = sent() as [[string, string], [string, string]];
    expect([umami, matomo]).toEqual(['https://cloud.umami.is/api/send', 'https://stats.krume.example/matomo.php']);
    expect(JSON.parse(json)).toMatchObject({ type: 'event', payload: { website: 'abc', url: location.href } });
    expect(Object.fromEntries(new URLSearchParams(form))).toMatchObject({ idsite: '3', rec: '1', url: location.href });
    expect(new URLSearchParams(form).has('_id')).toBe(false);
  });

  it('counts nothing on a preview or a laptop, and breaks nothing when the service is away', () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError('blocked'));
    open({ plausible }, 'elsewhere.example');
    expect(sent()).toEqual([]);
    open({ plausible });
    expect(sent()).toHaveLength(1);
  });
});

describe('with consent', () => {
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
  const told = () => (window.dataLayer ?? []).map((words) => [...(words as unknown[])][1]);

  it('loads nothing before the answer, and counts the page then', async () => {
    open({ ga4 });
    await goTo('/brot');
    expect([scripts(), window.dataLayer, banner().hidden]).toEqual([[], undefined, false]);
    button('Yes').click();
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12']);
    expect(told().filter((word) => word === 'page_view')).toHaveLength(1);
    await goTo('/frage');
    expect(told().filter((word) => word === 'page_view')).toHaveLength(2);
  });

  it('remembers either answer', () => {
    open({ ga4 });
    button('No').click();
    open({ ga4 });
    expect([banner().hidden, scripts()]).toEqual([true, []]);
    button('Change').click();
    button('Yes').click();
    open({ ga4 });
    expect([banner().hidden, scripts().length]).toEqual([true, 1]);
  });

  it('asks again after half a year', () => {
    open({ ga4 });
    button('No').click();
    vi.useFakeTimers({ now: Date.now() + 181 * 24 * 60 * 60 * 1000 });
    open({ ga4 });
    expect(banner().hidden).toBe(false);
  });

  it('stops and deletes cookies when the answer changes', () => {
    open({ ga4 });
    button('Yes').click();
    document.cookie = '_ga=1; path=/';
    document.cookie = 'cart=2; path=/';
    button('Change').click();
    expect(document.activeElement).toBe(banner());
    button('No').click();
    expect((window as unknown as Record<string, boolean>)['ga-disable-G-AB12']).toBe(true);
    expect(document.cookie).toBe('cart=2');
    expect(document.activeElement).toBe(button('Change'));
  });

  it('does not ask who refuses all sites, and asks where storage is blocked', () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { globalPrivacyControl: true }));
    open({ ga4 });
    expect(banner().hidden).toBe(true);
    vi.unstubAllGlobals();
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('refused', 'SecurityError');
      },
      clear: () => {},
    });
    open({ ga4 });
    button('No').click();
    expect(banner().hidden).toBe(true);
  });

  it('waits with every service where the site says so', () => {
    open({ plausible, ask: true });
    expect(sent()).toEqual([]);
    button('Yes').click();
    expect(sent()).toHaveLength(1);
  });
});

it('is not there on a site that counts nothing', () => {
  expect(renderToStaticMarkup(createElement(Visits, { site: { labels } as unknown as Site }))).toBe('');
});
