// Words for authors: no name or help in a form of the editor speaks of the file behind it.
import { describe, expect, it } from 'vitest';
import { describeFile, describeSections } from '../../src/edits/fields/describe-fields.ts';
import type { Field } from '../../src/edits/fields/field.ts';
import { readSchemas } from '../../src/site/folder/project.ts';
import { faultsForAuthors } from './faults-for-authors.ts';
import { productRoot } from '../product-root.ts';

const schemas = readSchemas({ productRoot, siteRoot: productRoot });

interface Shown {
  path: string;
  field: Field;
}

/** @returns the settings that a form shows, with those inside of them */
function* walk(field: Field, path: string): Generator<Shown> {
  if (field.kind === 'fixed' || field.kind === 'any' || field.part === 'file') return;
  yield { path, field };
  for (const inner of field.fields ?? []) yield* walk(inner, `${path}.${inner.name}`);
  if (field.item) yield* walk(field.item, `${path}[]`);
}

const sections = describeSections(schemas);
const roots: [string, Field[]][] = [
  ...Object.values(sections).map(({ type, fields }): [string, Field[]] => [type, fields]),
  ['page', describeFile(schemas, 'page')],
  ['site', describeFile(schemas, 'site')],
];
const shown = roots.flatMap(([root, fields]) => fields.flatMap((field) => [...walk(field, `${root}.${field.name}`)]));

/** Kinds whose control writes the value: what is wrong with it is said in words of the control. */
const written = new Set(['colour', 'address', 'rich-text', 'anchor', 'name', 'file']);

/** @returns the sentences about what can be typed; what is in braces is a part of some texts */
function listRules({ kind, errorMessage }: Field): string[] {
  return errorMessage === undefined || written.has(kind) ? [] : [errorMessage.replace(/\{host\}/g, '')];
}

/** Words that say nothing that the name has not said. */
const fillers = new Set('the a an of its it in for to is what and or this these one each their s site page'.split(' '));

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => !fillers.has(word))
    .map((word) => word.replace(/s$/, ''));
}

function repeats({ title, description }: Field): boolean {
  const name = new Set(contentWords(title));
  return description !== '' && contentWords(description).every((word) => name.has(word));
}

describe('words for authors', () => {
  it('walk every form that there is', () => {
    expect(roots.length).toBeGreaterThan(44);
    expect(shown.length).toBeGreaterThan(1000);
  });

  it('have no mark, quote, name of a file or key', () => {
    const found = shown.flatMap(({ path, field }) =>
      [field.title, field.description, ...(field.choices ?? []).flatMap((one) => [one.title, one.description])].flatMap(
        (text) => faultsForAuthors(text).map((reason) => `${path}: ${text} (${reason})`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('say so, too, what can be typed', () => {
    const found = shown.flatMap(({ path, field }) =>
      listRules(field).flatMap((text) =>
        faultsForAuthors(text, { mayShowAddresses: true }).map((reason) => `${path}: ${text} (${reason})`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('say what a section is without them', () => {
    const found = Object.values(sections).flatMap(({ type, title, description, purpose }) =>
      [title, description, purpose].flatMap((text) =>
        faultsForAuthors(text).map((reason) => `${type}: ${text} (${reason})`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('name each setting in words, and not by its key', () => {
    const keys = shown.filter(({ field }) =>
      /^[a-z]|[a-z][A-Z]|[-_/]\w+\/|^$/.test(field.title.replace('hCaptcha', 'Captcha')),
    );
    expect(keys.map(({ path, field }) => `${path}: ${field.title}`)).toEqual([]);
  });

  it('help with more than the name', () => {
    // An entry of a list shows no help.
    const found = shown.filter(({ path, field }) => !path.endsWith('[]') && repeats(field));
    expect(found.map(({ path, field }) => `${path}: ${field.title}: ${field.description}`)).toEqual([]);
  });

  it('help with each setting', () => {
    const bare = shown.filter(({ path, field }) => field.description === '' && !path.endsWith('[]'));
    expect(bare.map(({ path, field }) => `${path}: ${field.title}`)).toEqual([]);
  });

  it('name each choice', () => {
    const raw = shown.flatMap(({ path, field }) =>
      field.kind === 'font'
        ? []
        : (field.choices ?? [])
            .filter(({ title }) => !/^[\p{Lu}\d]|^hCaptcha/u.test(title) || /\w-\w+-/.test(title))
            .map(({ title }) => `${path}: ${title}`),
    );
    expect(raw).toEqual([]);
  });

  it('call an entry by its own word', () => {
    const bare = shown.filter(({ field }) => field.title === 'Entry' && field.name === '');
    expect(bare.map(({ path }) => path)).toEqual([]);
  });
});
