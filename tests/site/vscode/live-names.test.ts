// A new page is offered as soon as the dev server has seen it: the server of the site and that of the editor, as they run.
import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productRoot, servers, startYamlServer, type YamlServer } from './yaml-server.ts';

const site = join(realpathSync(mkdtempSync(join(tmpdir(), 'pagewright-editor-'))), 'bakery');
const program = join(productRoot, 'bin/pagewright.mjs');
const namesFile = 'schemas/site-names.schema.json';
const page = (title: string) =>
  `title: ${title}\ndescription: A page of the test.\nblocks:\n  - type: pill-list\n    id: kinds\n    heading: Kinds\n    labels: [One]\n`;

let dev: ChildProcess;
/** The dev server's output so far. */
let said = '';
const editors: YamlServer[] = [];

beforeAll(async () => {
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), site, { recursive: true });
  await run('editor');
  dev = spawn(process.execPath, [program, 'dev', '--root', site, '--port', '0']);
  for (const stream of [dev.stdout!, dev.stderr!]) stream.on('data', (text: Buffer) => (said += text.toString()));
  await until(() => said.includes('The site is at'));
  for (const name of servers) editors.push(await startYamlServer(name, site));
});

afterAll(async () => {
  dev.kill();
  await Promise.all(editors.map((editor) => editor.stop()));
  rmSync(join(site, '..'), { recursive: true });
});

describe('while the dev server runs', () => {
  test('a new page, its sections, its new name and its end show in what every version of the editor offers', async () => {
    expect(await addresses()).toEqual(everywhere(expect.not.arrayContaining(['/offers'])));

    writeFileSync(join(site, 'pages/offers.yaml'), page('Offers'));
    await untilNames((text) => text.includes('"/offers"'));
    expect(await addresses()).toEqual(everywhere(expect.arrayContaining(['/offers', '/offers#kinds'])));

    renameSync(join(site, 'pages/offers.yaml'), join(site, 'pages/deals.yaml'));
    await untilNames((text) => text.includes('"/deals"') && !text.includes('"/offers"'));
    expect(await addresses()).toEqual(everywhere(expect.arrayContaining(['/deals'])));
    expect(await addresses()).toEqual(everywhere(expect.not.arrayContaining(['/offers'])));
  }, 60_000);

  test('a picture is offered once it is in the public folder', async () => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
    writeFileSync(join(site, 'public/roll.svg'), picture);
    await untilNames((text) => text.includes('"/roll.svg"'));
    expect(names()).toContain('30 by 20 pixels');
  }, 60_000);

  test('a page with a mistake is still offered, and a site.yaml that cannot be read takes no name away', async () => {
    writeFileSync(join(site, 'pages/broken.yaml'), 'title: [\nblocks: 7\n');
    await untilNames((text) => text.includes('"/broken"'));
    const before = names();
    writeFileSync(join(site, 'site.yaml'), ' - [ : {{\n');
    await until(() => said.includes('site.yaml:1:'));
    expect(names()).toBe(before);
  }, 60_000);
});

describe('a folder', () => {
  test('that was never set up gets no file of ours from a check', async () => {
    const other = join(site, '../other');
    cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), other, { recursive: true });
    await run('check', other);
    expect(existsSync(join(other, 'schemas'))).toBe(false);
  }, 60_000);

  test('that was set up is brought up to date by a check, and only what is old is written', async () => {
    const other = join(site, '../set-up');
    cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), other, { recursive: true });
    expect(await run('editor', other)).toContain('written: schemas/page.schema.json');
    expect(await run('editor', other)).toBe('Everything is up to date.\n');
    writeFileSync(join(other, 'schemas/blocks/cta.schema.json'), '{}');
    writeFileSync(join(other, 'pages/offers.yaml'), page('Offers'));
    await run('check', other);
    expect(readFileSync(join(other, 'schemas/blocks/cta.schema.json'), 'utf8')).toBe(
      readFileSync(join(productRoot, 'schemas/blocks/cta.schema.json'), 'utf8'),
    );
    expect(readFileSync(join(other, namesFile), 'utf8')).toContain('"/offers"');
  }, 60_000);

  test('that cannot be written to is told of, and the check says what it would say', async () => {
    const other = join(site, '../no-writing');
    cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), other, { recursive: true });
    const clean = await run('check', other);
    mkdirSync(join(other, namesFile), { recursive: true });
    expect(await run('check', other)).toBe(
      `The files for editors could not be updated: EISDIR: illegal operation on a directory, read\n${clean}`,
    );
  }, 60_000);

  test("keeps its owner's settings, and one with comments is left alone and says what to add", async () => {
    const other = join(site, '../own-settings');
    cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), other, { recursive: true });
    cpSync(join(productRoot, '.vscode'), join(other, '.vscode'), { recursive: true });
    const settings = join(other, '.vscode/settings.json');
    writeFileSync(settings, '{ "editor.tabSize": 2, "yaml.schemas": { "mine.json": ["mine.yaml"] } }');
    await run('editor', other);
    const merged = JSON.parse(readFileSync(settings, 'utf8')) as Record<string, object>;
    expect(merged).toMatchObject({ 'editor.tabSize': 2, 'yaml.schemaStore.enable': false });
    expect(Object.keys(merged['yaml.schemas']!)).toEqual(['mine.json', ...Object.keys(ownSettings()['yaml.schemas']!)]);
    writeFileSync(settings, '{ // mine\n}');
    expect(await run('editor', other)).toContain('"yaml.schemas"');
    expect(readFileSync(settings, 'utf8')).toBe('{ // mine\n}');
  }, 60_000);
});

function ownSettings(): Record<string, object> {
  return JSON.parse(readFileSync(join(productRoot, '.vscode/settings.json'), 'utf8')) as Record<string, object>;
}

function names(): string {
  return readFileSync(join(site, namesFile), 'utf8');
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Waits until the dev server has written such names, and tells the editors of the file as VS Code does. */
async function untilNames(areSo: (text: string) => boolean): Promise<void> {
  await until(() => areSo(names()));
  for (const editor of editors) editor.fileChanged(namesFile);
}

/** Addresses that each version offers. */
async function addresses(): Promise<string[][]> {
  const text =
    'title: T\ndescription: D\nblocks:\n  - type: cta\n    heading: x\n    button:\n      label: x\n      href: |\n';
  const offered = await Promise.all(editors.map((editor) => editor.complete('pages/new.yaml', text)));
  return offered.map((items) => items.map(({ label }) => label));
}

function everywhere<Expected>(expected: Expected): Expected[] {
  return servers.map(() => expected);
}

/** Runs one of our commands to its end. @returns what it said */
function run(command: string, root = site): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, command, '--root', root]);
    let all = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (all += text.toString()));
    child.once('close', () => resolve(all));
  });
}
