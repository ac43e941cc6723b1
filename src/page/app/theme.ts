// Turns the theme of site.yaml into the custom properties that the stylesheet uses: colours of the
// schemes, measures, fonts.
import type { SiteTheme } from '#schemas';
import { languageCss } from './language-css.ts';

type Scheme = SiteTheme['dark'];

/**
 * @returns CSS, with what the site's language asks for; the schema has checked that no value can
 * leave its declaration
 */
export function themeCss(theme: SiteTheme, lang: string): string {
  const { scheme } = theme;
  const root = { ...(scheme === 'dark' ? listColours(theme.dark) : listColours(theme)), ...listMeasures(theme) };
  const dark = scheme === 'auto' ? `@media (prefers-color-scheme:dark){${rootRule(listColours(theme.dark))}}` : '';
  // Browsers draw fields, bars and the page before its style in the scheme's colours.
  const schemeOfBrowser = { light: '', dark: ':root{color-scheme:dark}', auto: ':root{color-scheme:light dark}' };
  return schemeOfBrowser[scheme] + rootRule(root) + dark + languageCss(lang);
}

function rootRule(properties: Record<string, string | number>): string {
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}

function listColours(scheme: Scheme) {
  return {
    brand: scheme.brand,
    'brand-text': scheme.brandText,
    'on-brand': scheme.onBrand,
    'brand-dark': scheme.brandDark,
    'on-dark': scheme.onDark,
    'muted-on-dark': scheme.mutedOnDark,
    footer: scheme.footer,
    accent: scheme.accent,
    tint: scheme.tint,
    paper: scheme.paper,
    'card-color': scheme.card,
    ink: scheme.ink,
    'ink-on-light': scheme.ink,
    muted: scheme.muted,
    'muted-on-light': scheme.muted,
  };
}

function listMeasures(theme: SiteTheme) {
  const { radius, font, headingFont = 'inherit', headingWeight, headingCase, headingAlign, buttons, borders } = theme;
  const { [theme.density]: room } = densities;
  const { [theme.headingSize]: sizes } = headingSizes;
  return {
    radius: `${radius}px`,
    font,
    'heading-font': headingFont,
    'text-size': textSizes[theme.textSize],
    ...sizes,
    'heading-weight': headingWeight,
    'heading-case': headingCase === 'capitals' ? 'uppercase' : 'none',
    'heading-align': headingAlign,
    centred: headingAlign === 'center' ? 1 : 0,
    'heading-margin': headingAlign === 'center' ? 'auto' : '0',
    'btn-radius': buttons === 'pill' ? '999px' : `${radius}px`,
    'btn-fill': buttons === 'outlined' ? 'transparent' : 'var(--brand)',
    'btn-ink': buttons === 'outlined' ? 'var(--brand-text)' : 'var(--on-brand)',
    'btn-fill-on-dark': buttons === 'outlined' ? 'transparent' : 'var(--on-dark)',
    'btn-ink-on-dark': buttons === 'outlined' ? 'currentColor' : 'var(--brand-dark)',
    'card-border': { none: '0', thin: '1px', thick: '2px' }[borders],
    'card-line': borders === 'thick' ? 'var(--ink-on-light)' : 'var(--line)',
    'card-shadow': shadows[theme.shadows],
    ...room,
    'picture-filter': { natural: 'none', muted: 'saturate(0.65)', mono: 'grayscale(1)' }[theme.pictures],
  };
}

const textSizes = { small: '93.75%', normal: '100%', large: '106.25%' };

/** Sizes of the headings of pages and sections, on the narrowest and on wide screens. */
const headingSizes = {
  calm: {
    h1: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem)',
    h2: 'clamp(1.4375rem, 1.3rem + 0.6vw, 1.8125rem)',
    'heading-leading': '1.2',
    'heading-tracking': '-0.01em',
  },
  normal: {
    h1: 'clamp(2rem, 1.6rem + 1.9vw, 3.25rem)',
    h2: 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)',
    'heading-leading': '1.1',
    'heading-tracking': '-0.015em',
  },
  large: {
    h1: 'clamp(2.25rem, 1.6rem + 3vw, 4.25rem)',
    h2: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)',
    'heading-leading': '1.1',
    'heading-tracking': '-0.02em',
  },
  poster: {
    h1: 'clamp(2.25rem, 1.3rem + 4.75vw, 5.25rem)',
    h2: 'clamp(1.875rem, 1.3rem + 2.4vw, 3.5rem)',
    'heading-leading': '1.02',
    'heading-tracking': '-0.03em',
  },
};

const shadows = {
  none: '0 0 #0000',
  soft: '0 1px 2px rgb(15 23 42 / 0.06), 0 6px 20px -8px rgb(15 23 42 / 0.16)',
  hard: '5px 5px 0 var(--ink-on-light)',
};

const densities = {
  compact: { 'section-room': 'clamp(2.25rem, 1.75rem + 2.2vw, 3.75rem)', 'card-room': '1.125rem' },
  normal: { 'section-room': 'clamp(2.125rem, 1rem + 5vw, 5.5rem)', 'card-room': '1.5rem' },
  airy: { 'section-room': 'clamp(3.75rem, 2.25rem + 6.5vw, 8rem)', 'card-room': '1.875rem' },
};
