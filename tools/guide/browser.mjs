// The hands of a guide's reader in the browser: presses, types and chooses what the guide says, counts it, and takes pictures of
// what is seen.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from '../../bin/ensure-browser.mjs';
import { drawPhoto } from './photo.mjs';
import { savePicture } from './pictures.mjs';

/** Pixels of the window. */
const size = { width: 1200, height: 800 };
/** Buttons that ask for files. */
const choosers = ['Choose a file', 'Add several pictures'];
const timeoutMs = 60_000;
const maxTries = 300;
/** A reader looks at what the last click has done before the next one: so long nothing on the page changes. */
const quietMs = 400;

/**
 * @param origin of the dev server
 * @param photos the folder where files to choose are put
 */
export async function openReader(origin, photos) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  page.setDefaultTimeout(timeoutMs);
  const frame = page.frameLocator('iframe[title="The page, to be edited"]');
  let actions = 0;
  let chooser;

  /** Finds the front: a dialog, or the whole page. */
  const front = async () => ((await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog').last() : page);

  /** @returns the first of some things that is seen, looked for again and again */
  const findSeen = async (name, find) => {
    for (let tries = 0; tries < maxTries; tries++) {
      for (const found of find(await front())) if (await found.first().isVisible()) return found.first();
      await page.waitForTimeout(timeoutMs / maxTries);
    }
    throw new Error(`nothing on the page is called "${name}"`);
  };
  const look = () => page.evaluate(untilQuiet, quietMs);
  const press = async (name) => {
    actions++;
    await look();
    const begins = new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
    const found = await findSeen(name, (inFront) => [
      ...['button', 'link', 'radio', 'row', 'menuitem'].map((role) => inFront.getByRole(role, { name, exact: true })),
      // The one that is shown already may have a button of the same name.
      inFront.getByRole('tab', { name, exact: true, selected: false }),
      // A name may go on with what is said of it.
      inFront.getByRole('button', { name: begins }),
      inFront.locator('label').filter({ hasText: begins }),
      inFront.getByRole('row', { name: begins }),
    ]);
    await click(found, name);
  };
  const click = async (found, name) => {
    if (choosers.includes(name)) chooser = page.waitForEvent('filechooser');
    await found.click();
  };
  const isSaved = async () => {
    await look();
    await page
      .getByText(/^(Working|Being sent) …$/)
      .first()
      .waitFor({ state: 'detached' });
    await page.getByText('Saved', { exact: true }).first().waitFor({ state: 'attached' });
  };

  return {
    open: (address) => page.goto(origin + new URL(address).pathname, { waitUntil: 'networkidle' }),
    press,
    async fill(field, text) {
      actions++;
      await look();
      const named = { name: new RegExp(`^${field}`) };
      const found = await findSeen(field, (inFront) => [inFront.getByRole('textbox', named)]);
      await found.fill(text);
    },
    /** @param {string[]} files their names */
    async choose(files) {
      actions++;
      for (const file of files) await drawPhoto(join(photos, file));
      await (await chooser).setFiles(files.map((file) => join(photos, file)));
    },
    async paste(field, text) {
      actions++;
      await look();
      const found = await findSeen(field, (inFront) => [inFront.getByRole('textbox', { name: field, exact: true })]);
      await found.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    },
    async point(description) {
      actions++;
      await look();
      await frame.getByAltText(description, { exact: true }).click();
    },
    async retype(old, text) {
      actions += 2;
      await look();
      await frame.getByText(old, { exact: true }).click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
      await page.keyboard.press('Escape');
    },
    /** @returns what is wrong with the guide's number */
    count: (said) => (said === actions ? undefined : `these are ${actions} clicks and texts`),
    async take(file) {
      await page.getByText('Looking at what has changed').waitFor({ state: 'detached' });
      await page.getByRole('treegrid').getByRole('row').first().waitFor({ state: 'attached' });
      await frame.locator('main > *').first().waitFor();
      await isSaved();
      const own = page.frames().filter((each) => each.url().includes('/__editor'));
      for (const each of own) await each.waitForFunction(isAtRest);
      await page.waitForFunction(areExamplesDrawn);
      await savePicture(await page.screenshot(), file);
    },
    /** Until all is written that was typed. */
    isSaved,
    close: () => browser.close(),
  };
}

/** Runs in the page. */
function untilQuiet(ms) {
  return new Promise((done) => {
    const end = () => {
      changes.disconnect();
      done();
    };
    let waiting = setTimeout(end, ms);
    const changes = new MutationObserver(() => {
      clearTimeout(waiting);
      waiting = setTimeout(end, ms);
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Runs in the page: the pictures of sections to choose from are documents. */
function areExamplesDrawn() {
  return [...document.querySelectorAll('.section-picture')].every((holder) => {
    if (holder.getBoundingClientRect().top > innerHeight) return true;
    const shown = holder.querySelector('iframe')?.contentDocument;
    return shown?.readyState === 'complete' && shown.querySelector('main *') !== null;
  });
}

/** Runs in the page. */
function isAtRest() {
  const isLoaded = [...document.images].every((image) => image.complete || image.loading === 'lazy');
  return document.readyState === 'complete' && isLoaded;
}
