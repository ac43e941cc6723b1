// Firefox, as Debian packages it, over WebDriver BiDi.
import puppeteer, { type Page } from 'puppeteer-core';
import { height, type Engine } from './engine.ts';

/** @param program the path of Firefox */
export async function openFirefox(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program, headless: true });
  let page: Page | undefined;
  let complaints: string[] = [];
  const opened = () => {
    if (!page) throw new Error('No page was opened yet');
    return page;
  };
  return {
    // Opens a separate tab each time: complaints of a page that is left reach the driver after the
    // next page was requested.
    async open(url, width) {
      await page?.close();
      page = await browser.newPage();
      const ofPage: string[] = (complaints = []);
      page.on('console', (message) => message.type() === 'error' && ofPage.push(message.text()));
      page.on('pageerror', (error) => ofPage.push(String(error)));
      await page.setViewport({ width, height });
      await page.goto(url);
    },
    run: (inPage, ...args) => opened().evaluate(inPage as never, ...(args as unknown as never[])) as never,
    async click(selector, frame) {
      if (frame === undefined) return opened().locator(selector).click();
      const inner = await (await opened().$(frame))!.contentFrame();
      await inner!.locator(selector).click();
    },
    type: (text) => opened().keyboard.type(text),
    async press(key, isWithControl = false) {
      const { keyboard } = opened();
      if (isWithControl) await keyboard.down('Control');
      await keyboard.press(key);
      if (isWithControl) await keyboard.up('Control');
    },
    typeInFrame: (text) => opened().keyboard.type(text),
    pressInFrame: (key) => opened().keyboard.press(key),
    complaints: () => Promise.resolve(complaints),
    close: () => browser.close(),
  };
}
