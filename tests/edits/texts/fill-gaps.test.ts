// Gaps of a page are filled in all their places, or left out with what is said around them.
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editInOrder } from '../../../src/edits/engine/apply-edit.ts';
import { planGaps, type FilledGap } from '../../../src/edits/texts/fill-gaps.ts';

const page = `# Fill the gaps.
title: Impressum
blocks:
  - type: text-sections # stays
    sections:
      - heading: Angaben
        text: |
          - {site.name}
          - Sitz: [Ort]
          - Register: [Nummer]
      - heading: Aufsicht
        text: |
          Nur mit Zulassung:

          - Behörde: [Name der Behörde]
      - heading: Streit
        text: |
          Wir nehmen nicht teil (§ 36). [Falls doch: Name der Stelle.]

          Gericht ist [Ort].
`;

function fill(filled: FilledGap[], text = page): string {
  const edited = editInOrder(text, planGaps(parse(text), filled));
  if (!edited.ok) throw new Error(edited.reason);
  return edited.text;
}

test('a gap is filled wherever it is, and all else keeps its bytes', () => {
  expect(fill([{ gap: '[Ort]', words: 'Freiburg $& [x]' }])).toBe(page.replaceAll('[Ort]', () => 'Freiburg $& [x]'));
});

test('a gap that does not concern the site goes with its line, a sentence of its own goes alone', () => {
  const filled = fill([
    { gap: '[Nummer]', words: null },
    { gap: '[Falls doch: Name der Stelle.]', words: null },
  ]);
  expect(filled).toBe(
    page.replace('          - Register: [Nummer]\n', '').replace(' [Falls doch: Name der Stelle.]', ''),
  );
});

test('a part that is left with its introduction goes as a whole, and never the last one', () => {
  const { blocks } = parse(fill([{ gap: '[Name der Behörde]', words: null }])) as {
    blocks: [{ sections: { heading: string }[] }];
  };
  expect(blocks[0].sections.map(({ heading }) => heading)).toEqual(['Angaben', 'Streit']);
  const single = 'blocks:\n  - text: |\n      - A: [some words]\n';
  expect(planGaps(parse(single), [{ gap: '[some words]', words: null }])).toMatchObject([{ kind: 'set' }]);
  expect(planGaps(parse(page), [{ gap: '[not there]', words: 'x' }])).toEqual([]);
});
