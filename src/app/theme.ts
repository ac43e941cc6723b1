// Turns the theme of site.yaml into the custom properties that the stylesheet uses.
import type { SiteTheme } from '#schemas';

/** @returns CSS; the schema has checked that no value can leave its declaration */
export function themeCss(theme: SiteTheme): string {
  const properties = {
    brand: theme.brand,
    'brand-dark': theme.brandDark,
    accent: theme.accent,
    tint: theme.tint,
    ink: theme.ink,
    'ink-on-light': theme.ink,
    radius: `${theme.radius}px`,
    font: theme.font,
    ...(theme.headingFont && { 'heading-font': theme.headingFont }),
  };
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}
