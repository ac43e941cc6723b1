// The manual: its links lead somewhere, and its commands, options and pieces of YAML are the product's own.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { check, siteYaml } from './checker/test-site.ts';
import { productRoot } from './product-root.ts';
import { runCli } from './run-cli.ts';

const readText = (path: string) => readFileSync(join(productRoot, path), 'utf8');

/** Written by hand or generated, decisions included. */
const pages = [
  'README.md',
  ...readdirSync(join(productRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];
const isManual = (path: string) =>
  /^(README|docs\/(README|(authors|operators|developers|maintainers)\/.*))\.md$/.test(path);
const manual = pages.filter(isManual);

const fence = /^( *)```(\S*).*\n([^]*?)^ *```$/gm;

/** A page without its fences and code, where a link is no link. */
const readProse = (path: string) =>
  readText(path)
    .replaceAll(fence, '')
    .replaceAll(/`[^`\n]*`/g, '');

/** The anchors of a page, as GitHub makes them of its headings. */
function listAnchors(path: string): string[] {
  const headings = readText(path)
    .replaceAll(fence, '')
    .matchAll(/^#+ (.*)$/gm);
  return Array.from(headings, ([, words]) =>
    words!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Lists the targets of a page's relative links, below the product's folder. */
function listTargets(path: string): { target: string; anchor: string }[] {
  const links = readProse(path).matchAll(/(?<!\\)\]\((?![a-z]+:|\/)([^)#\s]*)#?([^)\s]*)\)/g);
  return Array.from(links, ([, file, anchor = '']) => ({ target: file ? join(dirname(path), file) : path, anchor }));
}

describe.each(pages)('%s', (path) => {
  it('leads to files and headings that are there', () => {
    const lost = listTargets(path).filter(({ target, anchor }) => {
      if (target.startsWith('..')) return true;
      const found = statSync(join(productRoot, target), { throwIfNoEntry: false });
      return !found || (anchor !== '' && !listAnchors(target).includes(anchor));
    });
    expect(lost).toEqual([]);
  });
});

it('the README is a front page of at most 6 kB', () => {
  expect(statSync(join(productRoot, 'README.md')).size).toBeLessThanOrEqual(6000);
});

it('the README shows the message that its page gives with a misspelt setting', () => {
  const [, page = ''] = /```yaml\n([^]*?)```/.exec(readText('README.md'))!;
  const [found] = check({ 'pages/hello.yaml': page.replace('heading', 'hedding') }).diagnostics;
  const { file, range, severity, message, code } = found!;
  const line = `${file}:${range.start.line}:${range.start.column}  ${severity}  ${message} [${code}]`;
  expect(readText('README.md')).toContain(`\`\`\`text\n${line}\n`);
});

