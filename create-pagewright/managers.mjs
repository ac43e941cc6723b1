// Package managers: the one that has called create-pagewright installs, so that a site has one lock file.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each is called with. Pagewright needs a folder `node_modules`, which newer yarn makes only when told. */
const installs = {
  npm: ['install', '--no-audit', '--no-fund', '--loglevel=error'],
  pnpm: ['install', '--loglevel=error'],
  yarn: ['install'],
  bun: ['install', '--silent'],
};

/**
 * @param {string} [agent] as they all say who they are to what they start
 * @returns {{ name: string, install: string[], prepare: (folder: string) => void }}
 */
export function callingManager(agent = process.env.npm_config_user_agent ?? '') {
  const [, found = 'npm', major = '0'] = /^(pnpm|yarn|bun)\/(\d+)/.exec(agent) ?? [];
  const prepare = (folder) => {
    if (found !== 'yarn' || Number(major) < 2) return;
    writeFileSync(join(folder, '.yarnrc.yml'), 'nodeLinker: node-modules\n');
    // Without one, yarn takes the folder for a part of a project above it.
    writeFileSync(join(folder, 'yarn.lock'), '');
  };
  return { name: found, install: installs[found], prepare };
}
