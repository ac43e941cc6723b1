// Mistakes in values: of the wrong kind, empty, too long, not in the list.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import {
  childPointer,
  isGroup,
  isSectionPointer,
  isSettingOfSection,
  lastKey,
  parentPointer,
  getAtPointer,
} from '../../../base/pure/pointer.ts';
import { nearest } from '../../../base/pure/suggest.ts';
import { suggestFix } from '../../diagnostics/suggested-fix.ts';
import type { SchemaError } from '../validate.ts';
import type { WrittenLink } from '../../yaml/parse/written-link.ts';
import { explainAddress } from './address.ts';
import type { JsonSchema } from '../json-schema.ts';
import { guessLanguage } from '../guess/guess-language.ts';
import { guessValue } from '../guess/guess-value.ts';
import { findFittingType } from './guess-type.ts';
import { describeValue, type ExplainContext } from './explain-context.ts';
import { explainKind } from './wrong-kind.ts';
import { describeType } from '../../diagnostics/messages/names.ts';

type Explain = (error: SchemaError, context: ExplainContext) => Diagnostic;

/** @returns the diagnostic for a error that is about a value */
export function explainValue(error: SchemaError, context: ExplainContext): Diagnostic {
  return (Object.hasOwn(byKeyword, error.keyword) ? byKeyword[error.keyword]! : badFormat)(error, context);
}

const notAllowed: Explain = ({ instancePath, data, parentSchema }, context) => {
  const place = context.locator.place(instancePath, 'value');
  const allowed = ((parentSchema?.enum as unknown[]) ?? []).map(String);
  const isType = isSettingOfSection(instancePath, 'type');
  if (isType && (data === 'shared' || Object.hasOwn(context.schemas.blocks, String(data))) && isInColumn(instancePath))
    return diagnose('schema/not-in-column', place, { name: String(data), allowed });
  const near =
    nearest(String(data), allowed) ?? (isType ? guessSectionType(String(data), instancePath, context) : null);
  const fixes = suggestFix(place, near);
  if (isType)
    return diagnose('schema/unknown-type', place, { name: String(data), nearest: near, known: allowed, fixes });
  const said = (parentSchema?.enumDescriptions as string[] | undefined) ?? [];
  const described = allowed.map((value, index) =>
    said[index] ? `${value} (${said[index].replace(/\.$/, '')})` : value,
  );
  return diagnose('schema/not-allowed', place, {
    name: describeValue(instancePath, context.value),
    value: String(data),
    nearest: near,
    allowed: described,
    fixes,
  });
};

/** Checks that a pointer leads to a setting of a section in a column. */
function isInColumn(pointer: string): boolean {
  return isSectionPointer(parentPointer(parentPointer(parentPointer(pointer))));
}

/**
 * The only type with the word in it, `hero-slider` for `hero`; otherwise the type that all settings
 * fit.
 */
function guessSectionType(written: string, pointer: string, context: ExplainContext): string | null {
  const types = Object.keys(context.schemas.blocks).filter((type) => type.split('-').includes(written.toLowerCase()));
  const section = getAtPointer(context.value, parentPointer(pointer));
  return types.length === 1 ? types[0]! : isGroup(section) ? findFittingType(section, context) : null;
}

const badFormat: Explain = (error, context) => {
  const { instancePath, data, parentSchema, propertyName } = error;
  const rule = (parentSchema?.errorMessage as string | undefined) ?? null;
  if (propertyName !== undefined) {
    const key = context.locator.place(childPointer(instancePath, propertyName), 'key');
    return diagnose('schema/bad-format', key, { name: `"${propertyName}"`, value: propertyName, rule, better: null });
  }
  if (lastKey(instancePath) === 'src' && /^http:/i.test(String(data)))
    return diagnose('safety/mixed-content', context.locator.place(instancePath, 'value'), {
      address: String(data),
      better: null,
    });
  if (parentSchema?.title === 'Address' && typeof data === 'string')
    return explainAddress(data, context.locator.place(instancePath, 'value'), rule);
  const link = typeof data === 'string' ? findWrongLink(data, parentSchema?.pattern) : null;
  if (link) return explainAddress(link.address, context.locator.link(instancePath, link), rule);
  const value = typeof data === 'string' ? data : JSON.stringify(data);
  const place = context.locator.place(instancePath, 'value');
  const better = typeof data === 'string' ? guessFormat(data, parentSchema ?? {}) : null;
  const fixes = suggestFix(place, better);
  return diagnose('schema/bad-format', place, {
    name: describeValue(instancePath, context.value),
    value,
    rule,
    better,
    fixes,
  });
};

