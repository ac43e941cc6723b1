// Fonts of a site: small files of what its language needs, and their fallbacks.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SiteTheme } from '#schemas';
import { findFontsForLanguage, openFonts, type OpenFont } from '../../../src/base/languages/open-fonts.ts';
import { keptRanges } from '../../../src/builder/fonts/font-catalogue.ts';
import { makeFontFile } from '../../../src/builder/fonts/make-font-file.ts';
import { siteFonts } from '../../../src/builder/fonts/site-fonts.ts';
import { productRoot } from '../../product-root.ts';

let siteRoot: string;
beforeEach(() => void (siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-fonts-'))));
afterEach(() => rmSync(siteRoot, { recursive: true }));

const findFonts = (theme: Partial<SiteTheme>, lang = 'en') =>
  siteFonts({ productRoot, siteRoot }, { lang, theme: { headingWeight: 700, ...theme } as SiteTheme });
const findFolder = (name: string) => join(productRoot, 'node_modules/@fontsource-variable', name);

describe('fonts of the device', () => {
  test('need no file', async () => {
    const theme = { font: "'Segoe UI', system-ui", headingFont: 'Georgia, serif' };
    expect(await findFonts(theme)).toMatchObject({ css: '', files: {}, theme });
  });
});

describe('fonts that come with Pagewright', () => {
  test('are shipped as small files with their licences', async () => {
    const fonts = await findFonts({ font: 'Inter', headingFont: 'Fraunces' });
    const names = Object.keys(fonts.files);
    expect(names.map((name) => name.replace(/-[0-9a-f]{10}/, ''))).toEqual([
      'assets/fonts/inter-latin.woff2',
      'assets/fonts/inter-latin-ext.woff2',
      'assets/fonts/inter-licence.txt',
      'assets/fonts/fraunces-latin.woff2',
      'assets/fonts/fraunces-latin-ext.woff2',
      'assets/fonts/fraunces-licence.txt',
    ]);
    const whole = statSync(join(findFolder('inter'), 'files/inter-latin-wght-normal.woff2')).size;
    expect(statSync(fonts.files[names[0]!]!).size).toBeLessThan(whole * 0.65);
    expect(readFileSync(fonts.files['assets/fonts/inter-licence.txt']!, 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });

  test('stand behind no other font, and before one with the same measures', async () => {
    const { css, theme } = await findFonts({ font: 'Inter, Verdana' });
    expect(theme.font).toBe('"Inter","Inter for Arial","Inter for Roboto",sans-serif,Verdana');
    expect(css).toMatch(/font-family:"Inter for Arial";font-weight:400;src:local\("Arial"\),.*?;ascent-override:\d/);
    expect(css).toContain('font-weight:400 700;font-display:swap');
  });

  test('are stood in for by fonts as wide as they are, in each weight that is used', async () => {
    const { css } = await findFonts({ font: 'Inter', headingFont: 'Fraunces', headingWeight: 600 });
    const faces = [
      ...css.matchAll(/font-family:"([^"]+)";font-weight:(\d+);src:local\("([^"]+)"\)[^}]*size-adjust:([\d.]+)%/g),
    ];
    expect(faces.map(([, family, weight, font]) => `${family} ${weight}: ${font}`)).toEqual([
      'Inter for Arial 400: Arial',
      'Inter for Arial 600: Arial Bold',
      'Inter for Roboto 400: Roboto',
      'Inter for Roboto 600: Roboto Bold',
      'Fraunces for Times New Roman 600: Times New Roman Bold',
      'Fraunces for Noto Serif 600: Noto Serif Bold',
    ]);
    // Letters of Inter are 978 of 2048 units wide on average at 400 and 998 at 600, those of Arial 913 and of its bold cut 983.
    const adjusted = faces.map(([, , , , adjust]) => Number(adjust));
    expect(adjusted[0]).toBeCloseTo((978 / 913) * 100, 1);
    expect(adjusted[1]).toBeCloseTo((998 / 983) * 100, 1);
  });

  test('are made once', async () => {
    const { files } = await findFonts({ font: 'Nunito' });
    const [file] = Object.values(files);
    const { mtimeMs } = statSync(file!);
    expect((await findFonts({ font: 'Nunito' })).files).toEqual(files);
    expect(statSync(file!).mtimeMs).toBe(mtimeMs);
  });

  test.each([
    ['hi', 'Anek Devanagari', ['anek-devanagari-devanagari']],
    ['pl', 'Inter', ['inter-latin', 'inter-latin-ext']],
    ['ru', 'Inter', ['inter-cyrillic']],
    ['vi', 'Inter', ['inter-latin', 'inter-vietnamese']],
  ])('of a site in %s have its letters', async (lang, font, scripts) => {
    const { files } = await findFonts({ font }, lang);
    const names = Object.keys(files).map((file) => /fonts\/(.+)-/.exec(file)![1]);
    expect(names).toEqual(expect.arrayContaining(scripts));
  });

  test.each([
    ['hi', 'Inter', 'Noto Sans Devanagari'],
    ['hi', 'Lora', 'Noto Serif Devanagari'],
    ['ar', 'DM Sans', 'Vazirmatn'],
    ['ur', 'Lora', 'Noto Naskh Arabic'],
    ['he', 'Inter', 'Heebo'],
    ['he', 'Fraunces', 'Frank Ruhl Libre'],
    ['ru', 'DM Sans', 'Inter'],
    ['el', 'Playfair Display', 'Source Serif 4'],
  ])('that have no letters for %s leave them to one that has: %s to %s', async (lang, font, companion) => {
    const { css, theme, files } = await findFonts({ font }, lang);
    expect(theme.font).toMatch(new RegExp(`^"${font}","${companion}","${font} for `));
    // Latin words keep the font that was chosen.
    const faces = css.matchAll(/@font-face\{font-family:"([^"]+)"[^}]*unicode-range:([^}]+)/g);
    const ranges = Array.from(faces, ([, family, range]) => [family, range!.startsWith(keptRanges.latin!)]);
    expect(ranges).toContainEqual([font, true]);
    expect(ranges).not.toContainEqual([companion, true]);
    const { package: name } = openFonts[companion]!;
    expect(Object.keys(files).join()).toContain(`/${name.split('/')[1]}-licence.txt`);
  });

  test.each([
    ['ar', 'Vazirmatn', 40_000],
    ['ar', 'Noto Naskh Arabic', 75_000],
    ['hi', 'Noto Sans Devanagari', 85_000],
    ['hi', 'Noto Serif Devanagari', 90_000],
    ['he', 'Heebo', 12_000],
    ['he', 'Frank Ruhl Libre', 16_000],
    ['el', 'Manrope', 10_000],
    ['ru', 'Manrope', 15_000],
  ])('bring to a page in %s little more than its letters: %s at most %i bytes', async (lang, font, limit) => {
    const { files } = await findFonts({ font, headingWeight: 600 as const }, lang);
    const [file] = Object.values(files);
    expect(statSync(file!).size).toBeLessThan(limit);
  });

  test('with thousands of signs are cut to those that the site shows', async () => {
    mkdirSync(join(siteRoot, 'pages'));
    const write = (text: string) => writeFileSync(join(siteRoot, 'pages/index.yaml'), `title: ${text}\n`);
    write('使い方が分かります');
    const theme = { font: 'Zen Kaku Gothic New', headingWeight: 700 } as const;
    const { css, files } = await findFonts(theme, 'ja');
    const names = Object.keys(files).filter((name) => name.includes('-japanese-'));
    // Text at 400 and 600, headings at 700: the font has 400 and 700.
    expect(names).toHaveLength(2);
    expect(css).toMatch(/font-family:"Zen Kaku Gothic New";font-weight:700;[^}]*unicode-range:[^}]*U\+4E00-9FFF/);
    for (const name of names) expect(statSync(files[name]!).size).toBeLessThan(90_000);
    write('使い方が分かります。鑑賞');
    const more = Object.keys((await findFonts(theme, 'ja')).files).filter((name) => name.includes('-japanese-'));
    expect(more).not.toEqual(names);
  }, 30_000);

  test('are named by the languages that have none', () => {
    expect(findFontsForLanguage('Inter', 'th')).toEqual({ companion: undefined, shipped: [], installable: [] });
    expect(findFontsForLanguage('Inter', 'ja')).toMatchObject({
      companion: undefined,
      installable: ['Zen Kaku Gothic New'],
    });
    expect(findFontsForLanguage('Inter', 'de')).toBeUndefined();
  });

  test.each<[string, OpenFont]>(Object.entries(openFonts))('%s has the scripts that are said of it', (_name, font) => {
    const folder = join(productRoot, 'node_modules', font.package);
    const cut = font.weights?.[0] ?? 'wght';
    const find = (script: string) => join(folder, `files/${font.package.split('/')[1]}-${script}-${cut}-normal.woff2`);
    const found = Object.keys(keptRanges).filter((script) => existsSync(find(script)));
    expect(found.filter((script) => !script.startsWith('latin')).sort()).toEqual([...font.scripts].sort());
    expect([find('latin'), join(folder, 'LICENSE')].map(existsSync)).toEqual([true, true]);
    for (const weight of font.weights ?? [])
      expect(existsSync(find('latin').replace(`${cut}`, String(weight)))).toBe(true);
  });

  test('are those that completion offers', () => {
    const site = JSON.parse(readFileSync(join(productRoot, 'schemas/site.schema.json'), 'utf8'));
    const { font, headingFont } = site.definitions.theme.properties;
    expect(font.examples).toEqual(Object.keys(openFonts));
    expect(headingFont.examples).toEqual(font.examples);
    for (const name of font.examples) expect(font.description).toContain(name);
  });
});

