// Moves of several sections of a page to one place, as edits one after the other.
import type { Edit } from './edit.ts';

/** Places of sections in the list of the page, in order. */
export type Places = readonly number[];

/**
 * @param total the number of sections of the page
 * @param at the place of the first one among those that stay
 */
export function moveTogether(total: number, places: Places, at: number): Edit[] {
  const current = Array.from({ length: total }, (_, index) => index);
  const others = current.filter((index) => !places.includes(index));
  const wanted = [...others.slice(0, at), ...places, ...others.slice(at)];
  return wanted.flatMap((section, to): Edit[] => {
    const from = current.indexOf(section);
    if (from === to) return [];
    current.splice(to, 0, ...current.splice(from, 1));
    return [{ kind: 'move', from: ['blocks', from], to: ['blocks', to] }];
  });
}
