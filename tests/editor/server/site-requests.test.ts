// Questions and actions of the editor about the whole site: pages are made, copied, moved and
// removed, fixed, undone.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeFile, describeSections } from '../../../src/edits/fields/describe-fields.ts';
import type { PastFiles } from '../../../src/editor/server/site/authored-site.ts';
import type { SitePicture } from '../../../src/editor/protocol/pictures.ts';
import type { Done, HistoryEntry, SiteOverview } from '../../../src/editor/protocol/site.ts';
import { openDiskStore } from '../../../src/editor/server/disk-store/disk-store.ts';
import { createFileReader } from '../../../src/editor/server/read-file.ts';
import { newPage } from '../../../src/cli/commands/new-page.ts';
import { readBodyFields } from '../../../src/base/http/request-body.ts';
import { createSiteRequests } from '../../../src/editor/server/requests/site-requests.ts';
import type { SiteStore } from '../../../src/editor/server/store/site-store.ts';
import { LiveSite } from '../../../src/dev/server/live-site.ts';
import { productRoot } from '../../product-root.ts';

let siteRoot = '';
let site: LiveSite;
let store: SiteStore;
/** Asks and acts as the routes do. */
let requests: {
  ask: (question: string, search: URLSearchParams) => Promise<unknown>;
  act: (action: string, body: unknown) => Promise<unknown>;
};
let stop: () => void;

beforeEach(() => {
  siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-site-requests-'));
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  site = new LiveSite({ productRoot, siteRoot });
  const readFile = createFileReader();
  store = openDiskStore({ productRoot, siteRoot }, () => site.texts());
  stop = store.follow((paths) => void site.reread([...paths]));
  const renderPast = async (file: string, past: PastFiles) => site.readPast(file, past)?.model.page.title;
  const dataOf = (file: string) => readFile(site.texts(), file)?.data;
  const { questions, actions } = createSiteRequests({
    productRoot,
    site,
    store,
    dataOf,
    renderPast,
    schemas: () => ({
      sections: describeSections(site.schemas),
      siteFields: describeFile(site.schemas, 'site'),
      pageFields: describeFile(site.schemas, 'page'),
    }),
  });
  requests = {
    ask: async (question, search) => questions[question]!(search),
    act: async (action, body) => actions[action]!(readBodyFields(body)),
  };
});
afterEach(() => {
  stop();
  rmSync(siteRoot, { recursive: true });
});

const read = (file: string) => readFileSync(join(siteRoot, file), 'utf8');
/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Writes a file as another program does, which has been noticed. */
async function put(file: string, content: string | Buffer) {
  writeFileSync(join(siteRoot, file), content);
  await site.reread([join(siteRoot, file)]);
}
const overview = async () => (await requests.ask('overview', new URLSearchParams())) as SiteOverview;
const act = (action: string, given: object) => requests.act(action, { ...given, confirmed: true });

test('lists pages with their titles, and what new ones can be made from', async () => {
  const { pages, problems, recipes } = await overview();
  expect(pages.map(({ route, title }) => [route, title])).toContainEqual(['/brot', 'Unser Brot']);
  expect(problems).toEqual([]);
  expect(recipes.map(({ name }) => name)).toContain('campaign');
  const recipe = (wanted: string) => recipes.find(({ name }) => name === wanted);
  expect(recipe('imprint')).toMatchObject({ lang: 'de', law: 'Germany' });
  expect(recipe('privacy')).toMatchObject({ lang: 'de', law: 'Germany' });
  expect(recipe('campaign')).toMatchObject({ lang: 'de' });
  expect(recipe('campaign')).not.toHaveProperty('law');
});

