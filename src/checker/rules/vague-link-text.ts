// Rule a11y/vague-link-text: the text of a link says where it leads, also in a list of all links.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import type { ReferenceRule } from './rule.ts';

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

/** The longest of these texts, with a few punctuation marks. */
const maxVagueLength = 20;

/** Reports links and buttons that say no more than "click here". */
export const vagueLinkTextRule: ReferenceRule = ({ kind, value, locate }) => {
  if ((kind !== 'link' && kind !== 'button') || !isGroup(value) || typeof value.label !== 'string') return [];
  if (value.label.length > maxVagueLength) return [];
  const label = value.label.toLowerCase();
  const words = (/[^a-z ]/.test(label) ? label.replaceAll(/[^\p{L}\p{N} ]/gu, '') : label).trim();
  return vague.has(words) ? [diagnose('a11y/vague-link-text', locate('label'), { label: value.label })] : [];
};
