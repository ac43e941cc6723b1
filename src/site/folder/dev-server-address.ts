// The address of a site's running dev server, in a file where other commands find it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function addressFile(siteRoot: string): string {
  return join(siteRoot, '.pagewright/dev-server.url');
}

/** Tells other commands where the dev server of a site is. */
export function writeDevServerUrl(siteRoot: string, url: string): void {
  mkdirSync(dirname(addressFile(siteRoot)), { recursive: true });
  writeFileSync(addressFile(siteRoot), url);
}

/** @returns the URL of the site's last dev server, which may have ended; null if there was none */
export function readDevServerUrl(siteRoot: string): string | null {
  try {
    return readFileSync(addressFile(siteRoot), 'utf8').trim();
  } catch {
    return null;
  }
}
