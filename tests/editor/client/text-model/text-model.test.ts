// Texts with marks: what is edited is what the page shows, and only what was changed differs in the source.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColumnAlign } from '../../../../src/page/ui/text/parse-table.ts';
import { keepLine, keepSource, openSource } from '../../../../src/editor/client/text-model/keep-source.ts';
import { readRuns } from '../../../../src/editor/client/text-model/read-blocks.ts';
import {
  normalizeBlocks,
  normalizeRuns,
  type Mark,
  type Run,
  type TextBlock,
} from '../../../../src/editor/client/text-model/text-blocks.ts';
import { shows, writeBlocks } from '../../../../src/editor/client/text-model/write-blocks.ts';
import { writeRuns } from '../../../../src/editor/client/text-model/write-runs.ts';

const plain = (text: string): Run[] => [{ text, marks: [] }];
const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', runs: plain(text) });

/** Words with all that could mean something else. */
const word = fc.oneof(
  fc.constantFrom(
    'Brot',
    'ä',
    'e\u0301',
    '👩‍🍳',
    'a_b',
    '*',
    '**',
    '_',
    '[',
    ']',
    '[[',
    '](',
    '/x)',
    '#',
    '##',
    '-',
    '---',
    '1.',
    '12.',
    '>',
    '|',
    '`',
    '~~',
    '\\',
    '<b>',
    '!',
    '&nbsp;',
    '\u00a0',
    '{site.name}',
    '3',
    '+',
    ':',
    'שלום',
    'https://a.example',
    'www.a.example/b_c_d',
    'a@b.example',
    '<https://a.example>',
  ),
  fc.string({ minLength: 1, maxLength: 4 }),
);
const words = fc.array(word, { minLength: 1, maxLength: 6 }).chain((list) =>
  fc.array(fc.constantFrom('', ' ', ' '), { minLength: list.length, maxLength: list.length }).map((blanks) =>
    list
      .map((each, at) => each + blanks[at])
      .join('')
      .replaceAll(/[^\S\u00a0]/g, ' '),
  ),
);
const mark = fc.oneof(
  fc.constantFrom<Mark>(
    { kind: 'strong' },
    { kind: 'emphasis' },
    { kind: 'struck' },
    { kind: 'highlight' },
    { kind: 'code' },
  ),
  fc.record({
    kind: fc.constant('link' as const),
    address: fc.constantFrom('/a', 'https://example.com/a_(b)', '/x y'),
    title: fc.constantFrom(null, 'A "title"'),
  }),
);
const plainRuns = fc
  .array(fc.oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: fc.constant('\n') }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((list) => list.map((text): Run => ({ text, marks: [] })));
