// The editor in Firefox and in WebKit: a text is edited where it stands, a setting is changed, a section is moved by keys, and all
// of it is undone.
import { expect } from 'playwright/test';
import { startDevSite, type DevSite } from '../support/dev-site.ts';
import type { Engine } from './engine.ts';
import { test } from './engine-test.ts';

const home = 'pages/index.yaml';
const table = 'pages/zeiten.yaml';
const cells = `title: Zeiten
description: Wann der Laden offen ist, und wann er ruht.
blocks:
  - type: table
    columns: [{ label: Tag }, { label: Zeit }]
    rows:
      - [Montag, ""]
`;
let site: DevSite;
let good: string;

test.beforeAll(async () => {
  site = await startDevSite();
  good = site.read(home);
  site.write(table, cells);
});
test.afterAll(() => site.stop());

const saved = () => expect.poll(() => site.read(home));
const exists = (engine: Engine, selector: string) =>
  expect.poll(() => engine.run((each) => document.querySelector(each) !== null, selector)).toBe(true);

async function openEditor(engine: Engine): Promise<void> {
  await engine.open(`${site.address}/__editor`, 1280);
  await exists(engine, '[role=treegrid] [role=row]');
  await expect.poll(() => engine.run(headings)).toContain('Öffnungszeiten');
  await hearsClicks(engine);
}

/** Waits until the page in the frame hears clicks. */
const hearsClicks = (engine: Engine) => exists(engine, 'iframe:not([inert])');

/** Runs in the page. @returns the headings of the page in the frame */
function headings(): string[] {
  const frame = document.querySelector<HTMLIFrameElement>('iframe')!.contentDocument;
  return [...(frame?.querySelectorAll('h1, h2') ?? [])].map(({ textContent }) => textContent ?? '');
}

async function undo(engine: Engine): Promise<void> {
  await engine.click('[aria-label^=Undo]');
  await saved().toBe(good);
}

test('a text is edited where it stands, and undone', async ({ engine }) => {
  await openEditor(engine);
  await engine.click('#zeiten h2', 'iframe');
  await engine.typeInFrame('xyz');
  await saved().toContain('xyz');
  await engine.press('Escape');
  const typed = /heading: (.*xyz.*)\n/.exec(site.read(home))![1]!;
  expect(typed.replace('xyz', '')).toBe('Öffnungszeiten');
  await expect.poll(() => engine.run(headings)).toContain(typed);
  await undo(engine);
});

test('a setting is changed in a list, and undone', async ({ engine }) => {
  await openEditor(engine);
  await engine.click('[role=treegrid] [role=row]:nth-child(2) .row-words');
  const list = '[data-path$="background\\"]"] button';
  await exists(engine, list);
  // The look of a section is folded.
  await engine.click(`details:has(${list}) > summary`);
  await engine.click(list);
  await exists(engine, '[role=option][data-key=dark]');
  await engine.click('[role=option][data-key=dark]');
  await saved().toContain('background: dark');
  await undo(engine);
});

test('a section is moved by keys, which is said, and undone', async ({ engine }) => {
  await openEditor(engine);
  await engine.click('[role=treegrid] [role=row]:nth-child(2) .row-words');
  const up = '.section-bar [aria-label="Move up"]';
  await exists(engine, up);
  await engine.run((each) => document.querySelector<HTMLElement>(each)!.focus(), up);
  await engine.press('Enter');
  await expect
    .poll(() => site.read(home).indexOf('type: stats') < site.read(home).indexOf('type: hero-slider'))
    .toBe(true);
  const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' ');
  await expect.poll(() => engine.run(said)).toContain('it is now number 1 of 2');
  await undo(engine);
});

test('cells are typed one after the other, with a new row behind the last', async ({ engine }) => {
  const inFrame = (selector: string) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe')?.contentDocument;
    return [...(frame?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent ?? '');
  };
  await engine.open(`${site.address}/__editor?page=/zeiten`, 1280);
  await expect.poll(() => engine.run(inFrame, 'td')).toEqual(['Montag', '']);
  await hearsClicks(engine);
  await engine.click('td:last-child', 'iframe');
  await expect.poll(() => engine.run(inFrame, '[role=textbox]')).toHaveLength(1);
  await engine.typeInFrame('zu');
  await engine.pressInFrame('Tab');
  await engine.typeInFrame('Di');
  await engine.pressInFrame('Tab');
  await engine.typeInFrame('auf');
  await expect
    .poll(() => site.read(table).replaceAll('"', ''))
    .toBe(cells.replace('""', 'zu').concat('      - [Di, auf]\n'));
  await engine.press('Escape');
  await expect.poll(() => engine.run(inFrame, 'td')).toEqual(['Montag', 'zu', 'Di', 'auf']);
});

test('the words of a button are typed, and its link is not followed', async ({ engine }) => {
  await openEditor(engine);
  await engine.click('main a', 'iframe');
  await engine.typeInFrame('xyz');
  await saved().toContain('xyz');
  await engine.press('Enter');
  expect(/label: (.*xyz.*), href/.exec(site.read(home))?.[1]?.replace('xyz', '')).toBe('Unser Brot');
  expect(
    await engine.run(() => document.querySelector('iframe')!.contentDocument!.querySelector('h1')?.textContent),
  ).toBe('Brot, das Zeit hatte');
  await undo(engine);
});
