// The fields of a form have names of their own, and those to choose from have something to choose.
import type { SiteField, SiteForm } from '#schemas';
import { diagnose, noteFirst, type Diagnostic, type Place } from '../diagnostic.ts';
import type { Locator } from '../locate.ts';
import type { SiteCheck } from './check.ts';
import { unknownTarget } from './nav-target.ts';

/** Reports two fields of one name, fields with an unknown list or nothing to choose, and settings that a field of its kind has no use for. */
export const checkFormFields: SiteCheck = ({ site: { site, locator } }) => {
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

interface FieldScene {
  pointer: string;
  lists: string[];
  locator: Locator;
}

function checkOptions(field: SiteField, { pointer, lists, locator }: FieldScene): Diagnostic[] {
  const { kind, options, optionsFrom } = field;
  const placeOf = (setting: string, part: 'key' | 'value') => locator.place(`${pointer}/${setting}`, part);
  const unused = (setting: string, reason: string, hint: string) =>
    diagnose('site/unused-setting', placeOf(setting, 'key'), { setting, reason, hint });
  // Said first: what has no effect is of no interest while its name is wrong.
  const unknown = unknownTarget({
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
    return given.map((setting) => unused(setting, reason, 'Take it out, or change the kind.'));
  }
  if (options && optionsFrom)
    return [unused('options', 'the list that "optionsFrom" names is shown', 'Take one of the two out.')];
  if (!options && !optionsFrom) {
    const hint =
      'Write below it what can be chosen, each in a line that begins with a dash. Or use optionsFrom: the name of a list.';
    const facts = { names: ['options'], owner: 'a field of kind "select"', hint };
    return [diagnose('schema/missing-key', placeOf('kind', 'value'), facts)];
  }
  return [];
}
