// The browser tests run against finished sites, served as a host would serve them: the product's against a made-up site and
// all examples of sections, those of the site that ships with it against that.
import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './engines/engine-test.ts';

const [port, examplesPort, sitePort] = ['E2E_PORT', 'EXAMPLES_PORT', 'SITE_PORT'].map((name, index) =>
  Number(process.env[name] ?? 4397 + index),
);
process.env.EXAMPLES_URL = `http://127.0.0.1:${examplesPort}`;

/** Serves a site as the steps before have built it (bin/test.mjs). */
const served = (root: string, at: number | undefined, out = 'dist') => ({
  command: `node ../bin/pagewright.mjs preview --root ${root} --out ${out} --port ${at}`,
  url: `http://127.0.0.1:${at}/`,
  reuseExistingServer: !process.env.CI,
  stdout: 'ignore' as const,
});

export default defineConfig<object, EngineOptions>({
  outputDir: '../test-results',
  globalSetup: './support/prepare-package.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // No measure of anything: a shared machine can stand still for half a minute.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
  projects: [
    { name: 'product', testDir: 'product', use: { baseURL: `http://127.0.0.1:${port}` } },
    { name: 'site', testDir: 'site', use: { baseURL: `http://127.0.0.1:${sitePort}` } },
    // One browser each, for all of its tests.
    { name: 'firefox', testDir: 'engines', fullyParallel: false, use: { engineName: 'firefox' } },
    { name: 'webkit', testDir: 'engines', fullyParallel: false, use: { engineName: 'webkit' } },
  ],
  webServer: [
    served('fixture-site', port),
    served('../.pagewright/examples', examplesPort, '../examples-dist'),
    served('..', sitePort),
  ],
});
