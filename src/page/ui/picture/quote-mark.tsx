// Draws a language's opening quotation mark as an ornament.
import { clsx } from 'clsx';

type Shape = 'english' | 'rotated' | 'angles' | 'mirroredAngles' | 'corner';

/** Ornaments, each in a square of 24. */
const shapes: Record<Shape, string> = {
  english: 'M9.5 7C6.5 8 5 10 5 13v4h5v-5H7.5c0-1.5.7-2.5 2-3zM18.5 7c-3 1-4.5 3-4.5 6v4h5v-5h-2.5c0-1.5.7-2.5 2-3z',
  rotated: 'M14.5 17c3-1 4.5-3 4.5-6V7h-5v5h2.5c0 1.5-.7 2.5-2 3zM5.5 17c3-1 4.5-3 4.5-6V7H5v5h2.5c0 1.5-.7 2.5-2 3z',
  angles: 'm11 6-6 6 6 6m8-12-6 6 6 6',
  mirroredAngles: 'm13 6 6 6-6 6M5 6l6 6-6 6',
  corner: 'M8 20V4h9',
};

/**
 * Languages whose opening mark is not English: `„` and `”` have one shape (CLDR,
 * `delimiters/quotationStart`).
 */
const byLanguage: [languages: RegExp, shape: Shape][] = [
  [/^(?:ar|bg|bs|cs|de|dsb|et|fi|he|hr|hsb|hu|is|ka|lb|lt|mk|pl|ro|sk|sl|sr|sv|ur|yi)\b/, 'rotated'],
  [/^(?:am|be|ca|el|es|fr|hy|it|ky|nb|nn|no|pt-PT|ru|sq|uk)\b/, 'angles'],
  [/^fa\b/, 'mirroredAngles'],
  [/^(?:ja|yue|zh-(?:Hant|TW|HK|MO))\b/, 'corner'],
];

/** @param lang the language of the text that it stands before */
export function QuoteMark({ lang, className }: { lang: string; className: string }) {
  const [, shape] = byLanguage.find(([languages]) => languages.test(lang)) ?? [null, 'english' as const];
  return (
    <svg className={clsx('glyph', className)} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[shape]} />
    </svg>
  );
}
