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
import { openFonts } from '../../../src/builder/fonts/font-catalogue.ts';
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
    const { files, remarks } = await findFonts({ font }, lang);
    const names = Object.keys(files).map((file) => /fonts\/(.+)-/.exec(file)![1]);
    expect(names).toEqual(expect.arrayContaining(scripts));
    expect(remarks).toEqual([]);
  });

  test('without the letters of the language are told, with those that have them', async () => {
    const { remarks } = await findFonts({ font: 'Inter' }, 'hi');
    expect(remarks).toEqual([
      'The font Inter has no letters for the language hi: visitors see a font of their device instead. These have them: Anek Devanagari',
    ]);
  });

  test.each(Object.entries(openFonts))('%s is a variable font that is installed, with a licence', (_name, font) => {
    const latin = `files/${font.package}-latin-wght-normal.woff2`;
    expect([latin, 'LICENSE'].map((file) => existsSync(join(findFolder(font.package), file)))).toEqual([true, true]);
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
        const bytes = await makeFontFile(source, 'latin', { min: weight, max: weight });
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
