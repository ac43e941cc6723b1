// `new:page`: the page passes the check as written, on any site, and nothing is overwritten.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForPage } from '../../../src/cli/commands/ask-page.ts';
import { loadChecker } from '../../../src/site/folder/load-checker.ts';
import { newPage, type NewPageOptions } from '../../../src/cli/commands/new-page.ts';
import { readFacts } from '../../../src/site/folder/project.ts';
import { fillTemplate } from '../../../src/site/recipes/fill-template.ts';
import { readRecipes } from '../../../src/site/recipes/page-template.ts';
import { writeDevServerUrl } from '../../../src/site/folder/dev-server-address.ts';
import { findPage } from '../../../src/cli/commands/show-page.ts';
import { openTexts } from '../../../src/site/folder/site-texts.ts';
import { productRoot } from '../../product-root.ts';
import { runCli } from '../../run-cli.ts';
import { blockTypes } from '../../../src/site/schemas/read-schema.ts';
const recipes = readRecipes(productRoot);
/** Names of the recipes for pages at any address. */
const anywhere = recipes.filter(({ address }) => address === undefined).map(({ name }) => name);
const folders: string[] = [];

/** A copy of a site, to write into. */
function copySite(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-page-'));
  folders.push(folder);
  for (const path of ['site.yaml', 'pages', 'public', 'fields'])
    if (existsSync(join(site, path))) cpSync(join(site, path), join(folder, path), { recursive: true });
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const bakery = join(productRoot, 'tests/fixtures/sites/bakery');
const listProblems = (siteRoot: string) => {
  const project = { productRoot, siteRoot };
  const { diagnostics } = loadChecker(project).checkSite({ texts: openTexts(project), facts: readFacts(project) });
  return diagnostics.map(({ file, code, message }) => `${file} ${code} ${message}`);
};
/**
 * The check's only word on a page of a recipe: legal ones have gaps for their author, others a place
 * for a picture.
 */
const gapsIn = (file: string, recipe: string) => {
  const isLegal = ['imprint', 'privacy'].includes(recipe);
  const hasPlace = ['about', 'campaign', 'comparison', 'event', 'product', 'service'].includes(recipe);
  if (!isLegal && !hasPlace) return [];
  return [expect.stringMatching(`^${file} ${isLegal ? 'text/unfilled-gap' : 'image/empty'}`)];
};
const start = (siteRoot: string, address: string, options: Partial<NewPageOptions>) =>
  newPage({ productRoot, siteRoot }, { address, open: false, ...options });

it('the plainest recipe is the first one, which the editor begins with', () => {
  expect(recipes[0]!.name).toBe('blank');
});

describe('every recipe', () => {
  it('is there', () => {
    expect(recipes.map(({ name }) => name).sort()).toEqual([
      'about',
      'blank',
      'campaign',
      'comparison',
      'contact',
      'event',
      'imprint',
      'job',
      'legal',
      'news',
      'not-found',
      'privacy',
      'product',
      'service',
    ]);
  });

  describe.each([
    ['the site that ships with the product', productRoot],
    ['another site', bakery],
  ])('on %s', (_name, site) => {
    it.each(anywhere)('%s passes the check as written', async (recipe) => {
      const siteRoot = copySite(site);
      expect(await start(siteRoot, '/new/page-one', { recipe, title: 'Fresh: "rolls" & more' })).toBe(0);
      const text = readFileSync(join(siteRoot, 'pages/new/page-one.yaml'), 'utf8');
      expect(listProblems(siteRoot)).toEqual(gapsIn('pages/new/page-one.yaml', recipe));
      expect(text).not.toMatch(/#(if|else|endif|recipe)|<\w+>|lorem/i);
      expect(text.match(/^ *# /gm)!.length).toBeGreaterThan(1);
    });

    it.each(anywhere)('%s passes the check with an entry in the menu', async (recipe) => {
      const siteRoot = copySite(site);
      const menu = readFileSync(join(siteRoot, 'site.yaml'), 'utf8');
      expect(await start(siteRoot, '/new', { recipe, menu: 'Neu, frisch' })).toBe(0);
      expect(listProblems(siteRoot)).toEqual(gapsIn('pages/new.yaml', recipe));
      const after = readFileSync(join(siteRoot, 'site.yaml'), 'utf8');
      const added = after.split('\n').filter((line) => !menu.split('\n').includes(line));
      expect(added.join('\n')).toContain('Neu, frisch');
      expect(after.split('\n').length - menu.split('\n').length).toBeLessThanOrEqual(2);
    });
  });

  it('passes the check on a site with nothing but a name and a home page', async () => {
    const siteRoot = copySite(bakery);
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
    const before = listProblems(siteRoot);
    for (const name of anywhere) expect(await start(siteRoot, `/${name}`, { recipe: name })).toBe(0);
    const gaps = anywhere.flatMap((name) => gapsIn(`pages/${name}.yaml`, name));
    expect(listProblems(siteRoot).toSorted()).toEqual([...gaps, ...before]);
  });

  it('asks for nothing but types of sections and things that a site can have', () => {
    const things = ['form', 'zone', 'details', 'phone', 'email', 'address', 'hours'].map((name) => `site-${name}`);
    const known = new Set([...blockTypes(productRoot), ...things, 'unlinked', 'entry', 'written']);
    const asked = recipes.flatMap(({ template }) =>
      [...template.matchAll(/#if (.*)/g)].flatMap(([, names]) => names!.split(' ')),
    );
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('the page for unknown addresses is written where hosts look for it, and nowhere else', async () => {
  const siteRoot = copySite(bakery);
  rmSync(join(siteRoot, 'pages/404.yaml'));
  expect(listProblems(siteRoot)).toEqual([expect.stringContaining('pages/404.yaml site/no-not-found-page')]);
  await expect(start(siteRoot, '/offers', { recipe: 'not-found' })).rejects.toThrow('its page is /404');
  expect(await newPage({ productRoot, siteRoot }, { recipe: 'not-found', open: false })).toBe(0);
  expect(await start(siteRoot, '/brot/404', { recipe: 'not-found' })).toBe(0);
  expect(readFileSync(join(siteRoot, 'pages/404.yaml'), 'utf8')).toContain(
    'title: Seite nicht gefunden | {site.name}\n',
  );
  expect(existsSync(join(siteRoot, 'pages/brot/404.yaml'))).toBe(true);
  expect(listProblems(siteRoot)).toEqual([]);
});

describe('a recipe of news, events or jobs', () => {
  const granary = join(productRoot, 'tests/fixtures/sites/granary');
  const log = vi.spyOn(console, 'log');
  const said = () => log.mock.calls.flat().join('\n');
  // Today as 2026-11-25, in the site's zone.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format();
  beforeEach(() => void log.mockClear());

  it.each([
    ['news', 'news', `date: ${today}`],
    ['event', 'events', 'event:\n  # Write'],
    ['job', 'jobs', `date: ${today}\njob:\n`],
  ])('%s is an entry of the collection of its kind, in its folder', async (recipe, folder, setting) => {
    const siteRoot = copySite(granary);
    expect(await start(siteRoot, '/spring-thaw', { recipe })).toBe(0);
    const text = readFileSync(join(siteRoot, `pages/${folder}/spring-thaw.yaml`), 'utf8');
    expect(text).toContain(setting);
    expect(text).toContain('- type: entry-header');
    expect(listProblems(siteRoot)).toEqual([]);
    expect(said()).toContain(`It is an entry of the collection "${folder}", so it is at /${folder}/spring-thaw.`);
    expect(said()).not.toContain('Nothing links');
  });

  it.each(recipes.flatMap(({ name, kind }) => (kind ? [name] : [])))(
    '%s begins a collection with a list where one is asked for',
    async (recipe) => {
      const siteRoot = copySite(bakery);
      expect(await start(siteRoot, '/first', { recipe, collection: true })).toBe(0);
      expect(listProblems(siteRoot)).toEqual([]);
      const home = /its list is at (\/\w+)\./.exec(said())![1]!;
      expect(existsSync(join(siteRoot, `pages${home}/index.yaml`))).toBe(true);
      expect(readFileSync(join(siteRoot, `pages${home}/first.yaml`), 'utf8')).toContain('- type: entry-header');
      // The second one finds it.
      expect(await start(siteRoot, '/second', { recipe })).toBe(0);
      expect(existsSync(join(siteRoot, `pages${home}/second.yaml`))).toBe(true);
      expect(listProblems(siteRoot)).toEqual([]);
    },
  );

  it('says that its page is in no list where the site has no collection', async () => {
    await start(copySite(bakery), '/fest', { recipe: 'event' });
    expect(said()).toContain('it is in no collection of the kind "event". With --collection, new:page makes one.');
  });

  it('is a collection in the words of the site', async () => {
    const siteRoot = copySite(bakery);
    const site = join(siteRoot, 'site.yaml');
    writeFileSync(site, readFileSync(site, 'utf8').replace(/^lang: .*/m, 'lang: de'));
    expect(await start(siteRoot, '/ofen', { recipe: 'news', collection: true })).toBe(0);
    const list = readFileSync(join(siteRoot, 'pages/aktuelles/index.yaml'), 'utf8');
    expect(list).toContain('description: Aktuelles von {site.name}.');
    expect(readFileSync(join(siteRoot, 'pages/aktuelles/ofen.yaml'), 'utf8')).toContain('## Was das bedeutet');
    expect(listProblems(siteRoot)).toEqual([]);
  });

  it('is refused at an address that the folder of the collection has already', async () => {
    await expect(start(copySite(granary), '/kiln', { recipe: 'news' })).rejects.toThrow(
      'There is a page at /news/kiln',
    );
  });

  it('stays in a folder that was named', async () => {
    const siteRoot = copySite(granary);
    expect(await start(siteRoot, '/about/spring', { recipe: 'news' })).toBe(0);
    expect(readFileSync(join(siteRoot, 'pages/about/spring.yaml'), 'utf8')).not.toContain('entry-header');
    expect(listProblems(siteRoot)).toEqual([]);
  });
});

it('a page that has a link now is reported for its ignore comment', async () => {
  const siteRoot = copySite(bakery);
  await start(siteRoot, '/neu', { recipe: 'blank' });
  const site = join(siteRoot, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace('href: /frage }', 'href: /neu }'));
  expect(listProblems(siteRoot).filter((problem) => problem.startsWith('pages/neu.yaml'))).toEqual([
    expect.stringContaining('check/unused-suppression'),
  ]);
});

describe('a template in another language', () => {
  const translations = { 'Our offer, for all': 'Für alle', 'It works': 'Es geht: so', 'A point': 'Ein Punkt' };
  const fill = (template: string, texts = {}) => fillTemplate(template, { texts, has: new Set(), translations });

  it('keeps its structure and its comments', () => {
    const template =
      '# It works\na: Our offer, for all # It works\nb:\n  - It works\nc: { d: It works, e: "It works" }\n';
    expect(fill(template)).toBe(
      '# It works\na: Für alle # It works\nb:\n  - "Es geht: so"\nc: { d: "Es geht: so", e: "Es geht: so" }\n',
    );
  });

  it('has folded texts on one line, and Markdown line by line', () => {
    expect(fill('a: >-\n  It\n  works\nb: x\n')).toBe('a: "Es geht: so"\nb: x\n');
    expect(fill('a: |\n  ## It works\n\n  - A point\n  > A point\nb: x')).toBe(
      'a: |\n  ## Es geht: so\n\n  - Ein Punkt\n  > Ein Punkt\nb: x',
    );
  });

  it('fills words in translations, and nothing in what was put in', () => {
    const words = { 'About <title>': 'Über <title>' };
    const filling = { texts: { title: 'A <b>' }, has: new Set<string>(), translations: words };
    expect(fillTemplate('a: About <title>\nb: { c: <title> }', filling)).toBe('a: Über A <b>\nb: { c: A <b> }');
  });

  it('has lists of sections where they are named', () => {
    const sections = { law: [{ heading: 'A: b', text: 'c\n\n- <d>\n' }] };
    const filling = { texts: { d: '[d]' }, has: new Set<string>(), sections };
    expect(fillTemplate('list:\n  #sections law\nend: 1', filling)).toBe(
      'list:\n  - heading: "A: b"\n    text: |\n      c\n\n      - [d]\nend: 1',
    );
    expect(() => fillTemplate('#sections tax', filling)).toThrow('no language has');
  });
});

it('omits parts that need what the site does not have, also nested', () => {
  const template = '#if a\none\n#if b\ntwo\n#else\nthree\n#endif\n#else\nfour\n#endif\nfive';
  expect(fillTemplate(template, { texts: {}, has: new Set(['a']) })).toBe('one\nthree\nfive');
  expect(fillTemplate(template, { texts: {}, has: new Set(['b']) })).toBe('four\nfive');
});

describe('an impossible address', () => {
  it.each([
    ['/brot', 'There is a page at /brot already: pages/brot.yaml'],
    ['/Brot', 'differ only in capital letters'],
    ['/', 'There is a page at / already'],
    ['/über uns', 'For example: /ueber-uns'],
    ['/_shared/x', 'is not an address'],
    ['/brot/index', 'index stands for the folder itself, which is /brot'],
    ['/alt', 'site.yaml redirects /alt to /brot (line 3)'],
    ['/images/logo.svg', 'addresses that end in it are those of files. Try /images/logo'],
  ])('%s is refused with a message, and nothing is written', async (address, words) => {
    const siteRoot = copySite(bakery);
    const site = join(siteRoot, 'site.yaml');
    writeFileSync(site, `# One\nredirects:\n  - { from: /alt, to: /brot }\n${readFileSync(site, 'utf8')}`);
    const before = readdirSync(join(siteRoot, 'pages'), { recursive: true });
    await expect(start(siteRoot, address, { recipe: 'blank' })).rejects.toThrow(words);
    expect(readdirSync(join(siteRoot, 'pages'), { recursive: true })).toEqual(before);
  });
});

describe('a page of a site', () => {
  const log = vi.spyOn(console, 'log');
  async function startIn(lang: string, recipe: string) {
    log.mockClear();
    const siteRoot = copySite(bakery);
    const site = join(siteRoot, 'site.yaml');
    writeFileSync(site, readFileSync(site, 'utf8').replace(/^lang: .*/m, `lang: ${lang}`));
    expect(await start(siteRoot, '/neu', { recipe, footer: 'Neu' })).toBe(0);
    return {
      text: readFileSync(join(siteRoot, 'pages/neu.yaml'), 'utf8'),
      said: log.mock.calls.flat().join('\n'),
      siteRoot,
    };
  }

  it('in a language without texts says that it is in English', async () => {
    const { text, said } = await startIn('it', 'contact');
    expect(said).toContain('Pagewright has none in the language "it" yet.');
    expect(text).toContain('The nearest station');
  });

  it('of another country says whose law a legal page follows', async () => {
    expect((await startIn('de-AT', 'imprint')).said).toContain('the law of Germany asks');
    expect((await startIn('de', 'imprint')).said).not.toContain('law of');
    expect((await startIn('de-AT', 'contact')).said).not.toContain('law of');
  });

  it('is linked in the footer where that is wanted', async () => {
    const { text, siteRoot, said } = await startIn('de', 'privacy');
    expect(text).not.toContain('check-ignore');
    expect(said).not.toContain('Nothing links');
    expect(readFileSync(join(siteRoot, 'site.yaml'), 'utf8')).toContain('label: Neu');
    expect(listProblems(siteRoot)).toEqual(gapsIn('pages/neu.yaml', 'privacy'));
  });
});

it('writes nothing when the title is taken', async () => {
  const siteRoot = copySite(bakery);
  writeFileSync(
    join(siteRoot, 'pages/brot.yaml'),
    readFileSync(join(siteRoot, 'pages/brot.yaml'), 'utf8').replace(/^title: .*/m, 'title: Neu | {site.name}'),
  );
  expect(await start(siteRoot, '/neu', { recipe: 'blank' })).toBe(1);
  expect(existsSync(join(siteRoot, 'pages/neu.yaml'))).toBe(false);
});

describe('the command line', () => {
  const run = (...args: string[]) => runCli('new:page', ...args);
  let siteRoot: string;
  beforeEach(() => {
    siteRoot = copySite(bakery);
  });

  it('needs address and recipe without a terminal, and gives an example', async () => {
    const { status, stderr } = await run('--root', siteRoot);
    expect(status).toBe(2);
    expect(stderr).toContain('npm run new:page -- /offers --recipe campaign');
    expect((await run('/neu', '--root', siteRoot)).status).toBe(2);
  });

  it('suggests the nearest recipe', async () => {
    const { status, stderr } = await run('/neu', '--recipe', 'prodcut', '--root', siteRoot);
    expect(status).toBe(2);
    expect(stderr).toContain('Did you mean product?');
  });

  it('writes the page, says how to link and see it, and ends', async () => {
    const { status, stdout } = await run('pages/neu.yaml', '--recipe', 'service', '--title', 'Neu', '--root', siteRoot);
    expect(status).toBe(0);
    expect(stdout).toContain('written: pages/neu.yaml\nNothing links to /neu yet');
    expect(stdout).toContain(`To see it: node bin/pagewright.mjs dev --root "${siteRoot}", then the address /neu`);
  });
});

describe('asking', () => {
  const rules = {
    recipes,
    titles: { home: 'Start', notFound: 'Nichts' },
    findProblem: (address: string) => (address === '/taken' ? 'It is taken.' : null),
    hasCollection: (kind: string) => kind === 'event',
  };
  const nothing = { address: undefined, recipe: undefined, title: undefined, menu: undefined };
  const answering = (answers: string[], asked: string[] = []) => ({
    asked,
    ask: async (question: string) => {
      asked.push(question);
      return answers.shift() ?? null;
    },
  });

  it('asks for what is missing, again after a wrong answer, and accepts numbers and prefixes', async () => {
    const { ask, asked } = answering(['/taken', '/hand-scanner', 'nonsense', 'ser', '', 'Scanner']);
    expect(await askForPage(nothing, rules, ask)).toEqual({
      address: '/hand-scanner',
      recipe: 'service',
      title: 'Hand scanner',
      menu: 'Scanner',
      collection: false,
    });
    expect(asked).toHaveLength(6);
    expect(asked[1]).toMatch(/^It is taken\.\n/);
    expect(asked[2]).toContain(recipes[0]!.about);
    expect(asked[3]).toContain('There is no recipe "nonsense".');
  });

  it('does not ask for what was given', async () => {
    const { ask, asked } = answering([]);
    const said = { address: '/x', recipe: 'blank', title: 'X', menu: '' };
    expect(await askForPage(said, rules, ask)).toEqual({ ...said, collection: false });
    expect(asked).toEqual([]);
  });

  it('offers a collection for pages of a kind that the site has none of', async () => {
    const given = { address: '/x', title: 'X', menu: '' };
    const { ask, asked } = answering(['y']);
    expect(await askForPage({ ...given, recipe: 'news' }, rules, ask)).toMatchObject({ collection: true });
    expect(asked[0]).toContain('Make a collection');
    const none = answering([]);
    expect(await askForPage({ ...given, recipe: 'event' }, rules, none.ask)).toMatchObject({ collection: false });
    expect(none.asked).toEqual([]);
  });

  it('suggests the title of home pages in the language of the site', async () => {
    const { ask, asked } = answering(['', '']);
    expect(await askForPage({ address: '/', recipe: 'blank' }, rules, ask)).toMatchObject({ title: 'Start' });
    expect(asked[0]).toContain('Start');
  });

  it('ends without a page when nobody answers any more', async () => {
    expect(await askForPage(nothing, rules, answering(['/x']).ask)).toBeNull();
  });
});

describe('the running server', () => {
  it('is found, and waited for until it has the page', async () => {
    const siteRoot = copySite(bakery);
    let asked = 0;
    const server = createServer((_request, response) => response.writeHead(++asked < 3 ? 404 : 200).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await findPage({ productRoot, siteRoot }, '/neu')).toBeNull();
    writeDevServerUrl(siteRoot, url);
    expect(await findPage({ productRoot, siteRoot }, '/neu')).toBe(`${url}neu`);
    await new Promise((resolve) => server.close(resolve));
    expect(await findPage({ productRoot, siteRoot }, '/neu')).toBeNull();
  });
});

describe('a site without a home page', () => {
  it('needs a home page first, and gets one', async () => {
    const siteRoot = copySite(bakery);
    rmSync(join(siteRoot, 'pages/index.yaml'));
    await expect(start(siteRoot, '/neu', { recipe: 'blank' })).rejects.toThrow('npm run new:page -- / --recipe');
    expect(await start(siteRoot, '/', { recipe: 'campaign' })).toBe(0);
    const home = readFileSync(join(siteRoot, 'pages/index.yaml'), 'utf8');
    expect(home).toContain('title: Startseite | {site.name}');
    expect(home).not.toContain('check-ignore');
    expect(await start(siteRoot, '/neu', { recipe: 'blank' })).toBe(0);
  });
});
