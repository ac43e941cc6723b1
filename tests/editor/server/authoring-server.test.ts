// The editor's server asks who is asking: no other page, no other name of this machine and no other file gets through.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDiskStore } from '../../../src/editor/server/disk-store/disk-store.ts';
import { authoringServer } from '../../../src/editor/server/authoring-server.ts';
import { openWords } from '../../../src/editor/server/words.ts';
import type { EditedPage, EditorPage, KnownVersions, PageUpdate, Preview } from '../../../src/editor/protocol/page.ts';
import { listBodyParts, documentHtml, renderPage } from '../../../src/page/app/renderer.ts';
import type { PageModel } from '../../../src/checker/check-site.ts';
import type { Renderer } from '../../../src/builder/bundles/build-bundles.ts';
import { createIconReader } from '../../../src/site/folder/icons.ts';
import { LiveSite } from '../../../src/dev/server/live-site.ts';
import { productRoot } from '../../product-root.ts';

const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-author-'));
const opened: string[] = [];
let site: LiveSite;
const iconShapes = createIconReader(productRoot);
const renderer = { renderPage, listBodyParts, documentHtml } as unknown as Renderer;
let preview: Preview;

function prepare(model: PageModel) {
  const input = { route: model.route, page: model.page, site: site.lastGoodSite()!, iconShapes };
  const render = () => ({ input, rendered: renderPage(input), renderer, style: '', hidden: '' });
  return Promise.resolve({ version: `${model.route} ${model.version}`, render });
}

let stop: () => void;
let server: Server;
let host: string;
let token: string;

beforeAll(async () => {
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  const home = join(siteRoot, 'pages/index.yaml');
  writeFileSync(
    home,
    `${readFileSync(home, 'utf8')}  - type: shared\n    name: band\n    with: { heading: Mehr Brot }\n`,
  );
  mkdirSync(join(siteRoot, 'pages/_shared'));
  writeFileSync(
    join(siteRoot, 'pages/_shared/band.yaml'),
    'params:\n  heading: { description: Was dort steht. }\nblocks:\n  - type: cta\n    heading: "{param.heading}"\n    button: { label: Hier, href: /brot }\n',
  );
  writeFileSync(join(siteRoot, 'secret.txt'), 'secret');
  symlinkSync(join(siteRoot, 'secret.txt'), join(siteRoot, 'pages/link.txt'));
  site = new LiveSite({ productRoot, siteRoot });
  const store = openDiskStore({ productRoot, siteRoot }, () => site.texts());
  stop = store.follow((paths) => void site.reread([...paths]));
  const handle = authoringServer({
    site,
    productRoot,
    words: openWords(productRoot),
    store,
    viteHead: '',
    prepare,
    renderPast: (file, { texts }) => Promise.resolve(texts.text(file)),
    openInEditor: (_request, response, { file, line, column }) => {
      opened.push(`${file}:${line}:${column}`);
      response.writeHead(200).end();
    },
    preview: { get: () => preview, set: (next) => (preview = next) },
  });
  server = createServer(async (incoming, response) => {
    if (!(await handle(incoming, response))) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  token = /name="pagewright-token" content="([^"]+)"/.exec((await ask('GET', '/__editor')).text)![1]!;
});

beforeEach(() => {
  opened.length = 0;
  preview = { drafts: false, date: null };
});

afterAll(() => {
  stop();
  server.close();
  rmSync(siteRoot, { recursive: true });
});