test('pages have addresses in letters of every script, and links and redirects follow them', async () => {
  const address = '/हमारे-बारे-में';
  const given = { recipe: 'campaign', address: '/über-uns', title: 'Über uns', menu: 'Über uns' };
  expect(await act('new-page', given)).toMatchObject({ ok: true });
  expect((await overview()).pages.map(({ route }) => route)).toContain('/über-uns');
  expect(await act('move-page', { from: '/über-uns', address, redirect: true })).toMatchObject({ ok: true });
  expect(existsSync(join(siteRoot, `pages${address}.yaml`))).toBe(true);
  expect(read('site.yaml')).toContain(`href: ${address}`);
  expect(read('site.yaml')).toMatch(/from: \/über-uns\n\s+to: \/हमारे-बारे-में/);
  expect((await overview()).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a new page is written only when it is confirmed, with an entry at the end of the menu, and undone at once', async () => {
  const before = read('site.yaml');
  const given = { recipe: 'campaign', address: '/angebote', title: 'Angebote', menu: 'Angebote: jetzt' };
  expect(await requests.act('new-page', given)).toEqual({
    ok: true,
    words: ['The page /angebote is made.'],
    usedAt: [],
  });
  expect(existsSync(join(siteRoot, 'pages/angebote.yaml'))).toBe(false);
  expect(await act('new-page', given)).toEqual({ ok: true, done: 'New page /angebote: done.', route: '/angebote' });
  expect(read('site.yaml')).toContain('  - label: "Angebote: jetzt"\n    href: /angebote\n');
  expect((await overview()).pages.map(({ route }) => route)).toContain('/angebote');
  expect(await requests.act('undo', {})).toEqual({ ok: true, done: 'Undone: New page /angebote', route: null });
  expect(read('site.yaml')).toBe(before);
  expect(existsSync(join(siteRoot, 'pages/angebote.yaml'))).toBe(false);
});

test('a page that begins a collection has its own label in the menu, too, after that of the list; undone as one', async () => {
  const before = read('site.yaml');
  const given = { recipe: 'job', address: '/backerin', title: 'Bäckerin', menu: 'Wir suchen', collection: true };
  expect(await requests.act('new-page', given)).toMatchObject({
    words: ['The page /stellenangebote is made.', 'The page /stellenangebote/backerin is made.'],
  });
  expect(await act('new-page', given)).toEqual({
    ok: true,
    done: 'New page /stellenangebote/backerin: done.',
    route: '/stellenangebote/backerin',
  });
  expect(read('site.yaml')).toContain(
    '  - label: Stellenangebote\n    href: /stellenangebote\n  - label: Wir suchen\n    href: /stellenangebote/backerin\n',
  );
  expect((await overview()).problems).toEqual([]);
  await requests.act('undo', {});
  expect(read('site.yaml')).toBe(before);
  expect(existsSync(join(siteRoot, 'pages/stellenangebote/index.yaml'))).toBe(false);
});

test('a first piece of news makes the page that lists them where the collection has none, and is undone with it', async () => {
  const collection = 'collections:\n  neues:\n    title: Neues\n    folder: pages/neues\n    kind: article\n';
  writeFileSync(join(siteRoot, 'site.yaml'), `${read('site.yaml')}${collection}`);
  site.reread([join(siteRoot, 'site.yaml')]);
  const before = read('site.yaml');
  const [list] = (await overview()).recipes.flatMap((each) => (each.name === 'news' ? [each.list] : []));
  expect(list).toEqual({ title: 'Neues', address: '/neues', isThere: false });
  const given = { recipe: 'news', address: '/spargel', title: 'Spargel', collection: true };
  expect(await act('new-page', { ...given, date: '2026-12-24', from: '2026-12-20' })).toMatchObject({
    route: '/neues/spargel',
  });
  expect(read('site.yaml')).toContain('  - label: Neues\n    href: /neues\n');
  expect(read('pages/neues/index.yaml')).toContain('from: neues');
  expect(read('pages/neues/spargel.yaml')).toMatch(/^date: 2026-12-24$/m);
  expect(read('pages/neues/spargel.yaml')).toMatch(/^publish: { from: 2026-12-20 }$/m);
  const { pages, problems, recipes } = await overview();
  expect(problems).toEqual([]);
  expect(pages.find(({ route }) => route === '/neues/spargel')).toMatchObject({ collection: 'Neues' });
  expect(pages.find(({ route }) => route === '/neues')).toMatchObject({ title: 'Neues | Bäckerei Krume' });
  expect(recipes.find(({ name }) => name === 'news')).toMatchObject({ title: 'Aktuelles', list: { isThere: true } });
  await requests.act('undo', {});
  expect(read('site.yaml')).toBe(before);
  expect(existsSync(join(siteRoot, 'pages/neues/index.yaml'))).toBe(false);
});

test('a new event has the times that were given, and a draft is one', async () => {
  const given = { recipe: 'event', address: '/kurs', title: 'Kurs', collection: true, draft: true };
  await act('new-page', { ...given, start: '2027-01-14 19:30', end: '' });
  const text = read('pages/veranstaltungen/kurs.yaml');
  expect(text).toMatch(/^ {2}start: "2027-01-14 19:30"$/m);
  expect(text).not.toMatch(/^ +end:/m);
  expect(text).toMatch(/^draft: true$/m);
  expect((await overview()).problems).toEqual([]);
});

test.each(['news', 'event', 'job'])(
  'a new page of the recipe %s has its own text and picture, and no examples',
  async (recipe) => {
    const given = { recipe, address: '/spargel', title: 'Spargel', collection: true };
    const text = 'Der Spargel <ist> da.\n\n- Er kommt aus Beelitz';
    const times = recipe === 'event' ? { start: '2027-05-14', end: '' } : { date: '2027-05-14' };
    const facts = {
      ...times,
      ...(recipe === 'job' && { town: 'Berlin', until: '2027-06-01' }),
      picture: '/images/logo.svg',
      alt: 'Ein Brot',
    };
    const { route } = (await act('new-page', { ...given, text, description: 'Der Spargel ist da.', ...facts })) as Done;
    const written = parse(read(`pages${route}.yaml`)) as Record<string, unknown>;
    expect(written).toMatchObject({ image: { src: '/images/logo.svg', alt: 'Ein Brot' } });
    const blocks = (written.blocks as Record<string, unknown>[]).filter(
      ({ type }) => !String(type).startsWith('entry-'),
    );
    expect(blocks).toEqual([{ type: 'rich-text', text: `${text}\n` }]);
    expect(read(`pages${route}.yaml`)).toContain('    text: |');
    expect((await overview()).problems).toEqual([]);
  },
);

test('a text for a page whose recipe has none is refused', async () => {
  const given = { recipe: 'contact', address: '/kontakt-2', title: 'Kontakt', text: 'Hier.' };
  expect(await act('new-page', given)).toMatchObject({ ok: false, reason: expect.stringContaining('has no text') });
});

test('the logo becomes the icon of the tab, of its own kind, and undo brings the old one back', async () => {
  const icon = (name: string) => join(siteRoot, `public/favicon.${name}`);
  const before = readFileSync(icon('svg'), 'utf8');
  expect(await act('site-icon', {})).toMatchObject({ ok: true });
  expect(readFileSync(icon('svg'))).toEqual(readFileSync(join(siteRoot, 'public/images/logo.svg')));
  await requests.act('undo', {});
  expect(readFileSync(icon('svg'), 'utf8')).toBe(before);
  writeFileSync(join(siteRoot, 'public/images/logo.png'), png);
  writeFileSync(join(siteRoot, 'site.yaml'), read('site.yaml').replace('/images/logo.svg', '/images/logo.png'));
  site.reread([join(siteRoot, 'site.yaml'), join(siteRoot, 'public/images/logo.png')]);
  expect(await act('site-icon', {})).toMatchObject({ ok: true });
  expect(readFileSync(icon('png'))).toEqual(png);
  // An SVG would go before it.
  expect(existsSync(icon('svg'))).toBe(false);
});

test('the command and the editor write the same new page', async () => {
  const other = mkdtempSync(join(tmpdir(), 'pagewright-site-requests-'));
  cpSync(siteRoot, other, { recursive: true });
  for (const recipe of ['campaign', 'news', 'event']) {
    const wanted = { recipe, title: `Neu: ${recipe}`, menu: `Label ${recipe}`, collection: true };
    await act('new-page', { ...wanted, address: `/neu-${recipe}` });
    await newPage({ productRoot, siteRoot: other }, { ...wanted, address: `/neu-${recipe}`, open: false });
  }
  const readFiles = (root: string) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  expect(readFiles(siteRoot)).toEqual(readFiles(other));
  for (const file of readFiles(siteRoot)) expect(read(file)).toBe(readFileSync(join(other, file), 'utf8'));
  rmSync(other, { recursive: true });
});

test('an address that is taken is refused with a sentence', async () => {
  expect(await act('copy-page', { from: '/brot', address: '/frage', title: '' })).toHaveProperty('ok', false);
  expect(await act('new-page', { recipe: 'blank', address: '/brot', title: 'X', menu: '' })).toHaveProperty(
    'ok',
    false,
  );
  expect(await act('new-page', { recipe: 'blank', address: '/x', title: ' ', menu: '' })).toEqual({
    ok: false,
    reason: 'The page needs a title.',
  });
});

test('a copy is the page with another title', async () => {
  await act('copy-page', { from: '/brot', address: '/brot-2', title: 'Mehr Brot' });
  expect(read('pages/brot-2.yaml')).toBe(read('pages/brot.yaml').replace('title: Unser Brot', 'title: Mehr Brot'));
});

test('a page that moves takes the links to it along, and leaves a redirect', async () => {
  const given = { from: '/brot', address: '/brote', below: false, redirect: true };
  const { words } = (await requests.act('move-page', given)) as { words: string[] };
  expect(words).toContain('/brot becomes /brote.');
  expect(await act('move-page', given)).toMatchObject({ route: '/brote' });
  expect(existsSync(join(siteRoot, 'pages/brot.yaml'))).toBe(false);
  expect(read('pages/index.yaml')).toContain('href: /brote }');
  expect(read('site.yaml')).toContain('from: /brot');
  expect((await overview()).problems).toEqual([]);
});

test('before a page is removed, what links to it is told', async () => {
  const told = (await requests.act('remove-page', { from: '/brot', redirect: '' })) as { usedAt: { file: string }[] };
  expect(told.usedAt.map(({ file }) => file)).toContain('pages/index.yaml');
  expect(await requests.act('remove-page', { from: '/', redirect: '' })).toHaveProperty('ok', false);
  await act('remove-page', { from: '/brot', redirect: '/frage' });
  expect(existsSync(join(siteRoot, 'pages/brot.yaml'))).toBe(false);
  expect(read('site.yaml')).toContain('to: /frage');
});

test('a fix of a message is made at once, and is gone when the message is', async () => {
  writeFileSync(join(siteRoot, 'pages/brot.yaml'), read('pages/brot.yaml').replace('heading:', 'hedding:'));
  site.reread([join(siteRoot, 'pages/brot.yaml')]);
  const [problem] = (await overview()).problems;
  const given = { file: problem!.file, code: problem!.code, line: problem!.line, column: problem!.column, fix: 0 };
  expect(problem!.fixes.length).toBeGreaterThan(0);
  expect(await act('fix', given)).toHaveProperty('done');
  expect(read('pages/brot.yaml')).toContain('heading: Unser Brot');
  expect(await act('fix', given)).toEqual({ ok: false, reason: 'This message is not there any more.' });
});

test.each([[null], [7], [{ from: 7 }], ['text'], [[]]])('a request of another shape (%j) is refused', async (body) => {
  for (const action of ['new-page', 'copy-page', 'move-page', 'remove-page', 'rename', 'fix', 'redo'])
    expect(await requests.act(action, body)).toHaveProperty('ok', false);
});

test('a new page has the description that was given', async () => {
  await act('new-page', {
    recipe: 'blank',
    address: '/kurse',
    title: 'Kurse',
    description: 'Backen lernen: jeden Freitag',
    menu: '',
  });
  expect(read('pages/kurse.yaml')).toContain('\ndescription: "Backen lernen: jeden Freitag"\n');
});

test('a new form is one that the check accepts, with its service where the site has none', async () => {
  const given = { name: 'kurse', service: 'formspree', access: ' https://formspree.io/f/abcdwxyz ' };
  expect(await act('new-form', given)).toEqual({ ok: true, done: 'The form kurse is there.', route: null });
  expect((await overview()).problems).toEqual([]);
  const text = read('site.yaml');
  expect(text).toContain('\n  kurse:\n');
  // In the language of the site.
  expect(text).toContain('label: Ihre E-Mail-Adresse');
  expect(text).toContain('Das hat leider nicht geklappt. Bitte schreiben Sie an {site.email}');
  expect(text).toContain('formspree: https://formspree.io/f/abcdwxyz\n');
  expect(await act('new-form', given)).toEqual({ ok: false, reason: 'There is a form "kurse" already.' });
  expect(await act('new-form', { ...given, name: 'Für Kurse' })).toHaveProperty('ok', false);
  expect(read('site.yaml')).toBe(text);
  // A second form uses the service as it is.
  await act('new-form', { name: 'torten', service: 'formspree', access: '' });
  expect(read('site.yaml').split('https://formspree.io/')).toHaveLength(2);
});

test('a form is sent elsewhere by its service and one field; replies to its sender and other settings stay', async () => {
  const given = { form: 'frage', service: 'web3forms', access: ' key-1 ' };
  expect(await act('form-delivery', given)).toMatchObject({ ok: true });
  expect((await overview()).problems).toEqual([]);
  expect(read('site.yaml')).toMatch(/web3forms:\s*\{?\s*accessKey: key-1/);
  expect(read('site.yaml')).toMatch(/delivery:\s*-? *\[?\{? *\n? *-? *\{? *call: web3forms/);
  const once = read('site.yaml');
  await act('form-delivery', { ...given, access: 'key-2' });
  expect(read('site.yaml')).toBe(once.replace('key-1', 'key-2'));
  // What is there already changes nothing.
  await act('form-delivery', { ...given, access: '' });
  expect(read('site.yaml')).toBe(once.replace('key-1', 'key-2'));
  await act('form-delivery', { form: 'frage', service: 'netlify', access: '' });
  expect(read('site.yaml')).toContain('netlify: {}');
  expect((await overview()).problems).toEqual([]);
  expect(await act('form-delivery', { ...given, form: 'toString' })).toMatchObject({ ok: false });
  expect(await act('form-delivery', { ...given, service: 'email' })).toMatchObject({ ok: false });
});

test('a form asks for consent with a link to the page about privacy, which is made once, and undone with it', async () => {
  const before = read('site.yaml');
  expect(await act('consent', { form: 'frage', on: true })).toMatchObject({ ok: true });
  expect(read('site.yaml')).toMatch(/name: consent/);
  expect(read('site.yaml')).toContain('Mehr dazu: [Datenschutz](/datenschutz)');
  expect(read('site.yaml')).toMatch(
    /label: Datenschutz,? ?\n? *href: \/datenschutz|\{ label: Datenschutz, href: \/datenschutz \}/,
  );
  expect(existsSync(join(siteRoot, 'pages/datenschutz.yaml'))).toBe(true);
  expect((await overview()).problems.map(({ code }) => code)).toEqual(['text/unfilled-gap']);
  expect(await act('consent', { form: 'frage', on: true })).toMatchObject({ ok: false });
  expect(await act('consent', { form: 'frage', on: false })).toMatchObject({ ok: true });
  expect(read('site.yaml')).not.toContain('name: consent');
  await requests.act('undo', {});
  await requests.act('undo', {});
  expect(read('site.yaml')).toBe(before);
  expect(existsSync(join(siteRoot, 'pages/datenschutz.yaml'))).toBe(false);
  expect(await act('consent', { form: 'constructor', on: true })).toMatchObject({ ok: false });
});

test('the gaps of a legal page are listed until its author has filled them in', async () => {
  await act('new-page', { recipe: 'imprint', address: '/impressum', title: 'Impressum', menu: 'Impressum' });
  const gaps = async () => (await overview()).pages.find(({ route }) => route === '/impressum')!.gaps;
  expect(await gaps()).toContain('[HRB 12345]');
  const filled = read('pages/impressum.yaml').replaceAll(/\[[^\]]+\]/g, 'Freiburg');
  writeFileSync(join(siteRoot, 'pages/impressum.yaml'), filled);
  site.reread([join(siteRoot, 'pages/impressum.yaml')]);
  expect(await gaps()).toEqual([]);
});

test('gaps of a page are filled in at once, and undone as one', async () => {
  await act('new-page', { recipe: 'imprint', address: '/impressum', title: 'Impressum', menu: 'Impressum' });
  const before = read('pages/impressum.yaml');
  const file = 'pages/impressum.yaml';
  const given = [
    { gap: '[HRB 12345]', words: '  HRB\n700 ' },
    { gap: '[DE123456789]', words: null },
    { gap: '[no', words: 'x' },
    { gap: '[Amtsgericht Ort]', words: ' ' },
  ];
  expect(await act('fill-gaps', { file, gaps: given })).toMatchObject({ ok: true });
  const lines = before.split('\n').filter((line) => !line.includes('[DE123456789]'));
  expect(read(file)).toBe(lines.join('\n').replace('[HRB 12345]', 'HRB 700'));
  expect(await act('fill-gaps', { file, gaps: given })).toMatchObject({ ok: false });
  expect(await act('fill-gaps', { file: 'site.yml', gaps: given })).toMatchObject({ ok: false });
  await requests.act('undo', {});
  expect(read(file)).toBe(before);
});

test('what pictures show is known from the pages that show them', async () => {
  const found = (await requests.ask('pictures', new URLSearchParams())) as SitePicture[];
  expect(found.find(({ address }) => address === '/images/loaf.svg')).toMatchObject({
    alt: 'Ein rundes Brot',
    isSign: false,
    isMissing: false,
    usedOn: [{ route: '/', title: 'Bäckerei Krume' }],
  });
  expect(found.find(({ address }) => address === '/images/logo.svg')).toMatchObject({ isSign: true });
});

describe('pictures', () => {
  const listed = async () => (await requests.ask('pictures', new URLSearchParams())) as SitePicture[];
  const find = async (address: string) => (await listed()).find((each) => each.address === address);

  test('are replaced everywhere by one of another kind, and back, as one step', async () => {
    const before = { page: read('pages/index.yaml'), other: read('pages/brot.yaml') };
    await put(
      'pages/brot.yaml',
      `${before.other}  - type: picture\n    image: { src: "/images/loaf.svg", alt: Zwei } # two\n`,
    );
    const two = read('pages/brot.yaml');
    await put('public/images/new.png', png);
    const given = { from: '/images/loaf.svg', to: '/images/new.png' };
    expect(await act('replace-picture', given)).toMatchObject({
      done: expect.stringContaining('loaf.svg is replaced by new.png'),
    });
    expect(read('pages/index.yaml')).toBe(before.page.replaceAll('/images/loaf.svg', '/images/new.png'));
    expect(read('pages/brot.yaml')).toBe(two.replaceAll('/images/loaf.svg', '/images/new.png'));
    expect((await find('/images/new.png'))?.usedOn.map(({ route }) => route)).toEqual(['/', '/brot']);
    expect(await act('undo', {})).toHaveProperty('done');
    expect([read('pages/index.yaml'), read('pages/brot.yaml')]).toEqual([before.page, two]);
    expect(await act('replace-picture', { from: '/images/loaf.svg', to: '/images/loaf.svg' })).toMatchObject({
      ok: false,
    });
    expect(await act('replace-picture', { from: '/images/loaf.svg', to: '/images/none.png' })).toMatchObject({
      ok: false,
    });
  });

  test('stay while a page shows them, which is named; others are removed, and undone byte for byte', async () => {
    await put('public/images/a.png', png);
    await put('public/images/b.png', png);
    const loaf = read('public/images/loaf.svg');
    const used = await act('remove-pictures', { pictures: ['/images/a.png', '/images/loaf.svg'] });
    expect(used).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/loaf\.svg is still used, so it stays: .*Krume/),
    });
    expect(await find('/images/a.png')).toMatchObject({ usedOn: [] });
    const pictures = ['/images/a.png', '/images/b.png'];
    expect(await act('remove-pictures', { pictures })).toMatchObject({
      done: '2 pictures are removed. Undo takes it back.',
    });
    expect([await find('/images/a.png'), await find('/images/b.png')]).toEqual([undefined, undefined]);
    expect(await act('undo', {})).toHaveProperty('done');
    expect(readFileSync(join(siteRoot, 'public/images/a.png')).equals(png)).toBe(true);
    expect(read('public/images/loaf.svg')).toBe(loaf);
    for (const address of ['/../site.yaml', '/images/none.png', ''])
      expect(await act('remove-pictures', { pictures: [address] })).toMatchObject({ ok: false });
    expect(await act('remove-pictures', { pictures: [] })).toMatchObject({ ok: false });
  });

  test('that are gone are listed with the pages that still name them, and can be replaced', async () => {
    rmSync(join(siteRoot, 'public/images/loaf.svg'));
    await site.reread([join(siteRoot, 'public/images/loaf.svg')]);
    await put('public/images/new.png', png);
    expect((await listed())[0]).toMatchObject({
      address: '/images/loaf.svg',
      isMissing: true,
      usedOn: [{ route: '/' }],
    });
    expect(await act('replace-picture', { from: '/images/loaf.svg', to: '/images/new.png' })).toHaveProperty('done');
    expect(read('pages/index.yaml')).toContain('/images/new.png');
  });
});

test('a form is renamed with all that names it, and undone as one step', async () => {
  const before = { site: read('site.yaml'), page: read('pages/frage.yaml') };
  expect(before.page).toContain('form: frage');
  const given = { kind: 'form', from: 'frage', to: ' anfrage ' };
  expect(await requests.act('rename', given)).toMatchObject({ words: ['It is brought up to date in one place.'] });
  expect(read('site.yaml')).toBe(before.site);
  expect(await act('rename', given)).toHaveProperty('done');
  expect((await overview()).problems).toEqual([]);
  expect(read('pages/frage.yaml')).toBe(before.page.replace('form: frage', 'form: anfrage'));
  expect(read('site.yaml')).toBe(before.site.replace('\n  frage:', '\n  anfrage:'));
  expect(await requests.act('undo', {})).toEqual({ ok: true, done: 'Undone: Rename frage to anfrage', route: null });
  expect([read('site.yaml'), read('pages/frage.yaml')]).toEqual([before.site, before.page]);
});

test.each([
  ['frage', 'Frage 2', 'A name here has small letters, digits and hyphens only, for example: callback.'],
  ['frage', 'frage', 'There is a form "frage" already.'],
  ['frage', '', 'The name is empty.'],
  ['antwort', 'x', 'There is no form "antwort".'],
])('the form %s cannot be called "%s"', async (from, to, refused) => {
  expect(await act('rename', { kind: 'form', from, to })).toEqual({ ok: false, reason: refused });
});

test('what would stand in the page in place of a text file', async () => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(siteRoot, file)), { recursive: true });
    writeFileSync(join(siteRoot, file), text);
    site.reread([join(siteRoot, file)]);
  };
  const ask = (given: Record<string, string>) => requests.ask('file-value', new URLSearchParams(given));
  write('texts/agb.md', '## Eins\n\nText mit {site.phone}\nin _zwei_ Zeilen.\n\n## Zwei\n\nMehr.\n');
  write('data/preise.csv', 'Brot;Preis\nRoggen;4\n');
  write('texts/falsch.md', '# Titel\n');
  const text = '## Eins\n\nText mit {site.phone} in *zwei* Zeilen.\n\n## Zwei\n\nMehr.';
  expect(await ask({ name: 'texts/agb.md', as: 'text' })).toEqual({ ok: true, value: text });
  const sections = [
    { heading: 'Eins', text: 'Text mit {site.phone} in *zwei* Zeilen.' },
    { heading: 'Zwei', text: 'Mehr.' },
  ];
  expect(await ask({ name: 'texts/agb.md', as: 'sections' })).toEqual({ ok: true, value: sections });
  const rows = [
    ['Brot', 'Preis'],
    ['Roggen', '4'],
  ];
  expect(await ask({ name: 'data/preise.csv', as: 'rows' })).toEqual({ ok: true, value: rows });
  expect(await ask({ name: 'data/preise.csv', as: 'rows', columns: 'yes' })).toEqual({
    ok: true,
    value: rows.slice(1),
  });
  expect(await ask({ name: 'texts/falsch.md', as: 'text' })).toEqual({
    ok: false,
    reason: 'Correct the mistakes in texts/falsch.md first: what no page shows would be lost.',
  });
  expect(await ask({ name: 'texts/keine.md', as: 'text' })).toEqual({ ok: true, value: null });
  expect(await ask({ name: 'site.yaml', as: 'text' })).toEqual({ ok: true, value: null });
  expect(await ask({ name: 'texts/agb.md', as: 'all' })).toBeUndefined();
});

