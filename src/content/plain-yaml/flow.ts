// Groups and lists in braces and brackets on one line: { label: Contact us, href: /contact }.
import { declined, type Declined } from './declined.ts';
import { keyAt } from './key.ts';
import { plainValue, quoted, startsPlain, type Read } from './scalar.ts';

/** Reads what begins with a brace or a bracket, or is a value inside of them. */
export function flow(text: string, start: number, depth = 0): Read | Declined {
  const code = text.charCodeAt(start);
  if (depth > 10) return declined;
  if (code === 123) return flowGroup(text, start + 1, depth);
  if (code === 91) return flowList(text, start + 1, depth);
  if (code === 34 || code === 39) return quoted(text, start);
  return startsPlain(text, start) ? flowPlain(text, start) : declined;
}

function flowGroup(text: string, start: number, depth: number): Read | Declined {
  const value: Record<string, unknown> = {};
  let at = skipSpaces(text, start);
  if (text.charCodeAt(at) === 125) return { value, end: at + 1 };
  for (;;) {
    const name = keyAt(text, at);
    if (name === '' || Object.hasOwn(value, name)) return declined;
    const part = flow(text, skipSpaces(text, at + name.length + 1), depth + 1);
    if (part === declined) return declined;
    value[name] = part.value;
    at = skipSpaces(text, part.end);
    const mark = text.charCodeAt(at);
    if (mark === 125) return { value, end: at + 1 };
    if (mark !== 44) return declined;
    at = skipSpaces(text, at + 1);
  }
}

function flowList(text: string, start: number, depth: number): Read | Declined {
  const value: unknown[] = [];
  let at = skipSpaces(text, start);
  if (text.charCodeAt(at) === 93) return { value, end: at + 1 };
  for (;;) {
    const part = flow(text, at, depth + 1);
    if (part === declined) return declined;
    value.push(part.value);
    at = skipSpaces(text, part.end);
    const mark = text.charCodeAt(at);
    if (mark === 93) return { value, end: at + 1 };
    if (mark !== 44) return declined;
    at = skipSpaces(text, at + 1);
  }
}

function flowPlain(text: string, start: number): Read | Declined {
  let at = start;
  for (; ; at++) {
    const code = text.charCodeAt(at);
    if (code === 44 || code === 93 || code === 125) break;
    if (code === 10 || Number.isNaN(code) || code === 91 || code === 123) return declined;
    if (code === 35 && text.charCodeAt(at - 1) === 32) return declined;
    if (code === 58) {
      const next = text.charCodeAt(at + 1);
      if (next === 32 || next === 44 || next === 93 || next === 125 || next === 10 || Number.isNaN(next))
        return declined;
    }
  }
  let end = at;
  while (text.charCodeAt(end - 1) === 32) end--;
  const value = plainValue(text.slice(start, end));
  return value === declined ? declined : { value, end: at };
}

function skipSpaces(text: string, at: number): number {
  while (text.charCodeAt(at) === 32) at++;
  return at;
}
