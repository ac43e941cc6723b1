// Gives the drawing of a new site the colours of its theme.
import type { Site } from '#schemas';
import { mix } from '../../base/pure/colour.ts';

/**
 * @param drawing an SVG in the colours of Pagewright's own theme
 * @returns it in those of another one
 */
export function recolour(drawing: string, { theme }: Pick<Site, 'theme'>): string {
  const { brand, brandDark, accent, paper } = theme.scheme === 'dark' ? theme.dark : theme;
  const light = (share: number) => mix(brand, paper, share);
  const colours: Record<string, string> = {
    '#1d4ed8': brand,
    '#0f1e46': brandDark,
    '#c2410c': accent,
    '#b9c8e4': light(0.3),
    '#c9d5ec': light(0.23),
    '#dbe4f5': light(0.15),
    '#dfeaff': light(0.13),
    '#e8eefb': light(0.1),
  };
  return drawing.replace(/#[0-9a-f]{6}\b/g, (colour) => colours[colour] ?? colour);
}
