// Marks in texts: the schemas name exactly those that the sections show.
import { describe, expect, test } from 'vitest';
import { compileSchemas } from '../../../src/checker/resolve/compiled-schemas.ts';
import { rendered, type Written } from '../../page/blocks/rendered.ts';
import { check, foundIn, schemas } from '../test-site.ts';
import { stringify } from 'yaml';

const compiled = compileSchemas(schemas);

/** Puts a mark into every text of a section. @returns what the schema says of each */
function markTexts(block: Written): Map<string, string> {
  const kinds = new Map<string, string>();
  const mark = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part as Record<string, unknown>)) {
      if (typeof value === 'string') (part as Record<string, unknown>)[key] = `*${value}`;
      else mark(value);
    }
  };
  const starred = structuredClone(block);
  mark(starred);
  compiled.visitReferences(compiled.schemas.blocks[block.type]!, starred, (kind, _value, at) => {
    if (!kind.startsWith('text:') || /alt"?$/.test(at.pointer())) return;
    const word = `m${kinds.size}`;
    const path = at.pointer().split('/').slice(1);
    let group = block as Record<string, unknown>;
    for (const key of path.slice(0, -1)) group = group[key] as Record<string, unknown>;
    group[path.at(-1)!] = `**${word}**`;
    kinds.set(word, kind);
  });
  return kinds;
}

describe.each(Object.entries(schemas.blocks))('in the examples of %s', (_type, { examples = [] }) => {
  test('a text shows marks if, and only if, its schema says so', () => {
    for (const example of examples as Written[]) {
      const block = structuredClone(example);
      const kinds = markTexts(block);
      const html = rendered(block);
      for (const [word, kind] of kinds) {
        if (kind === 'text:none') expect(html).not.toContain(`<strong>${word}</strong>`);
        else expect(html, `${word} ${kind}`).not.toMatch(new RegExp(`>[^<]*\\*\\*${word}\\*\\*`));
      }
    }
  });
});

