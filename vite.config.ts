// How Vite runs the tests (docs/maintainers/tests.md). How it builds sites is said in
// src/builder/bundles/vite-settings.ts, which installed sites share.
import { defineConfig } from 'vitest/config';

const all = ['tests/**/*.test.{ts,tsx}'];

/** Tests of what runs in pages: they change a simulated browser and replace modules, so each file has its own. */
const page = ['tests/{app,blocks,browser,forms,state,ui}/**/*.test.{ts,tsx}'];

/** Tests that start programs, build sites or run a development server. `npm run test:quick` leaves them out. */
const programs = [
  'tests/{deploy,guide}.test.ts',
  'tests/integrations/function.test.ts',
  'tests/site/vscode/*.test.ts',
  'tests/cli/{check-cli,cli,collections,dev-renderer,drafts,few-pages,gallery,incremental-build,compile-cache,large-site}.test.ts',
  'tests/cli/{create-pagewright,move-page,new-block,new-page,new-site,own-blocks,programs,second-site,starters,wrong-source}.test.ts',
  'tests/editor/server/publish.test.ts',
  'tests/builder/images/build-photos.test.ts',
];

/** What runs through many pages or mistakes, also left out of `npm run test:quick`. */
const corpora = [
  'tests/checker/{apply-safe-fixes,fuzz,mutations,old-types,slips}.test.ts',
  'tests/edits/engine/random-edits.test.ts',
  'tests/editor/server/{pixel-map,random-days}.test.ts',
];

export default defineConfig({
  test: {
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
          setupFiles: 'tests/cheap-compression.ts',
        },
      },
    ],
  },
});
