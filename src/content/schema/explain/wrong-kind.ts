// Values of the wrong kind: a number where a text is needed, a text where settings are needed, nothing at all.
import { diagnose, type Diagnostic, type Fix, type Place } from '../diagnostic.ts';
import type { JsonSchema } from '../json-schema.ts';
import { child, isGroup } from '../pointer.ts';
import { inQuotes } from '../syntax/quoting.ts';
import type { Misfit } from '../validate.ts';
import { asList } from './as-list.ts';
import { kindName, typeName } from './kind-name.ts';
import { meantNumber } from './meant-number.ts';
import { valueName, type Scene } from './scene.ts';

/** @returns the diagnostic for a value whose kind does not fit */
export function explainKind({ instancePath, data, params, parentSchema }: Misfit, scene: Scene): Diagnostic {
  const place = scene.locator.place(instancePath, instancePath === '' ? 'firstKey' : 'value');
  const needs = needsOf(instancePath, params.type);
  if (data === null) {
    const written = scene.locator.written(instancePath);
    const comment = written?.startsWith('#') ? written : null;
    return diagnose('schema/empty', place, { name: valueName(instancePath), needs, comment });
  }
  const glued = typeof data === 'string' ? gluedSetting(data, parentSchema as JsonSchema) : null;
  if (glued !== null)
    return diagnose('yaml/space-after-colon', place, { better: glued, fixes: fixesFor(glued, place) });
  const text = params.type === 'string' ? textWithColon(data, scene.locator.written(instancePath)) : null;
  if (text !== null) return diagnose('yaml/colon-in-text', place, { better: text, fixes: fixesFor(text, place) });
  const {
    better,
    advice,
    isSure = true,
  } = adviceFor(
    {
      type: String(params.type),
      data,
      written: scene.locator.written(instancePath),
      pointer: instancePath,
      schema: asOne(parentSchema as JsonSchema, scene),
    },
    scene,
  );
  const fixes =
    better === null ? regrouped(String(params.type), data, instancePath, scene) : fixesFor(better, place, isSure);
  return diagnose('schema/wrong-kind', place, {
    name: valueName(instancePath),
    needs,
    is: kindName(data),
    advice,
    fixes,
  });
}

function needsOf(pointer: string, type: unknown): string {
  if (pointer === '') return 'settings, each written as "name: value"';
  return /^\/blocks\/\d+\/type$/.test(pointer) ? 'the type of the section' : typeName(type);
}

/** Takes the dashes of a list away, or puts one before a group, where these stand on lines of their own. */
function regrouped(type: string, data: unknown, pointer: string, { locator }: Scene): Fix[] {
  if (type === 'array' && isGroup(data)) {
    const lines = Object.keys(data).flatMap((key) => locator.lines(child(pointer, key)));
    const column = lines[0]?.end.column;
    if (column === undefined || lines.some(({ end }) => end.column < column)) return [];
    const edits = lines.map((range, index) => ({
      range,
      text: `${' '.repeat(range.end.column - 1)}${index === 0 ? '- ' : '  '}`,
    }));
    return [{ title: 'Make it an entry of a list', safe: false, edits }];
  }
  const names = Array.isArray(data) ? data.flatMap((entry) => (isGroup(entry) ? Object.keys(entry) : [''])) : [];
  if (type !== 'object' || !Array.isArray(data) || names.includes('') || new Set(names).size < names.length) return [];
  const { start: dash } = locator.place(pointer, 'value').range;
  const starts = data.map((_entry, index) => locator.place(child(pointer, index), 'firstKey').range.start);
  if (names.length === 0 || starts.some(({ column }) => column !== dash.column + 2)) return [];
  const edits = starts.map((start) => ({
    range: { start: { ...start, column: start.column - 2, offset: start.offset - 2 }, end: start },
    text: '  ',
  }));
  return [{ title: 'Take the dash away', safe: false, edits }];
}

/** `label:Home` where settings are needed is a setting without its space. */
function gluedSetting(text: string, { properties = {}, type }: JsonSchema): string | null {
  const parts = /^([A-Za-z]\w*):(\S.*)$/.exec(text);
  if (!parts || type !== 'object') return null;
  return Object.hasOwn(properties, parts[1]!) || parts[1] === 'type' ? `${parts[1]}: ${parts[2]}` : null;
}

