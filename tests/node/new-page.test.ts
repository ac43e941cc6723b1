// A new page is one command: it passes the check as it is written, on any site, and nothing is overwritten.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askForPage } from '../../src/node/ask-page.ts';
import { loadChecker } from '../../src/node/load-checker.ts';
import { newPage } from '../../src/node/new-page.ts';
import { readFacts } from '../../src/node/project.ts';
import { fillRecipe, recipesIn } from '../../src/node/recipe.ts';
import { noteServer } from '../../src/node/running-server.ts';
import { findPage } from '../../src/node/show-page.ts';
import { textsOnDisk } from '../../src/node/site-texts.ts';
import { blockTypes } from '../../src/node/generate.ts';

const productRoot = fileURLToPath(new URL('../..', import.meta.url));
const recipes = recipesIn(productRoot);
const folders: string[] = [];

/** A copy of a site, to write into. */
function copyOf(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-page-'));
  folders.push(folder);
  for (const path of ['site.yaml', 'pages', 'public'])
    cpSync(join(site, path), join(folder, path), { recursive: true });
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const bakery = join(productRoot, 'tests/fixtures/sites/bakery');
const problemsOf = (siteRoot: string) => {
  const project = { productRoot, siteRoot };
  const { diagnostics } = loadChecker(project).checkSite({ texts: textsOnDisk(project), facts: readFacts(project) });
  return diagnostics.map(({ file, code, message }) => `${file} ${code} ${message}`);
};
const start = (siteRoot: string, address: string, options: Record<string, unknown>) =>
  newPage({ productRoot, siteRoot }, { words: [address], options: { 'no-open': true, ...options } });

describe('every recipe', () => {
  it('is one of those that were asked for', () => {
    expect(recipes.map(({ name }) => name).sort()).toEqual([
      'blank',
      'campaign',
      'comparison',
      'contact',
      'event',
      'legal',
      'product',
      'service',
    ]);
  });

  describe.each([
    ['the site that ships with the product', productRoot],
    ['another site', bakery],
  ])('on %s', (_name, site) => {
    it.each(recipes.map(({ name }) => name))('%s passes the check as it is written', async (recipe) => {
      const siteRoot = copyOf(site);
      expect(await start(siteRoot, '/new/page-one', { recipe, title: 'Fresh: "rolls" & more' })).toBe(0);
      const text = readFileSync(join(siteRoot, 'pages/new/page-one.yaml'), 'utf8');
      expect(problemsOf(siteRoot)).toEqual([]);
      expect(text).not.toMatch(/#(if|else|endif|recipe)|<\w+>|lorem/i);
      expect(text.match(/^ *# /gm)!.length).toBeGreaterThan(1);
    });

    it.each(recipes.map(({ name }) => name))('%s passes the check with an entry in the menu', async (recipe) => {
      const siteRoot = copyOf(site);
      const menu = readFileSync(join(siteRoot, 'site.yaml'), 'utf8');
      expect(await start(siteRoot, '/new', { recipe, menu: 'Neu, frisch' })).toBe(0);
      expect(problemsOf(siteRoot)).toEqual([]);
      const after = readFileSync(join(siteRoot, 'site.yaml'), 'utf8');
      const added = after.split('\n').filter((line) => !menu.split('\n').includes(line));
      expect(added.join('\n')).toContain('Neu, frisch');
      expect(after.split('\n').length - menu.split('\n').length).toBeLessThanOrEqual(2);
    });
  });

  it('passes the check on a site with nothing but a name and a home page', async () => {
    const siteRoot = copyOf(bakery);
    const footer = 'footer: { blurb: Bread., columns: [{ heading: Pages, links: [{ label: Home, href: / }] }] }';
    writeFileSync(
      join(siteRoot, 'site.yaml'),
      `name: Bread\nurl: https://bread.example\nlogo: { src: /images/logo.svg, alt: Bread }\nmenu: []\n${footer}\n`,
    );
    for (const page of readdirSync(join(siteRoot, 'pages'))) rmSync(join(siteRoot, 'pages', page));
    writeFileSync(
      join(siteRoot, 'pages/index.yaml'),
      'title: Bread\ndescription: Bread.\nblocks:\n  - type: cta\n    heading: Bread\n    button: { label: Call us, href: "tel:1" }\n',
    );
    const before = problemsOf(siteRoot);
    for (const { name } of recipes) expect(await start(siteRoot, `/${name}`, { recipe: name })).toBe(0);
    expect(problemsOf(siteRoot)).toEqual(before);
  });

  it('asks for nothing but types of sections and things that a site can have', () => {
    const things = ['form', 'picture', 'details', 'phone', 'email', 'address', 'hours'].map((name) => `site-${name}`);
    const known = new Set([...blockTypes(productRoot), ...things, 'unlinked']);
    const asked = recipes.flatMap(({ template }) =>
      [...template.matchAll(/#if (.*)/g)].flatMap(([, names]) => names!.split(' ')),
    );
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('a page that something links to now is asked to drop its remark', async () => {
  const siteRoot = copyOf(bakery);
  await start(siteRoot, '/neu', { recipe: 'blank' });
  const site = join(siteRoot, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace('href: /frage }', 'href: /neu }'));
  expect(problemsOf(siteRoot).filter((problem) => problem.startsWith('pages/neu.yaml'))).toEqual([
    expect.stringContaining('check/unused-suppression'),
  ]);
});

it('leaves out what needs what is not there, also within another part', () => {
  const template = '#if a\none\n#if b\ntwo\n#else\nthree\n#endif\n#else\nfour\n#endif\nfive';
  expect(fillRecipe(template, { texts: {}, has: new Set(['a']) })).toBe('one\nthree\nfive');
  expect(fillRecipe(template, { texts: {}, has: new Set(['b']) })).toBe('four\nfive');
});

describe('an address that cannot be', () => {
  it.each([
    ['/brot', 'There is a page at /brot already: pages/brot.yaml'],
    ['/Brot', 'differ in capitals only'],
    ['/', 'There is a page at / already'],
    ['/über uns', 'For example: /uber-uns'],
    ['/_shared/x', 'is no address'],
    ['/brot/index', 'index stands for the folder itself, which is /brot'],
    ['/alt', 'site.yaml leads /alt on to /brot (line 3)'],
    ['/images/logo.svg', 'public/images/logo.svg is at this address already'],
  ])('%s is refused in words, and nothing is written', async (address, words) => {
    const siteRoot = copyOf(bakery);
    const site = join(siteRoot, 'site.yaml');
    writeFileSync(site, `# One\nredirects:\n  - { from: /alt, to: /brot }\n${readFileSync(site, 'utf8')}`);
    const before = readdirSync(join(siteRoot, 'pages'), { recursive: true });
    await expect(start(siteRoot, address, { recipe: 'blank' })).rejects.toThrow(words);
    expect(readdirSync(join(siteRoot, 'pages'), { recursive: true })).toEqual(before);
  });
});

it('writes nothing when the title is taken', async () => {
  const siteRoot = copyOf(bakery);
  writeFileSync(
    join(siteRoot, 'pages/brot.yaml'),
    readFileSync(join(siteRoot, 'pages/brot.yaml'), 'utf8').replace(/^title: .*/m, 'title: Neu | {site.name}'),
  );
  expect(await start(siteRoot, '/neu', { recipe: 'blank' })).toBe(1);
  expect(existsSync(join(siteRoot, 'pages/neu.yaml'))).toBe(false);
});

describe('the command line', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(productRoot, 'bin/pagewright.mjs'), 'new:page', ...args], { encoding: 'utf8' });
  let siteRoot: string;
  beforeEach(() => {
    siteRoot = copyOf(bakery);
  });

  it('needs address and recipe where nobody can answer, and gives an example', () => {
    const { status, stderr } = run('--root', siteRoot);
    expect(status).toBe(2);
    expect(stderr).toContain('npm run new:page -- /offers --recipe campaign');
    expect(run('/neu', '--root', siteRoot).status).toBe(2);
  });

  it('names the nearest recipe', () => {
    const { status, stderr } = run('/neu', '--recipe', 'prodcut', '--root', siteRoot);
    expect(status).toBe(2);
    expect(stderr).toContain('Did you mean product?');
  });

  it('writes the page, says how to link and see it, and ends', () => {
    const { status, stdout } = run('pages/neu.yaml', '--recipe', 'service', '--title', 'Neu', '--root', siteRoot);
    expect(status).toBe(0);
    expect(stdout).toContain('written: pages/neu.yaml\nNothing links to /neu yet');
    expect(stdout).toContain(`To see it: node bin/pagewright.mjs dev --root ${siteRoot}, then the address /neu`);
  });
});

describe('asking', () => {
  const rules = { recipes, problemWith: (address: string) => (address === '/taken' ? 'It is taken.' : null) };
  const nothing = { address: undefined, recipe: undefined, title: undefined, menu: undefined };
  const answering = (answers: string[], asked: string[] = []) => ({
    asked,
    ask: async (question: string) => {
      asked.push(question);
      return answers.shift() ?? null;
    },
  });

  it('asks for what is not said, again after a wrong answer, and takes numbers and beginnings', async () => {
    const { ask, asked } = answering(['/taken', '/hand-scanner', 'nonsense', 'ser', '', 'Scanner']);
    expect(await askForPage(nothing, rules, ask)).toEqual({
      address: '/hand-scanner',
      recipe: 'service',
      title: 'Hand scanner',
      menu: 'Scanner',
    });
    expect(asked).toHaveLength(6);
    expect(asked[1]).toMatch(/^It is taken\.\n/);
    expect(asked[2]).toContain(recipes[0]!.about);
    expect(asked[3]).toContain('There is no recipe "nonsense".');
  });

  it('asks nothing that was said', async () => {
    const { ask, asked } = answering([]);
    const said = { address: '/x', recipe: 'blank', title: 'X', menu: '' };
    expect(await askForPage(said, rules, ask)).toEqual(said);
    expect(asked).toEqual([]);
  });

  it('ends without a page when nobody answers any more', async () => {
    expect(await askForPage(nothing, rules, answering(['/x']).ask)).toBeNull();
  });
});

describe('the running server', () => {
  it('is found, and waited for until it has the page', async () => {
    const siteRoot = copyOf(bakery);
    let asked = 0;
    const server = createServer((_request, response) => response.writeHead(++asked < 3 ? 404 : 200).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await findPage({ productRoot, siteRoot }, '/neu')).toBeNull();
    noteServer(siteRoot, url);
    expect(await findPage({ productRoot, siteRoot }, '/neu')).toBe(`${url}neu`);
    await new Promise((resolve) => server.close(resolve));
    expect(await findPage({ productRoot, siteRoot }, '/neu')).toBeNull();
  });
});

describe('a site without a home page', () => {
  it('is asked for one first, and gets it', async () => {
    const siteRoot = copyOf(bakery);
    rmSync(join(siteRoot, 'pages/index.yaml'));
    await expect(start(siteRoot, '/neu', { recipe: 'blank' })).rejects.toThrow('npm run new:page -- / --recipe');
    expect(await start(siteRoot, '/', { recipe: 'campaign' })).toBe(0);
    const home = readFileSync(join(siteRoot, 'pages/index.yaml'), 'utf8');
    expect(home).toContain('title: Home | {site.name}');
    expect(home).not.toContain('check-ignore');
    expect(await start(siteRoot, '/neu', { recipe: 'blank' })).toBe(0);
  });
});
