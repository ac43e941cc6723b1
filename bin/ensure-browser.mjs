// Chromium for the browser tests: an installed one, Playwright's download, or the system's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { commandLine } from './command-line.mjs';

/**
 * @returns {Promise<string>} the path of a Chromium or Chrome; without one, exits with a message
 */
export async function ensureBrowser() {
  const found = (await findInstalled()) ?? (await download()) ?? (await installPackage());
  if (found) return found;
  console.error('The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program file.');
  process.exit(1);
}

async function findInstalled() {
  const program = join(dirname(await commandLine()), 'find-browser.cjs');
  return createRequire(import.meta.url)(program).findBrowser();
}

async function download() {
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log('No Chromium found; trying to download one ...');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 180_000,
  });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function installPackage() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  console.log('Installing the package chromium-headless-shell ...');
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium-headless-shell'],
  ])
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: 600_000 });
  return findInstalled();
}
