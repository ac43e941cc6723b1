// Rule a11y/vague-link-text: the text of a link says where it leads, also in a list of all links.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import type { ReferenceRule } from './rule.ts';

/**
 * In lower case, without punctuation, for sites of every language: so without words that name a
 * thing in another one, as Portuguese "mais" does in German.
 */
const vague: ReadonlySet<string> = new Set(
  [
    'click here, click, here, read more, more, learn more, see more, link, this, this link',
    'hier, hier klicken, klicken sie hier, klick hier, mehr, weiterlesen, mehr lesen, mehr erfahren, dieser link',
    'cliquez ici, cliquer ici, ici, lire la suite, lire plus, en savoir plus, voir plus, lien',
    'haz clic aquí, haga clic aquí, clic aquí, aquí, leer más, más, ver más, saber más, enlace',
    'clique aqui, aqui, leia mais, ler mais, ver mais, veja mais, saiba mais, saber mais',
    'انقر هنا, اضغط هنا, هنا, اقرأ المزيد, المزيد, اعرف المزيد, رابط',
    'यहाँ क्लिक करें, यहां क्लिक करें, यहाँ, यहां, और पढ़ें, और जानें, और देखें, लिंक',
    'こちら, ここ, ここをクリック, こちらをクリック, 続きを読む, もっと見る, もっと読む, 詳しくはこちら',
  ].flatMap((words) => words.normalize().split(', ')),
);

/** The longest of these texts, with a few punctuation marks. */
const maxVagueLength = 20;

/** Reports links and buttons that say no more than "click here". */
export const vagueLinkTextRule: ReferenceRule = ({ kind, value, locate }) => {
  if ((kind !== 'link' && kind !== 'button') || !isGroup(value) || typeof value.label !== 'string') return [];
  if (value.label.length > maxVagueLength) return [];
  const label = value.label.toLowerCase();
  const words = (/[^a-z ]/.test(label) ? label.normalize().replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, '') : label).trim();
  return vague.has(words) ? [diagnose('a11y/vague-link-text', locate('label'), { label: value.label })] : [];
};
