// A family of fonts in CSS: its rules, and the list of names that asks for it.
import type { FontKind } from '../../base/languages/open-fonts.ts';
import type { Weights } from './make-font-file.ts';
import { makeStandIns, type FontMeasures } from './stand-ins.ts';

/** A font of the theme, and the weights of it that are needed. */
export interface FontRequest {
  name: string;
  weights: Weights;
  /** Those that texts are set in. */
  used: number[];
}

export interface Family {
  name: string;
  /** `@font-face` rules. */
  css: string;
  /** The font, and its fallbacks. */
  stack: string;
  /** The files to ship, by path below the output folder. */
  files: Record<string, string>;
}

interface FamilyInput extends Omit<Family, 'stack'> {
  kind: FontKind;
  measures: FontMeasures;
  /** The font that has letters which the family lacks. */
  companion?: string;
}

export function createFamily({ name, kind, css, files, measures, companion }: FamilyInput): Family {
  const standIns = makeStandIns(name, kind, measures);
  const generic = kind === 'serif' ? 'serif' : 'sans-serif';
  const names = [name, ...(companion ? [companion] : [])].map((each) => `"${each}"`);
  return { name, css: css + standIns.css, stack: [...names, ...standIns.families, generic].join(','), files };
}

interface Face {
  name: string;
  address: string;
  weight: string;
  italic: boolean;
  range?: string;
}

export function fontFace({ name, address, weight, italic, range }: Face): string {
  const style = italic ? 'font-style:italic;' : '';
  const limit = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:"${name}";font-weight:${weight};${style}font-display:swap;src:url(${address}) format("woff2")${limit}}`;
}