/** `- Fast: very` where a text is needed is a text with a colon. */
function textWithColon(data: unknown, written: string | null): string | null {
  const isSetting =
    isGroup(data) && Object.keys(data).length === 1 && written !== null && /^[^[{\s].*:(\s|$)/.test(written);
  return isSetting ? inQuotes(written) : null;
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
  /** Whether nothing else can be meant. */
  isSure?: boolean;
}

const none: Advice = { better: null, advice: null };

function adviceFor(kind: Kind, scene: Scene): Advice {
  return (Object.hasOwn(advisers, kind.type) ? advisers[kind.type]! : () => none)(kind, scene);
}

const advisers: Record<string, (kind: Kind, scene: Scene) => Advice> = {
  string: ({ data, written, schema }) => {
    const alone = Array.isArray(data) && data.length === 1 && typeof data[0] === 'string' ? inQuotes(data[0]) : null;
    if (written !== null && /^[[{]/.test(written) && alone === null)
      return { better: null, advice: `If it is meant as a text, put it in quotes: ${inQuotes(written)}` };
    if (Array.isArray(data))
      return {
        better: written === null || written.startsWith('-') ? null : alone,
        advice:
          data.length === 1
            ? 'Only one text can stand here, so no list is needed.'
            : 'Only one text can stand here, not a list.',
        isSure: false,
      };
    if (written === null || (typeof data !== 'number' && typeof data !== 'boolean')) return none;
    if (!isTaken(written, schema)) return { better: null, advice: ruleOf(schema) };
    const lost = String(data) === written ? '' : ` (without them it is read as ${String(data)})`;
    return { better: `"${written}"`, advice: `Put it in quotes: "${written}"${lost}.` };
  },
  boolean: ({ data }) => {
    const word = String(data).toLowerCase();
    if (['yes', 'on', 'true', 'y', '1'].includes(word)) return { better: 'true', advice: 'Write: true' };
    if (['no', 'off', 'false', 'n', '0'].includes(word)) return { better: 'false', advice: 'Write: false' };
    return none;
  },
  number: ({ data }) => numberAdvice(data),
  integer: ({ data }) => numberAdvice(data),
  array: ({ data }) => {
    if (typeof data === 'object')
      return {
        better: null,
        advice: 'Put "- " before the first setting of each entry, and indent the others below it.',
      };
    const better = typeof data === 'string' ? asList(data) : null;
    return {
      better,
      advice: `Write each entry on a line of its own that starts with "- "${better ? `, or: ${better}` : ''}.`,
      isSure: false,
    };
  },
  object: ({ data, pointer, schema: { required = [] } }, { schemas }) => {
    if (Array.isArray(data))
      return { better: null, advice: 'Take the "- " away: there is only one group of settings here.' };
    const isType = typeof data === 'string' && Object.hasOwn(schemas.blocks, data) && /^\/blocks\/\d+$/.test(pointer);
    if (isType) return { better: `type: ${data}`, advice: `Write: - type: ${data}` };
    const [only, ...more] = required;
    if (typeof data === 'string' && /^\S[^\n]*$/.test(data) && only !== undefined && more.length === 0)
      return { better: `${only}: ${inQuotes(data)}`, advice: `Write: ${only}: ${inQuotes(data)}`, isSure: false };
    return { better: null, advice: 'Write its settings on the lines below, indented, each as "name: value".' };
  },
};

/** A schema with what it says by `allOf`. */
function asOne(schema: JsonSchema, { schemas }: Scene): JsonSchema {
  const parts = (schema.allOf as JsonSchema[] | undefined) ?? [];
  return Object.assign({}, ...parts.map(schemas.target), schema) as JsonSchema;
}

/** Whether a setting takes a text, as far as its form goes. */
function isTaken(text: string, { pattern, enum: allowed }: JsonSchema): boolean {
  if (allowed && !allowed.includes(text)) return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
}

function ruleOf({ errorMessage, enum: allowed }: JsonSchema): string | null {
  if (allowed) return `Write one of: ${allowed.join(', ')}`;
  return typeof errorMessage === 'string' ? errorMessage : null;
}

function numberAdvice(data: unknown): Advice {
  if (typeof data === 'number')
    return {
      better: String(Math.round(data)),
      advice: `Write a whole number, such as ${Math.round(data)}.`,
      isSure: false,
    };
  if (typeof data !== 'string') return none;
  const meant = meantNumber(data);
  if (!meant) return { better: null, advice: 'Write one number alone, such as 7500 or 24.50.' };
  const { written, isSure } = meant;
  return { better: written, advice: `Write the number alone, without quotes: ${written}`, isSure };
}

function fixesFor(better: string | null, { range }: Place, safe = true): Fix[] {
  return better === null ? [] : [{ title: `Write ${better}`, safe, edits: [{ range, text: better }] }];
}
