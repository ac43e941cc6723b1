// Measures of the fonts that a site brings along, whose files are read only.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteTheme } from '#schemas';
import { decodePath } from '../../base/addresses/address.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { keptMeasures, type FontMeasures } from './stand-ins.ts';
import { fontMessages } from '../messages/pictures.ts';

type OwnFonts = NonNullable<SiteTheme['fonts']>;

interface MeasureOptions {
  name: string;
  weights: number[];
  publicFolder: string;
  /** Folder that the measures are kept in. */
  folder: string;
}

/**
 * @returns the measures of one family in the weights
 * @throws UsageError when a file is no font
 */
export async function measureOwnFonts(
  own: OwnFonts,
  { name, weights, publicFolder, folder }: MeasureOptions,
): Promise<FontMeasures> {
  const measures: FontMeasures = {};
  for (const weight of weights) {
    const { file, weight: range } = fileFor(weight, own);
    const path = join(publicFolder, decodePath(file));
    const { size, mtimeMs } = statSync(path);
    const source = [path, size, mtimeMs, range];
    const measured = await keptMeasures({ folder, source, weights: [weight] }, async () => {
      const { measureFont } = await import('./make-font-file.ts');
      const isVariable = range.includes(' ');
      return measureFont(readFileSync(path), { familyName: name, weight, isVariable }).catch(() => {
        throw new UsageError(fontMessages.noFont(`public${file}`));
      });
    });
    Object.assign(measures, measured);
  }
  return measures;
}

/** @returns the upright file with this weight, else the first one, of which browsers make it */
function fileFor(weight: number, own: OwnFonts): OwnFonts[number] {
  const has = (range: string) => {
    const [min = 0, max = min] = range.split(' ').map(Number);
    return min <= weight && weight <= max;
  };
  const upright = own.filter(({ italic }) => !italic);
  return upright.find((font) => has(font.weight)) ?? upright[0] ?? own[0]!;
}
