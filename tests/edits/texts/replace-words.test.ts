// Words are replaced in all texts of a site: what is offered, what is not, and that nothing else in a file changes.
import { describe, expect, it } from 'vitest';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { readYaml } from '../../../src/checker/yaml/read-yaml.ts';
import { describeFile, describeSections } from '../../../src/edits/fields/describe-fields.ts';
import { findWords, type ReplaceRequest } from '../../../src/edits/texts/find-words.ts';
import { planReplacement, toHitKey } from '../../../src/edits/texts/replace-words.ts';
import { schemas } from '../../checker/test-site.ts';

const described = {
  sections: describeSections(schemas),
  siteFields: describeFile(schemas, 'site'),
  pageFields: describeFile(schemas, 'page'),
};

function open(files: Record<string, string>, lang = 'de') {
  const texts = createTextSet(files);
  const dataOf = (file: string) => (texts.has(file) ? readYaml(file, texts.text(file)).value : undefined);
  return { texts, lang, source: { schemas: described, dataOf } };
}

const request = (words: string, replacement: string, options: Partial<ReplaceRequest> = {}): ReplaceRequest => ({
  words,
  replacement,
  isWholeWord: false,
  matchesCase: false,
  isExact: false,
  ...options,
});

function replace(files: Record<string, string>, asked: ReplaceRequest, leftOut: readonly string[] = []) {
  const plan = planReplacement(
    { ...asked, files: new Set(Object.keys(files)), leftOut: new Set(leftOut) },
    open(files),
  );
  if (!plan.ok) throw new Error(plan.reason);
  return plan;
}

const find = (files: Record<string, string>, asked: ReplaceRequest) =>
  findWords(asked, open(files)).flatMap(({ file, path, value, hits }) =>
    hits.map(({ start, end, obstacle }) => ({
      at: [file, ...(path ?? [])].join(' '),
      words: value.slice(start, end),
      obstacle,
    })),
  );

const page = (blocks: string, head = 'title: Seite\ndescription: Montag\n') => `${head}blocks:\n${blocks}`;

describe('texts are', () => {
  it('those of pages, shared sections, site.yaml and text files, and nothing that is named', () => {
    const files = {
      'site.yaml': `name: Montag
url: https://montag.example
lang: de
footer: { blurb: Montag zu., columns: [{ heading: Montag, links: [{ label: Montag, href: /montag }] }] }
menu: [{ label: Montag, href: /montag }]
forms: { montag: { fields: [{ name: montag, label: Montag }] } }
`,
      'pages/montag.yaml': page(
        '  - type: cta\n    id: montag\n    heading: Montag\n    button: { label: Montag, href: /montag#montag }\n  - type: shared\n    name: montag\n    with: { words: Montag }\n',
      ),
      'pages/_shared/montag.yaml':
        'params:\n  words: { description: Montag, default: Montag }\nblocks:\n  - type: cta\n    heading: "{param.words}"\n    button: { label: Montag, href: /montag }\n',
      'texts/montag.md': 'Am Montag, siehe [Montag](/montag).\n',
    };
    const found = find(files, request('montag', 'Dienstag')).map(({ at, obstacle }) => (obstacle ? `${at}!` : at));
    expect(found).toEqual([
      'pages/_shared/montag.yaml params words default',
      'pages/_shared/montag.yaml blocks 0 button label',
      'pages/montag.yaml description',
      'pages/montag.yaml blocks 0 heading',
      'pages/montag.yaml blocks 0 button label',
      'pages/montag.yaml blocks 1 with words',
      'site.yaml name',
      'site.yaml footer blurb',
      'site.yaml footer columns 0 heading',
      'site.yaml footer columns 0 links 0 label',
      'site.yaml menu 0 label',
      'site.yaml forms montag fields 0 label',
      'texts/montag.md',
      'texts/montag.md',
      'texts/montag.md!',
    ]);
  });
});

