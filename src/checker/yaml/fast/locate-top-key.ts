// Positions of top-level keys, found by their lines: thirty times as fast as the parser.
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { PlacePart } from '../parse/locate.ts';
import { createPositionFinder, rangeBetween } from '../../../base/pure/positions.ts';
import { toRoute } from '../../../base/pure/route.ts';
import { readFast } from './read-fast.ts';
import { unsupported } from './unsupported.ts';

/**
 * @returns the same place as the general parser; null if only that one can find it: for anything
 * deeper, for a value that is not a text on one line, and in files that the fast path does not
 * support
 */
export function locateTopKey(file: string, text: string, pointer: string, part: PlacePart): Place | null {
  const name = /^\/([a-zA-Z]+)$/.exec(pointer)?.[1];
  if (!name || part === 'firstKey' || readFast(text) === unsupported) return null;
  // In a file that the fast path supports, a line without indentation always starts with a key.
  const line = new RegExp(`^${name}:(.*)`, 'm').exec(text);
  if (!line) return null;
  const offsets = part === 'key' ? [line.index, line.index + name.length] : findValueOffsets(text, line);
  if (!offsets) return null;
  const [start, end] = offsets as [number, number];
  const route = toRoute(file);
  const range = rangeBetween(createPositionFinder(text), start, end);
  return { file, range, pointer, where: route === null ? {} : { route } };
}

function findValueOffsets(text: string, { 0: line, 1: rest = '', index }: RegExpExecArray): [number, number] | null {
  const value = rest.trim();
  const isText = /^(?:\w|"[^"]*"$|'[^']*'$)/.test(value) && !value.includes(' #');
  const goesOn = !/^(?:\r?\n\S|\r?\n?$)/.test(text.slice(index + line.length, index + line.length + 3));
  if (!isText || goesOn) return null;
  const start = index + line.length - rest.trimStart().length;
  return [start, start + value.length];
}
