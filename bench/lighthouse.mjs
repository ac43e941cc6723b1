// Lighthouse, as a phone, on every page of the finished site behind its own headers. Prints one line a page, and what fails.
// usage: npm run bench:lighthouse -- [--dist dist] [--only /about,/price] [--runs 1]
// Lighthouse is fetched by npx (it needs a newer Node than the site does, which comes along) and is no part of the project.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printMachine } from './measure.mjs';
import { servePreview } from './preview.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = { type: 'string' };
const { values } = parseArgs({
  options: { dist: { ...text, default: join(root, 'dist') }, only: text, runs: { ...text, default: '1' } },
});
const dist = resolve(values.dist);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const packages = ['node@24', 'lighthouse@13.5.0'];
const work = mkdtempSync(join(tmpdir(), 'pagewright-lighthouse-'));

printMachine();
const preview = await servePreview(dist);
let worst = 100;
try {
  for (const route of values.only?.split(',') ?? listRoutes(dist)) {
    const { scores, failed, metrics } = await findMedian(Number(values.runs), () => audit(preview.url + route));
    worst = Math.min(worst, ...scores);
    const shown = scores.map((score) => String(score).padStart(3)).join(' ');
    console.log(`${shown}  ${metrics}  ${route}${failed.length > 0 ? `   ${failed.join(', ')}` : ''}`);
  }
} finally {
  preview.stop();
  rmSync(work, { recursive: true });
}
console.log(`\nColumns: ${categories.join(', ')}. Lowest: ${worst}`);

/**
 * Lists routes, without pages that stay out of search engines: not-found pages, which Lighthouse
 * refuses, and redirects.
 */
function listRoutes(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)index\.html$/.test(name) && !isUnlisted(join(folder, name)))
    .map((name) => `/${name.replace(/\/?index\.html$/, '')}`)
    .sort();
}

function isUnlisted(file) {
  return readFileSync(file, 'utf8').includes('<meta name="robots" content="noindex"');
}

/** The run whose performance is the middle one. A run in which the browser failed is done again, three times in all. */
async function findMedian(count, run) {
  const runs = [];
  for (let failures = 0; runs.length < count;) {
    try {
      runs.push(await run());
    } catch (error) {
      if (++failures === 3) throw error;
    }
  }
  return runs.toSorted((a, b) => a.scores[0] - b.scores[0])[count >> 1];
}

/** Runs Lighthouse once with its standard phone and simulated slow connection. */
async function audit(url) {
  const file = join(work, 'report.json');
  const chrome = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-quic';
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories}`,
    `--chrome-flags=${chrome}`,
  ];
  const args = ['--yes', '--loglevel=error', ...packages.flatMap((name) => ['-p', name]), 'lighthouse', url, ...flags];
  await ended(spawn('npx', args, { cwd: work, stdio: 'ignore' }));
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { audits } = report;
  const scores = categories.map((id) => Math.round(report.categories[id].score * 100));
  const refs = categories.flatMap((id) => report.categories[id].auditRefs);
  const failed = refs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9);
  const value = (id, digits = 0) => audits[id].numericValue.toFixed(digits);
  return {
    scores,
    failed: failed.map(({ id }) => id),
    metrics: `FCP ${value('first-contentful-paint')} LCP ${value('largest-contentful-paint')} TBT ${value('total-blocking-time')} CLS ${value('cumulative-layout-shift', 3)}`,
  };
}

function ended(child) {
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`Lighthouse ended with ${code}`))));
  });
}