const history = async () => (await requests.ask('history', new URLSearchParams())) as HistoryEntry[];
const past = (given: Record<string, string>) => requests.ask('past', new URLSearchParams(given));
const bread = 'pages/brot.yaml';
const home = 'pages/index.yaml';
/** Changes the title of a page as the editor does. */
const retitle = async (file: string, title: string) => {
  const before = read(file);
  const after = before.replace(/^title: .*/m, `title: ${title}`);
  expect(await store.change([{ file, before, after }], { label: `Title of ${file}: ${title}` })).toMatchObject({
    ok: true,
  });
};

test('a page is shown as it was before and after a change, and as it is now', async () => {
  const first = /^title: (.*)/m.exec(read(bread))![1];
  await retitle(bread, 'One');
  await retitle(bread, 'Two');
  const [, { id }] = (await history()) as [HistoryEntry, HistoryEntry];
  const at = (side: string) => past({ file: bread, id, side });
  expect(await at('before')).toEqual({ ok: true, document: first });
  expect(await at('after')).toEqual({ ok: true, document: 'One' });
  expect(await past({ file: bread })).toEqual({ ok: true, document: 'Two' });
  expect(await past({ file: bread, id: 'nothing', side: 'after' })).toMatchObject({ ok: false });
  await requests.act('undo', {});
  await requests.act('undo', {});
  expect(await at('after')).toEqual({ ok: true, document: 'One' });
  await act('new-page', { recipe: 'campaign', address: '/neu', title: 'Neu' });
  const [made] = await history();
  expect(await past({ file: 'pages/neu.yaml', id: made!.id, side: 'before' })).toMatchObject({ ok: false });
});

