// Chromium for the browser tests: an installed one, Playwright's download, or the system's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** First Debian's package of the browser without its windows: the tests take half the time with it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * @returns {Promise<string>} the path of a Chromium or Chrome; without one, exits with a message
 */
export async function ensureBrowser() {
  const found = findInstalled() ?? (await download()) ?? installPackage();
  if (found) return found;
  console.error('The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program file.');
  process.exit(1);
}

function findInstalled() {
  const onPath = (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .flatMap((folder) => names.map((name) => `${folder}/${name}`));
  return [process.env.CHROME_PATH, ...onPath, ...places].find((path) => path && existsSync(path));
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

function installPackage() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  console.log('Installing the package chromium-headless-shell ...');
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium-headless-shell'],
  ])
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: 600_000 });
  return findInstalled();
}
