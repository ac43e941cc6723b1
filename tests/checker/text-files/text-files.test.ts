// Markdown and CSV files in place of settings: what they become, and what is told with their lines.
import { describe, expect, it } from 'vitest';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { createChecker } from '../../../src/checker/check-site.ts';
import { readTextFile } from '../../../src/checker/text-files/read-text-file.ts';
import type { FromFile } from '../../../src/checker/text-files/text-file.ts';
import { planMove } from '../../../src/edits/move-pages.ts';
import { parseText } from '../../../src/page/ui/text/parse-text.ts';
import { parseInline, withoutMarks } from '../../../src/page/ui/text/parse-inline.ts';
import { check, checker, facts, found, pageYaml, schemas, siteYaml } from '../test-site.ts';

const page = (block: string) => `title: Terms\ndescription: What holds.\nblocks:\n${block}`;
const textPage = page('  - type: rich-text\n    text: { file: texts/terms.md }\n');
const sectionsPage = page('  - type: text-sections\n    heading: Terms\n    sections: { file: texts/terms.md }\n');
const tablePage = page('  - type: table\n    rows: { file: data/prices.csv }\n');

const read = (text: string, wanted: FromFile = 'text') => readTextFile(text, wanted).value;
const kinds = (text: string) => parseText(read(text) as string).map(({ kind }) => kind);
const problems = (text: string, wanted: FromFile = 'text') =>
  readTextFile(text, wanted).problems.map((each) => {
    const what = each.kind === 'markdown' ? each.what : each.kind === 'html' ? 'html' : each.why;
    return `${what}: ${text.slice(...each.span)}`;
  });

/** Resolves the texts of a page's first section. */
const shown = (files: Record<string, string>) => {
  const site = check(files);
  expect(found(site)).toEqual([]);
  return site.pages.find(({ route }) => route === '/terms')!.page.blocks[0] as unknown as Record<string, unknown>;
};

