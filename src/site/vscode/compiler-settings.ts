// The tsconfig.json of a site with code, for its editor: without one, VS Code knows neither the
// types of sections nor JSX.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the file by its path in the site; none where the site has its own */
export function missingCompilerSettings(siteRoot: string): Record<string, string> {
  if (existsSync(join(siteRoot, 'tsconfig.json'))) return {};
  const settings = { extends: './.pagewright/own/tsconfig.json', include: ['blocks', 'components'] };
  return { 'tsconfig.json': `${JSON.stringify(settings, null, 2)}\n` };
}