test('the way back is a change of all files, or of one page, and is undone at once', async () => {
  const texts = () => [bread, home].map(read);
  const first = texts();
  await retitle(bread, 'One');
  await retitle(home, 'Start');
  await retitle(bread, 'Two');
  const last = texts();
  const { id } = (await history()).at(-1)!;
  const back = (given: object) => requests.act('back', { id, label: 'before', ...given });
  expect(await back({ side: 'before', file: bread })).toMatchObject({ ok: true });
  expect(texts()).toEqual([first[0], last[1]]);
  await requests.act('undo', {});
  expect(texts()).toEqual(last);
  expect(await back({ side: 'before', file: '' })).toMatchObject({ ok: true });
  expect(texts()).toEqual(first);
  expect(await back({ side: 'before', file: '' })).toMatchObject({
    ok: false,
    reason: 'Nothing is different from then.',
  });
  expect((await history())[0]).toMatchObject({ label: 'Back to: before', kind: 'change' });
  await requests.act('undo', {});
  expect(texts()).toEqual(last);
});

test('an undo of another page says so, and names the page to show', async () => {
  await retitle(bread, 'One');
  expect(await requests.act('undo', { page: '/' })).toEqual({
    ok: true,
    done: `Undone on another page, which is shown now: Title of ${bread}: One`,
    route: '/brot',
  });
  expect(await requests.act('redo', { page: '/brot' })).toMatchObject({
    done: `Done again: Title of ${bread}: One`,
    route: null,
  });
});

