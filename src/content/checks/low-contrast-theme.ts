// Rule a11y/low-contrast-theme: the theme's colours have a contrast of 4.5 to 1, as WCAG 2.2
// (1.4.3) asks.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { SiteRule } from './rule.ts';

const minContrast = 4.5;
const white = '#ffffff';

/** Reports each colour of the theme at most once: on white, or else on the tint. */
export const lowContrastThemeRule: SiteRule = ({ site: { site, locator } }) => {
  if (!site) return [];
  const { brand, brandDark, tint, ink } = site.theme;
  const report = (name: string, colour: string, on: { name: string; colour: string }): Diagnostic[] => {
    const ratio = contrast(colour, on.colour);
    if (ratio >= minContrast) return [];
    const place = locator.place(`/theme/${name}`, 'value');
    // Rounded down, so that it never reads as enough.
    return [
      diagnose('a11y/low-contrast-theme', place, {
        name,
        on: on.name,
        ratio: Math.floor(ratio * 10) / 10,
        least: minContrast,
      }),
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
