// Sentences for the person who builds a site, about its pictures, icons and fonts.
import { formatSeconds } from './build.ts';

export const pictureMessages = {
  made: ({ made, kept, ms }: { made: number; kept: number; ms: number }) =>
    `Pictures: ${made} files made, ${kept} taken from earlier, in ${formatSeconds(ms)} s`,
  notMadeSmaller: ({ address, reason }: { address: string; reason: string }) =>
    `${address} could not be made smaller: ${reason}`,
  changed: () => 'It has changed meanwhile. Please try again.',
  noIcon: (file: string) => `${file} is no picture that can be drawn. Save it anew as SVG or PNG.`,
};

export const fontMessages = {
  noFont: (file: string) => `${file} is no font in the format woff2.`,
  notInstalled: (name: string) => `The font of the theme is in the package ${name}. Install it: npm install ${name}`,
};
