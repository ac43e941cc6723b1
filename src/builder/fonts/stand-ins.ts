// Fonts of the device that are shown until a web font has arrived, with its measures, so that
// nothing moves when it comes.
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { hashJson } from '../../base/disk/hash.ts';
import { readJson } from '../../base/disk/cache-store.ts';
import { writeAtomic } from '../../base/disk/write-atomic.ts';
import type { FontKind } from '../../base/languages/open-fonts.ts';
import { deviceFonts, type FontMetrics } from './font-catalogue.ts';

/** The measures of a font in each weight in which a site uses it. */
export type FontMeasures = Record<number, FontMetrics>;

export interface StandIns {
  /** `@font-face` rules: a font of the device in each weight, adjusted to the web font. */
  css: string;
  /** The names of the families, in the order in which devices are asked for them. */
  families: string[];
}

/** From this weight on, browsers take a font's bold cut. */
const boldFrom = 600;

/** @returns the fonts of the device that have the measures of the font of this name */
export function makeStandIns(name: string, kind: FontKind, measures: FontMeasures): StandIns {
  let css = '';
  const families = deviceFonts[kind].map((device) => {
    const family = `${name} for ${device.name}`;
    for (const [weight, metrics] of Object.entries(measures)) {
      const cut = Number(weight) >= boldFrom ? device.bold : device.regular;
      const { fontFaces } = createFontStack([metrics, cut.metrics], { fontFaceFormat: 'styleObject' });
      const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fontFaces[0]!['@font-face'];
      const adjusted = Object.entries({
        'ascent-override': ascentOverride,
        'descent-override': descentOverride,
        'line-gap-override': lineGapOverride,
        'size-adjust': sizeAdjust,
      }).flatMap(([property, value]) => (value === undefined ? [] : [`${property}:${value}`]));
      const sources = cut.names.map((each) => `local("${each}")`).join();
      css += `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};${adjusted.join(';')}}`;
    }
    return `"${family}"`;
  });
  return { css, families };
}

/**
 * @param folder where measures are kept: to take them takes up to a second
 * @param source identifies the file that is measured
 * @returns the measures of a font in the weights
 */
export async function keptMeasures(
  { folder, source, weights }: { folder: string; source: unknown; weights: number[] },
  measure: (weight: number) => Promise<FontMetrics>,
): Promise<FontMeasures> {
  const note = join(folder, `measures-${hashJson([source, weights]).slice(0, 16)}.json`);
  const known = readJson<FontMeasures>(note);
  if (known) return known;
  const measures: FontMeasures = {};
  for (const weight of weights) measures[weight] = await measure(weight);
  writeAtomic(note, JSON.stringify(measures));
  return measures;
}
