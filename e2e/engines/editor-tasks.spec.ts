// Tasks in the editor, in Firefox and in WebKit: what is found by keys, words that are replaced over
// the site, sections on the clipboard, several pictures, a table in a text, a date; and a focus that
// is never lost.
import { expect } from 'playwright/test';
import { startDevSite, type DevSite } from '../support/dev-site.ts';
import type { Engine } from './engine.ts';
import { test } from './engine-test.ts';

const [home, bread, oven] = ['pages/index.yaml', 'pages/brot.yaml', 'pages/ofen.yaml'];
const long = `title: Der Ofen
description: Was der neue Ofen kann, und seit wann wir in ihm backen.
blocks:
  - type: rich-text
    publish: { from: 2099-12-24 }
    text: |-
      | Brot | Preis |
      | --- | --- |
      | Roggen |  |
  - type: gallery
    pictures:
      - image: { src: /images/loaf.svg, alt: Ein Brot }
`;
const row = '[role=treegrid] [role=row]';
let site: DevSite;
let original: Record<string, string>;

test.beforeAll(async () => {
  site = await startDevSite();
  site.write(oven, long);
  original = Object.fromEntries([home, bread, oven].map((file) => [file, site.read(file)]));
});
test.afterAll(() => site.stop());

const saved = (file: string) => expect.poll(() => site.read(file));
const exists = (engine: Engine, selector: string, isThere = true) =>
  expect.poll(() => engine.run((each) => document.querySelector(each) !== null, selector)).toBe(isThere);
const focus = (engine: Engine, selector: string) =>
  engine.run((each) => document.querySelector<HTMLElement>(each)!.focus(), selector);

async function openEditor(engine: Engine, route: string): Promise<void> {
  await engine.open(`${site.address}/__editor?page=${route}`, 1280);
  await exists(engine, row);
  // Then the page in the frame hears clicks.
  await exists(engine, 'iframe:not([inert])');
}

