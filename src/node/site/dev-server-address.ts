// Lets other commands find the dev server that runs for a site.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function fileFor(siteRoot: string): string {
  return join(siteRoot, '.pagewright/dev-server.url');
}

/** Writes down where the dev server of a site is. */
export function noteServer(siteRoot: string, url: string): void {
  mkdirSync(dirname(fileFor(siteRoot)), { recursive: true });
  writeFileSync(fileFor(siteRoot), url);
}

/** @returns where the dev server of a site is, or was: a server that was stopped leaves its note */
export function notedServer(siteRoot: string): string | null {
  try {
    return readFileSync(fileFor(siteRoot), 'utf8').trim();
  } catch {
    return null;
  }
}
