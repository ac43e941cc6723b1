// Suggested fixes: the nearest known name instead of the written one. The author decides.
import type { Fix, Place } from './diagnostic.ts';
import { fixTitles } from './messages/notes.ts';

/** @returns the fix that writes a value at a place; none without a value */
export function suggestFix(place: Place, value: string | null): Fix[] {
  return value === null ? [] : suggestTextFix(place, value, place.fix === undefined ? toYaml(value) : value);
}

/**
 * @param shown what the title says, as the author thinks of it
 * @param text what is written, with quotes if it needs them
 * @returns the fix that writes the text at a place; none without a text
 */
export function suggestTextFix({ range, fix }: Place, shown: string | null, text = shown): Fix[] {
  if (shown === null || text === null || fix === 'none') return [];
  const { start, end } = range;
  const edits =
    fix === 'link'
      ? [
          { range: { start, end: start }, text: '[' },
          { range: { start: end, end }, text: `](${text})` },
        ]
      : [{ range, text }];
  return [{ title: fixTitles.write(shown), safe: false, edits }];
}

/** @returns the fix that writes a line above a setting; none for a setting that begins no line */
export function suggestLine({ range: { start } }: Pick<Place, 'range'>, line: string): Fix[] {
  if (start.column !== 1) return [];
  return [{ title: fixTitles.write(line), safe: false, edits: [{ range: { start, end: start }, text: `${line}\n` }] }];
}

/** Without quotes where YAML surely reads it as text, between braces too. */
function toYaml(value: string): string {
  const isSimple = /^[A-Za-z/][\w/.?=&#-]*$/.test(value) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(value);
  return isSimple ? value : JSON.stringify(value);
}
