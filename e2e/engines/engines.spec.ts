// The sites in Firefox and in WebKit: every page opens in order, and what does something does it.
import { readFileSync, readdirSync } from 'node:fs';
import { expect } from 'playwright/test';
import { siteDist } from '../support/sites.ts';
import type { Engine } from './engine.ts';
import { test } from './engine-test.ts';

const sitemap = readFileSync(new URL('sitemap.xml', siteDist), 'utf8');
const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1]!);
const { SITE_PORT = '4399', E2E_PORT = '4397' } = process.env;
const site = `http://127.0.0.1:${SITE_PORT}`;
const fixture = `http://127.0.0.1:${E2E_PORT}`;
const examples = process.env.EXAMPLES_URL!;
const types = readdirSync(new URL('../../schemas/blocks', import.meta.url)).map((name) =>
  name.replace('.schema.json', ''),
);

const exists = (engine: Engine, selector: string) =>
  expect.poll(() => engine.run((each) => document.querySelector(each) !== null, selector));

for (const route of [...listed, '/no-such-page'])
  test(`${route} opens without an error and without sideways scrolling`, async ({ engine }) => {
    for (const width of [360, 1280]) {
      await engine.open(site + route, width);
      const seen = await engine.run(() => ({
        width: innerWidth,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        heading: document.querySelector('h1')?.textContent,
        hasFeed: document.querySelector('[data-live=job-feed]') !== null,
      }));
      expect(seen).toMatchObject({ width, overflow: 0, heading: expect.stringMatching(/./) as unknown });
      // A page that is missing is answered with 404, and a feed that is still on its way when its page is left fails: browsers
      // say both.
      if (route !== '/no-such-page' && !seen.hasFeed) expect(await engine.complaints()).toEqual([]);
    }
  });

test('a menu opens and closes', async ({ engine }) => {
  await engine.open(`${fixture}/`, 360);
  const isOpen = () => engine.run(() => document.querySelector('#site-menu')!.matches(':popover-open'));
  await engine.click('[popovertarget=site-menu]');
  await expect.poll(isOpen).toBe(true);
  await engine.press('Escape');
  await expect.poll(isOpen).toBe(false);
});

test('a link is followed without a load, and Back finds its place', async ({ engine }) => {
  await engine.open(`${fixture}/`, 1280);
  await engine.run(() => {
    document.documentElement.dataset.same = 'yes';
    scrollTo({ top: 900, behavior: 'instant' });
  });
  await engine.press('Escape');
  await expect.poll(() => engine.run(() => (history.state as { key?: string } | null)?.key !== undefined)).toBe(true);
  await engine.run(() => document.querySelector<HTMLElement>('a[href="/price"]')!.click());
  await expect.poll(() => engine.run(() => location.pathname)).toBe('/price');
  await expect.poll(() => engine.run(() => scrollY)).toBe(0);
  await engine.run(() => history.back());
  await expect.poll(() => engine.run(() => location.pathname)).toBe('/');
  await expect.poll(() => engine.run(() => Math.abs(scrollY - 900) < 120)).toBe(true);
  expect(await engine.run(() => document.documentElement.dataset.same)).toBe('yes');
});

test('a carousel is taken over where it stands, and goes round', async ({ engine }) => {
  await engine.open(`${fixture}/`, 1280);
  const boxes = () =>
    engine.run(() =>
      [...document.querySelectorAll('main .carousel')].map((root) => {
        const { left, width, height } = root.querySelector('.carousel-slide')!.getBoundingClientRect();
        return [left, width, height, root.getBoundingClientRect().height].map((each) => Math.round(each * 10));
      }),
    );
  const before = await boxes();
  await engine.run(() => {
    for (const root of document.querySelectorAll('main .carousel')) root.dispatchEvent(new Event('pointerenter'));
  });
  await expect
    .poll(() => engine.run(() => document.querySelectorAll('main .carousel[data-moved]').length))
    .toBe(before.length);
  expect(await boxes()).toEqual(before);
  const shown = () =>
    engine.run(() => document.querySelector('.carousel-slide:not([inert])')!.getAttribute('aria-label'));
  await engine.click('.carousel [data-carousel=previous]');
  await expect.poll(shown).toBe('5 of 5');
  await engine.click('.carousel [data-carousel=next]');
  await expect.poll(shown).toBe('1 of 5');
  expect(await engine.complaints()).toEqual([]);
});

