// Colours that follow from those of a logo: they can be read on each other, whatever the logo has.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReadable } from '../../src/base/pure/colour.ts';
import { completeTheme, type GivenTheme } from '../../src/checker/resolve/complete-theme.ts';
import { composeColours } from '../../src/edits/model/theme-colours.ts';
import { assertProperty } from '../sampling.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

test('words can be read on their grounds in the light and in the dark scheme', () => {
  const property = fc.property(colour, colour, (main, second) => {
    const { dark, ...light } = completeTheme(composeColours(main, second) as GivenTheme);
    for (const { brandText, ink, paper, card, tint, onBrand, brand, onDark, brandDark } of [light, dark]) {
      expect(isReadable(brandText, [paper, card, tint])).toBe(true);
      expect(isReadable(ink, [paper, card, tint])).toBe(true);
      expect(isReadable(onBrand, [brand])).toBe(true);
      expect(isReadable(onDark, [brandDark])).toBe(true);
    }
  });
  assertProperty(property, { sample: 300, all: 4_000 });
});

test('a colour that is dark enough stays as it is; one that is too light stays on buttons alone', () => {
  expect(composeColours('#7c2d12', '#1d4ed8')).toMatchObject({ brand: '#7c2d12', accent: '#1d4ed8' });
  expect(composeColours('#7c2d12', '#1d4ed8').brandText).toBeUndefined();
  expect(composeColours('#ffd23f', '#ffd23f')).toMatchObject({ brand: '#ffd23f', brandText: expect.any(String) });
});