it('the guide for developers imports what is there', () => {
  const steps = readText('docs/developers/first-section.md').matchAll(/^\*\*`([^`]+)`\*\*\n\n```tsx?\n([^]*?)^```$/gm);
  const files = new Map(Array.from(steps, ([, path, text]) => [path!, text!]));
  expect(files.size).toBe(5);
  for (const [path, text] of files)
    for (const [, names, target] of text.matchAll(/^import (?:type )?\{ (.*) \} from '(\.[^']+)';$/gm)) {
      const file = join(dirname(path), target!);
      const source = files.get(file) ?? readText(file);
      for (const name of names!.split(', '))
        expect(source).toMatch(new RegExp(`export (async )?\\w+ ${name.replace('type ', '')}\\b`));
    }
});

it('the list of the manual leads to every page of it, and the README to the list', () => {
  const listed = new Set(listTargets('docs/README.md').map(({ target }) => target));
  const files = readdirSync(join(productRoot, 'docs/deploy')).map((name) => `docs/deploy/${name}`);
  const all = new Set(manual.flatMap((path) => listTargets(path).map(({ target }) => target)));
  expect(manual.filter((path) => path.includes('/') && path !== 'docs/README.md' && !listed.has(path))).toEqual([]);
  expect(files.filter((file) => !all.has(file))).toEqual([]);
  expect(listTargets('README.md').map(({ target }) => target)).toContain('docs/README.md');
});

describe.each(manual)('%s', (path) => {
  const text = readText(path);

  it('names scripts that there are', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: object };
    const named = Array.from(text.matchAll(/npm run ([a-z][a-z:0-9-]*)/g), ([, name]) => name!);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  // The executed guides have separate tests.
  if (/first-(site|section)\.md$/.test(path)) return;
  const pieces = Array.from(text.matchAll(fence), ([, indent = '', language, piece = '']) => ({
    language,
    piece: piece.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  })).filter(({ language }) => language === 'yaml');
  it.each(pieces.map(({ piece }) => piece))('shows YAML that is right: %#', (piece) => {
    expect(listMistakes(piece)).toEqual([]);
  });
});

/**
 * Lists the mistakes in a page, a shared file, a list of sections or links, a picture, or a part of
 * site.yaml. Names in it belong to no site.
 */
function listMistakes(piece: string): string[] {
  const found = check(listFiles(piece)).diagnostics.filter(({ code }) => !/^(site|image|entries)\//.test(code));
  return found.map(({ file, range, code, message }) => `${file}:${range.start.line} ${code} ${message}`);
}

function listFiles(piece: string): Record<string, string> {
  const data = (parse(piece) ?? {}) as object;
  const section = { type: 'cta', heading: 'Hello', button: { label: 'Go', href: '/' } };
  const page = (blocks: object[]) => stringify({ title: 'Test', description: 'A page.', blocks });
  if (Array.isArray(data)) {
    const [first] = data as object[];
    return { 'pages/test.yaml': 'type' in first! ? page(data) : page([{ ...section, button: first }]) };
  }
  if ('title' in data) return { 'pages/test.yaml': piece };
  if ('blocks' in data) return { 'pages/_shared/test.yaml': piece };
  if ('image' in data) return { 'pages/test.yaml': page([{ ...section, ...data }]) };
  const site = { ...(parse(siteYaml) as object), ...data };
  return { 'site.yaml': stringify(site, { aliasDuplicateObjects: false }) };
}

it('the page about types of section names every entry of the package for code of a site, and every one is there', () => {
  const { exports } = JSON.parse(readText('package.json')) as { exports: Record<string, unknown> };
  const entries = Object.entries(exports).filter(([entry]) => entry !== '.' && entry !== './package.json');
  const named = readText('docs/developers/section-types.md').matchAll(/^\| `pagewright(\/[\w-]+)`/gm);
  expect(Array.from(named, ([, entry]) => `.${entry}`).sort()).toEqual(entries.map(([entry]) => entry).sort());
  for (const [entry] of entries)
    expect(statSync(join(productRoot, 'src/public', `${entry.slice(2)}.ts`)).isFile()).toBe(true);
});

describe('the reference of the command line', async () => {
  const text = readText('docs/developers/commands.md');
  const { stdout } = await runCli('--help');
  const commands = Array.from(stdout.matchAll(/^ {2}([a-z][a-z:-]+) /gm), ([, name]) => name!);
  const helps: string[] = [];
  for (const name of commands) helps.push((await runCli(name, '--help')).stdout);
  const listOptions = (words: string) => new Set(words.match(/(?<![\w-])--[a-z][a-z-]+/g));

  it('has every command', () => {
    expect(commands).toContain('check');
    expect(commands.filter((name) => !text.includes(`\n### \`${name}`))).toEqual([]);
  });

  it('has every option, and no other', () => {
    const options = [...listOptions([stdout, ...helps].join('\n'))];
    expect([...listOptions(text)].toSorted()).toEqual([...new Set([...options, '--help'])].toSorted());
  });
});
