// The package manager of a site, known by its lock file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface PackageManager {
  name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** Installs exactly what the lock file says, on a computer that has npm. */
  cleanInstall: string;
}

/** By the names of their lock files. */
const managers: Record<string, PackageManager> = {
  'package-lock.json': { name: 'npm', cleanInstall: 'npm ci' },
  'pnpm-lock.yaml': { name: 'pnpm', cleanInstall: 'npm install --global pnpm && pnpm install --frozen-lockfile' },
  'yarn.lock': { name: 'yarn', cleanInstall: 'npm install --global corepack && corepack enable && yarn install' },
  'bun.lock': { name: 'bun', cleanInstall: 'npm install --global bun && bun install --frozen-lockfile' },
  'bun.lockb': { name: 'bun', cleanInstall: 'npm install --global bun && bun install --frozen-lockfile' },
};

/** Names of the files that say which versions of packages a site has. */
export const lockFiles = Object.keys(managers);

/** @returns the manager of a site; npm for a site without a lock file */
export function findManager(siteRoot: string): PackageManager {
  const lock = lockFiles.find((name) => existsSync(join(siteRoot, name)));
  return managers[lock ?? 'package-lock.json']!;
}
