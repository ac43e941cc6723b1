// Looks: what their settings are, and that every colour that is read on another can be read.
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../src/base/pure/colour.ts';
import { completeTheme, fillLook, readLooks } from '../../../src/checker/resolve/complete-theme.ts';
import { check, schemas, siteYaml } from '../test-site.ts';

const looks = Object.keys(readLooks(schemas.site));

function readTheme(lines: string) {
  const { diagnostics, site } = check({ 'site.yaml': `${siteYaml}theme:\n${lines}\n` });
  expect(diagnostics).toEqual([]);
  return site!.theme;
}

describe('a look', () => {
  test('there are six of them', () => {
    expect(looks).toEqual(['studio', 'signal', 'garden', 'press', 'atelier', 'ledger']);
  });

  test.each(looks)('%s is right in each scheme, and says only what it changes', (look) => {
    for (const scheme of ['light', 'dark', 'auto'])
      expect(readTheme(`  look: ${look}\n  scheme: ${scheme}`)).toMatchObject({
        ...readLooks(schemas.site)[look],
        scheme,
      });
  });

  test.each(looks)('%s can be read: every text on every ground that it stands on', (look) => {
    const theme = readTheme(`  look: ${look}`);
    for (const colours of [theme, theme.dark]) {
      const { paper, card, tint, brand, brandDark, footer } = colours;
      for (const ground of [paper, card, tint])
        for (const text of [colours.ink, colours.muted, colours.brandText])
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours.onBrand, brand)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [brandDark, footer]) {
        expect(contrast(colours.onDark, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colours.mutedOnDark, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('what the author writes beside it counts, also single colours of the dark scheme', () => {
    const theme = readTheme('  look: studio\n  radius: 20\n  dark: { paper: "#000000" }');
    expect(theme).toMatchObject({ look: 'studio', radius: 20, buttons: 'outlined' });
    expect(theme.dark).toMatchObject({ paper: '#000000', card: '#251b16' });
  });

  test('a look that does not exist changes nothing, and is a mistake of its own', () => {
    const data = { theme: { look: 'stuido' } };
    fillLook(data, schemas.site);
    expect(data).toEqual({ theme: { look: 'stuido' } });
    const { diagnostics } = check({ 'site.yaml': `${siteYaml}theme:\n  look: stuido\n` });
    expect(diagnostics.map(({ pointer }) => pointer)).toEqual(['/theme/look']);
  });
});

describe('colours that nobody gave', () => {
  const given = {
    brandDark: '#0f1e46',
    accent: '#c2410c',
    tint: '#eff4ff',
    ink: '#14213d',
    paper: '#ffffff',
    card: '#ffffff',
  };
  const complete = (colours: object) => completeTheme({ ...given, ...colours } as Parameters<typeof completeTheme>[0]);

  test.each([
    ['#1d4ed8', '#ffffff'],
    ['#ffd23f', '#14213d'],
  ])('words on the brand colour %s are %s', (brand, onBrand) => {
    expect(complete({ brand })).toMatchObject({ onBrand });
  });

  test('a brand colour that is too dark for a dark page is made lighter there', () => {
    const { dark } = complete({ brand: '#12126b' });
    for (const ground of [dark.paper, dark.card, dark.tint])
      expect(contrast(dark.brandText, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('fonts', () => {
  const found = (lines: string) =>
    check({ 'site.yaml': `${siteYaml}theme:\n${lines}\n` }).diagnostics.map(
      ({ code, pointer }) => `${code} ${pointer}`,
    );

  test.each([
    ['one that is misspelt', '  font: Intr', ['site/unknown-font /theme/font']],
    [
      'one of the site that is misspelt',
      '  headingFont: Brand Snas\n  fonts: [{ name: Brand Sans, file: /logo.woff2 }]',
      ['site/unknown-font /theme/headingFont'],
    ],
    ['one that comes with Pagewright', '  font: Inter', []],
    ['one of the device', '  font: Georgia', []],
    ['a list', '  font: Intr, serif', []],
  ])('%s', (_what, lines, expected) => expect(found(lines).sort()).toEqual(expected));
});