function guessFormat(written: string, { title, pattern }: JsonSchema): string | null {
  return title === 'Language' ? guessLanguage(written) : guessValue(written, pattern);
}

/** The first link in a text whose address the pattern refuses. */
function findWrongLink(text: string, pattern: unknown): WrittenLink | null {
  if (typeof pattern !== 'string' || !pattern.includes('\\]\\(')) return null;
  const fits = new RegExp(pattern, 'u');
  const marks = Array.from(text.matchAll(/\]\(\s*(?:<([^<>\n]*)|([^()\s<]*))/g));
  const index = marks.findIndex(([mark]) => !fits.test(mark));
  if (index === -1) return null;
  const [mark, angled, bare = ''] = marks[index]!;
  const address = angled ?? bare;
  // A shorter address may begin like it: the words are looked for, and not the whole link.
  const nth = marks.slice(0, index).filter(([other]) => other.startsWith(mark)).length;
  return { address, mark, length: address.length, nth, fix: 'bare' };
}

const tooShort: Explain = (error, context) => {
  const { instancePath, data } = error;
  if (data !== '') return badFormat(error, context);
  return diagnose('schema/empty', context.locator.place(instancePath, 'value'), {
    name: describeValue(instancePath, context.value),
    needs: describeType('string'),
  });
};

const tooLong: Explain = ({ instancePath, data, params }, context) => {
  return diagnose('schema/too-long', context.locator.place(instancePath, 'value'), {
    name: describeValue(instancePath, context.value),
    length: [...String(data)].length,
    limit: Number(params.limit),
  });
};

const outOfRange: Explain = ({ instancePath, data, parentSchema }, context) => {
  const limit = (keyword: string) => (typeof parentSchema?.[keyword] === 'number' ? parentSchema[keyword] : null);
  return diagnose('schema/out-of-range', context.locator.place(instancePath, 'value'), {
    name: describeValue(instancePath, context.value),
    value: Number(data),
    least: limit('minimum'),
    most: limit('maximum'),
  });
};

const tooFew: Explain = ({ instancePath, data, params }, context) => {
  const number = Array.isArray(data) ? data.length : 0;
  const part = number === 0 ? 'value' : 'key';
  return diagnose('schema/too-few', context.locator.place(instancePath, part), {
    name: describeValue(instancePath, context.value),
    of: 'list',
    rule: null,
    number,
    least: Number(params.limit),
  });
};

const tooMany: Explain = ({ instancePath, data, params }, context) => {
  const limit = Number(params.limit);
  return diagnose('schema/too-many', context.locator.place(childPointer(instancePath, limit), 'firstKey'), {
    name: describeValue(instancePath, context.value),
    of: 'list',
    rule: null,
    number: Array.isArray(data) ? data.length : limit,
    most: limit,
  });
};

const tooFewSettings: Explain = ({ instancePath, data, parentSchema, params }, context) => {
  const rule = (parentSchema?.['x-rule'] as string | undefined) ?? null;
  return diagnose('schema/too-few', context.locator.place(instancePath, 'firstKey'), {
    name: describeValue(instancePath, context.value),
    of: 'group',
    rule,
    number: isGroup(data) ? Object.keys(data).length : 0,
    least: Number(params.limit),
  });
};

const tooManySettings: Explain = ({ instancePath, data, parentSchema, params }, context) => {
  const rule = (parentSchema?.['x-rule'] as string | undefined) ?? null;
  const last = isGroup(data) ? Object.keys(data).at(-1)! : lastKey(instancePath);
  const place = context.locator.place(childPointer(instancePath, last), 'key');
  return diagnose('schema/too-many', place, {
    name: describeValue(instancePath, context.value),
    of: 'group',
    rule,
    number: isGroup(data) ? Object.keys(data).length : 0,
    most: Number(params.limit),
  });
};

const byKeyword: Record<string, Explain> = {
  type: explainKind,
  enum: notAllowed,
  const: notAllowed,
  minLength: tooShort,
  maxLength: tooLong,
  minimum: outOfRange,
  maximum: outOfRange,
  minItems: tooFew,
  maxItems: tooMany,
  minProperties: tooFewSettings,
  maxProperties: tooManySettings,
};