describe('a Markdown file', () => {
  it('becomes headings, paragraphs, lists, quotations, tables and pictures', () => {
    const text = `## One

First line
second line.

### Below

* a
* b

3. three
4. four

> said

| A | B |
|:-:|--:|
| 1 | x\\|y |

![A team](/images/team.jpg)
`;
    expect(kinds(text)).toEqual([
      'heading',
      'paragraph',
      'sub-heading',
      'list',
      'numbers',
      'quote',
      'table',
      'picture',
    ]);
    expect(parseText(read(text) as string)[1]).toEqual({ kind: 'paragraph', text: 'First line second line.' });
    expect(parseText(read(text) as string)[4]).toEqual({ kind: 'numbers', first: 3, points: ['three', 'four'] });
  });

  it('keeps marks, links by name, values and highlights, and nothing that only looks like a mark', () => {
    const text =
      'A **b** _c_ ~~d~~ `e` [f][g] <https://example.com> {site.name} [[h]] 2 \\* 3 * 4 snake_case a\\|b\n\n[g]: /about';
    expect(read(text)).toBe(
      'A **b** *c* ~~d~~ `e` [f](/about) <https://example.com> {site.name} [[h]] 2 \\* 3 \\* 4 snake\\_case a\\|b',
    );
    expect(withoutMarks(parseInline(read('\\# x \\*y\\* \\[z\\](/a)') as string, true))).toBe('# x *y* [z](/a)');
  });

  it.each(['From 10~20 to 30~40 €', 'H~2~O and ~this~'])('strikes nothing out in %s', (text) => {
    expect(withoutMarks(parseInline(read(text) as string, true))).toBe(text);
    expect(problems(text)).toEqual([]);
  });

  it.each(['A **„Rye“**is', 'これは**「重要なこと」**です。', '这是**我想做的事。**所以继续。', 'A**(b)** c'])(
    'tells of bold words that Markdown does not see in %s',
    (text) => expect(problems(text).map((each) => each.split(':')[0])).toContain('stars'),
  );

  it.each(['A **„Rye“** is', 'A \\*\\*(b) f**k 2**3 **b**!', '**b**(c) `a**(b)`'])('tells of no stars in %s', (text) =>
    expect(problems(text)).toEqual([]),
  );

  it.each(['1\\. not a list', '\\- not a list', '\\## no heading', '\\> no quotation', '\\| no row'])(
    'shows %s as a paragraph',
    (text) => expect(kinds(text)).toEqual(['paragraph']),
  );

  it('breaks lines as texts of a page do', () => {
    const both = (text: string) =>
      expect(parseText(read(text) as string)).toEqual(parseText(text.replaceAll('  \n', '\\\n')));
    for (const end of ['\\\n', '  \n']) {
      const text = `Mill **lane${end}17**${end}Wells\n\n- one${end}  two\n- three\n\n1. four${end}   five\n\n> six${end}> seven`;
      expect(problems(text)).toEqual([]);
      expect(kinds(text)).toEqual(['paragraph', 'list', 'numbers', 'quote']);
      both(text);
    }
    expect(parseText(read('a\\\n\\- b') as string)).toEqual([{ kind: 'paragraph', text: 'a\n\\- b' }]);
    expect(parseText(read('- a\\\n  \\- b') as string)).toEqual([{ kind: 'list', points: ['a\n\\- b'] }]);
  });

  it('tells what pages do not show, each where it stands', () => {
    expect(problems('# Title\n\n#### Deep')).toEqual(['heading: # Title', 'heading: #### Deep']);
    expect(problems('- a\n  - b')).toEqual(['inner-point: - b']);
    expect(problems('- a\n\n  b')).toEqual(['point-parts: b']);
    expect(problems('- [ ] a')).toEqual(['task: a']);
    expect(problems('```js\nx\n```')).toEqual(['fence: ```js\nx\n```']);
    expect(problems('a\n\n---\n\nb')).toEqual(['rule: ---']);
    expect(problems('a ![b](/images/c.jpg) d')).toEqual(['picture: ![b](/images/c.jpg)']);
    expect(problems('![b](../c.jpg)')).toEqual(['picture: ![b](../c.jpg)']);
    expect(problems('a[^1]\n\n[^1]: b')).toEqual(['footnote: [^1]', 'footnote: [^1]: b']);
    expect(problems('a  \nb\n---')).toEqual(['break:   \n']);
    expect(problems('un*usual*')).toEqual(['inner-emphasis: *usual*']);
    expect(problems('a <b>c</b>')).toEqual(['html: <b>', 'html: </b>']);
    expect(problems('<!-- for me -->\n\na')).toEqual([]);
    expect(problems('> - a')).toEqual(['quote-parts: - a']);
    expect(problems(' \n')).toEqual(['empty:  ']);
    expect(problems('caf\uFFFD')).toEqual(['not-utf-8: \uFFFD']);
  });

  it('stands in for a longer text, with the values of the site', () => {
    const files = { 'pages/terms.yaml': textPage, 'texts/terms.md': 'Terms of **{site.name}**.\n\n## Scope\n\nAll.' };
    expect(shown(files).text).toBe('Terms of **Example**.\n\n## Scope\n\nAll.');
  });

  it('is divided into text sections by its headings', () => {
    const text = '## Payment\n\nBy transfer.\n\n### When\n\nSoon.\n\n## Law & order\n\nOurs.';
    expect(shown({ 'pages/terms.yaml': sectionsPage, 'texts/terms.md': text }).sections).toEqual([
      { heading: 'Payment', text: 'By transfer.\n\n## When\n\nSoon.' },
      { heading: 'Law & order', text: 'Ours.' },
    ]);
    expect(problems('Intro\n\n## One\n\nText', 'sections')).toEqual(['no-heading: Intro']);
  });

  it('has its links and pictures checked, with line and column in it', () => {
    const text = 'One.\n\nSee [us](/abuot) and [ours](#nowhere).\n\n![Team](/images/taem.jpg)\n\n{site.nmae}';
    const site = check({ 'pages/terms.yaml': textPage, 'texts/terms.md': text, 'pages/about.yaml': pageYaml });
    expect(found(site)).toEqual([
      'texts/terms.md:3:10 site/broken-link',
      'texts/terms.md:3:29 site/broken-anchor',
      'texts/terms.md:5:9 site/missing-file',
      'texts/terms.md:7:1 site/unknown-value',
    ]);
  });

  it('is reported once where several pages show it', () => {
    const files = { 'pages/terms.yaml': textPage, 'pages/other.yaml': textPage, 'texts/terms.md': '# A\n' };
    expect(found(check(files))).toEqual(['texts/terms.md:1:1 text/unsupported-markdown']);
  });

  it('works in a shared section', () => {
    const files = {
      'pages/terms.yaml': page('  - type: shared\n    name: terms\n'),
      'pages/_shared/terms.yaml': 'blocks:\n  - type: rich-text\n    text: { file: texts/terms.md }\n',
      'texts/terms.md': 'Shared.',
    };
    expect(shown(files).text).toBe('Shared.');
    const broken = check({ ...files, 'texts/terms.md': 'Go [on](/nowhere)' });
    expect(found(broken)).toEqual(['texts/terms.md:1:9 site/broken-link']);
  });

  it('is told of where it is missing, and nowhere else', () => {
    const site = check({ 'pages/terms.yaml': textPage, 'texts/trems.md': 'A.' });
    expect(found(site)).toEqual(['pages/terms.yaml:5:19 site/missing-text-file']);
    expect(site.diagnostics[0]!.message).toContain('Did you mean "texts/trems.md"?');
    const elsewhere = check({ 'pages/terms.yaml': textPage.replace('texts/', ''), 'texts/terms.md': 'A.' });
    expect(elsewhere.diagnostics[0]!.fixes[0]!.title).toBe('Write texts/terms.md');
  });

  it('makes its pages anew when it changes, comes or goes, and no others', () => {
    const pages = new Map();
    const other = createChecker(schemas, { pages });
    const files = { 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml, 'pages/terms.yaml': textPage };
    const run = (text: string | null) => {
      const texts = createTextSet({ ...files, ...(text !== null && { 'texts/terms.md': text }) });
      const site = other.checkSite({ texts, facts });
      const versions = Object.fromEntries(site.pages.map(({ route, version }) => [route, version]));
      return { versions, codes: site.diagnostics.map(({ code }) => code) };
    };
    const [first, second, gone, back] = [run('One.'), run('Two.'), run(null), run('Two.')];
    expect(second.versions['/']).toBe(first.versions['/']);
    expect(second.versions['/terms']).not.toBe(first.versions['/terms']);
    expect(gone.codes).toEqual(['site/missing-text-file']);
    expect(back).toEqual(second);
  });

  it('has its links rewritten when a page moves', () => {
    const files = {
      'pages/terms.yaml': textPage,
      'texts/terms.md': 'See [us](/about#team), [us][a].\n\n[a]: /about\n',
    };
    const texts = createTextSet({
      'site.yaml': siteYaml,
      'pages/index.yaml': pageYaml,
      'pages/about.yaml': pageYaml.replace('type: cta', 'type: cta\n    id: team'),
      ...files,
    });
    const context = checker.createRuleContext({ texts, facts });
    const plan = planMove({ from: '/about', to: '/us', below: false, redirect: false }, context, texts);
    if (!plan.ok) throw new Error(plan.reason);
    expect(plan.texts.get('texts/terms.md')).toContain('See [us](/us#team)');
  });

  it('is offered for completion', () => {
    const texts = createTextSet({
      'site.yaml': siteYaml,
      'texts/a.md': 'A',
      'data/b.csv': 'a,b',
      'pages/index.yaml': pageYaml,
    });
    const names = checker.collectCompletionNames({ texts, facts })!;
    expect([names.textFile, names.dataFile]).toEqual([{ 'texts/a.md': '' }, { 'data/b.csv': '' }]);
  });
});