describe('a place is not offered', () => {
  it('where the writing of the file is wrong; the others of the file are', () => {
    const files = {
      'pages/a.yaml': page(
        '  - type: rich-text\n    heading: Am Montag: um 9\n  - type: rich-text\n    heading: Montag\n',
      ),
    };
    const found = find(files, request('Montag', 'Dienstag'));
    expect(found.map(({ at, obstacle }) => [at, obstacle])).toEqual([
      ['pages/a.yaml description', null],
      ['pages/a.yaml blocks 0 heading', expect.stringMatching(/mistake/)],
      ['pages/a.yaml blocks 1 heading', null],
    ]);
    const { count, texts } = replace(files, request('Montag', 'Dienstag'));
    expect(count).toBe(2);
    expect(texts.get('pages/a.yaml')).toBe(
      page(
        '  - type: rich-text\n    heading: Am Montag: um 9\n  - type: rich-text\n    heading: Dienstag\n',
        'title: Seite\ndescription: Dienstag\n',
      ),
    );
  });

  const rich = (text: string) => ({
    'pages/index.yaml': page(`  - type: rich-text\n    text: ${JSON.stringify(text)}\n`),
  });
  const obstacles = (text: string, words: string, replacement: string) =>
    find(rich(text), request(words, replacement)).map(({ obstacle }) => obstacle !== null);

  it.each([
    ['in the address of a link', 'Zum [Menü](/menu) im menu', 'menu', 'karte', [true, false]],
    ['in a placeholder', 'Von {site.name} mit Name', 'name', 'Titel', [true, false]],
    ['in an address without brackets', 'https://linde.example und Linde', 'linde', 'Eiche', [true, false]],
    ['in an e-mail address', 'brot@krume.example oder Brot', 'brot', 'Keks', [true, false]],
    ['that would become a placeholder', 'Ruf uns an', 'uns', '{site.phone}', [true]],
    ['that would become a link', 'Ruf uns an', 'uns', '[uns](/x)', [true]],
    ['that would end a link', 'Zum [Menü hier](/menu)', 'hier', ']', [true]],
  ])('%s', (_name, text, words, replacement, expected) => {
    expect(obstacles(text, words, replacement)).toEqual(expected);
  });

  it('but an e-mail address is, if that is what is looked for', () => {
    expect(obstacles('Schreibt an brot@krume.example', 'brot@krume.example', 'info@krume.example')).toEqual([false]);
  });

  it('that would be empty, or longer than its setting takes', () => {
    const files = {
      'pages/index.yaml': page('  - type: cta\n    heading: Montag\n    button: { label: Los, href: / }\n'),
    };
    expect(find(files, request('Montag', '')).map(({ obstacle }) => obstacle)).toEqual([
      'The text would be empty.',
      'The text would be empty.',
    ]);
    expect(find(files, request('Los', 'x'.repeat(300))).at(-1)!.obstacle).toMatch(/too long: 300 of at most/);
  });

  it('that a form shows another field by', () => {
    const site = `forms:
  frage:
    fields:
      - { name: art, label: Ja, kind: select, options: [Ja, Nein] }
      - { name: mehr, label: Mehr, showIf: { field: art, is: Ja } }
`;
    const found = find({ 'site.yaml': site }, request('Ja', 'Gern', { isWholeWord: true }));
    expect(found.map(({ at, obstacle }) => [at, obstacle !== null])).toEqual([
      ['site.yaml forms frage fields 0 label', true],
      ['site.yaml forms frage fields 0 options 0', true],
    ]);
  });
});

describe('nothing else in a file changes', () => {
  it.each([
    ['plain', 'heading: Am Montag zu # Montag', 'heading: Am Dienstag zu # Montag'],
    ['single quotes', "heading: 'Am Montag: ''zu'''", "heading: 'Am Dienstag: ''zu'''"],
    ['double quotes', 'heading: "Am \\u004dontag\\tzu, Montag"', 'heading: "Am Dienstag\\tzu, Dienstag"'],
    [
      'literal',
      'heading: |\n      Am Montag\n\n      zu. Montag',
      'heading: |\n      Am Dienstag\n\n      zu. Dienstag',
    ],
    ['literal, kept', 'heading: |+2\n        Am Montag\n', 'heading: |+2\n        Am Dienstag\n'],
    [
      'folded',
      'heading: >-\n      Am\n      Montag zu,\n      Montag',
      'heading: >-\n      Am\n      Dienstag zu,\n      Dienstag',
    ],
    ['plain over lines', 'heading: Am\n      Montag\n      zu', 'heading: Am\n      Dienstag\n      zu'],
    [
      'braces',
      'x: 1\n    button: {  label:   Montag , href: / } # ja',
      'x: 1\n    button: {  label:   Dienstag , href: / } # ja',
    ],
  ])('%s', (_name, before, after) => {
    const text = (setting: string) => page(`  # Montag\n  - type: cta\n    ${setting}\n`, 'title:   "Seite"  \n');
    for (const end of ['\n', '\r\n']) {
      const files = { 'pages/index.yaml': text(before).replaceAll('\n', end) };
      const plan = replace(files, request('Montag', 'Dienstag'));
      expect(plan.texts.get('pages/index.yaml')).toBe(text(after).replaceAll('\n', end));
    }
  });

  it('a place that is left out stays, also in the same text', () => {
    const files = {
      'pages/index.yaml': page('  - type: cta\n    heading: Montag, Montag, Montag\n', 'title: Seite\n'),
    };
    const key = toHitKey({ file: 'pages/index.yaml', path: ['blocks', 0, 'heading'] }, { start: 8 });
    const { texts, count } = replace(files, request('Montag', 'Di'), [key]);
    expect([count, texts.get('pages/index.yaml')]).toEqual([
      2,
      files['pages/index.yaml'].replace('Montag, Montag, Montag', 'Di, Montag, Di'),
    ]);
  });

  it('and a place with a mistake in its writing stays, while other files are changed', () => {
    const files = {
      'pages/index.yaml': page('  - type: cta\n    heading: "Montag" zu\n', 'title: Seite\n'),
      'pages/other.yaml': page('  - type: cta\n    heading: Montag\n', 'title: Seite\n'),
    };
    const { count, texts } = replace(files, request('Montag', 'Dienstag'));
    expect([count, [...texts.keys()]]).toEqual([1, ['pages/other.yaml']]);
  });

  it('words there and back give the same bytes', () => {
    const files = {
      'pages/index.yaml': page(
        "  - { type: cta, heading: 'Am  Montag' }\n  - type: rich-text\n    text: >2\n       Montag\n      und\n\n      Montag\n",
      ),
      'texts/a.md': '\uFEFF# Montag\r\n\r\n- Montag\r\n',
    };
    const there = Object.fromEntries(replace(files, request('Montag', 'Qwertz')).texts);
    const back = Object.fromEntries(replace(there, request('Qwertz', 'Montag')).texts);
    expect(there).not.toEqual(files);
    expect(back).toEqual(files);
  });
});
