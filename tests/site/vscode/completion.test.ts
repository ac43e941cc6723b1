// Completion in VS Code with nothing but the YAML extension: asked of three versions of its real
// server.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { JsonSchema } from '../../../src/checker/check-site.ts';
import { foundIn, schemas } from '../../checker/test-site.ts';
import { productRoot, servers, startYamlServer, type Completion, type YamlServer } from './yaml-server.ts';

const blocks: Record<string, JsonSchema> = { ...schemas.blocks, shared: schemas.shared };
const types = Object.keys(blocks).toSorted();
const head = 'title: Test\ndescription: A page.\nblocks:\n';
const page = 'pages/not-on-disk.yaml';

const labels = (items: Completion[]) => items.map(({ label }) => label).toSorted();
const plain = (words: string) => words.replaceAll('\\', '');

describe.each(servers)('%s', (name) => {
  let server: YamlServer;
  beforeAll(async () => {
    server = await startYamlServer(name, productRoot);
  }, 60_000);
  afterAll(() => server.stop());

  const ask = (text: string) => server.complete(page, head + text);
  const hover = async (text: string) => plain(await server.hover(page, head + text));

  test('finds nothing wrong in the files that ship, which are right', async () => {
    const texts = shippedFiles().map((path) => ({ path, text: readFileSync(join(productRoot, path), 'utf8') }));
    const found = await server.validate(texts);
    expect(texts.map(({ path }, index) => [path, found[index]])).toEqual(texts.map(({ path }) => [path, []]));
  });

  test.each([
    ['in an indented list', '  - |\n'],
    ['in a list that is not indented', '- |\n'],
    ['after other sections', '  - type: cta\n    heading: x\n  - |\n'],
    ['before other sections', '  - |\n  - type: cta\n    heading: x\n'],
  ])('after a dash every section is there once, and "type", and nothing else: %s', async (_where, text) => {
    const offered = await ask(text);
    expect(labels(offered)).toEqual([...types, 'type'].toSorted());
    for (const { label, documentation } of offered)
      if (label !== 'type') expect(documentation).toBe(blocks[label]!.description);
  });

  test('a skeleton is a section with all it needs, and the cursor goes through its values', async () => {
    for (const { label, insertText } of await ask('  - |\n')) {
      if (label === 'type') continue;
      const written = head + `  - ${insertText.replaceAll('\n', '\n  ')}`;
      const filled = withoutStops(written);
      const section = (parse(filled) as { blocks: Record<string, unknown>[] }).blocks[0]!;
      expect(section.type).toBe(label);
      expect(Object.keys(section)).toEqual(expect.arrayContaining(blocks[label]!.required!));
      // A section that needs nothing but its type has nothing to fill in.
      if (blocks[label]!.required!.length > 1) expect(written).toContain('${1:');
      expect(foundIn(filled).filter((found) => /schema\/|yaml\//.test(found))).toEqual([]);
    }
  });

  test('after "type:" every block is there, each with its own words', async () => {
    const offered = await ask('  - type: |\n');
    expect(labels(offered)).toEqual(types);
    expect(offered.map(({ label, documentation }) => [label, documentation])).toEqual(
      offered.map(({ label }) => [label, blocks[label]!.description]),
    );
  });

  test.each(types)('within a section of the type %s only its own settings are offered', async (type) => {
    const { title, properties, required } = blocks[type]!;
    const rest = required!.some((key) => key !== 'type') ? [title!] : [];
    const offered = await ask(`  - type: ${type}\n    |\n`);
    const settings = Object.keys(properties!).filter((key) => key !== 'type');
    expect(labels(offered).filter((label) => !rest.includes(label))).toEqual(settings.toSorted());
    expect(offered.filter(({ documentation }) => documentation === '')).toEqual([]);
    expect(offered.filter(({ insertText }) => /\b(0|null|undefined)$/.test(insertText))).toEqual([]);
  });

  test('a setting that is there is not offered again, above others as well as below them', async () => {
    const offered = await ask('  - type: cta\n    |\n    heading: x\n    button: { label: x, href: / }\n');
    expect(labels(offered)).toEqual(['background', 'draft', 'id', 'image', 'publish', 'text']);
  });

  test.each(types)('the mouse on the type %s shows what that section is', async (type) => {
    for (const text of [`  - type: ${type[0]}|${type.slice(1)}\n`, `  - ty|pe: ${type}\n`]) {
      const shown = await hover(text);
      expect(shown).toContain(blocks[type]!.description);
      expect(shown).not.toContain('Allowed Values');
      for (const other of types) if (other !== type) expect(shown).not.toContain(blocks[other]!.description);
    }
  });

  test('the mouse on a setting shows its words, and no list of every name that could stand there', async () => {
    const address = schemas.common.definitions!.address!;
    const shown = await hover('  - type: cta\n    button:\n      label: x\n      hr|ef: /\n');
    expect(shown).toContain(address.title);
    expect(shown).toContain(address.description);
    expect(shown.split('\n').length).toBeLessThan(10);
  });

  test('a choice is offered with what each value means, and the mouse shows the same', async () => {
    const { enum: values, enumDescriptions } = schemas.common.definitions!.background!;
    const offered = await ask('  - type: cta\n    background: |\n');
    expect(offered.map(({ label, documentation }) => [label, documentation])).toEqual(
      values!.map((value, index) => [value, (enumDescriptions as string[])[index]]),
    );
    const shown = await hover(`  - type: cta\n    background: ${String(values![0])}|\n`);
    for (const words of enumDescriptions as string[]) expect(shown).toContain(words);
  });

  test.each([
    ['a link', '  - type: cta\n    button:\n      label: x\n      href: |\n', '/', 'pages/index.yaml'],
    ['a picture', '  - type: cta\n    image:\n      src: |\n', '/favicon.svg', 'public/favicon.svg'],
    ['an icon', '  - type: card-grid\n    cards:\n      - icon: |\n', 'truck', ''],
    ['a pop-up', '  - type: cta\n    button:\n      label: x\n      opens: |\n', 'popups', 'site.yaml'],
    ['a form', '  - type: form\n    form: |\n', 'forms', 'site.yaml'],
    ['a shared section', '  - type: shared\n    name: |\n', 'client-logos', 'pages/_shared/client-logos.yaml'],
  ])('%s is chosen among those that there are', async (_what, text, wanted, file) => {
    if (file !== '') expect(existsSync(join(productRoot, file))).toBe(true);
    const ofSite = wanted === 'popups' || wanted === 'forms';
    const offered = labels(await ask(text));
    if (ofSite) expect(offered).toEqual(Object.keys(shippedSite()[wanted]!).toSorted());
    else expect(offered).toContain(wanted);
    expect(new Set(offered).size).toBe(offered.length);
  });

  test('every page of the site is offered as an address, and so is every section with a name', async () => {
    const offered = labels(await ask('  - type: cta\n    button:\n      label: x\n      href: |\n'));
    const pages = shippedFiles().filter((path) => /^pages\/[^_]/.test(path) && !path.endsWith('404.yaml'));
    const routes = pages.map((path) => `/${path.slice('pages/'.length, -'.yaml'.length).replace(/(^|\/)index$/, '')}`);
    expect(offered).toEqual(expect.arrayContaining(routes));
    expect(offered.some((address) => address.startsWith('/#'))).toBe(true);
  });

  test('site.yaml completes: its settings, its own names and its choices', async () => {
    const site = (text: string) => server.complete('site.yaml', text);
    const settings = Object.entries(schemas.site.properties!);
    const all = settings.flatMap(([key, { renamedTo }]) => (renamedTo === undefined ? [key] : []));
    const offered = labels(await site('|\n')).filter((label) => label !== schemas.site.title);
    expect(offered).toEqual(all.toSorted());
    const forms = Object.keys(shippedSite().forms!);
    expect(labels(await site('popups:\n  a:\n    form: |\n'))).toEqual(forms.toSorted());
    expect(labels(await site('forms:\n  a:\n    delivery:\n      - call: |\n'))).toEqual([
      'email',
      'email-form',
      'formspree',
      'function',
      'netlify',
      'sheet',
      'web3forms',
    ]);
  });

  test('a shared file completes as a page does, without the type of shared sections', async () => {
    const file = 'pages/_shared/not-on-disk.yaml';
    const offered = labels(await server.complete(file, 'blocks:\n  - |\n'));
    expect(offered).toEqual([...types.filter((type) => type !== 'shared'), 'type'].toSorted());
    const keys = labels(
      await server.complete(file, 'blocks:\n  - type: cta\n    heading: x\n    button: {param.x}\n    |\n'),
    );
    expect(keys).toEqual(['background', 'draft', 'id', 'image', 'publish', 'text']);
    expect(labels(await server.complete(file, '|\n'))).toEqual(expect.arrayContaining(['blocks', 'params']));
  });

  test('in a shared file a parameter may stand for anything, and other mistakes are still found', async () => {
    const text = (background: string, image: string) =>
      `params:\n  x: { description: x }\nblocks:\n  - type: media-text\n    heading: x\n    text: x\n    background: ${background}\n    image: ${image}\n`;
    const [right, wrong] = await server.validate([
      { path: 'pages/_shared/right.yaml', text: text('"{param.x}"', '"{param.x}"') },
      { path: 'pages/_shared/wrong.yaml', text: text('pink', '7') },
    ]);
    expect(right).toEqual([]);
    expect(wrong!.map(({ line }) => line)).toEqual([7, 8]);
  });
});

function shippedFiles(): string[] {
  const pages = readdirSync(join(productRoot, 'pages'), { recursive: true, encoding: 'utf8' });
  return [
    'site.yaml',
    ...pages.filter((path) => path.endsWith('.yaml')).map((path) => `pages/${path.replaceAll('\\', '/')}`),
  ];
}

function shippedSite(): Record<string, Record<string, unknown>> {
  return parse(readFileSync(join(productRoot, 'site.yaml'), 'utf8')) as Record<string, Record<string, unknown>>;
}

/** A snippet as it stands when the author goes through it and changes nothing. */
function withoutStops(snippet: string): string {
  return snippet.replaceAll(/\$\{\d+:((?:\\.|[^\\}])*)\}/g, '$1').replaceAll(/\\(.)/g, '$1');
}
