// The theme's colours can be read on each other: 4.5 to 1, as WCAG 2.2 (1.4.3) asks for text.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { SiteCheck } from './check.ts';

const least = 4.5;
const white = '#ffffff';

/** Reports colours of the theme that text could not be read in, each once. */
export const checkThemeContrast: SiteCheck = ({ site: { site, locator } }) => {
  if (!site) return [];
  const { brand, brandDark, tint, ink } = site.theme;
  const report = (name: string, colour: string, on: { name: string; colour: string }): Diagnostic[] => {
    const ratio = contrast(colour, on.colour);
    if (ratio >= least) return [];
    const place = locator.place(`/theme/${name}`, 'value');
    // Never rounded up to what would be enough.
    return [
      diagnose('a11y/low-contrast-theme', place, { name, on: on.name, ratio: Math.floor(ratio * 10) / 10, least }),
    ];
  };
  const onWhite = (name: string, colour: string) => report(name, colour, { name: 'white', colour: white });
  const onTint = (name: string, colour: string) => report(name, colour, { name: 'tint', colour: tint });
  const brandOnWhite = onWhite('brand', brand);
  return [
    ...(brandOnWhite.length > 0 ? brandOnWhite : onTint('brand', brand)),
    ...onWhite('brandDark', brandDark),
    ...onTint('ink', ink),
  ];
};

/** @returns the contrast of two colours such as #0b5fff, from 1 to 21 */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((first, second) => second - first);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
