// Letters that visitors do not see as they are meant: garbled by another encoding, or known to one font only.
import { describe, expect, test } from 'vitest';
import { decodeWindows1252 } from '../../../src/base/pure/windows-1252.ts';
import { findGarbled } from '../../../src/checker/text-files/garbled.ts';
import { check, found, pageYaml } from '../test-site.ts';

const toWindows1252 = (text: string) => Array.from(Buffer.from(text), decodeWindows1252).join('');
const toLatin1 = (text: string) => Buffer.from(text).toString('latin1');
const repair = (text: string) =>
  findGarbled(text).reduceRight(
    (now, { index, mark, better }) => now.slice(0, index) + (better ?? '?') + now.slice(index + mark.length),
    text,
  );
const heading = (text: string) => ({ 'pages/test.yaml': pageYaml.replace('See it at work', text) });

describe('letters that were saved in another encoding', () => {
  test.each([
    'Käse und Brötchen',
    'Über Österreich',
    'Straße',
    'café, CAFÉ, École, déjà vu',
    'à la carte',
    'AÇÃO, ação, não, SÃO PAULO',
    'Łódź, żółć, zając',
    'başka, İstanbul',
    'čeština, ŽIVOT, smørrebrød',
    'señor, ¿Qué?, ¡Olé!, Nº 5',
    'привет мир',
    'Ελληνικά',
    'שלום, مرحبا',
    'こんにちは、日本',
    'Tiếng Việt, Đà Nẵng',
    'It’s “fine” — really…',
    '20 °C, 5 €, ½, © 2024, Häagen®',
    '« Bonjour »',
    '😀 → •',
  ])('are repaired: %s', (text) => {
    expect(repair(toWindows1252(text))).toBe(text);
    expect(repair(toLatin1(text))).toBe(text);
    expect(repair(text)).toBe(text);
  });

  test('twice are repaired, too; what is not certain is never written', () => {
    for (const text of ['Käse', 'Straße', 'École', 'привет', 'naïve', '“yes”'])
      expect(repair(toWindows1252(toWindows1252(text)))).toBe(text);
    expect(repair(toWindows1252(toWindows1252('Ångström')))).toBe('?ngström');
    expect(repair('caf\u00ef\u00bf\u00bd')).toBe('caf?');
  });

  test.each([
    'SÃO PAULO, AÇÃO, “IRMÔ, «MANHû, MANHÃ… e PÃO™, MANHÖ, Ã',
    'CAFÉ… “CAFÉ” «CAFÉ» CAFÉ® CAFÉ’S É… «É» DÉCÈS² MLÉŠ TÉŽE',
    'café… » “«Voilà»” «café…» Nestlé® Nestlé®\u00a0Crunch Pokémon™ perché…» città»…',
    '›Café‹« »Ä… ich weiß«, Straß…, «Å»',
    'JOSÉ–MARIA, OLÉ…OLÉ, DÉ\u00adTAIL, CAFÉ·BAR',
    'LÀ»… ĐÃ… ĐÀ NẴNG, CẦU, Ở ĐÂU, TRÀ™, XÃ – HUYỆN, «Â»',
    'též… „též“ těž», 2×½, 10×£',
    'Það…“ blað”, sofá»…',
  ])('are not taken for good ones: %s', (text) => expect(findGarbled(text)).toEqual([]));

  test('are told once for each text, with all of them in the fix', () => {
    const { diagnostics } = check(heading(toWindows1252('Käse & Brötchen')));
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['text/garbled', 'Another program has garbled letters of this text: "KÃ¤se" was "Käse".'],
    ]);
    expect(diagnostics[0]!.range.start).toMatchObject({ line: 5, column: 15 });
    expect(diagnostics[0]!.fixes).toMatchObject([{ edits: [{ text: 'ä' }, { text: 'ö' }] }]);
  });

  test('with characters that nobody sees are told as garbled, not with “Delete it”', () => {
    expect(found(check(heading(toLatin1('Straße'))))).toEqual(['pages/test.yaml:5:18 text/garbled']);
  });

  test('are told in text files, with their line', () => {
    const page = 'title: T\ndescription: D.\nblocks:\n  - type: rich-text\n    text: { file: texts/t.md }\n';
    const file = { 'pages/test.yaml': page, 'texts/t.md': `Good.\n\n${toLatin1('Straße, Käse')}\n` };
    const checked = check(file);
    expect(found(checked)).toEqual(['texts/t.md:3:5 text/garbled']);
    expect(checked.diagnostics[0]!.fixes[0]!.edits.map(({ text, range }) => [text, range.start.column])).toEqual([
      ['ß', 5],
      ['ä', 11],
    ]);
  });

  test('are no mistake in the name of a file', () => {
    const link = pageYaml.replace('href: /', 'href: https://example.com/KÃ¤se');
    expect(found(check({ 'pages/test.yaml': link }))).toEqual([]);
  });
});

describe('characters of one font or program', () => {
  test.each([
    ['See\u2028it', ' '],
    ['See \u2029it', ''],
    ['See it\u2028', ''],
    ['See \ue000 it', undefined],
    ['See \u{f0000} it', undefined],
  ])('%j', (text, better) => {
    const { diagnostics } = check(heading(text));
    expect(diagnostics.map(({ code }) => code)).toEqual(['text/odd-character']);
    expect(diagnostics[0]!.fixes[0]?.edits[0]!.text).toBe(better);
  });

  test.each([String.raw`"See \L it"`, String.raw`"See \u2028 it"`, String.raw`"See \uE001 it"`])(
    'written as %s',
    (text) => expect(found(check(heading(text)))).toEqual(['pages/test.yaml:5:14 text/odd-character']),
  );

  test('in a text file', () => {
    const page = 'title: T\ndescription: D.\nblocks:\n  - type: rich-text\n    text: { file: texts/t.md }\n';
    const file = { 'pages/test.yaml': page, 'texts/t.md': 'One.\n\nTwo\u2028three.\n' };
    expect(found(check(file))).toEqual(['texts/t.md:3:4 text/odd-character']);
  });

  test('points of a list from Word are told as points alone', () => {
    const text = 'title: T\ndescription: D.\nblocks:\n  - type: rich-text\n    text: "\uf0b7 rye\\n\uf0b7 oats"\n';
    expect(found(check({ 'pages/test.yaml': text }))).toEqual(['pages/test.yaml:5:12 text/unsupported-mark']);
  });
});
