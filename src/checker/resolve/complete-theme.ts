// The theme of site.yaml, completed: the settings of its look, and the colours that follow from
// others.
import type { SiteTheme } from '#schemas';
import { contrast, isReadable, makeReadable, mix } from '../../base/pure/colour.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import type { JsonSchema } from '../schema/json-schema.ts';

/** The colours of one scheme. */
type Scheme = SiteTheme['dark'];

/** The colours that nobody gives, and those that nobody need give. */
const workedOut = ['muted', 'mutedOnDark', 'footer'] as const;
type WorkedOut = (typeof workedOut)[number];
type Optional = 'brandText' | 'onBrand' | 'onDark';

/** Colours of a scheme from which the others follow. */
type GivenScheme = Omit<Scheme, Optional | WorkedOut> & Partial<Pick<Scheme, Optional>>;

/** A theme as the schema leaves it: colours that follow from others may be missing. */
export type GivenTheme = Omit<SiteTheme, keyof Scheme | 'dark'> & GivenScheme & { dark?: Partial<GivenScheme> };

const white = '#ffffff';
const black = '#000000';

/**
 * Puts the settings of a theme's look under those that the theme has itself. To be called before
 * the schema's defaults are filled in.
 * @param data the data of site.yaml, as written; its theme is changed in place
 */
export function fillLook(data: Record<string, unknown>, site: JsonSchema): void {
  const { theme } = data;
  if (!isGroup(theme) || typeof theme.look !== 'string') return;
  const look = readLooks(site)[theme.look];
  if (!look) return;
  data.theme = { ...look, ...theme, ...(isGroup(theme.dark) && { dark: { ...look.dark, ...theme.dark } }) };
}

/** @returns the looks by name, each with its settings */
export function readLooks(site: JsonSchema): Record<string, Partial<GivenTheme>> {
  return (site.definitions?.theme?.properties?.look?.['x-looks'] ?? {}) as Record<string, Partial<GivenTheme>>;
}

/** @returns the names of the fonts that a theme may have */
export function fontNames(site: JsonSchema): readonly string[] {
  return (site.definitions?.theme?.properties?.font?.examples ?? []) as string[];
}

/** @returns the theme with every colour of both schemes */
export function completeTheme(theme: GivenTheme): SiteTheme {
  const { dark: given = {} } = theme;
  const paper = given.paper ?? mix(theme.brandDark, '#0b0d10', 0.18);
  const base = {
    paper,
    card: given.card ?? mix(paper, white, 0.94),
    tint: given.tint ?? mix(paper, theme.brand, 0.9),
    ink: given.ink ?? '#f1f3f6',
    // A band must be told from the page.
    brandDark: given.brandDark ?? mix(theme.brandDark, white, 0.86),
  };
  const brand = given.brand ?? makeReadable(theme.brand, white, { grounds: [base.paper, base.card, base.tint] });
  const dark = completeScheme({
    ...given,
    ...base,
    brand,
    accent: given.accent ?? makeReadable(theme.accent, white, { grounds: [base.paper] }),
  });
  return { ...completeScheme(theme), dark };
}

/** @returns the theme as it could be written in site.yaml: without the colours that nobody gives */
export function writtenTheme(theme: SiteTheme): GivenTheme {
  return { ...written(theme), dark: written(theme.dark) } as GivenTheme;
}

function written(colours: object) {
  return Object.fromEntries(Object.entries(colours).filter(([name]) => !workedOut.includes(name as WorkedOut)));
}

function completeScheme<Known extends GivenScheme>(known: Known): Known & Scheme {
  const { brand, brandDark, tint, ink, paper, card } = known;
  // In both schemes, one of text and page is light and the other dark.
  const on = (ground: string) => best(ground, [white, ink, paper]);
  const onDark = known.onDark ?? on(brandDark);
  return {
    ...known,
    brandText: known.brandText ?? brand,
    onBrand: known.onBrand ?? on(brand),
    onDark,
    muted: softened(ink, paper, 0.76, [paper, card, tint]),
    // Told from a dark section above it: darker, or lighter where its words are dark.
    footer: mix(brandDark, contrast(onDark, white) < contrast(onDark, black) ? black : white, 0.72),
    mutedOnDark: softened(onDark, brandDark, 0.86, [brandDark]),
  };
}

/**
 * @returns the colour of lesser text: the text's with some of the page's, as far as it can be read
 * on all the grounds
 */
function softened(ink: string, paper: string, least: number, grounds: string[]): string {
  for (let share = least; share < 1; share += 0.04) {
    const softer = mix(ink, paper, share);
    if (isReadable(softer, grounds)) return softer;
  }
  return ink;
}

/**
 * @returns the first of the colours that has enough contrast with the ground, or else the one with
 * the most
 */
function best(ground: string, colours: string[]): string {
  const enough = colours.find((colour) => isReadable(colour, [ground]));
  return enough ?? colours.toSorted((a, b) => contrast(b, ground) - contrast(a, ground))[0]!;
}
