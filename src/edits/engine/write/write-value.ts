// Values as YAML: groups and lists in lines or in braces, as the file writes them.
import { columnNames, isGroup } from '../../../base/pure/pointer.ts';
import { indentLines } from '../text/text-lines.ts';
import { writeInline, writeKey, writeScalar, type ScalarSource } from './write-scalar.ts';
import { maxShort, type WritingStyle } from './writing-style.ts';

export interface ValuePlace {
  /** Name of the setting; `name[]` for an entry of the list `name`. */
  name: string;
  inFlow: boolean;
  style: WritingStyle;
  /** Column of the key or dash of the value, in characters. */
  column: number;
  isCareful: boolean;
  /** Writes a group or list in braces or brackets, or in lines; without it, as the file does. */
  isFlow?: boolean;
}

/** @returns the value behind a colon or dash, and the lines below it, indented from column 0 on */
export function writeValue(value: unknown, place: ValuePlace): ScalarSource {
  const { name, style, column } = place;
  const isList = Array.isArray(value);
  if (!isList && !isGroup(value)) {
    const indent = column + style.indent;
    const written = writeScalar(value, { ...place, column: column + name.length + 2, indent, keyColumn: column });
    return { inline: written.inline, below: indentLines(written.below, indent) };
  }
  if (place.inFlow || isEmpty(value)) return { inline: writeFlow(value, place), below: [] };
  const wantsFlow =
    place.isFlow ??
    (style.flowNames.has(name) || (isList ? isShortList(value, place) : column >= 0 && isShortGroup(value, place)));
  const flow = wantsFlow ? writeFlow(value, place) : null;
  if (flow !== null && column + name.length + flow.length <= Math.max(style.width, 120))
    return { inline: flow, below: [] };
  const indent = column < 0 ? 0 : column + (isList ? style.listIndent : style.indent);
  return {
    inline: '',
    below: isList ? listLines(value, { ...place, column: indent }) : groupLines(value, { ...place, column: indent }),
  };
}

function isEmpty(value: object): boolean {
  return Object.values(value).every((each) => each === undefined);
}

/** Lists of a few numbers or words are in brackets when the file has no list of this name. */
function isShortList(list: readonly unknown[], { style, name }: ValuePlace): boolean {
  return list.every((each) => typeof each === 'number') && style.flowNames.size > 0 && !name.endsWith('[]');
}

/** Short groups are in braces where the file has none of this name, and its others are not in lines. */
function isShortGroup(value: unknown, place: ValuePlace): boolean {
  const { style, name } = place;
  if (!style.prefersFlow || style.lineNames.has(name) || !isGroup(value)) return false;
  if (Object.values(value).some((each) => typeof each === 'object' && each !== null)) return false;
  return writeFlow(value, place).length <= maxShort;
}

/** @returns the lines of a group's settings, indented */
export function groupLines(group: Record<string, unknown>, place: ValuePlace): string[] {
  const settings = Object.entries(group).filter(([, value]) => value !== undefined);
  return settings.flatMap(([key, value]) => entryLines(key, value, place));
}

/** @returns the lines of a setting, indented by the column of the place */
export function entryLines(key: string, value: unknown, place: ValuePlace): string[] {
  const { isFlow: _own, ...inner } = place;
  const { inline, below } = writeValue(value, { ...inner, name: key });
  const head = `${' '.repeat(Math.max(0, place.column))}${writeKey(key, place.style)}:`;
  return [inline === '' ? head : `${head} ${inline}`, ...below];
}

function listLines(list: readonly unknown[], place: ValuePlace): string[] {
  const name = `${place.name}[]`;
  // The sections of a page or a column are in lines, however short one is.
  const areSections = place.column <= place.style.indent || columnNames.some((each) => each === place.name);
  const allShort = !areSections && list.every((item) => isShortGroup(item, { ...place, name }));
  return list.flatMap((item) => itemLines(item, allShort ? { ...place, isFlow: true } : place));
}

/**
 * @param gap what stands between dash and value
 * @returns the lines of a list's entry, indented by the column of the place; the first begins with
 * a dash
 */
export function itemLines(item: unknown, place: ValuePlace, gap = ' '): string[] {
  const { isFlow, column } = place;
  const name = `${place.name}[]`;
  const dash = `${' '.repeat(column)}-${gap}`;
  const inner = { ...place, name, column: column + 1 + gap.length };
  const wantsFlow = isFlow ?? place.style.flowNames.has(name);
  if (isGroup(item) && !isEmpty(item) && !(wantsFlow && fits(item, inner))) {
    const { isFlow: _own, ...settings } = inner;
    const [first = '', ...rest] = groupLines(item, { ...settings, column: inner.column });
    return [dash + first.trimStart(), ...rest];
  }
  if (Array.isArray(item) && item.length > 0 && !wantsFlow) {
    const [first = '', ...rest] = listLines(item, { ...inner, column: inner.column });
    return [dash + first.trimStart(), ...rest];
  }
  const { inline, below } = writeValue(item, { ...inner, column, isFlow: wantsFlow });
  return [dash + inline, ...below];
}

function fits(item: object, place: ValuePlace): boolean {
  return place.column + writeFlow(item, place).length <= Math.max(place.style.width, 120);
}

/** @returns a value in one line */
export function writeFlow(value: unknown, place: ValuePlace): string {
  const { style, isCareful } = place;
  if (Array.isArray(value)) {
    const items = value.map((each) => writeFlow(each, place));
    return items.length === 0 ? '[]' : `[${style.bracketGap}${items.join(', ')}${style.bracketGap}]`;
  }
  if (isGroup(value)) {
    const pairs = Object.entries(value).filter(([, each]) => each !== undefined);
    const items = pairs.map(([key, each]) => `${writeKey(key, style)}: ${writeFlow(each, place)}`);
    return items.length === 0 ? '{}' : `{${style.braceGap}${items.join(', ')}${style.braceGap}}`;
  }
  return typeof value === 'string'
    ? writeInline(value, { inFlow: true, style, isCareful })
    : JSON.stringify(value ?? null);
}
