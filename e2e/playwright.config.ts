// The browser tests run against the production build, served as a host would serve it.
import { defineConfig } from 'playwright/test';

const port = Number(process.env.E2E_PORT ?? 4399);
const examplesPort = Number(process.env.EXAMPLES_PORT ?? 4398);

// Without files from earlier, the examples' photos take a while.
const server = { reuseExistingServer: !process.env.CI, stdout: 'ignore' as const, timeout: 180_000 };
const examples = '--root ../.pagewright/examples --out ../../.pagewright/examples-dist';
process.env.EXAMPLES_URL = `http://127.0.0.1:${examplesPort}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  // No measure of anything: a shared machine can stand still for half a minute.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
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
  webServer: [
    { command: `node ../bin/pagewright.mjs preview --port ${port}`, url: `http://127.0.0.1:${port}/`, ...server },
    // Every example of every block, as a site of its own.
    {
      command: `node make-examples-site.mjs && node ../bin/pagewright.mjs build ${examples} && node ../bin/pagewright.mjs preview ${examples} --port ${examplesPort}`,
      url: `http://127.0.0.1:${examplesPort}/`,
      ...server,
    },
  ],
});
