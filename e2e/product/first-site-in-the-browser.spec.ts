// The guide to a first site in the browser is true: a program reads it, clicks and types what it says, and publishes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/browser-test.ts';

const product = fileURLToPath(new URL('../..', import.meta.url));

test('the site of an inn, with its menu, hours, pictures, form, news and event, is published by clicking and typing', async () => {
  // One walk of some ninety actions, each of which waits for what it says is seen.
  test.setTimeout(900_000);
  const guide = spawn(process.execPath, [
    `${product}tools/guide/guide.mjs`,
    '--check',
    `${product}docs/authors/first-site-in-the-browser.md`,
  ]);
  let said = '';
  for (const stream of [guide.stdout, guide.stderr]) stream.on('data', (part) => (said += part));
  const [status] = (await once(guide, 'close')) as [number];
  expect({ status, said }).toEqual({ status: 0, said: 'The guide is true.\n' });
});
