// A site's own `npm test`: islands and behaviors that throw, that ask for a Node module, that set what the content policy
// refuses or that are not there are found and named with their file; so are wrong types; what works is not complained of.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { expect, test } from '../support/browser-test.ts';

const product = fileURLToPath(new URL('../..', import.meta.url));
const site = mkdtempSync(join(tmpdir(), 'pagewright-site-test-'));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
};
const runTest = () => {
  const env = { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? chromium.executablePath() };
  const args = [join(product, 'bin/pagewright.mjs'), 'test', '--root', site];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  return { status, said: stdout + stderr };
};

test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  const original = join(product, 'tests/fixtures/sites/hotel');
  cpSync(original, site, { recursive: true, filter: (path) => !path.includes('.pagewright') });
});
test.afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Writes a type of section and shows it on the home page. */
function addSection(name: string, component: string, more: Record<string, string> = {}): void {
  const schema = readFileSync(join(site, 'blocks/cta/cta.schema.json'), 'utf8');
  write(`blocks/${name}/${name}.schema.json`, schema.replaceAll('cta', name));
  write(
    `blocks/${name}/${name}.tsx`,
    `import { Island, Section } from 'pagewright/ui';\n${component.startsWith('<Island') ? `import { View } from './${name}.island.tsx';\n` : ''}export const ${name.charAt(0).toUpperCase() + name.slice(1)} = ({ id }: { id: string }) => <Section id={id}>${component}</Section>;\n`,
  );
  for (const [ending, text] of Object.entries(more)) write(`blocks/${name}/${name}.${ending}`, text);
  const home = readFileSync(join(site, 'pages/index.yaml'), 'utf8').trimEnd();
  const block = { ...(JSON.parse(schema.replaceAll('cta', name)) as { examples: object[] }).examples[0], type: name };
  write('pages/index.yaml', `${home}\n  - ${JSON.stringify(block)}\n`);
}

const island = (body: string, imports = '') =>
  `import { useEffect } from 'react';\n${imports}export function View() {\n  useEffect(() => {\n    ${body}\n  }, []);\n  return <p>Here.</p>;\n}\n`;
const live = (name: string) => `<Island name="${name}" view={View} wake="interaction" props={{}} />`;

test('a site whose sections work passes', () => {
  const { status, said } = runTest();
  expect(said).toContain('Pages in a browser: 3 pages, nothing found');
  expect(said).toContain("LEFT OUT: the types of the site's own code");
  expect(status).toBe(0);
});

test('what fails as it wakes is named with its file', () => {
  addSection('loud', live('loud'), { 'island.tsx': island("throw new Error('no bread today');") });
  addSection('typo', live('tpyo'), { 'island.tsx': island('') });
  addSection('disk', live('disk'), {
    'island.tsx': island("readFileSync('menu.txt');", "import { readFileSync } from 'node:fs';\n"),
  });
  addSection('mover', '<p data-live="mover" data-wake="interaction">Here.</p>', {
    'behavior.ts': "export function start(): () => void {\n  throw new Error('no oven today');\n}\n",
  });
  addSection('painter', '<p data-live="painter" data-wake="interaction">Here.</p>', {
    'behavior.ts':
      "export function start(root: HTMLElement): () => void {\n  root.setAttribute('style', 'color: red');\n  return () => {};\n}\n",
  });
  const { status, said } = runTest();
  expect(status).toBe(1);
  expect(said).toContain('/: blocks/loud/loud.island.tsx:4:15: Error: no bread today');
  expect(said).toContain('/: blocks/mover/mover.behavior.ts:2:13: Error: no oven today');
  expect(said).toMatch(/^\/: blocks\/disk\/disk\.island\.tsx:5:5: .*(?:readFileSync|not a function)/m);
  expect(said).toMatch(/^\/: blocks\/painter\/painter\.behavior\.ts:2:\d+: .*Content Security Policy/m);
  expect(said).toContain('/: nothing wakes the part "tpyo": there is no tpyo.island.tsx');
  expect(said).not.toMatch(/stay-price|town-search/);
});

