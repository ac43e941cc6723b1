// Colours of a theme that follow from one or two, such as those of a logo.
import { isReadable, makeReadable, mix } from '../../base/pure/colour.ts';

/** Colours that are written into the theme; that of words only where the first one is too light for them. */
export type ThemeColours = Record<'brand' | 'brandDark' | 'accent' | 'tint' | 'ink' | 'paper' | 'card', string> & {
  brandText?: string;
};

const [white, black] = ['#ffffff', '#000000'];
/** Words on dark bands are small in places, and on the tint they are beside pictures. */
const bandContrast = 9;

/**
 * @param main such as `#7c2d12`: that of buttons and links, darker where no words can be read on it
 * @param second for what is beside them
 * @returns light colours of which those that are read on each other have the contrast of WCAG 2.2
 */
export function composeColours(main: string, second: string): ThemeColours {
  const tint = mix(main, white, 0.08);
  const grounds = [white, tint];
  const ink = darken(mix(main, '#15181d', 0.15), grounds, bandContrast);
  const hasWords = [white, ink].some((words) => isReadable(words, [main]));
  return {
    // Neither light nor dark words can be read on some of middle brightness.
    brand: hasWords ? main : darken(main, [white]),
    brandDark: darken(main, [white], bandContrast),
    accent: darken(second, grounds),
    tint,
    ink,
    paper: white,
    card: white,
    ...(!isReadable(main, grounds) && { brandText: darken(main, grounds) }),
  };
}

function darken(colour: string, grounds: readonly string[], least?: number): string {
  return makeReadable(colour, black, { grounds, ...(least !== undefined && { least }) });
}