describe('a mark that a text does not take', () => {
  const page = (block: Written) => stringify({ title: 'Test', description: 'A page.', blocks: [block] });
  const found = (block: Written) =>
    foundIn(page(block)).filter((entry) => entry.includes('text/') || entry.includes('schema/'));
  const long = (text: string) => found({ type: 'rich-text', text });
  const cta = (parts: object) =>
    found({ type: 'cta', heading: 'Go', button: { label: 'Go', href: '/' }, ...parts } as Written);

  test.each([
    '# Main heading',
    '#### Too deep',
    '* point',
    '- outer\n  - inner',
    '- [ ] task',
    '```\ncode\n```',
    'one\n\n---\n\ntwo',
    '| a | b |\n| c | d |',
    'Look: ![a cat](/images/example.svg) there',
    '![a cat](https://example.com/cat.jpg)',
    '_italics_ and __bold__',
    'A note[^1]',
    'Title\n=====',
    '## Title {#anchor}',
    'A text. {.lead}',
    ':::note\nMind this.\n:::',
    '> [!NOTE]\n> Mind this.',
    '!!! warning\n\nMind this.',
    'See [our terms][terms].\n\n[terms]: /terms',
    '• rye\n• oats',
    '\uf0b7\trye\n\uf0b7\toats',
    '1) rye\n2) oats',
    'a) rye\nb) oats',
    'Fresh :smile: bread',
    'See {% raw %} and more',
    '{{< figure src="a.jpg" >}}',
    'Bread &amp; butter',
    'No&nbsp;break',
    'It&#8217;s fresh',
  ])('is told in a longer text: %j', (text) => {
    expect(long(text).join()).toMatch(/text\/unsupported-mark/);
  });

  test.each([
    '## Heading\n\n### Below it',
    '*italics*, **bold with *both* in it**, ~~old~~, `code_with_marks_`',
    '| a | b |\n|---|:-:|\n| c | d |',
    '![a cat](/images/example.svg)',
    'snake_case_name and 2 * 3 * 4, from 5 €*',
    'A \\*star\\* and #1',
    '- one\n- two\n  goes on',
    '`&nbsp;`, `:smile:` and `{% raw %}`',
    'R&D; AT&T; at 10:30:45; a::b::c; {{name}}',
    'H&M; C&A; B&B; Q&A; Rock&Roll; Plug&Play; Wine&Dine; Max&Moritz; /?a=1&copy=2; &#99999999; &#xD800;',
    'Rye • oats • wheat',
    '●●●○○ rye\n●●○○○ oats',
    '• One point',
    '1) One point',
    'a = b\n\n5 == 5',
    'Really??? Yes!!! {site.name}',
    'He [said][sic] so',
  ])('is not told where it is shown: %j', (text) => expect(long(text)).toEqual([]));

  test('is told once for each kind, so that one round of the check shows all there is to mend', () => {
    const text = '# Bread\n\n* rye\n* oats\n\n- [ ] bake\n\n# Cakes\n\nA note[^1] and __more__';
    const marks = long(text)
      .join()
      .match(/text\/unsupported-mark/g);
    expect(marks).toHaveLength(5);
  });

  test.each([
    ['Bread &amp; butter', '&'],
    ['It&#8217;s fresh', '’'],
    ['Caf&#xE9;', 'é'],
    ['&copy; AT&T;', '©'],
    ['&Auml;pfel', 'Ä'],
    ['K&auml;se, &#228;', 'ä'],
    ['K&#xE4;se', 'ä'],
    ['Skr&aring; &amp; &Lstrok;', 'å'],
    ['&Lstrok;&oacute;d&zacute;', 'Ł'],
    ['AT&T; &AMP; R&D;', '&'],
    ['It&#146;s fresh', '’'],
    ['&Afr;', '𝔄'],
    ['1 &lt; 2', '<'],
    ['2 &gt; 1', '>'],
    ['&gt; 1', undefined],
    ['No&nbsp;break', undefined],
    ['Say &quot;yes', undefined],
    ['2 &ast; 3 &ast; 4', undefined],
    ['One&comma; two', undefined],
  ])('of HTML is told with the character, where that is sure to be right: %j', (text, better) => {
    const { diagnostics } = check({ 'pages/test.yaml': page({ type: 'rich-text', text }) });
    expect(diagnostics.map(({ code }) => code)).toEqual(['text/unsupported-mark']);
    expect(diagnostics[0]!.fixes[0]?.edits[0]!.text).toBe(better);
  });

  test.each([
    ['Caf&eacute;', 'Write the character itself.'],
    ['No&nbsp;break', 'It stands for a space or a character that nobody sees. Write a space, or leave it out.'],
    ['Soft&shy;ware', 'It stands for a space or a character that nobody sees. Write a space, or leave it out.'],
  ])('of HTML is told with what to write: %j', (text, hint) => {
    const { diagnostics } = check({ 'pages/test.yaml': page({ type: 'rich-text', text }) });
    expect(diagnostics.map((told) => told.hint)).toEqual([hint]);
  });

  test('is told in a short text: links, headings, tables', () => {
    expect(cta({ text: 'See [our terms](/).' }).join()).toMatch('text/unsupported-mark');
    expect(cta({ text: '## See' }).join()).toMatch('text/unsupported-mark');
    expect(cta({ text: 'A [note] and *italics*' })).toEqual([]);
  });

  test('is told in words that are shown as typed', () => {
    expect(cta({ button: { label: '**Go**', href: '/' } }).join()).toMatch('text/unsupported-mark');
    expect(cta({ button: { label: 'Go (*free*)', href: '/' } }).join()).toMatch('text/unsupported-mark');
    expect(cta({ button: { label: 'Bread &amp; butter', href: '/' } }).join()).toMatch('text/unsupported-mark');
    expect(cta({ button: { label: 'Go *', href: '/' } })).toEqual([]);
  });
});
