// Colours of a theme that follow from one or two, such as those of a logo.
import { contrast, isReadable, minContrast, mix } from '../../base/pure/colour.ts';

/** Colours that are written into the theme of site.yaml. */
export interface ThemeColours {
  brand: string;
  brandDark: string;
  accent: string;
  tint: string;
  ink: string;
  paper: string;
  card: string;
  /** Only where the first colour is too light for words. */
  brandText?: string;
}

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

/** @returns the colour, made darker until it has the contrast with all the grounds */
function darken(colour: string, grounds: readonly string[], least = minContrast): string {
  for (let share = 1; share > 0; share -= 0.04) {
    const darker = mix(colour, black, share);
    if (grounds.every((ground) => contrast(darker, ground) >= least)) return darker;
  }
  return black;
}