interface Call {
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

/** Asks as a page of the server does, but for the headers that are given; undefined takes one away. */
function ask(
  method: string,
  path: string,
  { body, headers = {} }: Call = {},
): Promise<{ status: number; text: string }> {
  const own = {
    host,
    'sec-fetch-site': 'same-origin',
    'x-pagewright-token': token ?? '',
    ...(method === 'POST' && { origin: `http://${host}`, 'content-type': 'application/json' }),
  };
  const sent = Object.fromEntries(
    Object.entries({ ...own, ...headers }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const [address, port] = host.split(':');
  return new Promise((resolve, reject) => {
    const call = request({ host: address, port, method, path, headers: sent }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    call.on('error', reject);
    call.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
}

const place = { file: 'pages/index.yaml', line: 5, column: 1 };

async function updateOf(route: string, known: KnownVersions = {}): Promise<PageUpdate> {
  const search = new URLSearchParams({ page: route, known: JSON.stringify(known) });
  return JSON.parse((await ask('GET', `/__editor/page?${search}`)).text) as PageUpdate;
}

async function readState(route: string): Promise<EditorPage> {
  return whole(await updateOf(route));
}

/** @returns the page of an answer that leaves nothing out */
function whole({ content, ...state }: PageUpdate): EditorPage {
  return { ...state, ...content! } as EditorPage;
}

const home = () => readFileSync(join(siteRoot, 'pages/index.yaml'), 'utf8');

describe('a page', () => {
  it('is told as its sections, and as the places of all that it shows', async () => {
    const page = await readState('/');
    expect(page.file).toBe('pages/index.yaml');
    expect(page.sections.map(({ ids, shared }) => [ids, shared?.name])).toEqual([
      [['hero-slider'], undefined],
      [['zeiten'], undefined],
      [['cta'], 'band'],
    ]);
    const places = Object.values(page.leaves).map(({ file, path }) => `${file} ${path.join('/')}`);
    expect(places).toContain('pages/index.yaml blocks/1/heading');
    expect(places).toContain('pages/index.yaml blocks/2/with/heading');
    expect(places).toContain('pages/_shared/band.yaml blocks/0/button/label');
    expect(places).toContain('site.yaml menu/0/label');
    expect(page.body.join('')).toMatch(/<h1[^>]* data-pw-text="p\d+"/);
  });

  it('has the whole lines of each section, so that its text can be edited alone', async () => {
    const { sections, files } = await readState('/');
    const { text } = files['pages/index.yaml']!;
    expect(sections.map(({ start, end }) => text.slice(start, end).split('\n')[0])).toEqual([
      '  - type: hero-slider',
      '  - type: stats',
      '  - type: shared',
    ]);
  });

  it('has what is wrong with a setting at its place, also under a name that looks like a number', async () => {
    const before = readFileSync(join(siteRoot, 'site.yaml'), 'utf8');
    writeFileSync(join(siteRoot, 'site.yaml'), before.replace('facts:\n', 'facts:\n  "2024": 40\n'));
    site.reread([join(siteRoot, 'site.yaml')]);
    const { messages } = await readState('/');
    writeFileSync(join(siteRoot, 'site.yaml'), before);
    site.reread([join(siteRoot, 'site.yaml')]);
    expect(messages.map(({ path }) => path)).toContainEqual(['facts', '2024']);
  });

  it('that is not there is told as none', async () => {
    expect(await readState('/nothing')).toMatchObject({ file: null, sections: [], body: [] });
  });
});

describe('an edit', () => {
  it('changes the file and nothing else in it, and answers with the page after it', async () => {
    const before = home();
    const edit = { kind: 'set', path: ['blocks', 1, 'heading'], value: 'Wann wir backen' };
    const { status, text } = await ask('POST', '/__editor/edit?page=/', {
      body: { edits: [{ file: 'pages/index.yaml', edit }], bases: { 'pages/index.yaml': before } },
    });
    expect(status).toBe(200);
    expect(home()).toBe(before.replace('Öffnungszeiten', 'Wann wir backen'));
    expect(whole((JSON.parse(text) as EditedPage).page).body.join('')).toContain('Wann wir backen');
    writeFileSync(join(siteRoot, 'pages/index.yaml'), before);
    site.reread([join(siteRoot, 'pages/index.yaml')]);
  });

  it('that makes a mistake is written and shown as it is, and so is what is edited afterwards; the mistake is told with its place', async () => {
    const before = home();
    const edit = { kind: 'set', path: ['blocks', 1, 'background'], value: 'purple' };
    const { text } = await ask('POST', '/__editor/edit?page=/', {
      body: { edits: [{ file: 'pages/index.yaml', edit }], bases: { 'pages/index.yaml': before } },
    });
    const page = whole((JSON.parse(text) as EditedPage).page);
    expect(home()).toContain('background: purple');
    expect(page.isCurrent).toBe(true);
    expect(page.body.join('')).toContain('Öffnungszeiten');
    const heading = { kind: 'set', path: ['blocks', 1, 'heading'], value: 'Wann wir backen' };
    const next = await ask('POST', '/__editor/edit?page=/', {
      body: { edits: [{ file: 'pages/index.yaml', edit: heading }], bases: { 'pages/index.yaml': home() } },
    });
    expect(whole((JSON.parse(next.text) as EditedPage).page).body.join('')).toContain('Wann wir backen');
    expect(page.messages.find(({ severity }) => severity === 'error')).toMatchObject({
      file: 'pages/index.yaml',
      path: ['blocks', 1, 'background'],
    });
    writeFileSync(join(siteRoot, 'pages/index.yaml'), before);
    site.reread([join(siteRoot, 'pages/index.yaml')]);
  });

  it('puts a new setting where the schema has it', async () => {
    const before = home();
    const edit = { kind: 'set', path: ['blocks', 1, 'background'], value: 'tint' };
    const bases = { 'pages/index.yaml': before };
    await ask('POST', '/__editor/edit?page=/', { body: { edits: [{ file: 'pages/index.yaml', edit }], bases } });
    expect(home().indexOf('background: tint')).toBeLessThan(home().indexOf('Öffnungszeiten'));
    writeFileSync(join(siteRoot, 'pages/index.yaml'), before);
    site.reread([join(siteRoot, 'pages/index.yaml')]);
  });

  it('is refused with a sentence where it leads nowhere, and changes nothing', async () => {
    const before = home();
    const edits = [
      { file: 'pages/index.yaml', edit: { kind: 'set', path: ['title'], value: 'Neu' } },
      { file: 'pages/index.yaml', edit: { kind: 'remove', path: ['blocks', 99] } },
    ];
    const bases = { 'pages/index.yaml': before };
    const { status, text } = await ask('POST', '/__editor/edit?page=/', { body: { edits, bases } });
    expect(status).toBe(409);
    expect(JSON.parse(text).reason).toMatch(/\.$/);
    expect(home()).toBe(before);
  });

  it('that makes a page larger than what is read is refused with a sentence, and so the page can be edited on', async () => {
    const before = home();
    const edit = { kind: 'set', path: ['blocks', 1, 'heading'], value: 'Wort '.repeat(30_000).trim() };
    const bases = { 'pages/index.yaml': before };
    const { text } = await ask('POST', '/__editor/edit?page=/', {
      body: { edits: [{ file: 'pages/index.yaml', edit }], bases },
    });
    expect(JSON.parse(text)).toMatchObject({ ok: false, reason: expect.stringContaining('128 kB') as unknown });
    expect(home()).toBe(before);
  });

  it('of a whole text is asked about when the file says something else by now', async () => {
    const mine = home().replace('Öffnungszeiten', 'Meine Zeiten');
    const texts = [{ file: 'pages/index.yaml', text: mine }];
    const before = home();
    const bases = { 'pages/index.yaml': before.replace('Öffnungszeiten', 'Zeiten') };
    const { status, text } = await ask('POST', '/__editor/edit?page=/', { body: { texts, bases } });
    expect(status).toBe(409);
    expect(JSON.parse(text).conflicts).toMatchObject([{ file: 'pages/index.yaml', mine, theirs: before }]);
    expect(home()).toBe(before);
  });

  it('that does not say what it was made from is refused', async () => {
    const before = home();
    const edits = [{ file: 'pages/index.yaml', edit: { kind: 'set', path: ['title'], value: 'Neu' } }];
    for (const bases of [undefined, {}, { 'pages/index.yaml': 7 }, ['pages/index.yaml']])
      expect((await ask('POST', '/__editor/edit?page=/', { body: { edits, bases } })).status).toBe(409);
    expect(home()).toBe(before);
  });

  it('finds its place although sections have moved since its window saw the page, again and again', async () => {
    const before = home();
    const moved = before.replace('blocks:\n', 'blocks:\n  - type: quote\n    quote: Gut.\n    name: Anna\n');
    writeFileSync(join(siteRoot, 'pages/index.yaml'), moved);
    site.reread([join(siteRoot, 'pages/index.yaml')]);
    let base = before;
    for (const value of ['Wann', 'Wann wir', 'Wann wir backen']) {
      const edits = [{ file: 'pages/index.yaml', edit: { kind: 'set', path: ['blocks', 1, 'heading'], value } }];
      const bases = { 'pages/index.yaml': base };
      const { text } = await ask('POST', '/__editor/edit?page=/', { body: { edits, bases } });
      expect(home()).toBe(moved.replace('Öffnungszeiten', value));
      base = (JSON.parse(text) as EditedPage).made['pages/index.yaml']!;
      expect(base).toBe(before.replace('Öffnungszeiten', value));
    }
    writeFileSync(join(siteRoot, 'pages/index.yaml'), before);
    site.reread([join(siteRoot, 'pages/index.yaml')]);
  });

  it('of a page that somebody else has removed is asked about', async () => {
    const before = home();
    rmSync(join(siteRoot, 'pages/index.yaml'));
    site.reread([join(siteRoot, 'pages/index.yaml')]);
    const edits = [{ file: 'pages/index.yaml', edit: { kind: 'set', path: ['title'], value: 'Neu' } }];
    const bases = { 'pages/index.yaml': before };
    const { status, text } = await ask('POST', '/__editor/edit?page=/', { body: { edits, bases } });
    expect(status).toBe(409);
    expect(JSON.parse(text).conflicts).toMatchObject([{ file: 'pages/index.yaml', theirs: null, parts: [] }]);
    writeFileSync(join(siteRoot, 'pages/index.yaml'), before);
    site.reread([join(siteRoot, 'pages/index.yaml')]);
  });

  it.each([
    '../evil.yaml',
    'pages/../../evil.yaml',
    'evil.yaml',
    '/tmp/evil.yaml',
    'pages/.git/x.yaml',
    'pages/x.sh',
    'site.yml',
  ])('makes no new file %s', async (file) => {
    const body = { texts: [{ file, text: 'title: x\n' }], bases: { [file]: null } };
    expect((await ask('POST', '/__editor/edit?page=/', { body })).status).toBe(409);
  });

  it.each<[string, Call['headers']]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['without the token', { 'x-pagewright-token': undefined }],
    ['under another name of this machine', { host: 'evil.example:80', origin: 'http://evil.example:80' }],
  ])('is refused %s', async (_name, headers) => {
    const before = home();
    const edit = { kind: 'set', path: ['title'], value: 'Evil' };
    const { status } = await ask('POST', '/__editor/edit?page=/', {
      body: { edits: [{ file: 'pages/index.yaml', edit }], bases: { 'pages/index.yaml': before } },
      headers,
    });
    expect(status).toBe(403);
    expect(home()).toBe(before);
  });
});

describe('the token', () => {
  it.each(['page?page=/', 'schemas', 'site/overview', 'site/publish'])(
    'is needed for the question %s',
    async (question) => {
      expect((await ask('GET', `/__editor/${question}`)).status).toBe(200);
      const headers = { 'x-pagewright-token': undefined };
      expect((await ask('GET', `/__editor/${question}`, { headers })).status).toBe(403);
    },
  );

  it.each(['empty', 'iframe', 'object', 'script', 'worker'])(
    'is not given to what reads the editor as "%s"',
    async (destination) => {
      const headers = { 'sec-fetch-dest': destination };
      expect(await ask('GET', '/__editor', { headers })).toMatchObject({ status: 403, text: '' });
      expect((await ask('GET', '/__editor', { headers: { 'sec-fetch-dest': 'document' } })).text).toContain(token);
    },
  );
});

describe('a name that no disk takes', () => {
  const long = 'a'.repeat(300);

  it('is refused with a sentence as a file', async () => {
    const file = `pages/${long}.yaml`;
    const body = { texts: [{ file, text: 'title: x\n' }], bases: { [file]: null } };
    const { status, text } = await ask('POST', '/__editor/edit?page=/', { body });
    expect([status, JSON.parse(text).reason]).toEqual([
      409,
      expect.stringContaining('is longer than the name of a file'),
    ]);
  });

  it.each([`/${long}`, `/brot/${long}`, '/con', '/brot/nul', '/lpt1.old'])(
    'is refused with a sentence as an address: %s',
    async (address) => {
      const body = { recipe: 'campaign', address, title: 'T', from: '/brot', confirmed: true };
      for (const action of ['new-page', 'copy-page', 'move-page']) {
        const { status, text } = await ask('POST', `/__editor/site/${action}`, { body });
        expect([action, status, JSON.parse(text).reason]).toEqual([
          action,
          409,
          expect.stringMatching(/longer than the name of a file|Windows keeps the name/),
        ]);
      }
    },
  );
});

describe('a change of no known shape', () => {
  it.each<[string, unknown]>([
    ['without a path', { kind: 'set', value: 'x' }],
    ['with a path of objects', { kind: 'set', path: [{}], value: 'x' }],
    ['of an unknown kind', { kind: 'constructor', path: ['title'], value: 'x' }],
    ['that is none', null],
    ['that moves without a place', { kind: 'move', from: ['title'] }],
    ['that renames without a name', { kind: 'rename', path: ['title'] }],
    ...['__proto__', 'constructor', 'prototype'].flatMap((key): [string, unknown][] => [
      [`at ${key}`, { kind: 'set', path: [key, 'GIT_SSH_COMMAND'], value: 'x' }],
      [`in ${key} of a section`, { kind: 'set', path: ['blocks', 0, key, 'shell'], value: 'x' }],
      [`called ${key}`, { kind: 'rename', path: ['title'], key }],
      [`that puts in ${key}`, { kind: 'insert', path: [], at: key, value: {} }],
      [`with ${key} in its value`, { kind: 'set', path: ['x'], value: [JSON.parse(`{"${key}":{"shell":"x"}}`)] }],
    ]),
  ])('is refused with a sentence: %s', async (_name, edit) => {
    const before = home();
    const body = { edits: [{ file: 'pages/index.yaml', edit }], bases: { 'pages/index.yaml': before } };
    const { status, text } = await ask('POST', '/__editor/edit?page=/', { body });
    expect(status).toBe(409);
    expect(JSON.parse(text).reason).toMatch(/^(?:This change cannot be read\. .*|No setting can be called "\w+"\.)$/);
    expect(home()).toBe(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).shell).toBeUndefined();
  });
});

describe('opening a place', () => {
  it('works for a page of the server itself', async () => {
    expect((await ask('POST', '/__editor/open', { body: place })).status).toBe(200);
    expect(opened).toEqual(['pages/index.yaml:5:1']);
  });

  it.each<[string, Call['headers']]>([
    ['without an origin', { origin: undefined }],
    ['from another site', { origin: 'https://evil.example' }],
    ['from another port', { origin: 'http://127.0.0.1:1' }],
    ['from a sandboxed frame', { origin: 'null' }],
    ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['that the browser calls same-site', { 'sec-fetch-site': 'same-site' }],
    ['under another name of this machine', { host: 'evil.example:80', origin: 'http://evil.example:80' }],
    ['under a name that only begins like an address', { host: '127.0.0.1.evil.example' }],
    ['as a form sends it', { 'content-type': 'text/plain' }],
    ['without the token', { 'x-pagewright-token': undefined }],
    ['with a wrong token', { 'x-pagewright-token': 'x'.repeat(32) }],
  ])('is refused %s', async (_name, headers) => {
    const { status } = await ask('POST', '/__editor/open', { body: place, headers });
    expect(status).toBeGreaterThanOrEqual(403);
    expect(opened).toEqual([]);
  });

  it.each([
    '../secret.txt',
    'pages/../secret.txt',
    'pages/../../secret.txt',
    'secret.txt',
    'pages/link.txt',
    '/etc/passwd',
    'file:///etc/passwd',
    'C:\\Windows\\win.ini',
    'pages\\index.yaml',
    'pages/index.yaml\0.txt',
    'pages//index.yaml',
    './pages/index.yaml',
    'pages/index.yaml:1:1',
    'PAGES/INDEX.YAML',
    '__proto__',
    'constructor',
    '',
  ])('is refused for the file %j', async (file) => {
    expect((await ask('POST', '/__editor/open', { body: { ...place, file } })).status).toBe(404);
    expect(opened).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['a line of words', { ...place, line: '5; rm -rf ~' }],
    ['a line before the first', { ...place, line: 0 }],
    ['half a column', { ...place, column: 1.5 }],
    ['a list as the file', { ...place, file: ['pages/index.yaml'] }],
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['more than any change needs', { ...place, more: 'x'.repeat(2_000_000) }],
  ])('is refused with %s', async (_name, body) => {
    expect((await ask('POST', '/__editor/open', { body })).status).toBe(400);
    expect(opened).toEqual([]);
  });

  it('is refused for a plain link', async () => {
    expect((await ask('GET', '/__editor/open?file=pages/index.yaml')).status).toBe(404);
  });
});

describe('a font', () => {
  it('is sent as the file that shows its face; what is none of those that come with Pagewright is not', async () => {
    const { status, text } = await ask('GET', '/__editor/font?name=Lora');
    expect([status, text.slice(0, 4)]).toEqual([200, 'wOF2']);
    for (const name of ['Zen%20Kaku%20Gothic%20New', '../secret.txt', '__proto__', 'constructor', ''])
      expect((await ask('GET', `/__editor/font?name=${name}`)).status).toBe(404);
  });
});

describe('showing drafts', () => {
  it('is passed on to the server', async () => {
    const wanted = { drafts: true, date: '2026-12-01' };
    expect((await ask('POST', '/__editor/preview', { body: wanted })).status).toBe(200);
    expect(preview).toEqual(wanted);
  });

  it.each(['tomorrow', '2026-02-30', '2026-13-01', '0000-00-00', '12026-01-01', 20260101])(
    'is refused for what is no day: %s',
    async (date) => {
      const { status, text } = await ask('POST', '/__editor/preview', { body: { drafts: true, date } });
      expect([status, JSON.parse(text)]).toEqual([400, { ok: false, reason: 'This is no date of the calendar.' }]);
      expect(preview.drafts).toBe(false);
    },
  );
});

it('leaves all other requests alone', async () => {
  expect((await ask('GET', '//')).status).toBe(418);
  expect((await ask('GET', '/%')).status).toBe(418);
  expect((await ask('GET', '/__authority')).status).toBe(418);
  expect((await ask('GET', '/', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(418);
});
