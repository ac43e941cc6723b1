// Comments that lead editors to a schema: right ones pass, wrong ones are found wherever an editor
// would follow them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check, pageYaml, siteYaml } from '../../checker/test-site.ts';

const shared = 'blocks:\n  - type: pill-list\n    heading: x\n    labels: [x]\n';
const texts: Record<string, string> = {
  'site.yaml': siteYaml,
  'pages/test.yaml': pageYaml,
  'pages/deep/er/test.yaml': pageYaml,
  'pages/_shared/test.yaml': shared,
};

function found(file: string, text: string): string[] {
  return check({ [file]: text })
    .diagnostics.filter(({ code }) => code === 'editor/modeline-path')
    .map(({ file: at, range }) => `${at}:${range.start.line}`);
}

const settings = JSON.parse(readFileSync(new URL('../../../.vscode/settings.json', import.meta.url), 'utf8')) as {
  'yaml.schemas': Record<string, string[]>;
};

test.each([
  ['site.yaml', 'site.yaml'],
  ['pages/test.yaml', 'pages/**/*.yaml'],
  ['pages/deep/er/test.yaml', 'pages/**/*.yaml'],
  ['pages/_shared/test.yaml', 'pages/_shared/*.yaml'],
])('the schema of VS Code’s settings is the right one for %s, and no other is', (file, glob) => {
  const up = '../'.repeat(file.split('/').length - 1);
  for (const [schema, globs] of Object.entries(settings['yaml.schemas'])) {
    const text = `# yaml-language-server: $schema=${up}${schema}\n${texts[file]}`;
    expect(found(file, text)).toEqual(globs.includes(glob) ? [] : [`${file}:1`]);
  }
});

test.each([
  ['a path out of the site', '# yaml-language-server: $schema=../../pagewright/schemas/page.schema.json\n'],
  ['an address', '# yaml-language-server: $schema=file:///home/me/site/schemas/page.schema.json\n'],
  ['a path with a dot', '# $schema: ./../schemas/page.schema.json\n'],
  ['a comment without its space, which editors do not follow', '#yaml-language-server: $schema=x.json\n'],
  ['a comment that only speaks of it', '# Write $schema=x.json here.\n'],
])('%s is no mistake', (_name, line) => {
  expect(found('pages/test.yaml', line + pageYaml)).toEqual([]);
});

test('a text over several lines that looks like it is no mistake', () => {
  const text = pageYaml.replace('heading: See it at work', 'heading: |\n      # $schema: x.json');
  expect(found('pages/test.yaml', text)).toEqual([]);
});

test.each([
  ['another name', '# yaml-language-server: $schema=../schemas/pages.schema.json\n', 1],
  ['too few levels', '# yaml-language-server: $schema=schemas/page.schema.json\n', 1],
  ['too many levels, into a folder that is not ours', '# yaml-language-server: $schema=../../page.schema.json\n', 1],
  ['no schema at all', '# yaml-language-server: $schema=none\n', 1],
  ['the short spelling', '# $schema: page.schema.json\n', 1],
  ['the setting', '$schema: "page.schema.json"\n', 1],
  ['a comment that is indented, below others', '# A page.\n\n  # yaml-language-server: $schema=x.json\n', 3],
])('%s is found', (_name, line, at) => {
  expect(found('pages/test.yaml', line + pageYaml)).toEqual([`pages/test.yaml:${at}`]);
});

test('the repair is the path that an editor finds from the file', () => {
  const text = `# $schema: x.json\n${pageYaml}`;
  const [{ fixes } = { fixes: [] }] = check({ 'pages/deep/er/test.yaml': text }).diagnostics;
  expect(fixes.map(({ edits, safe }) => [edits.map((edit) => edit.text), safe])).toEqual([
    [['../../../schemas/page.schema.json'], false],
  ]);
});

test('a file too large or too deep to be read has no second mistake', () => {
  expect(found('pages/test.yaml', `# $schema: x.json\n${'['.repeat(500)}`)).toEqual([]);
});
