// Files of messages that wait on the device: none is lost whenever a page is closed, and what the device cannot keep is
// told while somebody can still do something. On a computer that is four times slower.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test, type BrowserContext, type Page } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';
import { endAt } from '../support/end-at.ts';
import { sampleOf } from '../../tests/sampling.ts';

const form = (page: Page) => page.locator('main form[method=post]');
const send = (page: Page) => form(page).locator('button[type=submit]').click();
const inbox = new URL('../fixture-site/.pagewright/inbox/', import.meta.url);
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
/** A megabyte behind a picture, so that writing it takes a while. */
const png = Buffer.concat([image, Buffer.alloc(1024 * 1024)]);

/** More than a page has. */
const moments = Array.from({ length: 60 }, (_, index) => index + 1);

interface Message {
  who: string;
  file: string;
}

async function open(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/workshop');
}

async function fill(page: Page): Promise<Message> {
  const id = Math.random();
  const fields = form(page);
  await fields.getByLabel('Your name').fill(`Asha ${id}`);
  await fields.getByLabel('Something else').check();
  await fields.getByLabel('Drill').check();
  await fields.getByLabel(/^Day/).fill('2027-05-01');
  await fields.getByLabel('You may keep this').check();
  const file = `sketch-${id}.png`;
  await fields.getByLabel('A sketch').setInputFiles({ name: file, mimeType: 'image/png', buffer: png });
  return { who: `Asha ${id}`, file };
}

/** The stand-in keeps each file that it gets, and writes a line for each message. */
function received({ who, file }: Message): { messages: number; files: number } {
  const [leads, kept] = [new URL('leads.csv', inbox), new URL('files/', inbox)];
  // Before the first message there is neither of them.
  const lines = existsSync(leads) ? readFileSync(leads, 'utf8').split('\n') : [];
  const files = existsSync(kept) ? readdirSync(kept).filter((each) => each.endsWith(file)) : [];
  // One that is just being written is not there yet.
  const whole = files.filter((each) => readFileSync(new URL(`files/${each}`, inbox)).equals(png));
  return { messages: lines.filter((line) => line.includes(who)).length, files: whole.length };
}

/**
 * Leaves a page, which ends a load that has begun, before it closes it: Chromium forgets a close, and a leaving, that
 * comes just as it shows another page. Then it is asked again.
 */
async function close(page: Page): Promise<void> {
  await expect(() => page.goto('about:blank', { timeout: 10_000 })).toPass();
  await page.close();
}

async function visitAgain(context: BrowserContext, message: Message): Promise<void> {
  const later = await context.newPage();
  await later.goto('/about');
  await expect.poll(() => received(message)).toEqual({ messages: 1, files: 1 });
  // Until nothing is left to send.
  await expect
    .poll(() => later.evaluate(() => Object.keys(localStorage).filter((key) => /lead\.v1\.[^m]/.test(key))))
    .toEqual([]);
  expect(received(message)).toEqual({ messages: 1, files: 1 });
  await later.close();
}

for (const [network, isBroken] of [
  ['fails', true],
  ['works', false],
] as const)
  test(`a page that is closed at any moment while the network ${network} loses nothing and sends nothing twice`, async ({
    context,
  }) => {
    test.setTimeout(900_000);
    for (const last of sampleOf(moments, 3, 2)) {
      const page = await context.newPage();
      const ending = await endAt(page, last);
      await open(page);
      const before = await page.evaluate(countStored);
      const message = await fill(page);
      await expect.poll(() => page.evaluate(countStored)).toBe(before + 1);
      if (isBroken) await page.route('**/__services/function', (route) => route.abort());
      await send(page).catch(() => {});
      const shown = isBroken ? page.getByRole('alertdialog') : page.getByText('Thank you');
      await expect.poll(async () => ending.reached() || (await shown.count()) > 0).toBe(true);
      const isWhole = !ending.reached();
      await test.step(ending.moments.at(-1) ?? '', async () => {
        await close(page);
        // Before the first text is written, there is no message.
        if (last > 1) await visitAgain(context, message);
      });
      if (isWhole) return;
    }
    throw new Error('There are more moments than these.');
  });

test('a file is on the device before anybody says that its message is kept', async ({ page, context }) => {
  await open(page);
  const sendCode = await holdBackWrites(page);
  const message = await fill(page);
  await page.route('**/__services/function', (route) => route.abort());
  await send(page);
  await expect(form(page).getByRole('status').first()).not.toBeEmpty();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await sendCode();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.close();
  await visitAgain(context, message);
});

test('a file that the device cannot store is told at once, and once more when its message is not sent', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The device is full.', 'QuotaExceededError');
    };
  });
  await open(page);
  const message = await fill(page);
  const words = `This device could not save “${message.file}”. Keep this page open until it is sent.`;
  await expect(form(page).getByText(words, { exact: true })).toBeVisible();
  await expect(form(page).getByLabel('A sketch')).toHaveAccessibleDescription(new RegExp(message.file));
  await expect(form(page).getByRole('status').last()).toContainText(words);
  await expectAccessible(page, 'a form with a file that is not kept');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page);
  await page.route('**/__services/function', (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alertdialog')).toContainText(words);
  // The browser asks before the page, and with it the file, is gone.
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await page.unroute('**/__services/function');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => received(message)).toEqual({ messages: 1, files: 1 });
});

test('a file that is not sent does not stay on the device', async ({ page, context }) => {
  await open(page);
  await fill(page);
  await expect.poll(() => page.evaluate(countStored)).toBe(1);
  await form(page).getByLabel('A sketch').setInputFiles([]);
  await expect.poll(() => page.evaluate(countStored)).toBe(0);
  await fill(page);
  await expect.poll(() => page.evaluate(countStored)).toBe(1);
  await page.goto('/about');
  await expect.poll(() => page.evaluate(countStored)).toBe(0);
  await context.close();
});

/** Holds back what is written to the store of files. @returns what lets it go */
async function holdBackWrites(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const openStore = IDBFactory.prototype.open;
    let letGo = () => {};
    const wanted = new Promise<void>((resolve) => (letGo = resolve));
    Object.assign(globalThis, { letWritesGo: letGo });
    const add = IDBRequest.prototype.addEventListener;
    IDBFactory.prototype.open = function held(this: IDBFactory, ...args: [string, number?]) {
      const request = openStore.apply(this, args);
      request.addEventListener = function later(this: IDBOpenDBRequest, ...listener: unknown[]) {
        const [type, handle] = listener as [string, (event: Event) => void];
        if (type !== 'success') return Reflect.apply(add, this, listener) as void;
        Reflect.apply(add, this, [type, (event: Event) => void wanted.then(() => handle(event))]);
      } as typeof request.addEventListener;
      return request;
    };
  });
  return async () => page.evaluate(() => (globalThis as unknown as { letWritesGo: () => void }).letWritesGo());
}

/** @returns how many files are on the device; runs in the page */
function countStored(): Promise<number> {
  return new Promise((done) => {
    const opening = indexedDB.open('pagewright-files', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('leads', { keyPath: 'id' });
    opening.onsuccess = () => {
      const counting = opening.result.transaction('leads').objectStore('leads').count();
      counting.onsuccess = () => done(counting.result);
      opening.result.close();
    };
  });
}