test('what was published is in the history, and can be shown and brought back', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Rosa', '-c', 'user.email=rosa@example.com', ...args], { cwd: siteRoot });
  writeFileSync(join(siteRoot, '.gitignore'), '.pagewright/\n');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Opening');
  const first = read(bread);
  const title = /^title: (.*)/m.exec(first)![1];
  await retitle(bread, 'One');
  await act('new-page', { recipe: 'campaign', address: '/neu', title: 'Neu' });
  const entry = (await history()).find(({ kind }) => kind === 'published')!;
  expect(entry).toMatchObject({ label: 'Opening', isUndone: false });
  expect(entry.files).toContain(bread);
  expect(await past({ file: bread, id: entry.id, side: 'after' })).toEqual({ ok: true, document: title });
  expect(await requests.act('back', { id: entry.id, side: 'after', label: 'published' })).toMatchObject({ ok: true });
  expect(read(bread)).toBe(first);
  expect(existsSync(join(siteRoot, 'pages/neu.yaml'))).toBe(false);
  await requests.act('undo', {});
  expect(read(bread)).toContain('title: One');
  expect(existsSync(join(siteRoot, 'pages/neu.yaml'))).toBe(true);
});

const loaf = 'public/images/loaf.svg';
const logo = 'public/images/logo.svg';
const drawing = readFileSync(join(productRoot, 'tests/fixtures/sites/bakery', loaf), 'utf8');
const isThere = (file: string) => existsSync(join(siteRoot, file));
/** Shows another picture on the start page, as the editor does, and removes the first one. */
const replaceLoaf = async () => {
  const before = read(home);
  const after = before.replaceAll('/images/loaf.svg', '/images/logo.svg');
  await store.change([{ file: home, before, after }], { label: 'Another picture' });
  expect(await act('remove-pictures', { pictures: ['/images/loaf.svg'] })).toMatchObject({ ok: true });
  expect(isThere(loaf)).toBe(false);
};

