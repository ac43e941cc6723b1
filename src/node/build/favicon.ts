// The favicon of a site that has none: the first letter of its name in the brand colour, as in its header.
import type { Site } from '#schemas';

/** @returns an SVG; light and dark as the theme's schemes are */
export function faviconOf({ name, theme }: Pick<Site, 'name' | 'theme'>): string {
  const letter = [...name][0]!.toUpperCase().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const { brand, onBrand } = theme.scheme === 'dark' ? theme.dark : theme;
  const radius = Math.min(theme.radius, 16);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="${brand}"/><text x="24" y="33" font-family="system-ui, sans-serif" font-size="27" font-weight="600" text-anchor="middle" fill="${onBrand}">${letter}</text></svg>\n`;
}
