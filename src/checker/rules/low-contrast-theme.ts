// Rule a11y/low-contrast-theme: the colours of the theme that are read together have a contrast of
// 4.5 to 1, as WCAG 2.2 (1.4.3) asks, in the schemes that the site shows.
import type { SiteTheme } from '#schemas';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { contrast, isReadable, minContrast } from '../../base/pure/colour.ts';
import type { Ground as NamedGround } from '../diagnostics/messages/names.ts';
import type { SiteRule } from './rule.ts';

type Scheme = SiteTheme['dark'];
type Name = keyof Scheme;
type Ground = Exclude<NamedGround, 'itself'>;

/**
 * Colours that are read on each other. For each colour only the first ground on which it is hard to
 * read is reported.
 */
const pairs: [name: Name, grounds: Ground[]][] = [
  ['brandText', ['paper', 'card', 'tint']],
  ['onBrand', ['brand']],
  ['onDark', ['brandDark']],
  ['ink', ['paper', 'card', 'tint']],
];

/** Reports each colour of each scheme at most once. */
export const lowContrastThemeRule: SiteRule = ({ site: { site, data, locator } }) => {
  if (!site) return [];
  const { theme } = site;
  const given = data?.theme as Partial<SiteTheme> | undefined;
  const schemes = [
    ...(theme.scheme === 'dark' ? [] : [{ colours: theme as Scheme, given, path: '/theme' }]),
    ...(theme.scheme === 'light' ? [] : [{ colours: theme.dark, given: given?.dark, path: '/theme/dark' }]),
  ];
  return schemes.flatMap(({ colours, given: own = {}, path }) =>
    pairs.flatMap(([name, grounds]): Diagnostic[] => {
      const on = grounds.find((ground) => !isReadable(colours[name], [colours[ground]]));
      if (on === undefined) return [];
      // A computed colour has no place in the file: the colour that it follows from has.
      const told = name in own ? name : (followsFrom[name] ?? name);
      // Rounded down, so that it never reads as enough.
      const ratio = Math.floor(contrast(colours[name], colours[on]) * 10) / 10;
      const ground: NamedGround = told === on ? 'itself' : on;
      const facts = { name: told, ground, ratio, least: minContrast };
      return [diagnose('a11y/low-contrast-theme', locator.place(`${path}/${told}`, 'value'), facts)];
    }),
  );
};

const followsFrom: Partial<Record<Name, Name>> = { brandText: 'brand', onBrand: 'brand', onDark: 'brandDark' };
