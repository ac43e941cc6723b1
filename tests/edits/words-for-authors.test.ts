// Words for authors: no name or help in a form of the editor speaks of the file behind it.
import { describe, expect, it } from 'vitest';
import { describeFile, describeSections } from '../../src/edits/fields/describe-fields.ts';
import type { Field } from '../../src/edits/fields/field.ts';
import { readSchemas } from '../../src/site/folder/project.ts';
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

/** Signs and words of files and programs, each with the reason why an author has no use for it. */
const forbidden: [RegExp, string][] = [
  [/\*\*|\*\w|\[\[|\]\(/, 'a mark: the editor has buttons for them'],
  [/(?:two|one) stars?|double brackets/i, 'a mark in words'],
  [/["`“”]|in quotes/i, 'quotes belong to YAML'],
  [/[{}]/, 'a value in braces'],
  [/#/, 'an anchor or a comment of YAML'],
  [/\.(?:ya?ml|json|html|css|csv|md|vtt|xml|ics)\b/i, 'a name of a file'],
  [/(?:^|\s)\/\w/, 'an address within the site'],
  [/https?:|mailto:|tel:/i, 'the start of an address'],
  [/\bnpm\b|\bbuild\b|\bregular expression\b|\bscript\b(?! of)|\bendpoints?\b|\bschema\b/i, 'a word of programmers'],
  [/\bhref\b|\bslug\b|\bopens\)|\bblurb\b|\bpublish\b|\brows\b|\bcollections?\b|\banchor\b/i, 'a key of the file'],
  [/\bpublic folder\b|\bMarkdown\b|\bYAML\b|\bCSV\b|\bRRULE\b/i, 'a format, or a place on disk'],
  [/\b[a-z]+[A-Z]\w*/, 'a key in camel case'],
  [/\btrue\b|\bfalse\b/, 'a switch is on or off'],
  [/\bkicker\b|\bplaceholder\b|\bautoplay\b|\bcaptcha\b/i, 'jargon'],
  [/\bPagewright\b/, 'the product is not what the author works on'],
];
/** Names of products that are written like keys. */
const properNames = /\b(?:hCaptcha)\b/g;

function faultsOf(text: string): string[] {
  return forbidden.flatMap(([sign, reason]) => (sign.test(text.replace(properNames, '')) ? [reason] : []));
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
        (text) => faultsOf(text).map((reason) => `${path}: ${text} (${reason})`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('say what a section is without them', () => {
    const found = Object.values(sections).flatMap(({ type, title, description, purpose }) =>
      [title, description, purpose].flatMap((text) => faultsOf(text).map((reason) => `${type}: ${text} (${reason})`)),
    );
    expect(found).toEqual([]);
  });

  it('name each setting in words, and not by its key', () => {
    const keys = shown.filter(({ field }) =>
      /^[a-z]|[a-z][A-Z]|[-_/]\w+\/|^$/.test(field.title.replace(properNames, '')),
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
