// Settings that are missing, empty or of the wrong kind, for authors: each by its name in the form.
import { say, sayList, sayUnits } from '../../../../base/words/say.ts';
import type { Count, Empty, schemaMessages, UnknownKey } from '../schema.ts';
import type { WrongKind } from '../names.ts';
import { adviseOnControl, wrongKindForAuthors } from './controls.ts';
import { didYouMean, stripScheme, type AuthorNames, type AuthorText } from './author-names.ts';

type ForAuthors = Record<keyof typeof schemaMessages, (facts: never, names: AuthorNames) => AuthorText>;

function adviseOnLimits(least: number | null, most: number | null): string {
  if (least !== null && most !== null) return say('It is from {least} to {most}.', { least, most });
  if (most !== null) return say('It is at most {most}.', { most });
  return say('It is at least {least}.', { least: least ?? 0 });
}

/** More settings than these say nothing to anybody. */
const maxSettings = 8;

function adviseOnUnknown({ nearest, known, otherTypes }: UnknownKey, { setting, section }: AuthorNames): string {
  if (nearest !== null) return didYouMean(setting(nearest));
  if (otherTypes.length > 0)
    return say('It belongs to other sections: {sections}.', { sections: sayUnits(otherTypes.map(section)) });
  const names = [...new Set(known.map(setting))].slice(0, maxSettings);
  return names.length > 0
    ? say('Remove it in the text of the section, or use one of these: {settings}.', { settings: sayEither(names) })
    : say('Remove it in the text of the section.');
}

const sayEither = (names: readonly string[]) => sayList(names, 'disjunction');

function rowLength({ columns, cells }: { columns: number; cells: number }, here: string): string {
  return say('{here}: the table has {columns} columns, but this row has {cells} cells.', { here, columns, cells });
}

export const schemaForAuthors = {
  'schema/unknown-key': (facts: UnknownKey, names: AuthorNames) => ({
    message: facts.isTaken
      ? say('What is written under {name} does not fit there.', { name: facts.name })
      : say('There is no place here for {name}, so visitors see nothing of it.', { name: facts.name }),
    hint: adviseOnUnknown(facts, names),
  }),
  'schema/missing-key': ({ names }: { names: string[] }, { setting }: AuthorNames) => ({
    message: say('Still to be filled in: {settings}.', { settings: sayList(names.map(setting)) }),
  }),
  'schema/unknown-type': () => ({
    message: say('This section is of a kind that the site does not have, so visitors do not see it.'),
    hint: say('Remove it, or ask the developer of the site for it.'),
  }),
  'schema/not-in-column': ({ name }: { name: string }, { section }: AuthorNames) => ({
    message: say('This cannot be in a column: {section}.', { section: section(name) }),
    hint: say('Move it out of the columns.'),
  }),
  'schema/other-type': ({ fits }: { fits: string }, { section }: AuthorNames) => ({
    message: say('What is written here belongs to another kind of section: {section}.', { section: section(fits) }),
  }),
  'schema/not-allowed': (
    { value, nearest }: { value: string; nearest: string | null },
    { here, control }: AuthorNames,
  ) => ({
    message: say('{here}: this is none of the choices: {value}', { here, value }),
    hint: nearest === null ? adviseOnControl(control) : didYouMean(control.choices[nearest] ?? nearest),
  }),
  'schema/wrong-kind': (_facts: WrongKind, names: AuthorNames) => wrongKindForAuthors(names),
  'schema/empty': ({ isBlank }: Empty, { here }: AuthorNames) => ({
    message: isBlank
      ? say('{here}: visitors see nothing of spaces and signs alone.', { here })
      : say('{here}: there is nothing here yet.', { here }),
  }),
  'schema/bad-address': ({ value, better }: { value: string; better: string | null }) => ({
    message: say('A link cannot lead to this: {value}', { value: stripScheme(value) }),
    hint: better === null ? say('Choose a page, or write a whole address.') : didYouMean(stripScheme(better)),
  }),
  'schema/bad-format': (
    { value, better }: { value: string; better: string | null },
    { here, control }: AuthorNames,
  ) => ({
    message: say('{here}: this cannot be used as it is written: {value}', { here, value }),
    hint: better === null ? adviseOnControl(control) : didYouMean(stripScheme(better)),
  }),
  'schema/too-long': ({ length, limit }: { length: number; limit: number }, { here }: AuthorNames) => ({
    message: say('{here}: {length} characters are too long, {limit} fit.', { here, length, limit }),
  }),
  'schema/out-of-range': (
    { value, least, most }: { value: number; least: number | null; most: number | null },
    { here }: AuthorNames,
  ) => ({
    message: say('{here}: {value} is not possible.', { here, value }),
    hint: adviseOnLimits(least, most),
  }),
  'schema/too-few': ({ of, number, least }: Count & { least: number }, { here, free }: AuthorNames) => {
    const hint = say('Add one more. | Add {count} more.', { count: least - number });
    if (of === 'row') return { message: rowLength({ columns: least, cells: number }, here), hint };
    if (of === 'group')
      return {
        message: say('{here}: something is still missing.', { here }),
        ...(free.length > 0 && { hint: say('Fill in one of these: {settings}.', { settings: sayEither(free) }) }),
      };
    if (number === 0) return { message: say('{here}: nothing is here yet.', { here }), hint };
    return { message: say('{here}: {number} is not enough, {least} are needed.', { here, number, least }), hint };
  },
  'schema/too-many': ({ of, number, most }: Count & { most: number }, { here, filled }: AuthorNames) => {
    if (of === 'row')
      return {
        message: rowLength({ columns: most, cells: number }, here),
        hint: say('Remove one. | Remove {count}.', { count: number - most }),
      };
    if (of === 'group')
      return {
        message: say('Only one of these can be here: {settings}.', { settings: sayEither(filled) }),
        hint: say('Remove the others.'),
      };
    return { message: say('{here}: this is one too many, {most} fit.', { here, most }), hint: say('Remove some.') };
  },
  'schema/lost-indent': ({ names }: { names: string[] }, { setting }: AuthorNames) => ({
    message: say('This is in the wrong place: {settings}.', { settings: sayList(names.map(setting)) }),
    hint: say('Take back what was changed last.'),
  }),
  'schema/deprecated': ({ newName }: { newName: string }, { setting }: AuthorNames) => ({
    message: say('This setting has another name now: {setting}.', { setting: setting(newName) }),
  }),
  'schema/both-names': ({ newName }: { newName: string }, { setting }: AuthorNames) => ({
    message: say('{setting}: this is written twice, once under its old name.', { setting: setting(newName) }),
    hint: say('Keep one of the two.'),
  }),
} satisfies ForAuthors;
