// Values of the wrong kind: a number where a text is needed, a text where settings are needed,
// nothing at all.
import type { Diagnostic, Fix, Place } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { JsonSchema } from '../json-schema.ts';
import { childPointer, isGroup, isSectionPointer, isSettingOfSection } from '../../../base/pure/pointer.ts';
import { quoteText } from '../../yaml/parse/quoting.ts';
import type { SchemaError } from '../validate.ts';
import { toFlowList } from '../guess/comma-text-as-list.ts';
import { describeKind, describeType, neededKinds } from '../../diagnostics/messages/names.ts';
import { guessNumber } from '../guess/guess-number.ts';
import { describeValue, type ExplainContext } from './explain-context.ts';
import { fixTitles } from '../../diagnostics/messages/notes.ts';
import { advice as words } from '../../diagnostics/messages/advice.ts';

/** @returns the diagnostic for a value whose kind does not fit */
export function explainKind(
  { instancePath, data, params, parentSchema }: SchemaError,
  context: ExplainContext,
): Diagnostic {
  const place = context.locator.place(instancePath, instancePath === '' ? 'firstKey' : 'value');
  const needs = describeNeeds(instancePath, params.type);
  if (data === null) {
    const written = context.locator.sourceText(instancePath);
    const comment = written?.startsWith('#') ? written : null;
    return diagnose('schema/empty', place, { name: describeValue(instancePath, context.value), needs, comment });
  }
  const glued = typeof data === 'string' ? findGluedSetting(data, parentSchema as JsonSchema) : null;
  if (glued !== null)
    return diagnose('yaml/space-after-colon', place, { better: glued, fixes: createFix(glued, place) });
  const text = params.type === 'string' ? findTextWithColon(data, context.locator.sourceText(instancePath)) : null;
  if (text !== null) return diagnose('yaml/colon-in-text', place, { better: text, fixes: createFix(text, place) });
  const {
    better,
    advice,
    isSure = true,
  } = findAdvice(
    {
      type: String(params.type),
      data,
      written: context.locator.sourceText(instancePath),
      pointer: instancePath,
      schema: mergeSchemaParts(parentSchema as JsonSchema, context),
    },
    context,
  );
  const fixes =
    better === null
      ? createRegroupFix(String(params.type), data, instancePath, context)
      : createFix(better, place, isSure);
  return diagnose('schema/wrong-kind', place, {
    name: describeValue(instancePath, context.value),
    needs,
    is: describeKind(data),
    advice,
    fixes,
  });
}

function describeNeeds(pointer: string, type: unknown): string {
  if (pointer === '') return neededKinds.settings();
  return isSettingOfSection(pointer, 'type') ? neededKinds.sectionType() : describeType(type);
}

/** Removes the dashes of a list, or puts one before a group, if these are on separate lines. */
function createRegroupFix(type: string, data: unknown, pointer: string, { locator }: ExplainContext): Fix[] {
  if (type === 'array' && isGroup(data)) {
    const lines = Object.keys(data).flatMap((key) => locator.lines(childPointer(pointer, key)));
    const column = lines[0]?.end.column;
    if (column === undefined || lines.some(({ end }) => end.column < column)) return [];
    const edits = lines.map((range, index) => ({
      range,
      text: `${' '.repeat(range.end.column - 1)}${index === 0 ? '- ' : '  '}`,
    }));
    return [{ title: fixTitles.makeEntry(), safe: false, edits }];
  }
  const names = Array.isArray(data) ? data.flatMap((entry) => (isGroup(entry) ? Object.keys(entry) : [''])) : [];
  if (type !== 'object' || !Array.isArray(data) || names.includes('') || new Set(names).size < names.length) return [];
  const { start: dash } = locator.place(pointer, 'value').range;
  const starts = data.map((_entry, index) => locator.place(childPointer(pointer, index), 'firstKey').range.start);
  if (names.length === 0 || starts.some(({ column }) => column !== dash.column + 2)) return [];
  const edits = starts.map((start) => ({
    range: { start: { ...start, column: start.column - 2, offset: start.offset - 2 }, end: start },
    text: '  ',
  }));
  return [{ title: fixTitles.deleteDash(), safe: false, edits }];
}

/** `label:Home` where settings are needed is a setting without its space. */
function findGluedSetting(text: string, { properties = {}, type }: JsonSchema): string | null {
  const parts = /^([A-Za-z]\w*):(\S.*)$/.exec(text);
  if (!parts || type !== 'object') return null;
  return Object.hasOwn(properties, parts[1]!) || parts[1] === 'type' ? `${parts[1]}: ${parts[2]}` : null;
}

