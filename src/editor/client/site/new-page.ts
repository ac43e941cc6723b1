// A new page as its form has it, and the request for it.
import type { NewPageRecipe } from '../../protocol/site.ts';
import type { NewPicture } from '../pickers/set-picture.ts';
import { readBlocks } from '../text-model/read-blocks.ts';

/** From when visitors see the page. */
export type Shown = 'now' | 'draft' | 'later';

export interface NewPage {
  title: string;
  address: string;
  description: string;
  /** Days as 2026-12-24, times as 18:00. */
  day: string;
  begins: string;
  /** Time at which an event ends; of a job, the last day to apply. */
  ends: string;
  /** The place of an event, the town of a job. */
  place: string;
  picture: NewPicture | null;
  /** Source of its text. */
  text: string;
  shown: Shown;
  from: string;
  hasList: boolean;
  inMenu: boolean;
}

/** @returns whether a list leads to the new page */
export function isListed({ list }: NewPageRecipe, { hasList }: NewPage): boolean {
  return list !== undefined && (list.isThere || hasList);
}

/** @returns the page that the form begins with */
export function firstPage(recipe: NewPageRecipe): NewPage {
  return {
    title: '',
    address: recipe.address ?? '',
    description: '',
    // As 2026-12-24, in the zone of the computer.
    day: recipe.kind === 'event' ? '' : new Date().toLocaleDateString('sv-SE'),
    begins: '',
    ends: '',
    place: '',
    picture: null,
    text: '',
    shown: 'now',
    from: '',
    hasList: true,
    inMenu: recipe.address === undefined,
  };
}

/** @returns the request for the page, whose fields the server reads */
export function toRequest(recipe: NewPageRecipe, page: NewPage, lang: string) {
  const { title, address, day, begins, ends, place, picture, shown, from, hasList } = page;
  const listed = isListed(recipe, page);
  const isEvent = recipe.kind === 'event';
  return {
    recipe: recipe.name,
    title,
    address,
    description: page.description.trim() || (listed ? summarize(page.text, lang) : ''),
    menu: !listed && page.inMenu ? title : '',
    collection: recipe.list !== undefined && hasList,
    draft: shown === 'draft',
    from: shown === 'later' ? from : '',
    ...(listed && { text: page.text, picture: picture?.src, alt: picture?.alt.trim() }),
    ...(listed && !isEvent && { date: day }),
    ...(listed && recipe.kind === 'job' && { town: place.trim(), until: ends }),
    ...(listed && isEvent && { start: `${day} ${begins}`.trim(), end: ends && `${day} ${ends}`, place: place.trim() }),
  };
}

/** Search results show about this many characters. */
const maxSummary = 155;

/** @returns the beginning of a text, as many whole sentences as search results show; "" for none */
export function summarize(source: string, lang: string): string {
  const paragraph = readBlocks(source).find(({ part }) => part.kind === 'paragraph')?.part;
  const words = paragraph?.kind === 'paragraph' ? paragraph.runs.map(({ text }) => text).join('') : '';
  const plain = words.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= maxSummary) return plain;
  const end = findEnd(plain, lang, 'sentence');
  return end > 0 ? plain.slice(0, end).trim() : `${plain.slice(0, findEnd(plain, lang, 'word')).trim()} …`;
}

/** @returns where the last sentence or word ends that search results show whole */
function findEnd(text: string, lang: string, granularity: 'sentence' | 'word'): number {
  const segments = [...new Intl.Segmenter(lang, { granularity }).segment(text)];
  return Math.max(0, ...segments.map(({ index }) => index).filter((index) => index <= maxSummary - 2));
}
