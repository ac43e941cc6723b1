// Colours such as #0b5fff: their contrast, and mixtures of two.

/** Contrast that text needs (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5;

/** @returns whether text in the colour can be read on all the grounds */
export function isReadable(text: string, grounds: readonly string[]): boolean {
  return grounds.every((ground) => contrast(text, ground) >= minContrast);
}

/** @returns the contrast of two colours, from 1 to 21, as WCAG 2.2 works it out */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((first, second) => second - first);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @returns the colour between two, with this share of the first, from 0 to 1 */
export function mix(a: string, b: string, share: number): string {
  const [first, second] = [channels(a), channels(b)];
  const mixed = first.map((value, index) => Math.round(value * share + second[index]! * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * @param towards white or black
 * @returns the colour, mixed with the other until it has the contrast with all the grounds
 */
export function makeReadable(
  colour: string,
  towards: string,
  { grounds, least = minContrast }: { grounds: readonly string[]; least?: number },
): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const mixed = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(mixed, ground) >= least)) return mixed;
  }
  return towards;
}

/** @returns red, green and blue, from 0 to 255 */
function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
