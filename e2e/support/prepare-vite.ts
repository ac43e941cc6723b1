// Before the browser tests: lets one dev server prepare the packages that the others begin with, which takes each of them
// many seconds otherwise.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { startDevSite } from './dev-site.ts';

const folder = fileURLToPath(new URL('../../.pagewright/vite', import.meta.url));

export default async function prepareVite(): Promise<void> {
  const site = await startDevSite();
  const isKept = () => existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('prepared-'));
  await expect.poll(isKept, { timeout: 120_000 }).toBe(true);
  site.stop();
}
