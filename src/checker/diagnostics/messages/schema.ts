// Messages for settings that are unknown, missing, in the wrong place or of the wrong kind.
import { describeSectionsOfTypes, wrongKindMessage, type WrongKind } from './names.ts';
import { pluralize, joinQuoted, quote } from './quote.ts';

export interface Empty {
  name: string;
  needs: string;
  /** Comment that was written in place of the value. */
  comment?: string | null;
  /** True if there are characters, but no words. */
  isBlank?: boolean;
}

export interface UnknownKey {
  name: string;
  owner: string;
  nearest: string | null;
  known: string[];
  /** Types of sections that have the setting. */
  otherTypes: string[];
  /** True if this is the name of another setting, which the value does not fit. */
  isTaken?: boolean;
}

/** Number of entries or settings that does not fit. */
export interface Count {
  name: string;
  /** Kind of what has too few or too many. */
  of: 'list' | 'group' | 'row';
  rule: string | null;
  number: number;
}

export const schemaMessages = {
  'schema/unknown-key': ({ name, owner, nearest, known, otherTypes, isTaken }: UnknownKey) => ({
    message:
      (isTaken
        ? `${quote(name)} is another setting of ${owner}, and this value does not fit it.`
        : `${quote(name)} is not a setting of ${owner}.`) +
      (nearest
        ? ` Did you mean ${quote(nearest)}?`
        : otherTypes.length > 0
          ? ` It belongs to ${describeSectionsOfTypes(otherTypes)}.`
          : ''),
    ...(nearest || known.length === 0 ? {} : { hint: `Possible settings: ${joinQuoted(known)}.` }),
  }),
  'schema/missing-key': ({ names, owner, hint }: { names: string[]; owner: string; hint: string | null }) => ({
    message: `${names.length > 1 ? 'The settings' : 'The setting'} ${joinQuoted(names)} ${names.length > 1 ? 'are' : 'is'} missing from ${owner}.`,
    ...(hint ? { hint } : {}),
  }),
  'schema/unknown-type': ({ name, nearest, known }: { name: string; nearest: string | null; known: string[] }) => ({
    message: `There is no section type ${quote(name)}.` + (nearest ? ` Did you mean ${quote(nearest)}?` : ''),
    hint: `Section types: ${known.join(', ')}.`,
  }),
  'schema/not-in-column': ({ name, allowed }: { name: string; allowed: string[] }) => ({
    message:
      name === 'columns'
        ? 'Columns cannot stand inside a column.'
        : `A section of type ${quote(name)} cannot stand inside a column.`,
    hint:
      name === 'shared'
        ? 'Write its sections here. Or make a shared section of the whole "columns" section.'
        : `Put it among the sections of the page itself. Inside a column there can be: ${allowed.join(', ')}.`,
  }),
  'schema/other-type': ({ type, fits }: { type: string; fits: string }) => ({
    message: `This section has the type ${quote(type)}, but its settings are those of ${quote(fits)}.`,
    hint: `Write: type: ${fits}`,
  }),
  'schema/not-allowed': ({
    name,
    value,
    nearest,
    allowed,
  }: {
    name: string;
    value: string;
    nearest: string | null;
    allowed: string[];
  }) => ({
    message: `${name} cannot be ${quote(value)}.` + (nearest ? ` Did you mean ${quote(nearest)}?` : ''),
    ...(allowed.length > 0 ? { hint: `Possible values: ${allowed.join(', ')}.` } : {}),
  }),
  'schema/wrong-kind': (facts: WrongKind) => wrongKindMessage(facts.name, facts),
  'schema/empty': ({ name, needs, comment, isBlank }: Empty) => ({
    message: isBlank
      ? `${name} has no words: visitors see nothing of spaces and marks alone.`
      : `${name} is empty; it needs ${needs}.`,
    ...(comment
      ? { hint: `Everything after # is a comment. If it is meant as text, put it in quotes: "${comment}"` }
      : {}),
  }),
  'schema/bad-address': ({ value, rule, better }: { value: string; rule: string; better: string | null }) => ({
    message: `${quote(value)} is not an address that a link can use. ${sentence(rule)}`,
    ...(better ? { hint: `Did you mean ${quote(better)}?` } : {}),
  }),
  'schema/bad-format': ({
    name,
    value,
    rule,
    better,
  }: {
    name: string;
    value: string;
    rule: string | null;
    better: string | null;
  }) => ({
    message: `${name} cannot be ${quote(value)}.${rule ? ` ${sentence(rule)}` : ''}`,
    ...(better ? { hint: `Did you mean ${quote(better)}?` } : {}),
  }),
  'schema/too-long': ({ name, length, limit }: { name: string; length: number; limit: number }) => ({
    message: `${name} is ${pluralize(length, 'character')} long; the limit is ${limit}.`,
  }),
  'schema/out-of-range': ({
    name,
    value,
    least,
    most,
  }: {
    name: string;
    value: number;
    least: number | null;
    most: number | null;
  }) => ({
    message:
      `${name} is ${value}; ` +
      (least !== null && most !== null
        ? `it must be from ${least} to ${most}.`
        : least !== null
          ? `it must be at least ${least}.`
          : `it must be at most ${most}.`),
  }),
  'schema/too-few': ({ name, rule, number, least }: Count & { least: number }) => ({
    message: rule
      ? sentence(rule)
      : `${name} has ${number === 0 ? 'no' : number} ${number === 1 ? 'entry' : 'entries'}; it needs at least ${least}.`,
  }),
  'schema/too-many': ({ name, rule, most }: Count & { most: number }) => ({
    message: rule ? sentence(rule) : `${name} has too many entries; the limit is ${most}.`,
    ...(rule ? { hint: 'Remove one of them.' } : {}),
  }),
  'schema/lost-indent': ({
    names,
    owner,
    by,
    isInside,
  }: {
    names: string[];
    owner: string;
    by: number | null;
    isInside: boolean;
  }) => {
    const [belong, lines, them] = names.length > 1 ? ['belong', 'these lines', 'them'] : ['belongs', 'this line', 'it'];
    const move =
      by === null
        ? isInside
          ? `move ${them} into its braces`
          : `move ${them} out of these braces`
        : `indent ${lines} by ${by > 0 ? pluralize(by, 'more space') : pluralize(-by, 'fewer space')}`;
    return { message: `${joinQuoted(names)} ${belong} to ${owner}: ${move}.` };
  },
  'schema/deprecated': ({ name, newName }: { name: string; newName: string }) => ({
    message: `${quote(name)} is called ${quote(newName)} now.`,
    hint: 'The old name still works. To replace it everywhere: npm run migrate',
  }),
  'schema/both-names': ({ name, newName }: { name: string; newName: string }) => ({
    message: `${quote(name)} is the old name of ${quote(newName)}, and both are given.`,
    hint: `Keep one of the two, with the name ${quote(newName)}.`,
  }),
};

