// Rule: the fields of a form have different names, and those to choose from have choices.
import type { SiteField, SiteForm } from '#schemas';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose, noteFirst } from '../diagnostics/create-diagnostic.ts';
import type { Locator } from '../yaml/parse/locate.ts';
import type { SiteRule } from './rule.ts';
import { reportUnknownName } from './unknown-target.ts';

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
      ...fields.flatMap((field, index) => checkOptions(field, { pointer: at(index), lists, locator })),
    ];
  });
};

function repeatedFields(fields: SiteForm['fields'], placeOf: (index: number) => Place): Diagnostic[] {
  const names = fields.map(({ name }) => name);
  return names.flatMap((name, index) => {
    const first = names.indexOf(name);
    if (first === index) return [];
    return [diagnose('site/duplicate-field', placeOf(index), { name, related: [noteFirst(placeOf(first))] })];
  });
}

interface FieldPlace {
  pointer: string;
  lists: string[];
  locator: Locator;
}

function checkOptions(field: SiteField, { pointer, lists, locator }: FieldPlace): Diagnostic[] {
  const { kind, options, optionsFrom } = field;
  const placeOf = (setting: string, part: 'key' | 'value') => locator.place(`${pointer}/${setting}`, part);
  const unused = (setting: string, reason: string, hint: string) =>
    diagnose('site/unused-setting', placeOf(setting, 'key'), { setting, reason, hint });
  // First, because whether a setting has an effect does not matter while its name is wrong.
  const unknown = reportUnknownName({
    kind: 'list',
    name: optionsFrom,
    known: lists,
    place: () => placeOf('optionsFrom', 'value'),
  });
  if (unknown.length > 0) return unknown;
  if (kind !== 'select') {
    const given = (['options', 'optionsFrom', 'placeholder'] as const).filter(
      (setting) => field[setting] !== undefined,
    );
    const reason = `only a field of kind "select" shows it, and this one is of kind "${kind}"`;
    return given.map((setting) => unused(setting, reason, 'Remove it, or change the kind.'));
  }
  if (options && optionsFrom)
    return [unused('options', 'the field shows the list that "optionsFrom" names', 'Remove one of the two.')];
  if (!options && !optionsFrom) {
    const hint =
      'Below it, write each choice on a line that starts with a dash. Or use optionsFrom with the name of a list.';
    const facts = { names: ['options'], owner: 'a field of kind "select"', hint };
    return [diagnose('schema/missing-key', placeOf('kind', 'value'), facts)];
  }
  return [];
}