test('what fails after that is told with its line, and by its author, not by the part that wakes at the time', () => {
  addSection('promise', live('promise'), { 'island.tsx': island("void Promise.reject(new Error('no milk today'));") });
  addSection('word', live('word'), { 'island.tsx': island("void Promise.reject('no word today');") });
  addSection('news', live('news'), {
    'island.tsx': island("void fetch('/news.json').then((answer) => answer.json());"),
  });
  addSection('teller', live('teller'), { 'island.tsx': island("console.error('something odd');") });
  addSection('clock', live('clock'), {
    'island.tsx':
      "import { Hour } from './hour.tsx';\nexport function View() {\n  return <p><Hour ofDay={1} /></p>;\n}\n",
  });
  write(
    'blocks/clock/hour.tsx',
    "interface HourProps {\n  ofDay: number;\n}\nexport function Hour({ ofDay }: HourProps) {\n  return <em>{typeof window === 'undefined' ? ofDay : 'now'}</em>;\n}\n",
  );
  const { status, said } = runTest();
  expect(status).toBe(1);
  expect(said).toMatch(/^\/: blocks\/promise\/promise\.island\.tsx:4:\d+: Error: no milk today$/m);
  expect(said).toMatch(/^\/: blocks\/word\/word\.island\.tsx:4:\d+: no word today$/m);
  expect(said).toMatch(/^\/: blocks\/news\/news\.island\.tsx:4:\d+: \/news\.json cannot be loaded \(404\)$/m);
  expect(said).toMatch(/^\/: blocks\/news\/news\.island\.tsx: SyntaxError: .* is not valid JSON$/m);
  expect(said).toMatch(/^\/: blocks\/teller\/teller\.island\.tsx:4:\d+: something odd$/m);
  expect(said).toMatch(
    /^\/: blocks\/clock\/hour\.tsx:4:\d+: it renders something else in the browser than in the build/m,
  );
});

test('a second main heading, an id twice and names of nothing are told with their section, each once', () => {
  addSection(
    'plan',
    '<h1>Our plan</h1><p id="plan-note">One.</p><p id="plan-note">Two.</p><label htmlFor="nobody">Name</label>',
  );
  addSection('chart', '<div role="group" aria-labelledby="chart-title">Here.</div><svg><g id="a" /><g id="a" /></svg>');
  const { status, said } = runTest();
  expect(status).toBe(1);
  const told = said.split('\n').filter((line) => /section "(?:plan|chart)"/.test(line) && !line.includes('axe'));
  expect(told).toEqual([
    expect.stringContaining('/: A second main heading, <h1> in section "plan": "Our plan"'),
    expect.stringContaining('/: The id "plan-note" is there twice: <p> in section "plan" and <p> in section "plan"'),
    expect.stringContaining('/: <label for="nobody"> in section "plan" names an id that is not on the page: nobody'),
    expect.stringContaining(
      '/: <div aria-labelledby="chart-title"> in section "chart" names an id that is not on the page: chart-title',
    ),
  ]);
});

test('types are checked where TypeScript is installed, with file and line', () => {
  for (const name of ['typescript', '@types/react', '@types/react-dom', 'csstype', '@typescript']) {
    mkdirSync(dirname(join(site, 'node_modules', name)), { recursive: true });
    symlinkSync(join(product, 'node_modules', name), join(site, 'node_modules', name));
  }
  write('tsconfig.json', '{ "extends": "./.pagewright/own/tsconfig.json", "include": ["blocks/stay-price"] }');
  expect(runTest().said).toContain("Types of the site's own code: nothing found");
  write('blocks/stay-price/wrong.ts', "export const nights: number = 'two';\n");
  const { status, said } = runTest();
  expect(said).toContain('blocks/stay-price/wrong.ts(1,14): error TS2322');
  expect(status).toBe(1);
});