function sentence(rule: string): string {
  return /[.!?:]$/.test(rule) ? rule : `${rule}.`;
}

/** Faults of schemas that a developer wrote. Those about one file are the end of a sentence about it. */
export const schemaFaults = {
  otherType: (type: string) =>
    `is not for this type: it needs "type": "object", and a property "type" with "const": "${type}".`,
  unknownRequired: (name: string) => `requires "${name}", which is none of its properties.`,
  noExamples: () => 'has no examples. Please write at least one, with all that is required.',
  misfit: ({ number, pointer, problem }: { number: number; pointer: string; problem: string }) =>
    `contradicts itself: its example ${number} does not fit it${pointer && `, at ${pointer}`}: ${problem}.`,
  unusable: (problem: string) => `cannot be used: ${problem}.`,
  unknownKeyword: ({ keyword, nearest }: { keyword: string; nearest: string | null }) =>
    `cannot be used: there is no keyword ${quote(keyword)}.` + (nearest ? ` Did you mean ${quote(nearest)}?` : ''),
  unknownNewName: ({ name, newName }: { name: string; newName: string }) =>
    `says that "${name}" was renamed to "${newName}", which does not exist.`,
  unknownLabel: (name: string) => `names "${name}" as "x-label", which is no label of schemas/site.schema.json.`,
  unknownReference: (name: string) => `refers to schemas/${name}, which does not exist.`,
  otherReference: (ref: string) => `refers to "${ref}". It can refer to parts of ../common.schema.json only.`,
  notForFields: () => 'is not for fields: it needs "type": "object", and "properties".',
};