test('a picture that was removed is back with the page that shows it, and goes with it again', async () => {
  const first = read(home);
  await replaceLoaf();
  const without = read(home);
  await retitle(bread, 'One');
  const { id } = (await history()).at(-1)!;
  for (const file of ['', home]) {
    expect(await requests.act('back', { id, side: 'before', label: 'then', file })).toMatchObject({ ok: true });
    expect([read(home), read(loaf)]).toEqual([first, drawing]);
    await requests.act('undo', {});
    expect([read(home), isThere(loaf)]).toEqual([without, false]);
  }
  expect(await requests.act('back', { id, side: 'before', label: 'then', file: bread })).toMatchObject({ ok: true });
  expect(isThere(loaf)).toBe(false);
});

test('pictures are as they were published; one that was brought since stays in the library', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Rosa', '-c', 'user.email=rosa@example.com', ...args], { cwd: siteRoot });
  writeFileSync(join(siteRoot, '.gitignore'), '.pagewright/\n');
  const photo = 'public/images/photo.png';
  await put(photo, png);
  // A program of git's keeps the file elsewhere: what is in the commit is no picture.
  await put('public/images/large.png', 'version https://git-lfs.github.com/spec/v1\n');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Opening');
  await put('public/images/large.png', png);
  const published = read(logo);
  await replaceLoaf();
  const changed = Buffer.concat([png, Buffer.from('more')]);
  await put(photo, changed);
  await put(logo, drawing);
  await store.upload('new.png', changed);
  const { id } = (await history()).find(({ kind }) => kind === 'published')!;
  expect(await requests.act('back', { id, side: 'after', label: 'published' })).toMatchObject({ ok: true });
  expect([read(loaf), read(logo)]).toEqual([drawing, published]);
  expect(readFileSync(join(siteRoot, photo))).toEqual(png);
  expect(readFileSync(join(siteRoot, 'public/images/large.png'))).toEqual(png);
  expect(isThere('public/images/new.png')).toBe(true);
  await requests.act('undo', {});
  expect([isThere(loaf), read(logo)]).toEqual([false, drawing]);
  expect(readFileSync(join(siteRoot, photo))).toEqual(changed);
});
