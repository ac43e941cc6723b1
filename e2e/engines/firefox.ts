// Firefox, as Debian packages it, over WebDriver BiDi.
import puppeteer from 'puppeteer-core';
import { height, type Engine } from './engine.ts';

/** @param program the path of Firefox */
export async function openFirefox(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program, headless: true });
  const page = await browser.newPage();
  let complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    async open(url, width) {
      await page.setViewport({ width, height });
      complaints = [];
      await page.goto(url);
    },
    run: (inPage, ...args) => page.evaluate(inPage as never, ...(args as unknown as never[])) as never,
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    complaints: () => Promise.resolve(complaints),
    close: () => browser.close(),
  };
}
