// Measures the wait of an author: for the dev server to start, for the first page, and from saving
// a page until the server answers with it. What the browser then needs to show it is the same for
// every size of site.
// usage: npm run bench:dev -- [--pages 20,1000,10000] [--runs 9]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startDevServer } from './dev-server.mjs';
import { makeSite } from './make-site.mjs';
import { printMachine, spread } from './measure.mjs';

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '20,1000,10000' }, runs: { type: 'string', default: '9' } },
});

printMachine();
for (const pages of values.pages.split(',').map(Number)) await measure(pages, Number(values.runs));

async function measure(pages, runs) {
  // Not in .pagewright, which the server does not watch.
  const site = mkdtempSync(join(tmpdir(), 'pagewright-bench-dev-'));
  await makeSite({ out: site, pages, blocks: 11 });
  const cold = await startDevServer(site);
  await cold.stop();
  const starts = [];
  for (let run = 0; run < 2; run++) {
    const server = await startDevServer(site);
    starts.push(server.ready);
    await server.stop();
  }
  const server = await startDevServer(site);
  const began = performance.now();
  await server.page();
  const first = performance.now() - began;
  // The watcher needs a moment for very many folders.
  await wait(1500);
  const waits = [];
  for (let run = 0; run < runs; run++) waits.push(await saveUntilAnswered(site, server, run));
  await server.stop();
  console.log(
    `${String(pages).padStart(6)} pages: ready ${cold.ready.toFixed(0)} ms the first time, ${spread([...starts, server.ready], 0)} ms after; ` +
      `first page ${first.toFixed(0)} ms; save to answer ${spread(waits, 0)} ms`,
  );
  rmSync(site, { recursive: true });
}

async function saveUntilAnswered(site, server, run) {
  const file = join(site, 'pages/index.yaml');
  const marker = `Saved ${run} at ${Date.now()}`;
  const text = readFileSync(file, 'utf8').replace(/^title: .*/m, `title: ${marker}`);
  await wait(700);
  const began = performance.now();
  writeFileSync(file, text);
  while (!(await server.page()).includes(marker)) {
    if (performance.now() - began > 20_000) throw new Error('The server has not seen the change.');
    await wait(4);
  }
  return performance.now() - began;
}
