// History and publishing in Firefox and in WebKit: a page before and after a change, the way back,
// and a commit that reaches the host, a bare repository in this test.
import { expect } from 'playwright/test';
import { startDevSite, type DevSite } from '../support/dev-site.ts';
import { publishTo, type GitHost } from '../support/git-host.ts';
import type { Engine } from './engine.ts';
import { test } from './engine-test.ts';

const home = 'pages/index.yaml';
let site: DevSite;
let repository: GitHost;
let good: string;

test.beforeAll(async () => {
  site = await startDevSite();
  good = site.read(home);
  repository = publishTo(site);
});
test.afterAll(() => {
  site.stop();
  repository.remove();
});

const saved = () => expect.poll(() => site.read(home));
const exists = (engine: Engine, selector: string) =>
  expect.poll(() => engine.run((each) => document.querySelector(each) !== null, selector)).toBe(true);

/** Clicks on what may still be on its way. */
async function click(engine: Engine, selector: string): Promise<void> {
  await exists(engine, selector);
  await engine.click(selector);
}

/** Runs in the page. @returns the words of an element, and of the page in a frame in it: none while it loads */
function wordsIn(selector: string): string {
  const element = document.querySelector(selector);
  const frame = element?.querySelector('iframe')?.contentDocument;
  return `${element?.textContent ?? ''} ${frame?.body?.textContent ?? ''}`.replaceAll('\u00AD', '');
}

/** Presses the button with these words in the dialog of the site; runs in the page. */
function press(words: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button, [role=dialog] [role=tab]')];
  buttons.find(({ textContent }) => textContent === words)!.click();
}

/** Changes the heading of the second section in the form. */
async function change(engine: Engine, words: string): Promise<void> {
  await engine.open(`${site.address}/__editor?page=/`, 1280);
  await click(engine, '[role=treegrid] [role=row]:nth-child(2) .row-words');
  const heading = '[data-path$="heading\\"]"] input, [data-path$="heading\\"]"] textarea';
  await click(engine, heading);
  await engine.type(words);
  await saved().toContain(words);
}

const view = (engine: Engine) => expect.poll(() => engine.run(wordsIn, '[role=dialog]'));

test('a page is shown before and after a change, and goes back there', async ({ engine }) => {
  await change(engine, 'xyz');
  const changed = site.read(home);
  await engine.open(`${site.address}/__editor?page=/`, 1280);
  await exists(engine, '[role=treegrid] [role=row]');
  await engine.run(() => document.querySelector<HTMLElement>('[aria-label^="Site:"]')!.click());
  await exists(engine, '[role=dialog] [role=tab]');
  await engine.run(press, 'History');
  await click(engine, '.history-entry');
  await expect.poll(() => engine.run(wordsIn, '.past')).toMatch(/Back to here[^]*Öffnungszeiten/);
  expect(await engine.run(wordsIn, '.past-sheet')).not.toContain('xyz');
  await click(engine, '.past .toggle:nth-child(2)');
  await expect.poll(() => engine.run(wordsIn, '.past')).toContain('xyz');
  await click(engine, '.past .toggle:nth-child(1)');
  await engine.run(press, 'Back to here');
  await saved().toBe(good);
  await expect.poll(() => engine.run(wordsIn, '.history-days')).toContain('Back to: before');
  await engine.run(press, 'Undo');
  await saved().toBe(changed);
  await engine.run(press, 'Undo');
  await saved().toBe(good);
});

test('what was changed is published', async ({ engine }) => {
  await change(engine, 'neu');
  await engine.open(`${site.address}/__editor?page=/`, 1280);
  await exists(engine, '[role=treegrid] [role=row]');
  await engine.run(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button')];
    buttons.find(({ textContent }) => textContent?.startsWith('Publish'))!.click();
  });
  await view(engine).toContain('1 change is not online yet.');
  await click(engine, '[role=dialog] button[type=submit]');
  await view(engine).toMatch(/Sent/);
  expect(repository.git(`show main:${home}`, repository.bare)).toContain('neu');
  await view(engine).toContain('There is nothing to publish');
});
