// Summaries: the first words of a section or entry, by which authors tell it from others.
import { isGroup } from '../../base/pure/pointer.ts';
import { toPlainText } from '../../base/pure/plain-text.ts';
import { listColumns } from '../../base/pure/sections.ts';

/** Settings whose words say best what a group is about, the best first. */
const telling = ['heading', 'title', 'question', 'label', 'name', 'quote', 'value', 'text', 'alt', 'call'];

const maxLength = 80;

/**
 * @returns the words of a value without their markup: its own, or else those of the first entry of
 * its first list, or else those of the first group in it; "" when there are none
 */
export function summarize(value: unknown): string {
  if (typeof value === 'string') return toPlainText(value).slice(0, maxLength);
  if (typeof value === 'number') return String(value);
  if (!isGroup(value)) return '';
  const own = telling.map((key) => value[key]).find((each) => typeof each === 'string' && each !== '');
  if (own !== undefined) return summarize(own);
  const inner = Object.values(value);
  const entries = inner.flatMap((each) => (Array.isArray(each) ? [(each as unknown[])[0]] : []));
  for (const each of [...entries, ...inner]) {
    const words = isGroup(each) ? summarize(each) : '';
    if (words !== '') return words;
  }
  return '';
}

/** @returns the first words of a section; "" for columns, whose sections have names themselves */
export function summarizeSection(section: unknown): string {
  return listColumns(section).length > 0 ? '' : summarize(section);
}
