// A bare repository as the host of a copied site, which is published to it once.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DevSite } from './dev-site.ts';

export interface GitHost {
  /** A folder beside the site, for other copies of it. */
  folder: string;
  /** The path of the bare repository. */
  bare: string;
  /** Runs git, by default in the site's folder; arguments are separated by blanks. */
  git: (args: string, cwd?: string) => string;
  remove: () => void;
}

export function publishTo(site: DevSite): GitHost {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-host-'));
  const bare = join(folder, 'bare.git');
  const git = (args: string, cwd = site.folder) =>
    execFileSync('git', ['-c', 'user.name=Rosa', '-c', 'user.email=rosa@example.com', ...args.split(' ')], {
      cwd,
      encoding: 'utf8',
    });
  site.write('.gitignore', '.pagewright/\n');
  git(`init -q --bare -b main ${bare}`, folder);
  git('init -q -b main');
  git('config user.name Rosa');
  git('config user.email rosa@example.com');
  git('add -A');
  git('commit -q -m start');
  git(`remote add origin ${bare}`);
  git('push -q -u origin main');
  return { folder, bare, git, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
