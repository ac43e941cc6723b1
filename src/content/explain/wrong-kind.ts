// Values of the wrong kind: a number where a text is needed, a text where settings are needed, nothing at all.
import { diagnose, type Diagnostic, type Fix, type Place } from '../diagnostic.ts';
import type { JsonSchema } from '../json-schema.ts';
import { isGroup } from '../pointer.ts';
import { inQuotes } from '../syntax/quoting.ts';
import type { Misfit } from '../validate.ts';
import { kindName, typeName } from './kind-name.ts';
import { valueName, type Scene } from './scene.ts';

/** @returns the diagnostic for a value whose kind does not fit */
export function explainKind({ instancePath, data, params, parentSchema }: Misfit, scene: Scene): Diagnostic {
  const place = scene.locator.place(instancePath, instancePath === '' ? 'firstKey' : 'value');
  const needs = needsOf(instancePath, params.type);
  if (data === null) return diagnose('schema/empty', place, { name: valueName(instancePath), needs });
  const glued = typeof data === 'string' ? gluedSetting(data, parentSchema as JsonSchema) : null;
  if (glued !== null)
    return diagnose('yaml/space-after-colon', place, { better: glued, fixes: fixesFor(glued, place) });
  const text = params.type === 'string' ? textWithColon(data, scene.locator.written(instancePath)) : null;
  if (text !== null) return diagnose('yaml/colon-in-text', place, { better: text, fixes: fixesFor(text, place) });
  const { better, advice } = adviceFor(
    { type: String(params.type), data, written: scene.locator.written(instancePath), pointer: instancePath },
    scene,
  );
  return diagnose('schema/wrong-kind', place, {
    name: valueName(instancePath),
    needs,
    is: kindName(data),
    advice,
    fixes: fixesFor(better, place),
  });
}

function needsOf(pointer: string, type: unknown): string {
  if (pointer === '') return 'settings, each written as "name: value"';
  return /^\/blocks\/\d+\/type$/.test(pointer) ? 'the type of the section' : typeName(type);
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
}

interface Advice {
  better: string | null;
  advice: string | null;
}

const none: Advice = { better: null, advice: null };

function adviceFor(kind: Kind, scene: Scene): Advice {
  return (Object.hasOwn(advisers, kind.type) ? advisers[kind.type]! : () => none)(kind, scene);
}

const advisers: Record<string, (kind: Kind, scene: Scene) => Advice> = {
  string: ({ data, written }) => {
    if (written !== null && /^[[{]/.test(written))
      return { better: null, advice: `If it is meant as a text, put it in quotes: ${inQuotes(written)}` };
    if (written === null || (typeof data !== 'number' && typeof data !== 'boolean')) return none;
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
    return { better: null, advice: 'Write each entry on a line of its own that starts with "- ".' };
  },
  object: ({ data, pointer }, { schemas }) => {
    if (Array.isArray(data))
      return { better: null, advice: 'Take the "- " away: there is only one group of settings here.' };
    const isType = typeof data === 'string' && Object.hasOwn(schemas.blocks, data) && /^\/blocks\/\d+$/.test(pointer);
    if (isType) return { better: `type: ${data}`, advice: `Write: - type: ${data}` };
    return { better: null, advice: 'Write its settings on the lines below, indented, each as "name: value".' };
  },
};

function numberAdvice(data: unknown): Advice {
  if (typeof data === 'number') return { better: String(Math.round(data)), advice: `Write: ${Math.round(data)}` };
  const found = typeof data === 'string' ? /^\s*(-?\d+(?:\.\d+)?)\s*\S*\s*$/.exec(data) : null;
  return found ? { better: found[1]!, advice: `Write the number alone, without quotes: ${found[1]}` } : none;
}

function fixesFor(better: string | null, { range }: Place): Fix[] {
  return better === null ? [] : [{ title: `Write ${better}`, safe: true, edits: [{ range, text: better }] }];
}
