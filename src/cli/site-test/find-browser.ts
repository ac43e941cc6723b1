// Finds the Chrome or Chromium of this machine.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Names of programs on the path. First Debian's package of the browser without its windows, which
 * starts fastest.
 */
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
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** Below each of Windows' folders of programs. */
const windowsPlaces = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/** @returns the path of its program, the one in CHROME_PATH first; undefined when there is none */
export function findBrowser({ env } = process): string | undefined {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, `${name}${ending}`)));
  const windowsFolders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
  const onWindows = windowsFolders.flatMap((folder) =>
    folder ? windowsPlaces.map((place) => join(folder, place)) : [],
  );
  return [env.CHROME_PATH, ...onPath, ...places, ...onWindows].find((path) => path && existsSync(path));
}
