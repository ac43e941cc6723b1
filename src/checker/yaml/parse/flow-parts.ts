// Flow parts: the values of a [list] or {group} on one line, split at commas and brackets only, so
// that they are found although the YAML is wrong.

/** A value between two commas, with its offset in the line. */
export interface FlowPart {
  start: number;
  text: string;
}

const openers = '{[';
const closers = '}]';
/** Those of word processors too: authors mean them as quotes. */
const closingQuotes: Record<string, RegExp> = {
  '"': /"/,
  "'": /'/,
  '“': /”(?=\s*[,}\]])/,
  '„': /[“”](?=\s*[,}\]])/,
  '«': /»(?=\s*[,}\]])/,
};

/** @returns the values in the brackets of a line from an offset on, inner brackets included */
export function listFlowParts(line: string, from: number): FlowPart[] {
  const parts: FlowPart[] = [];
  const open: number[] = [];
  let at = from;
  const end = (to: number) => {
    const part = readPart(line, open.at(-1)!, to);
    if (part) parts.push(part);
  };
  for (; at < line.length; at++) {
    const character = line[at]!;
    if (character in closingQuotes && startsValue(line, at)) at = findClosingQuote(line, at);
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

/** @returns the end of the value at an offset of a line, or null if it is not in brackets */
export function findFlowEnd(line: string, at: number): number | null {
  const lead = line.slice(0, at).search(/(?::|-)\s+[[{]|^\s*[[{]/);
  if (lead === -1) return null;
  const part = listFlowParts(line, lead).find(({ start, text }) => start <= at && at < start + text.length);
  return part ? part.start + part.text.length : null;
}

function startsValue(line: string, at: number): boolean {
  return /[[{,:]\s*$/.test(line.slice(0, at));
}

/** @returns the offset of the closing quote, or of the opening one if none follows */
function findClosingQuote(line: string, at: number): number {
  const close = line.slice(at + 1).search(closingQuotes[line[at]!]!);
  return close === -1 ? at : at + 1 + close;
}

function readPart(line: string, from: number, to: number): FlowPart | null {
  const whole = line.slice(from, to);
  const lead = /^\s*(?:(?:[A-Za-z_$][\w$-]*|"[^"]*"|'[^']*')\s*:(?=\s)\s*)?/.exec(whole)![0];
  const text = whole.slice(lead.length).trimEnd();
  return text === '' ? null : { start: from + lead.length, text };
}
