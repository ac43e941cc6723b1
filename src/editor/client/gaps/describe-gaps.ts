// Gaps of a page, each once, with the line that it is part of.
import { findGaps, listGaps } from '../../../base/words/gaps.ts';

export interface ShownGap {
  /** With its brackets. */
  gap: string;
  /** The words before it in its line, such as "Register", or else its own. */
  title: string;
  /** Its own words, or else the line around it; "" where that says nothing more. */
  help: string;
  /** Count of its places. */
  places: number;
}

/** Letters on each side of a gap in its line. */
const around = 60;

/** A line such as "Register: [name of the register]". */
const label = /^([^:：]{2,60})[:：]\s*____[.。]?$/;

/** @returns the gaps in the order of the page */
export function describeGaps(data: unknown): ShownGap[] {
  const all = findGaps(data);
  return [...new Set(all)].map((gap) => {
    const own = gap.slice(1, -1);
    const places = all.filter((each) => each === gap).length;
    const line = findLine(data, gap) ?? '';
    const lead = label.exec(line)?.[1]?.trim();
    const title = lead ?? own.charAt(0).toUpperCase() + own.slice(1);
    return { gap, title, help: lead ? own : line, places };
  });
}

function findLine(data: unknown, gap: string): string | undefined {
  if (typeof data === 'string') {
    const line = data.split('\n').find((each) => listGaps(each).includes(gap));
    return line === undefined ? undefined : shorten(line, gap);
  }
  for (const each of typeof data === 'object' && data !== null ? (Object.values(data) as unknown[]) : []) {
    const line = findLine(each, gap);
    if (line !== undefined) return line;
  }
  return undefined;
}

function shorten(line: string, gap: string): string {
  const [before = '', after = ''] = line.replace(/^\s*(?:-|\d+\.)\s+/, '').split(gap);
  const start = before.length > around ? `… ${before.slice(-around).replace(/^\S*\s/, '')}` : before;
  const end = after.length > around ? `${after.slice(0, around).replace(/\s\S*$/, '')} …` : after;
  return /\p{L}/u.test(start + end) ? `${start}____${end}`.trim() : '';
}