describe('a CSV file', () => {
  it('becomes the rows of a table, its first line the head', () => {
    const csv = '\uFEFFPlan;Price\r\nSmall;"19 €; a month"\r\n\r\n"He said ""yes""";2\r\n';
    expect(read(csv, 'rows')).toEqual([
      ['Plan', 'Price'],
      ['Small', '19 €; a month'],
      ['He said "yes"', '2'],
    ]);
    expect(shown({ 'pages/terms.yaml': tablePage, 'data/prices.csv': 'Plan,Price\nSmall,19' })).toMatchObject({
      rows: [
        ['Plan', 'Price'],
        ['Small', '19'],
      ],
    });
  });

  it('gives its rows to the columns that a section names', () => {
    const named = tablePage.replace('    rows:', '    columns: [{ label: A }, { label: B, align: end }]\n    rows:');
    expect(shown({ 'pages/terms.yaml': named, 'data/prices.csv': 'Plan,Price\nSmall,19' }).rows).toEqual([
      ['Small', '19'],
    ]);
  });

  it('has rows of another length, quotes and links told with their line', () => {
    const broken = (csv: string) => found(check({ 'pages/terms.yaml': tablePage, 'data/prices.csv': csv }));
    expect(broken('Plan,Price\nSmall,19\nLarge\n')).toEqual(['data/prices.csv:3:1 schema/too-few']);
    expect(broken('Plan,Price\n"a\nb",19\n[x](/nowhere),2\n')).toEqual(['data/prices.csv:4:5 site/broken-link']);
    expect(broken('Plan,Price\n"Small,19\nLarge,2\n')).toEqual(['data/prices.csv:2:1 text/unreadable-file']);
  });

  it('is no place for a text, and a Markdown file none for rows', () => {
    const site = check({ 'pages/terms.yaml': tablePage.replace('data/prices.csv', 'texts/a.md'), 'texts/a.md': 'A' });
    expect(found(site)).toEqual(['pages/terms.yaml:5:19 site/missing-text-file']);
  });
});
