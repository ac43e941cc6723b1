// Forms of settings: read from the schemas alone, so that a new type of section has a form at once.
import { describe, expect, it } from 'vitest';
import { describeFile, describeSections } from '../../src/edits/fields/describe-fields.ts';
import { findNameProblem } from '../../src/edits/fields/name-rule.ts';
import type { Field } from '../../src/edits/fields/field.ts';
import { readSchemas } from '../../src/site/folder/project.ts';
import { productRoot } from '../product-root.ts';

const schemas = readSchemas({ productRoot, siteRoot: productRoot });
const sections = describeSections(schemas);

function findField(fields: Field[], path: string): Field {
  return path.split('.').reduce<Field>(
    (around, name) => {
      const inner = around.item?.fields ?? around.fields;
      return inner!.find((each) => each.name === name)!;
    },
    { fields } as Field,
  );
}

describe('the fields of a section', () => {
  it('come in the order of the schema, with titles, limits, defaults and choices', () => {
    const { fields } = sections.opening!;
    expect(fields.map(({ name }) => name).slice(0, 7)).toEqual([
      'type',
      'id',
      'background',
      'draft',
      'publish',
      'heading',
      'text',
    ]);
    expect(findField(fields, 'kicker')).toMatchObject({
      kind: 'text',
      title: 'Line above',
      maxLength: 60,
      isRequired: false,
    });
    expect(findField(fields, 'layout')).toMatchObject({ kind: 'choice', default: 'beside' });
    expect(findField(fields, 'layout').choices![1]).toEqual({
      value: 'cover',
      title: 'Behind the words',
      description: 'Behind the words, as wide as the window, and darker so that they can be read.',
    });
  });

  it('know the word of the site that is shown where nothing is written', () => {
    expect(findField(sections.pricing!.fields, 'popularLabel').label).toBe('mostPopular');
    expect(findField(describeFile(schemas, 'site'), 'labels.close').label).toBe('close');
  });

  it.each([
    ['opening', 'image', 'image'],
    ['opening', 'image.src', 'image-file'],
    ['opening', 'buttons', 'list'],
    ['opening', 'buttons.href', 'address'],
    ['opening', 'buttons.opens', 'popup'],
    ['opening', 'publish.from', 'date'],
    ['opening', 'draft', 'switch'],
    ['opening', 'id', 'anchor'],
    ['card-grid', 'cards.icon', 'icon'],
    ['card-grid', 'columns', 'number'],
    ['form', 'form', 'form'],
    ['rich-text', 'text', 'rich-text'],
    ['shared', 'name', 'name'],
  ])('know by the words of the schema what a setting is for: %s %s is %s', (type, path, kind) => {
    expect(findField(sections[type]!.fields, path).kind).toBe(kind);
  });

  it('are known for every setting of every type, of pages and of site.yaml', () => {
    const unknown: string[] = [];
    const look = (field: Field, way: string) => {
      if (field.kind === 'any') unknown.push(`${way}.${field.name}`);
      for (const inner of field.fields ?? []) look(inner, `${way}.${field.name}`);
      if (field.item) look(field.item, `${way}.${field.name}`);
    };
    for (const { type, fields } of Object.values(sections)) for (const field of fields) look(field, type);
    for (const file of ['site', 'page'] as const) for (const field of describeFile(schemas, file)) look(field, file);
    // Its settings are those that the shared file declares.
    expect(unknown).toEqual(['shared.with']);
  });

  it('know what names that authors give must be like, in the words of the schema', () => {
    const fields = describeFile(schemas, 'site');
    const problem = (group: string, name: string) => {
      const { nameRule: rule, item } = findField(fields, group);
      return findNameProblem(name, { rule, title: item!.title, taken: ['known'] });
    };
    expect(problem('lists', 'ourDays')).toBeNull();
    expect(problem('forms', 'ourDays')).toBe(
      'A name here has small letters, digits and hyphens only, for example: callback.',
    );
    expect(problem('popups', 'known')).toBe('There is a pop-up "known" already.');
    expect(problem('forms', '')).toBe('The name is empty.');
    const named = fields.filter(({ kind }) => kind === 'named').map(({ name }) => name);
    const ruled = named.filter((name) => findField(fields, name).nameRule !== undefined);
    expect(ruled).toEqual(named.filter((name) => schemas.site.properties![name]!.propertyNames !== undefined));
  });

  it('leave out what was renamed', () => {
    expect(describeFile(schemas, 'site').map(({ name }) => name)).not.toContain('modals');
  });

  it('make a type of a site at once: the schema alone is enough', () => {
    const own = {
      title: 'Dish',
      description: 'One dish.',
      type: 'object',
      required: ['name'],
      properties: {
        type: { const: 'dish' },
        name: { title: 'Name', description: 'Its name.', type: 'string', maxLength: 40 },
        photo: { $ref: '../common.schema.json#/definitions/image' },
        hot: { title: 'Hot', description: 'How hot.', type: 'integer', minimum: 0, maximum: 3 },
      },
    };
    const { dish } = describeSections({ ...schemas, blocks: { dish: own } });
    expect(dish!.fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'type fixed',
      'name text',
      'photo image',
      'hot number',
    ]);
    expect(dish!.purpose).toBe('Other sections');
  });
});

describe('the purposes of types', () => {
  it('are given by every type of Pagewright', () => {
    expect(
      Object.values(sections).filter(({ type, purpose }) => type !== 'shared' && purpose === 'Other sections'),
    ).toEqual([]);
  });
});
