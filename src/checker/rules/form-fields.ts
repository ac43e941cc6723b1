// Rule: the fields of a form have different names, and those to choose from have choices.
import type { SiteField, SiteForm } from '#schemas';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose, noteFirst } from '../diagnostics/create-diagnostic.ts';
import type { Locator } from '../yaml/parse/locate.ts';
import type { SiteRule } from './rule.ts';
import { reportUnknownName } from './unknown-target.ts';
import { missingSettings, unusedSettings } from '../diagnostics/messages/advice.ts';
import { owners } from '../diagnostics/messages/names.ts';

/**
 * Reports fields of one name, fields without choices, and settings that have no effect on their
 * field.
 */
export const formFieldsRule: SiteRule = ({ site: { site, locator } }) => {
  const lists = Object.keys(site?.lists ?? {});
  return Object.entries(site?.forms ?? {}).flatMap(([form, { fields }]) => {
    const at = (index: number) => `/forms/${form}/fields/${index}`;
    return [
      ...repeatedFields(fields, (index) => locator.place(`${at(index)}/name`, 'value')),
      ...fields.flatMap((field, index) => {
        const others = fields.map(({ name }) => name).filter((name) => name !== field.name);
        return checkSettings(field, { pointer: at(index), lists, others, locator });
      }),
    ];
  });
};

function repeatedFields(fields: SiteForm['fields'], placeOfName: (index: number) => Place): Diagnostic[] {
  const names = fields.map(({ name }) => name);
  return names.flatMap((name, index) => {
    const first = names.indexOf(name);
    if (first === index) return [];
    return [diagnose('site/duplicate-field', placeOfName(index), { name, related: [noteFirst(placeOfName(first))] })];
  });
}

interface FieldPlace {
  pointer: string;
  lists: string[];
  /** The names of the form's other fields. */
  others: string[];
  locator: Locator;
}

/** The settings of some kinds of fields alone. */
const settingsOfKinds: [settings: (keyof SiteField)[], kinds: SiteField['kind'][]][] = [
  [
    ['options', 'optionsFrom'],
    ['select', 'radio', 'checkboxes'],
  ],
  [['placeholder'], ['select']],
  [['min', 'max'], ['number']],
  [['accept'], ['file']],
  [['value'], ['hidden']],
];

function checkSettings(field: SiteField, at: FieldPlace): Diagnostic[] {
  const { kind, optionsFrom } = field;
  // First, because whether a setting has an effect does not matter while its name is wrong.
  const unknown = [
    ...reportUnknownName({
      part: 'list',
      name: optionsFrom,
      known: at.lists,
      place: () => placeSetting('optionsFrom', 'value', at),
    }),
    ...reportUnknownName({
      part: 'field',
      name: field.showIf?.field,
      known: at.others,
      place: () => placeSetting('showIf/field', 'value', at),
    }),
  ];
  if (unknown.length > 0) return unknown;
  const unused = settingsOfKinds.flatMap(([settings, kinds]) => {
    if (kinds.includes(kind)) return [];
    const why = unusedSettings.ofOtherFields({ kind, kinds });
    const given = settings.filter((setting) => field[setting] !== undefined);
    return given.map((setting) => reportUnused(setting, why, at));
  });
  return [...unused, ...findMissingSettings(field, at)];
}

function findMissingSettings({ kind, options, optionsFrom, value }: SiteField, at: FieldPlace): Diagnostic[] {
  const missing = (name: string, hint: string) =>
    diagnose('schema/missing-key', placeSetting('kind', 'value', at), {
      names: [name],
      owner: owners.field(kind),
      hint,
    });
  if (kind === 'hidden') return value === undefined ? [missing('value', missingSettings.hiddenValue())] : [];
  if (kind !== 'select' && kind !== 'radio' && kind !== 'checkboxes') return [];
  if (options && optionsFrom) return [reportUnused('options', unusedSettings.besideOptionsFrom(), at)];
  return options || optionsFrom ? [] : [missing('options', missingSettings.options())];
}

function reportUnused(setting: string, why: { reason: string; hint: string }, at: FieldPlace): Diagnostic {
  return diagnose('site/unused-setting', placeSetting(setting, 'key', at), { setting, ...why });
}

function placeSetting(setting: string, part: 'key' | 'value', { pointer, locator }: FieldPlace): Place {
  return locator.place(`${pointer}/${setting}`, part);
}