const calmWord = fc.constantFrom('Brot', 'ä', '👩‍🍳', '3', 'schön.', 'C++', '(x)', 'a_b');
const markedRuns = fc
  .array(
    fc.tuple(
      fc.array(calmWord, { minLength: 1, maxLength: 3 }),
      fc.uniqueArray(mark, { maxLength: 2, selector: ({ kind }) => kind }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((list) => list.map(([text, marks]): Run => ({ text: `${text.join(' ')} `, marks })));

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');
const runs = fc.oneof(plainRuns, markedRuns);
const block: fc.Arbitrary<TextBlock> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('paragraph' as const, 'heading' as const, 'sub-heading' as const, 'quote' as const),
    runs,
  }),
  fc.record({ kind: fc.constant('list' as const), points: fc.array(runs, { minLength: 1, maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('numbers' as const),
    first: fc.integer({ min: 1, max: 98 }),
    points: fc.array(runs, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('picture' as const),
    alt: fc.constantFrom('', 'Ein Brot', 'A [b] *c*'),
    src: fc.constant('/images/a.jpg'),
  }),
  fc.record({
    kind: fc.constant('table' as const),
    align: fc.constant<ColumnAlign[]>(['start', 'end']),
    head: fc.array(runs, { minLength: 2, maxLength: 2 }),
    rows: fc.array(fc.array(runs, { minLength: 2, maxLength: 2 }), { maxLength: 3 }),
  }),
);

/** What can be written of runs: marks that cannot stand there are left out, but no letter. */
function written(given: TextBlock): TextBlock {
  const write = (each: Run[]) => normalizeRuns(readRuns(writeRuns(each, 'long'), 'long'));
  if ('points' in given) return { ...given, points: given.points.map(write) };
  if ('runs' in given) return { ...given, runs: write(given.runs) };
  return given.kind === 'table'
    ? { ...given, head: given.head.map(write), rows: given.rows.map((row) => row.map(write)) }
    : given;
}

const settings = { seed: 50, numRuns: 500 };

describe('a text', () => {
  it('is shown as it was typed, whatever its signs mean', () => {
    fc.assert(
      fc.property(plainRuns, fc.constantFrom('words' as const, 'links' as const, 'long' as const), (typed, taken) => {
        const normal = normalizeRuns(typed);
        expect(normalizeRuns(readRuns(writeRuns(typed, taken), taken))).toEqual(normal);
      }),
      settings,
    );
  });

  it('keeps all letters, and marks around whole words', () => {
    fc.assert(
      fc.property(markedRuns, (typed) => {
        const read = normalizeRuns(readRuns(writeRuns(typed, 'long'), 'long'));
        expect(textOf(read)).toBe(textOf(normalizeRuns(typed)));
      }),
      settings,
    );
    expect(
      writeRuns(
        [
          { text: 'sehr ', marks: [{ kind: 'strong' }] },
          { text: 'gut', marks: [{ kind: 'strong' }, { kind: 'emphasis' }] },
          { text: ' und alt', marks: [] },
        ],
        'long',
      ),
    ).toBe('**sehr *gut*** und alt');
  });

  it('has no backslash where none is needed', () => {
    for (const text of [
      '5 * 3 = 15',
      'a_b',
      'Preis [netto]',
      'C:\\Brot',
      '50 %',
      'Ja! Nein?',
      'a - b',
      '1.5 Liter',
      '(x)',
      'R&D <b>',
    ])
      expect(writeBlocks([paragraph(text)])).toBe(text);
    expect(writeBlocks([paragraph('1. Mai')])).toBe('1\\. Mai');
    expect(writeBlocks([paragraph('- Punkt')])).toBe('\\- Punkt');
    expect(writeBlocks([paragraph('# Raute')])).toBe('\\# Raute');
    expect(writeBlocks([paragraph('ein *Stern*')])).toBe('ein \\*Stern\\*');
  });
});

/** A source, its words now, and what is written. */
const addresses: [what: string, source: string, edit: (runs: Run[]) => Run[], expected: string][] = [
  [
    'that a backslash keeps from being a link stays so',
    'Alt: https\\://a.example',
    put('Alt', 'Neu'),
    'Neu: https\\://a.example',
  ],
  ['of a mail, too', 'Alt: a\\@b.example', put('Alt', 'Neu'), 'Neu: a\\@b.example'],
  ['and without a scheme', 'Alt: www\\.a.example', put('Alt', 'Neu'), 'Neu: www\\.a.example'],
  ['without marks stays without', 'Alt: https://a.example', put('Alt', 'Neu'), 'Neu: https://a.example'],
  ['in angles stays in them', 'Alt: <https://a.example>', put('Alt', 'Neu'), 'Neu: <https://a.example>'],
  [
    'with marks keeps them',
    'Alt: [https://a.example](https://a.example)',
    put('Alt', 'Neu'),
    'Neu: [https://a.example](https://a.example)',
  ],
  [
    'that is typed is a link',
    'Alt',
    put('Alt', 'Neu: https://a.example, b@a.example'),
    'Neu: https://a.example, b@a.example',
  ],
  [
    'that is typed on leads to what it says',
    'https://a.example',
    (before) => [...before, ...plain('/b')],
    'https://a.example/b',
  ],
  ['of which the end is taken away leads to what it says', 'https://a.example', put('ple', ''), 'https://a.exam'],
  [
    'whose link is removed is none',
    'Alt: https://a.example',
    ([one, two]) => [one!, { ...two!, marks: [] }],
    'Alt: https\\://a.example',
  ],
  ['of another link stays its words', '[https://a.example](/b)', put('a.ex', 'c.ex'), '[https://c.example](/b)'],
];

function put(old: string, next: string) {
  return (before: Run[]): Run[] => before.map((run) => ({ ...run, text: run.text.replace(old, next) }));
}

describe('an address', () => {
  it.each(addresses)('%s', (_what, source, edit, expected) => {
    const now = edit(readRuns(source, 'links'));
    expect(keepLine(source, now, 'links')).toBe(expected);
    const others = 'Davor.\n\n';
    const own: TextBlock = { kind: 'paragraph', runs: now };
    expect(keepSource(others + source, [paragraph('Davor.'), own])).toBe(others + expected);
  });

  it.each(['https\\://a.example', 'a\\@b.example', 'www\\.a.example', 'https://a.example', 'a@b.example'])(
    'is what it was in a paragraph that moves: %s',
    (source) => {
      const [one, other] = openSource(`Alt\n\n${source}`);
      expect(keepSource(`Alt\n\n${source}`, [other!, one!])).toBe(`${source}\n\nAlt`);
      expect(keepSource(`Alt\n\n${source}`, [one!, { kind: 'quote', runs: (other as { runs: Run[] }).runs }])).toBe(
        `Alt\n\n> ${source}`,
      );
    },
  );

  it('is words in a text that takes no links', () => {
    expect(keepLine('Alt: a@b.example', plain('Neu: a@b.example'), 'words')).toBe('Neu: a@b.example');
  });
});

describe('blocks', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (given) => {
        const blocks = normalizeBlocks(normalizeBlocks(given).map(written));
        expect(shows(writeBlocks(blocks), blocks), writeBlocks(blocks)).toBe(true);
      }),
      settings,
    );
  });

  it('of a table have backticks that make no code with those of other cells', () => {
    const link: Mark = { kind: 'link', address: 'https://example.com/a', title: null };
    const table: TextBlock = {
      kind: 'table',
      align: ['start', 'start'],
      head: [plain('`Brot'), [{ text: 'Brot', marks: [link, { kind: 'code' }] }]],
      rows: [],
    };
    const source = writeBlocks([table]);
    expect(source).toBe('| \\`Brot | [`Brot`](https://example.com/a) |\n| --- | --- |');
    expect(shows(source, [table])).toBe(true);
  });

  it('that did not change keep their characters', () => {
    const source =
      '\nErste  Zeile\nzweite *Zeile*\n## Titel\n- a\n\n- b\n  weiter\n\n\n| A  |  B |\n|:-|-:|\n| 1 |\n> Zitat \\*\n';
    const blocks = openSource(source);
    expect(keepSource(source, blocks)).toBe(source);
    const changed = blocks.map((each) => (each.kind === 'heading' ? { ...each, runs: plain('Neuer Titel') } : each));
    expect(keepSource(source, changed)).toBe(source.replace('## Titel', '## Neuer Titel'));
    const changedWords = blocks.map((each) =>
      each.kind === 'paragraph'
        ? {
            ...each,
            runs: [...plain('Erste  Zeile dritte '), { text: 'Zeile', marks: [{ kind: 'emphasis' as const }] }],
          }
        : each,
    );
    expect(keepSource(source, changedWords)).toBe(source.replace('zweite', 'dritte'));
  });

  it('change nothing outside of the block that was edited', () => {
    fc.assert(
      fc.property(
        fc.array(block, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        block,
        fc.constantFrom('\n\n', '\n\n\n', '\n \n'),
        (given, place, next, between) => {
          const blocks = normalizeBlocks(normalizeBlocks(given).map(written));
          if (blocks.length === 0) return;
          const sources = blocks.map((each) => writeBlocks([each]));
          const source = sources.join(between);
          if (!shows(source, blocks)) return;
          const at = place % blocks.length;
          const [replaced] = normalizeBlocks([written(normalizeBlocks([next])[0] ?? paragraph('x'))]);
          const edited = blocks.with(at, replaced ?? paragraph('x'));
          if (normalizeBlocks(edited).length < edited.length) return;
          // An address that is typed becomes a link.
          if (JSON.stringify(replaced)?.includes('a.example') || JSON.stringify(replaced)?.includes('@b')) return;
          const result = keepSource(source, edited);
          expect(shows(result, edited)).toBe(true);
          const [head, tail] = [
            sources
              .slice(0, at)
              .map((each) => each + between)
              .join(''),
            sources
              .slice(at + 1)
              .map((each) => between + each)
              .join(''),
          ];
          expect(result.startsWith(head) && result.endsWith(tail), JSON.stringify({ source, result })).toBe(true);
        },
      ),
      settings,
    );
  });
});

it('a long text is put in the place of another one', () => {
  // Forty pages that share blanks and some words alone: compared pair by pair, they take minutes.
  const long = (sentence: string) =>
    Array.from({ length: 170 }, (_each, at) => `${sentence.repeat(5)}${at}`).join('\n\n');
  const [before, after] = [
    'Der Ofen wird am Abend mit Buchenholz geheizt. ',
    'Das Brot wird am Morgen in ihm gebacken. ',
  ];
  expect(keepSource(long(before), openSource(long(after)))).toBe(long(after));
});
