// Soft hyphens in long words: where they are, and what is left as it is.
import { describe, expect, it } from 'vitest';
import { hyphenPatterns } from '../../../src/builder/hyphens/hyphen-patterns.ts';
import { openHyphenator } from '../../../src/builder/hyphens/hyphenate-html.ts';

const hyphenate = async (lang: string, html: string) => (await openHyphenator(lang))(html).replaceAll('\u00ad', '|');

describe('long words', () => {
  it.each([
    ['de', 'Warenwirtschaftssysteme', 'Waren|wirt|schafts|sys|teme'],
    ['de-AT', 'Für Maschinenbauunternehmen.', 'Für Maschi|nen|bau|un|ter|nehmen.'],
    ['de', 'Kunden-Zufriedenheitsumfrage', 'Kunden-Zufrie|den|heits|um|frage'],
    ['fi', 'asiakaspalvelukeskus', 'asia|kas|pal|ve|lu|keskus'],
    ['ru', 'достопримечательности', 'досто|при|ме|ча|тель|ности'],
    ['en', 'telecommunications', 'telecom|mu|ni|ca|tions'],
  ])('in %s may be broken with a hyphen: %s', async (lang, text, hyphenated) => {
    expect(await hyphenate(lang, `<h2>${text}</h2>`)).toBe(`<h2>${hyphenated}</h2>`);
  });

  it('may be broken in the name of a column that a narrow screen shows beside each cell', async () => {
    const cell = (label: string) => `<td role="cell" data-label="${label}">12</td>`;
    expect(await hyphenate('de', cell('Warenwirtschaftssysteme &amp; mehr'))).toBe(
      cell('Waren|wirt|schafts|sys|teme &amp; mehr'),
    );
  });

  it.each([
    ['shorter ones', 'de', '<p>Betriebe und Kunden</p>'],
    ['words that languages without compounds fit into a card', 'en', '<p>professionals understand</p>'],
    ['attributes', 'de', '<img alt="Warenwirtschaftssysteme">'],
    ['code', 'de', '<code class="code">Warenwirtschaftssysteme</code>'],
    ['addresses', 'de', '<a>www.warenwirtschaftssysteme.de/warenwirtschaftssysteme</a>'],
    ['addresses of mail', 'de', '<a>warenwirtschaft@warenwirtschaftssysteme.de</a>'],
    ['islands', 'de', '<pw-island name="x"><label>Warenwirtschaftssysteme</label></pw-island>'],
    [
      'words of a button that has a name',
      'de',
      '<button type="button" aria-label="Warenwirtschaftssysteme: Film"><span>Warenwirtschaftssysteme</span></button>',
    ],
    ['data', 'de', '<script type="application/json">{"a":"Warenwirtschaftssysteme"}</script>'],
    ["authors' own breaks", 'de', '<p>Waren\u00adwirtschaftssysteme</p>'],
    ['languages without patterns', 'ar', '<p>Warenwirtschaftssysteme</p>'],
  ])('leaves %s', async (_what, lang, html) => {
    expect((await openHyphenator(lang))(html)).toBe(html);
  });

  it('are known in each language that there are patterns for', async () => {
    const loaded = await Promise.all(Object.values(hyphenPatterns).map((load) => load()));
    expect(loaded.every(({ default: patterns }) => Array.isArray(patterns))).toBe(true);
  });
});