describe("a site's own fonts", () => {
  test('are named as they are, with what stands in for them', async () => {
    mkdirSync(join(siteRoot, 'public'));
    const source = join(findFolder('lora'), 'files/lora-latin-wght-normal.woff2');
    copyFileSync(source, join(siteRoot, 'public/brand.woff2'));
    const own = [{ name: 'Brand', file: '/brand.woff2', weight: '400 700', italic: false }];
    const { css, files, theme } = await findFonts({ font: 'Brand', fonts: own });
    expect(css).toContain('font-family:"Brand";font-weight:400 700;font-display:swap;src:url(/brand.woff2)');
    expect(files).toEqual({});
    expect(theme.font).toContain('"Brand for Arial"');
    expect(css.match(/font-family:"Brand for Arial";font-weight:\d+/g)).toHaveLength(3);
  });

  test('with a file for each weight are measured file by file', async () => {
    mkdirSync(join(siteRoot, 'public'));
    const source = join(findFolder('lora'), 'files/lora-latin-wght-normal.woff2');
    const own = await Promise.all(
      [400, 700].map(async (weight) => {
        const file = `/brand-${weight}.woff2`;
        const bytes = await makeFontFile(source, keptRanges.latin!, { min: weight, max: weight });
        writeFileSync(join(siteRoot, 'public', file), bytes);
        return { name: 'Brand', file, weight: String(weight), italic: false };
      }),
    );
    const { css } = await findFonts({ font: 'Brand', fonts: own });
    const widths = [...css.matchAll(/"Brand for Arial";font-weight:(\d+)[^}]*size-adjust:([\d.]+)%/g)].map(
      ([, weight, adjust]) => [weight, Number(adjust)] as const,
    );
    expect(widths.map(([weight]) => weight)).toEqual(['400', '600', '700']);
    expect(new Set(widths.map(([, adjust]) => adjust)).size).toBeGreaterThan(1);
  });

  test('that are no fonts are called by their file', async () => {
    mkdirSync(join(siteRoot, 'public'));
    writeFileSync(join(siteRoot, 'public/brand.woff2'), 'no font');
    const own = [{ name: 'Brand', file: '/brand.woff2', weight: '400', italic: false }];
    await expect(findFonts({ font: 'Brand', fonts: own })).rejects.toThrow(
      'public/brand.woff2 is no font in the format woff2.',
    );
  });
});
