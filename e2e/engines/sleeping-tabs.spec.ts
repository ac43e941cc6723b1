// Tabs that are used while their code is on its way, in Firefox and in WebKit: no key is lost.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'playwright/test';
import { test } from './engine-test.ts';

const fixture = `http://127.0.0.1:${process.env.E2E_PORT ?? '4397'}`;

/** Serves the made-up site; the code of the tabs comes only when it is sent. */
async function serveHeldBack(): Promise<{ server: Server; address: string; sendCode: () => void }> {
  let sendCode = () => {};
  const wanted = new Promise<void>((resolve) => (sendCode = resolve));
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url!.includes('tabs.behavior')) await wanted;
      const answer = await fetch(fixture + request.url!);
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sendCode };
}

test('keys on a tab that is left while its code is on its way choose, and the focus is left alone', async ({
  engine,
}) => {
  const { server, address, sendCode } = await serveHeldBack();
  await engine.open(`${address}/`, 1280);
  await engine.run(() => {
    const tab = document.querySelector<HTMLElement>('#features [role=tab]')!;
    tab.scrollIntoView({ block: 'center', behavior: 'instant' });
    tab.focus();
  });
  const chosen = () => engine.run(() => document.querySelector('#features [aria-selected=true]')!.id);
  await engine.press('ArrowRight');
  await engine.press('ArrowRight');
  expect(await chosen()).toBe('features-tab-1');
  await engine.run(() => document.querySelector<HTMLElement>('main a')!.focus());
  sendCode();
  await expect.poll(chosen).toBe('features-tab-3');
  expect(await engine.run(() => document.activeElement!.localName)).toBe('a');
  server.closeAllConnections();
  server.close();
});
