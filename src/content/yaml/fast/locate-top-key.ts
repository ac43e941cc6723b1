// Finds the settings at the top of a plainly written page by their lines. Rules about the whole site ask for the title of
// page after page, and the full parser takes thirty times as long.
import type { Place } from '../diagnostic.ts';
import type { Part } from '../locate.ts';
import { positionsIn, rangeBetween } from '../positions.ts';
import { routeOf } from '../route.ts';
import { declined, readPlain } from './read-plain.ts';

/**
 * @returns the place that the full parser gives; null where only that one knows: of anything deeper, of a value that is no
 * text on one line, in a file that is written in another way
 */
export function topPlace(file: string, text: string, pointer: string, part: Part): Place | null {
  const name = /^\/([a-zA-Z]+)$/.exec(pointer)?.[1];
  if (!name || part === 'firstKey' || readPlain(text) === declined) return null;
  // In a plainly written file nothing but a name begins a line without spaces before it.
  const line = new RegExp(`^${name}:(.*)`, 'm').exec(text);
  if (!line) return null;
  const offsets = part === 'key' ? [line.index, line.index + name.length] : valueOffsets(text, line);
  if (!offsets) return null;
  const [start, end] = offsets as [number, number];
  const route = routeOf(file);
  const range = rangeBetween(positionsIn(text), start, end);
  return { file, range, pointer, where: route === null ? {} : { route } };
}

function valueOffsets(text: string, { 0: line, 1: rest = '', index }: RegExpExecArray): [number, number] | null {
  const value = rest.trim();
  const isText = /^(?:\w|"[^"]*"$|'[^']*'$)/.test(value) && !value.includes(' #');
  const goesOn = !/^(?:\r?\n\S|\r?\n?$)/.test(text.slice(index + line.length, index + line.length + 3));
  if (!isText || goesOn) return null;
  const start = index + line.length - rest.trimStart().length;
  return [start, start + value.length];
}