/** Runs an action by the palette, with keys alone. */
async function runByKeys(engine: Engine, words: string): Promise<void> {
  await focus(engine, row);
  await engine.press('k', true);
  await expect.poll(() => engine.run(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  await engine.type(words);
  await exists(engine, '[role=dialog] [role=option]');
  await engine.press('Enter');
}

/** Expects that something of the window has the focus, and still has it when all has come to rest. */
async function expectFocus(engine: Engine): Promise<void> {
  const focused = () => engine.run(() => document.activeElement?.localName);
  await expect.poll(focused).not.toBe('body');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await focused()).not.toBe('body');
}

async function undo(engine: Engine, file: string): Promise<void> {
  await engine.click('[aria-label^=Undo]');
  await saved(file).toBe(original[file]!);
}

test('words are found and replaced over the site from the palette, and one undo takes them back', async ({
  engine,
}) => {
  await openEditor(engine, '/');
  await runByKeys(engine, 'find and replace');
  await exists(engine, '.replace-words input:focus');
  await engine.type('Dinkel');
  await engine.click('.replace-words .setting:nth-child(2) input');
  await engine.type('Weizen');
  await exists(engine, '.replace-foot .primary:not([disabled])');
  await engine.click('.replace-foot .primary');
  await saved(bread).toContain('title: Weizen');
  await engine.press('Escape');
  await exists(engine, '.replace', false);
  await expectFocus(engine);
  await undo(engine, bread);
});

test('a section is copied to another page and removed there by keys, and the focus stays', async ({ engine }) => {
  await openEditor(engine, '/');
  await engine.click(`${row}:nth-child(2) .row-words`);
  await engine.press('c', true);
  await exists(engine, '[role=status]:not(:empty)');
  await openEditor(engine, '/brot');
  await engine.click(`${row} .row-words`);
  await engine.press('v', true);
  await saved(bread).toContain('heading: Öffnungszeiten');
  await expectFocus(engine);
  await exists(engine, `${row}:nth-child(2)`);
  await focus(engine, `${row}:nth-child(2) .row-actions`);
  await engine.press('Enter');
  await exists(engine, '.menu-item.danger');
  await focus(engine, '.menu-item.danger');
  await engine.press('Enter');
  await saved(bread).toBe(original[bread]!);
  await expectFocus(engine);
  await engine.press('z', true);
  await saved(bread).toContain('heading: Öffnungszeiten');
  await expectFocus(engine);
  await engine.press('z', true);
  await saved(bread).toBe(original[bread]!);
});

/** Runs in the page: drops two drawings and a text on the first picture of a gallery, as from a folder. */
function dropFiles(): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe')!.contentDocument!;
  const view = frame.defaultView as Window & typeof globalThis;
  const transfer = new view.DataTransfer();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
  for (const [name, words] of [
    ['ofen-1.svg', drawing],
    ['notes.txt', 'No picture.'],
    ['ofen-2.svg', drawing],
  ] as const)
    transfer.items.add(new view.File([words], name));
  for (const type of ['dragover', 'drop'])
    frame
      .querySelector('.gallery-item')!
      .dispatchEvent(new view.DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
}

test('what matters in a picture stays in sight; several are dropped on a gallery, and what is none is named', async ({
  engine,
}) => {
  await openEditor(engine, '/ofen');
  await engine.click('.gallery-item', 'iframe');
  await exists(engine, '.inspector [role=slider]');
  await focus(engine, '.inspector [role=slider]');
  await engine.press('ArrowRight');
  await engine.press('ArrowRight');
  await saved(oven).toContain('focus: 52% 50%');
  await undo(engine, oven);
  await engine.run(dropFiles);
  await exists(engine, '.described-pictures li:nth-child(2)');
  await expect
    .poll(() => engine.run(() => document.querySelector('[role=dialog] [role=alert]')?.textContent))
    .toContain('notes.txt');
  await exists(engine, '[role=dialog] [type=submit]:not([disabled])');
  await engine.click('[role=dialog] [type=submit]');
  await saved(oven).toMatch(/loaf\.svg[^]*ofen-1\.svg[^]*ofen-2\.svg/);
  await exists(engine, '.modal-overlay', false);
  await undo(engine, oven);
});

test('cells of a table in a text are typed one after the other, with a new row behind the last', async ({ engine }) => {
  await openEditor(engine, '/ofen');
  await engine.click('main td:last-child', 'iframe');
  await expect
    .poll(() =>
      engine.run(() => document.querySelector('iframe')!.contentDocument!.querySelectorAll('[role=textbox]').length),
    )
    .toBe(1);
  await engine.typeInFrame('4,20');
  await engine.pressInFrame('Tab');
  await engine.typeInFrame('Dinkel');
  await saved(oven).toMatch(/\| Roggen \| 4,20 \|\n {6}\| Dinkel \|/);
  await engine.pressInFrame('Escape');
  await engine.click('[aria-label^=Undo]');
  await saved(oven).toBe(original[oven]!);
});

test('a date is typed as people write it, and stays as it was when it is none', async ({ engine }) => {
  await openEditor(engine, '/ofen');
  await engine.click(`${row} .row-words`);
  const day = '[data-path$="\\"from\\"]"] .day input';
  await exists(engine, day);
  const open = (each: string) => {
    const field = document.querySelector<HTMLInputElement>(each)!;
    for (const group of document.querySelectorAll('details')) group.open ||= group.contains(field);
    field.focus();
    field.select();
  };
  await engine.run(open, day);
  await engine.type('1.3.2031');
  await engine.press('Enter');
  await saved(oven).toContain('from: 2031-03-01');
  await expect
    .poll(() => engine.run((each) => document.querySelector<HTMLInputElement>(each)?.value, day))
    .toBe('1. März 2031');
  await engine.run(open, day);
  await engine.type('41.3.2031');
  await engine.press('Enter');
  await exists(engine, '.inspector [role=alert]');
  expect(site.read(oven)).toContain('from: 2031-03-01');
  await engine.press('Escape');
  await undo(engine, oven);
});