/** `- Fast: very` where a text is needed is a text with a colon. */
function findTextWithColon(data: unknown, written: string | null): string | null {
  const isSetting =
    isGroup(data) && Object.keys(data).length === 1 && written !== null && /^[^[{\s].*:(\s|$)/.test(written);
  return isSetting ? quoteText(written) : null;
}

interface Kind {
  type: string;
  data: unknown;
  written: string | null;
  pointer: string;
  schema: JsonSchema;
}

interface Advice {
  better: string | null;
  advice: string | null;
  /** True if nothing else can be meant. */
  isSure?: boolean;
}

const none: Advice = { better: null, advice: null };

function findAdvice(kind: Kind, context: ExplainContext): Advice {
  return (Object.hasOwn(advisers, kind.type) ? advisers[kind.type]! : () => none)(kind, context);
}

const advisers: Record<string, (kind: Kind, context: ExplainContext) => Advice> = {
  string: ({ data, written, schema }) => {
    const alone = Array.isArray(data) && data.length === 1 && typeof data[0] === 'string' ? quoteText(data[0]) : null;
    if (written !== null && /^[[{]/.test(written) && alone === null)
      return { better: null, advice: words.quoteText(quoteText(written)) };
    if (Array.isArray(data))
      return {
        better: written === null || written.startsWith('-') ? null : alone,
        advice: words.textForList({ hasOne: data.length === 1 }),
        isSure: false,
      };
    if (written === null || (typeof data !== 'number' && typeof data !== 'boolean')) return none;
    if (!isAccepted(written, schema)) return { better: null, advice: describeRule(schema) };
    const read = String(data) === written ? null : String(data);
    return { better: `"${written}"`, advice: words.quoteValue({ written, read }) };
  },
  boolean: ({ data }) => {
    const word = String(data).toLowerCase();
    if (['yes', 'on', 'true', 'y', '1'].includes(word)) return { better: 'true', advice: words.write('true') };
    if (['no', 'off', 'false', 'n', '0'].includes(word)) return { better: 'false', advice: words.write('false') };
    return none;
  },
  number: ({ data }) => adviseNumber(data, false),
  integer: ({ data }) => adviseNumber(data, true),
  array: ({ data }) => {
    if (typeof data === 'object') return { better: null, advice: words.entriesForGroup() };
    const better = typeof data === 'string' ? toFlowList(data) : null;
    return { better, advice: words.entriesForText({ better }), isSure: false };
  },
  object: ({ data, pointer, schema: { required = [] } }, { schemas }) => {
    if (Array.isArray(data)) return { better: null, advice: words.groupForList() };
    const isType = typeof data === 'string' && Object.hasOwn(schemas.blocks, data) && isSectionPointer(pointer);
    if (isType) return { better: `type: ${data}`, advice: words.write(`- type: ${data}`) };
    const [only, ...more] = required;
    if (typeof data === 'string' && /^\S[^\n]*$/.test(data) && only !== undefined && more.length === 0)
      return {
        better: `${only}: ${quoteText(data)}`,
        advice: words.write(`${only}: ${quoteText(data)}`),
        isSure: false,
      };
    return { better: null, advice: words.groupForText() };
  },
};

/** A schema with what it says by `allOf`. */
function mergeSchemaParts(schema: JsonSchema, { schemas }: ExplainContext): JsonSchema {
  const parts = (schema.allOf as JsonSchema[] | undefined) ?? [];
  return Object.assign({}, ...parts.map(schemas.dereference), schema) as JsonSchema;
}

/** Checks that a setting accepts a text, as far as its form goes. */
function isAccepted(text: string, { pattern, enum: allowed }: JsonSchema): boolean {
  if (allowed && !allowed.includes(text)) return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
}

function describeRule({ errorMessage, enum: allowed }: JsonSchema): string | null {
  if (allowed) return words.writeOneOf(allowed);
  return typeof errorMessage === 'string' ? errorMessage : null;
}

function adviseNumber(data: unknown, isWhole: boolean): Advice {
  if (typeof data === 'number')
    return { better: String(Math.round(data)), advice: words.wholeNumber(Math.round(data)), isSure: false };
  if (typeof data !== 'string') return none;
  const meant = guessNumber(data);
  if (!meant || (isWhole && meant.written.includes('.')))
    return { better: null, advice: isWhole ? words.wholeNumber(3) : words.number() };
  const { written, isSure } = meant;
  return { better: written, advice: words.numberAlone(written), isSure };
}

function createFix(better: string | null, { range }: Place, safe = true): Fix[] {
  return better === null ? [] : [{ title: fixTitles.write(better), safe, edits: [{ range, text: better }] }];
}
