// How Vite runs the tests (docs/maintainers/tests.md). How it builds sites is said in
// src/builder/bundles/vite-settings.ts, which installed sites share.
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const all = ['tests/**/*.test.{ts,tsx}'];

/** Tests of what runs in pages: they change a simulated browser and replace modules, so each file has its own. */
const page = ['tests/{page,editor/client}/**/*.test.{ts,tsx}', 'tests/public/wake-sections.test.tsx'];

/** Tests that start programs, build sites or run a development server. `npm run test:quick` leaves them out. */
const programs = [
  'tests/{deploy,guide}.test.ts',
  'tests/integrations/{function,function-failures,function-kills}.test.ts',
  'tests/builder/{collections,drafts,incremental-build,killed-build,large-site,published-files,second-site}.test.ts',
  'tests/builder/bundles/{folder-names,own-blocks,wrong-source}.test.ts',
  'tests/builder/{images/build-photos,outputs/{output-table,read-by-others}}.test.ts',
  'tests/cli/*.test.ts',
  'tests/cli/commands/{move-page,new-block,new-site,starters}.test.ts',
  'tests/dev/gallery/gallery.test.ts',
  'tests/dev/manual/manual.test.ts',
  'tests/dev/server/{dev-renderer,dev-server}.test.ts',
  'tests/editor/server/{publish,publish-states}.test.ts',
  'tests/public/programs.test.ts',
  'tests/site/check/check-cli.test.ts',
  'tests/site/recipes/new-page.test.ts',
  'tests/site/vscode/{agreement,completion,live-names,old-names}.test.ts',
];

/** What runs through many pages or mistakes, also left out of `npm run test:quick`. */
const corpora = [
  'tests/checker/mutations.test.ts',
  'tests/checker/yaml/fuzz.test.ts',
  'tests/edits/{apply-safe-fixes,slips}.test.ts',
  'tests/edits/engine/random-edits.test.ts',
  'tests/editor/server/{pixel-map,random-days,random-windows}.test.ts',
];

/** Files that take half a minute or more. */
const long = [
  'tests/integrations/function-kills.test.ts',
  'tests/checker/mutations.test.ts',
  'tests/builder/bundles/own-blocks.test.ts',
  'tests/site/recipes/new-page.test.ts',
  'tests/checker/yaml/fuzz.test.ts',
  'tests/cli/commands/move-page.test.ts',
  'tests/editor/server/publish.test.ts',
  'tests/editor/server/publish-states.test.ts',
];

function isLong(file: TestSpecification): boolean {
  return long.some((path) => file.moduleId.endsWith(path));
}

/** Begins with the long files: at the end one of them would run alone, with a core idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    silent: 'passed-only',
    // Vitest leaves one core idle, which on two is half of the machine.
    maxWorkers: '100%',
    experimental: { fsModuleCache: true },
    // What hangs ends. No measure of anything: a shared machine can stand still for half a minute.
    // A long run takes a quarter of an hour where other things run as well.
    testTimeout: process.env.TEST_RUNS === 'all' ? 1_800_000 : 240_000,
    hookTimeout: 240_000,
    projects: [
      // These share what they import: importing it for each file takes longer than the tests.
      {
        extends: true,
        test: { name: 'shared', include: all, exclude: [...page, ...corpora, ...programs], isolate: false },
      },
      { extends: true, test: { name: 'corpora', include: corpora, isolate: false } },
      { extends: true, test: { name: 'page', include: page } },
      {
        extends: true,
        test: {
          name: 'programs',
          include: programs,
          globalSetup: 'tests/build-once.ts',
          setupFiles: ['tests/cheap-compression.ts', 'tests/fresh-connections.ts'],
        },
      },
    ],
  },
});
