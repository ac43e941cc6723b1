// The words of a link say where it leads, also when they are read alone, as from a list of all links.
import { diagnose } from '../diagnostic.ts';
import { isGroup } from '../pointer.ts';
import type { WordCheck } from './check.ts';

const vague: ReadonlySet<string> = new Set([
  'click here',
  'click',
  'here',
  'read more',
  'more',
  'learn more',
  'see more',
  'link',
  'this',
  'this link',
  'hier',
  'hier klicken',
  'mehr',
  'weiterlesen',
  'mehr lesen',
]);

/** Reports links and buttons that say no more than "click here". */
export const checkLinkText: WordCheck = ({ kind, value, locate }) => {
  if ((kind !== 'link' && kind !== 'button') || !isGroup(value) || typeof value.label !== 'string') return [];
  // The longest of these words with a few marks around it.
  if (value.label.length > 20) return [];
  const label = value.label.toLowerCase();
  const words = (/[^a-z ]/.test(label) ? label.replaceAll(/[^\p{L}\p{N} ]/gu, '') : label).trim();
  return vague.has(words) ? [diagnose('a11y/vague-link-text', locate('label'), { label: value.label })] : [];
};
