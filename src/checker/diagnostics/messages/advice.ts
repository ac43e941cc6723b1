// Advice about values of the wrong kind, and about settings that are missing or change nothing.
import { joinQuoted, pluralize, quote } from './quote.ts';

/** Advice about a value of the wrong kind. */
export const advice = {
  write: (text: string) => `Write: ${text}`,
  writeOneOf: (values: readonly unknown[]) => `Write one of: ${values.join(', ')}`,
  quoteText: (quoted: string) => `If it is meant as text, put it in quotes: ${quoted}`,
  /** @param read what YAML reads without the quotes, if that is something else */
  quoteValue: ({ written, read }: { written: string; read: string | null }) =>
    `Put it in quotes: "${written}"${read === null ? '' : ` (without them it is read as ${read})`}.`,
  quoteParam: (written: string) => `Put it in quotes: "${written}"`,
  unquoteParam: (number: number) => `Write it without quotes: ${number}`,
  textForList: ({ hasOne }: { hasOne: boolean }) =>
    hasOne
      ? 'This setting takes a single text, so no list is needed.'
      : 'This setting takes a single text, not a list.',
  entriesForGroup: () => 'Put "- " before the first setting of each entry, and indent the others below it.',
  entriesForText: ({ better }: { better: string | null }) =>
    `Write each entry on a line of its own that starts with "- "${better === null ? '' : `, or: ${better}`}.`,
  groupForList: () => 'Delete the "- ": this is a single group of settings.',
  groupForText: () => 'Write its settings on the lines below, indented, each as "name: value".',
  wholeNumber: (example: number) => `Write a whole number, such as ${example}.`,
  number: () => 'Write a number, such as 7500 or 24.50.',
  numberAlone: (written: string) => `Write the number alone, without quotes: ${written}`,
  fittingType: (type: string) => `Its settings fit: type: ${type}`,
};

/** Rules of groups whose parts depend on each other. */
export const groupRules = {
  rowLength: ({ columns, values }: { columns: number; values: number }) =>
    `A row has one value for each column: there are ${pluralize(columns, 'column')}, but this row has ${pluralize(values, 'value')}.`,
};

/** Reasons why a setting changes nothing, each with what to do. */
export const unusedSettings = {
  entryGroup: ({ collection }: { collection: 'job' | { fields: string } }) => ({
    reason: `only entries of a collection ${
      collection === 'job' ? 'of the kind "job"' : `with fields: ${collection.fields}`
    } have it, and this page is none`,
    hint: 'Remove it, or move the page into the folder of such a collection.',
  }),
  besideFrom: () => ({ reason: 'the section shows the collection of "from"', hint: 'Remove one of the two.' }),
  besideOptionsFrom: () => ({
    reason: 'the field shows the list that "optionsFrom" names',
    hint: 'Remove one of the two.',
  }),
  besideOpeningHours: () => ({
    reason: 'the week of openingHours says the same',
    hint: 'Remove it: {site.hours} shows the week in a line.',
  }),
  besideRule: () => ({ reason: '"rule" says how the event comes back', hint: 'Remove it, or the rule.' }),
  spamCheck: ({ calls }: { calls: readonly string[] }) => ({
    reason: `nobody looks at its answer. These calls do: ${calls.map(quote).join(', ')}`,
    hint: 'Add one of them below "delivery", or remove the setting.',
  }),
  ofOtherCalls: ({ call, calls }: { call: string; calls: readonly string[] }) => ({
    reason: `only the calls ${joinQuoted(calls)} use it, and this one is ${quote(call)}`,
    hint: 'Remove it, or change the call.',
  }),
  ofOtherFields: ({ kind, kinds }: { kind: string; kinds: readonly string[] }) => ({
    reason: `only a field of kind ${joinQuoted(kinds, 'or')} has it, and this one is of kind ${quote(kind)}`,
    hint: 'Remove it, or change the kind.',
  }),
};

/** Hints for settings that are missing. */
export const missingSettings = {
  from: () => 'Or write "from" with the name of a collection.',
  template: () => 'The name of a template from endpoints.email.templates.',
  hiddenValue: () => 'Visitors do not see the field, so it sends what you write here.',
  options: () =>
    'Below it, write each choice on a line that starts with a dash. Or use optionsFrom with the name of a list.',
  every: () => 'Write day, week, month or year. Or write "rule" for what that cannot say.',
};

/** Faults of a rule by which an event comes back. */
export const repeatFaults = {
  ownSetting: (part: string) => `write "${part === 'COUNT' ? 'times' : 'until'}" beside it in place of ${part}`,
};

/** Reasons why a placeholder is not filled in, after its name. */
export const placeholderReasons = {
  unset: () => 'is not set in site.yaml',
  group: () => 'is a group of settings in site.yaml, not a single value',
  circle: () => 'refers to itself in site.yaml',
  text: () => 'is shown as it is typed',
  paramOutside: () => 'works only in the files of pages/_shared',
  unknown: () => 'is not a known value',
  spaces: () => 'has spaces inside its braces',
};

/** Reasons why a check-ignore comment cannot be used. */
export const suppressionFaults = {
  unknownCode: (code: string) => `There is no check with the code ${quote(code)}.`,
  fixedCode: (code: string) => `${code} cannot be ignored; it has to be fixed.`,
  noReason: () => 'The reason is missing.',
};