test('from right to left, all is within the screen, a carousel goes on to the left, and a number keeps its order', async ({
  engine,
}) => {
  await engine.open(`${fixture}/`, 1280);
  const seen = await engine.run(() => {
    const root = document.documentElement;
    root.dir = 'rtl';
    // WebKit stays where it was, which is the end now; a page that comes from right to left begins at the start.
    for (const track of document.querySelectorAll('main .carousel-track')) track.scrollLeft = 0;
    const label = (at: number) => {
      const { left, width } = document.querySelectorAll('main .carousel-slide')[at]!.getBoundingClientRect();
      return Math.round(left / width);
    };
    const brand = document.querySelector('header a')!.getBoundingClientRect();
    const phone = document.querySelector('footer a[href^="tel:"]')!;
    return {
      overflow: root.scrollWidth - root.clientWidth,
      slides: [label(0), label(1)],
      isBrandRight: brand.left > innerWidth / 2,
      phone: getComputedStyle(phone).direction,
      forward: getComputedStyle(root).getPropertyValue('--forward'),
    };
  });
  expect(seen).toEqual({ overflow: 0, slides: [0, -1], isBrandRight: true, phone: 'ltr', forward: '-1' });
  const shown = () =>
    engine.run(() => document.querySelector('.carousel-slide:not([inert])')!.getAttribute('aria-label'));
  await engine.click('.carousel [data-carousel=next]');
  await expect.poll(shown).toBe('2 of 5');
  await engine.run(() => document.querySelector<HTMLElement>('main .carousel-track')!.focus());
  await engine.press('ArrowRight');
  await expect.poll(shown).toBe('1 of 5');
  expect(await engine.complaints()).toEqual([]);
});

test('from right to left, all examples of all sections are within the screen of a phone', async ({ engine }) => {
  for (const type of types) {
    await engine.open(`${examples}/${type}`, 360);
    const overflow = await engine.run(() => {
      const root = document.documentElement;
      root.dir = 'rtl';
      return root.scrollWidth - root.clientWidth;
    });
    expect(overflow, type).toBe(0);
  }
});

