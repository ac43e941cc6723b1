// The parts of a list in [ ] or a group in { } on one line, as they were meant: cut at commas and brackets only.

/** A value between two commas, with its offset in the line. */
export interface FlowPart {
  start: number;
  text: string;
}

const openers = '{[';
const closers = '}]';

/** @returns the values in a line's brackets, those of inner brackets too; from `from` on */
export function flowParts(line: string, from: number): FlowPart[] {
  const parts: FlowPart[] = [];
  const open: number[] = [];
  let at = from;
  const end = (to: number) => {
    const part = valueIn(line, open.at(-1)!, to);
    if (part) parts.push(part);
  };
  for (; at < line.length; at++) {
    const character = line[at]!;
    if ((character === '"' || character === "'") && isStart(line, at)) at = closing(line, at);
    else if (openers.includes(character)) open.push(at + 1);
    else if (open.length > 0 && (character === ',' || closers.includes(character))) {
      end(at);
      if (character === ',') open[open.length - 1] = at + 1;
      else open.pop();
    }
  }
  if (open.length > 0) end(line.length);
  return parts;
}

/** @returns where the value ends that begins at an offset of a line, if it stands in brackets; otherwise null */
export function flowEnd(line: string, at: number): number | null {
  const lead = line.slice(0, at).search(/(?::|-)\s+[[{]|^\s*[[{]/);
  if (lead === -1) return null;
  const part = flowParts(line, lead).find(({ start, text }) => start <= at && at < start + text.length);
  return part ? part.start + part.text.length : null;
}

function isStart(line: string, at: number): boolean {
  return /[[{,:]\s*$/.test(line.slice(0, at));
}

/** The closing quote; the opening one when there is none. */
function closing(line: string, at: number): number {
  const close = line.indexOf(line[at]!, at + 1);
  return close === -1 ? at : close;
}

function valueIn(line: string, from: number, to: number): FlowPart | null {
  const whole = line.slice(from, to);
  const lead = /^\s*(?:(?:[A-Za-z_$][\w$-]*|"[^"]*"|'[^']*')\s*:(?=\s)\s*)?/.exec(whole)![0];
  const text = whole.slice(lead.length).trimEnd();
  return text === '' ? null : { start: from + lead.length, text };
}
