// The command `test:sections`: runs the tests of a site's own sections with Vitest.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alias, UserConfig } from 'vite';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { loadBundles } from '../../builder/bundles/bundle-cache.ts';
import { onePackages, ownResolution, writeOwnEntries } from '../../site/folder/own-entries.ts';
import { listFiles } from '../../base/disk/list-files.ts';
import { packageFolder } from '../../base/installation/product-files.ts';
import { findOwnParts } from '../../site/folder/own-parts.ts';
import type { Project } from '../../site/folder/project.ts';

/**
 * @param names parts of the paths of the tests to run; none for all
 * @returns the exit code: 0 all passed, 1 some did not
 * @throws UsageError when there is no test, or no Vitest to run it
 */
export async function runSectionTests(project: Project, names: string[]): Promise<0 | 1> {
  const { siteRoot } = project;
  const tests = listFiles(siteRoot, 'blocks').filter((path) => /\.test\.tsx?$/.test(path));
  if (tests.length === 0)
    throw new UsageError(
      'There is no test yet: write blocks/NAME/NAME.test.tsx, or begin with new:block NAME --island.',
    );
  // Made before: what a test does to the program it runs in is nothing that the build should see.
  await loadBundles(project);
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'test';
  const { startVitest } = loadVitest(project);
  const options = { root: siteRoot, config: false, watch: false };
  const vitest = await startVitest('test', names, options, vitestSettings(project) as never);
  const failed = vitest.state.getCountOfFailedTests() > 0 || vitest.state.getUnhandledErrors().length > 0;
  await vitest.close();
  if (environment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = environment;
  return failed || process.exitCode === 1 ? 1 : 0;
}

function vitestSettings(project: Project): UserConfig {
  const { alias, ...rest } = ownResolution(project, writeOwnEntries(project, findOwnParts(project)));
  // The root is the site here, which need not have them.
  const one = onePackages.map((name) => ({ find: name, replacement: packageFolder(project.productRoot, name) }));
  return {
    resolve: { ...rest, alias: [...(alias as Alias[]), ...one] },
    // Ends a test that hangs; no measure of anything.
    test: {
      // Read by Vitest, as the section is, so that both have the same modules.
      server: { deps: { inline: [/[\\/]pagewright[\\/]compiled[\\/]/] } },
      include: ['blocks/**/*.test.{ts,tsx}'],
      testTimeout: 60_000,
      provide: { pagewrightSections: { project, program: findProgram() } },
    },
  } as UserConfig;
}

/** The part of Vitest that is used. */
interface Vitest {
  startVitest(
    mode: 'test',
    names: string[],
    options: object,
    vite: never,
  ): Promise<{
    state: { getCountOfFailedTests(): number; getUnhandledErrors(): unknown[] };
    close(): Promise<void>;
  }>;
}

/** The site's, or in a clone Pagewright's own. */
function loadVitest({ siteRoot, productRoot }: Project): Vitest {
  for (const folder of [siteRoot, productRoot]) {
    const require = createRequire(join(folder, 'package.json'));
    try {
      require.resolve('happy-dom');
      return require('vitest/node') as Vitest;
    } catch (error) {
      if (!['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'].includes((error as NodeJS.ErrnoException).code!)) throw error;
    }
  }
  throw new UsageError(
    'The tests of sections run with Vitest. Please install it: npm install --save-dev vitest happy-dom',
  );
}

/** @returns section-html.ts as a program: beside the bundled command line */
function findProgram(): string {
  const program = join(dirname(fileURLToPath(import.meta.url)), 'section-html.cjs');
  if (!existsSync(program)) throw new Error(`${program} is missing`);
  return program;
}