test('a tab shows its panel', async ({ engine }) => {
  await engine.open(`${fixture}/`, 1280);
  await engine.run(() => {
    const tab = document.querySelector<HTMLElement>('#features [role=tab]:nth-child(2)')!;
    tab.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await engine.click('#features [role=tab]:nth-child(2)');
  await exists(engine, '#features [role=tab]:nth-child(2)[aria-selected=true]').toBe(true);
  await engine.press('ArrowRight');
  await exists(engine, '#features [role=tab]:nth-child(3)[aria-selected=true]').toBe(true);
});

test('a dialog opens with its form, says what is missing, and closes', async ({ engine }) => {
  await engine.open(`${fixture}/`, 1280);
  await engine.click('main [commandfor]');
  await exists(engine, 'dialog[open] form[method=post]').toBe(true);
  await engine.click('dialog[open] form[method=post] [type=submit]');
  await exists(engine, 'dialog[open] [aria-invalid=true]').toBe(true);
  await engine.press('Escape');
  await exists(engine, 'dialog[open]').toBe(false);
});

test('a job opens with its details', async ({ engine }) => {
  await engine.open(`${fixture}/career`, 360);
  const button = '[data-live=job-feed] li button';
  await exists(engine, button).toBe(true);
  await engine.run(
    (each) => document.querySelector(each)!.scrollIntoView({ block: 'center', behavior: 'instant' }),
    button,
  );
  await engine.click(button);
  await exists(engine, 'dialog[open] a[href^="mailto:"]').toBe(true);
  await engine.press('Escape');
  await exists(engine, 'dialog[open]').toBe(false);
  expect(await engine.complaints()).toEqual([]);
});

test('a form in steps goes on, back with the browser, and is sent', async ({ engine }) => {
  await engine.open(`${fixture}/tour`, 360);
  const heading = () => engine.run(() => document.querySelector('[data-step=now] h2')?.textContent);
  const next = 'main .form-end [type=submit]:not([data-step=later])';
  await engine.click('main [name=who]');
  await engine.type('Asha');
  await engine.run(() => document.querySelector<HTMLInputElement>('main [name=kind]')!.click());
  await exists(engine, 'main form[novalidate]').toBe(true);
  await engine.click(next);
  await expect.poll(heading).toBe('When');
  await engine.run(() => history.back());
  await expect.poll(heading).toBe('You');
  expect(await engine.run(() => document.querySelector<HTMLInputElement>('main [name=who]')!.value)).toBe('Asha');
  await engine.run(() => history.forward());
  await expect.poll(heading).toBe('When');
  await engine.run(() => (document.querySelector<HTMLInputElement>('main [name=day]')!.value = '2027-05-01'));
  await engine.click(next);
  await expect.poll(() => engine.run(() => location.pathname)).toBe('/thankyou');
  expect(await engine.complaints()).toEqual([]);
});

test('a form with every kind of field is checked, and sent with its file', async ({ engine }) => {
  await engine.open(`${fixture}/workshop`, 1280);
  await engine.click('main [name=who]');
  await engine.type('Asha');
  await exists(engine, 'main form[novalidate]').toBe(true);
  await engine.run(() => {
    const input = document.querySelector<HTMLInputElement>('main [name=sketch]')!;
    const chosen = new DataTransfer();
    chosen.items.add(new File(['no picture'], 'plan.exe'));
    input.files = chosen.files;
  });
  const send = () => engine.run(() => document.querySelector<HTMLElement>('main .form-end [type=submit]')!.click());
  const wrong = () => engine.run(() => document.querySelectorAll('main form [role=alert] a').length);
  await send();
  await expect.poll(wrong).toBe(5);
  await engine.run(() => {
    const form = document.querySelector<HTMLFormElement>('main form[method=post]')!;
    const chosen = new DataTransfer();
    chosen.items.add(new File(['%PDF-1.7'], 'plan.pdf'));
    form.querySelector<HTMLInputElement>('[name=sketch]')!.files = chosen.files;
    for (const each of ['[name=occasion]:not([value^=A])', '[name=tools]', '[name=consent]'])
      form.querySelector<HTMLElement>(each)!.click();
    form.querySelector<HTMLInputElement>('[name=day]')!.value = '2027-05-01';
  });
  await send();
  await expect.poll(() => engine.run(() => location.pathname)).toBe('/thankyou');
  expect(await engine.complaints()).toEqual([]);
});

test('columns stand beside each other, and what is in them asks for their width', async ({ engine }) => {
  /** Counts the columns in the rows of the page's columns, and in the steps in one of them. */
  const tracks = () =>
    engine.run(() =>
      ['#come .columns-row', '#ways .columns-row', '#ways .steps'].map(
        (selector) => getComputedStyle(document.querySelector(selector)!).gridTemplateColumns.split(' ').length,
      ),
    );
  await engine.open(`${fixture}/visit`, 1280);
  expect(await tracks()).toEqual([2, 3, 1]);
  await engine.open(`${fixture}/visit`, 360);
  expect(await tracks()).toEqual([1, 1, 1]);
  expect(await engine.run(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await engine.complaints()).toEqual([]);
});
