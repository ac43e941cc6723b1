// WebKit, as Debian packages it (WebKitGTK), over WebDriver. Its window cannot be narrower than its
// toolbar, and it reports nothing of its console: the page is in a frame of the wanted width, in
// which errors are listened for. Hosts forbid frames, so it is fetched through a server that leaves
// out the headers that say so.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { height, type Engine, type PressedKey } from './engine.ts';

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const keys: Record<PressedKey, string> = {
  ArrowRight: Key.ARROW_RIGHT,
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  c: 'c',
  k: 'k',
  v: 'v',
  z: 'z',
};

declare global {
  interface Window {
    complaints: string[];
  }
}

/** @param program the path of WebKitWebDriver */
export async function openWebkit(program: string): Promise<Engine> {
  const [display, screen] = await startDisplay();
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswered(`${address}/status`);
  const options = { binary: browser, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  await driver
    .manage()
    .window()
    .setRect({ width: 1500, height: height + 150 });
  let opened = new URL('http://127.0.0.1');
  const framing = await startFraming(() => opened);
  const run: Engine['run'] = (inPage, ...args) => driver.executeScript(inPage as never, ...args) as never;
  return {
    async open(url, width) {
      opened = new URL(url);
      await driver.switchTo().defaultContent();
      await driver.get(`${framing.address}/robots.txt`);
      await driver.executeAsyncScript(openFrame, opened.pathname + opened.search, width, height);
      await driver.switchTo().frame(0);
    },
    run,
    async click(selector, frame) {
      if (frame !== undefined) await driver.switchTo().frame(driver.findElement(By.css(frame)));
      const press = () => driver.findElement(By.css(selector)).click();
      // An element that was replaced between finding and pressing it is found once more, as by a
      // person.
      await press().catch((failure: Error) =>
        failure.name === 'StaleElementReferenceError' ? press() : Promise.reject(failure),
      );
      if (frame !== undefined) await driver.switchTo().parentFrame();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press(key, isWithControl = false) {
      const actions = driver.actions();
      if (isWithControl) actions.keyDown(Key.CONTROL);
      actions.sendKeys(keys[key]);
      if (isWithControl) actions.keyUp(Key.CONTROL);
      return actions.perform();
    },
    typeInFrame: (text) => run(insertInFrame, text),
    pressInFrame: (key) => run(pressInFrame, key),
    complaints: () => run(() => window.parent.complaints),
    async close() {
      await driver.quit();
      for (const each of [server, screen]) each.kill();
      framing.server.close();
    },
  };
}

/**
 * Types into the frame; runs in the page. The driver sends keys to the window alone, and here the
 * page of the editor is in a frame of a frame.
 */
function insertInFrame(text: string): void {
  document.querySelector<HTMLIFrameElement>('iframe')!.contentDocument!.execCommand('insertText', false, text);
}

/** Presses a key in the frame; runs in the page. */
function pressInFrame(key: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe')!.contentDocument!;
  frame.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Runs in the page: opens a frame in an empty document, and listens in it before its scripts run. */
function openFrame(url: string, width: number, frameHeight: number, done: () => void) {
  window.complaints = [];
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { width: `${width}px`, height: `${frameHeight}px`, border: 'none' });
  document.body.replaceChildren(frame);
  document.body.style.margin = '0';
  const heard = new WeakSet<Document>();
  const tell = (what: unknown) => window.complaints.push(String(what));
  const listen = () => {
    const inner = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!inner || inner.location.href === 'about:blank' || heard.has(inner.document)) return;
    heard.add(inner.document);
    inner.addEventListener('error', (event) => tell(event.message || (event.target as HTMLElement).outerHTML), true);
    inner.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
    inner.addEventListener('securitypolicyviolation', (event) =>
      tell(`${event.violatedDirective} ${event.blockedURI}`),
    );
    inner.console.error = (...words: unknown[]) => tell(words.join(' '));
  };
  setInterval(listen, 1);
  frame.addEventListener('load', done, { once: true });
  frame.src = url;
}

/**
 * Serves the pages of a site to a frame, as if they were opened in a window.
 * @param getOpened gives the address that is open now
 */
async function startFraming(getOpened: () => URL): Promise<{ server: Server; address: string }> {
  const server = createHttpServer((asked, answer) => {
    const { method, url } = asked;
    const { origin, pathname, search } = getOpened();
    const headers = { ...asked.headers };
    // The editor opens in a window alone.
    if (url === `${pathname}${search}` && headers['sec-fetch-dest'] === 'iframe')
      headers['sec-fetch-dest'] = 'document';
    const upstream = request(`${origin}${url}`, { method, headers }, (response) => {
      const { 'x-frame-options': _, 'content-security-policy': __, ...kept } = response.headers;
      answer.writeHead(response.statusCode!, kept);
      response.pipe(answer);
    });
    upstream.on('error', () => answer.destroy());
    asked.pipe(upstream);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** @returns the name of a screen that nobody sees, and its server */
async function startDisplay(): Promise<[string, ChildProcess]> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout!, 'data')) as [Buffer];
  return [`:${number.toString().trim()}`, screen];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilAnswered(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There is no answer at ${url}`);
}
