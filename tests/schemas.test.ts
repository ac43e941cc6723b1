// Holds the schemas that are written by hand to what editors and authors need of them.
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../src/checker/check-site.ts';
import { oldNameSchema } from './checker/golden-files.ts';
import { readEnvelope, schemas } from './checker/test-site.ts';

const files: Record<string, JsonSchema> = {
  'common.schema.json': schemas.common,
  'page-envelope.schema.json': readEnvelope(),
  'shared.schema.json': schemas.shared,
  'site.schema.json': schemas.site,
  ...Object.fromEntries(Object.entries(schemas.blocks).map(([type, schema]) => [`blocks/${type}`, schema])),
};

interface Part {
  /** The file and the way to the part: `site.schema.json/properties/name`. */
  path: string;
  schema: JsonSchema;
  /**
   * Parent of the part: a setting of a group, an entry of a list, a definition, the file itself.
   */
  role: 'setting' | 'entry' | 'definition' | 'file' | 'name';
  isRequired: boolean;
}

const parts = Object.entries(files).flatMap(([path, schema]) =>
  listParts({ path, schema, role: 'file', isRequired: true }),
);
const written = parts.filter(({ schema }) => schema.$ref === undefined);

test('there is something to look at', () => {
  expect(parts.length).toBeGreaterThan(400);
});

describe('what editors show', () => {
  test('every setting has a title and a description', () => {
    expect(
      lacking(
        ({ role }) => role === 'setting',
        ({ title, description }) => isSaid(title) && isSaid(description),
      ),
    ).toEqual([]);
  });

  test('every group has a title in words, which editors show in place of "object", and a description', () => {
    const isWords = (title: unknown) => isSaid(title) && !/Block$|[a-z][A-Z]/.test(title);
    expect(
      lacking(
        ({ schema }) => schema.type === 'object',
        ({ title, description }) => isWords(title) && isSaid(description),
      ),
    ).toEqual([]);
  });

  test('every choice says what each value means', () => {
    // The description of "checks" says for all of them how loud a check is.
    const isLoudness = (schema: JsonSchema) => schema.enum?.join() === 'error,warning,off';
    expect(
      lacking(
        ({ schema }) => schema.enum !== undefined && !isLoudness(schema),
        ({ enum: values, enumDescriptions }) =>
          Array.isArray(enumDescriptions) &&
          enumDescriptions.length === values!.length &&
          enumDescriptions.every(isSaid),
      ),
    ).toEqual([]);
  });

  test('every pattern says in words what is asked for', () => {
    expect(
      lacking(
        ({ schema }) => schema.pattern !== undefined,
        ({ errorMessage }) => isSaid(errorMessage),
      ),
    ).toEqual([]);
  });

  test('no group has an errorMessage, because editors would show it in place of everything else about the group', () => {
    expect(
      lacking(
        ({ schema }) => schema.errorMessage !== undefined,
        ({ type, properties }) => type !== 'object' && !properties,
      ),
    ).toEqual([]);
  });

  test('the number that editors write for a new setting is one that is allowed', () => {
    const isAllowed = ({ minimum, exclusiveMinimum, default: standard, defaultSnippets }: JsonSchema) =>
      Number(standard ?? (defaultSnippets as { body: number }[] | undefined)?.[0]?.body ?? 0) >= Number(minimum ?? 0) &&
      exclusiveMinimum === undefined;
    expect(lacking(({ schema }) => schema.type === 'integer' || schema.type === 'number', isAllowed)).toEqual([]);
  });

  test('every whole number that may be left out says what it is then', () => {
    expect(
      lacking(
        ({ schema, isRequired }) => schema.type === 'integer' && !isRequired,
        // A fact, such as a year, is nothing when nobody has written it.
        (schema) => schema.default !== undefined || schema.defaultSnippets !== undefined,
      ),
    ).toEqual([]);
  });
});

describe('what the check relies on', () => {
  test('no setting that is required has a default, which would be filled in and hide that it is missing', () => {
    const required = parts.filter(({ role, isRequired }) => role === 'setting' && isRequired);
    const filledIn = required.filter((part) => findDefault(part) !== undefined);
    expect(filledIn.map(({ path }) => path)).toEqual([]);
  });

  test('every group names its settings or says what others may be', () => {
    expect(
      lacking(
        ({ schema }) => schema.type === 'object',
        ({ properties, additionalProperties }) => (properties ? additionalProperties === false : true),
      ),
    ).toEqual([]);
  });

  test('a setting that was renamed says so to the check and to editors, and takes no value of its own', () => {
    expect(wrongOldNames(parts)).toEqual([]);
    const group = (part: JsonSchema, required: string[] = []): Part[] => [
      { path: 'x', role: 'file', isRequired: true, schema: { required, properties: { old: part, heading: {} } } },
    ];
    expect(wrongOldNames(group(oldNameSchema('heading')))).toEqual([]);
    expect(wrongOldNames(group({ ...oldNameSchema('heading'), doNotSuggest: false }))).toHaveLength(1);
    expect(wrongOldNames(group({ ...oldNameSchema('heading'), type: 'string' }))).toHaveLength(1);
    expect(wrongOldNames(group({ deprecated: true }))).toHaveLength(1);
    expect(wrongOldNames(group(oldNameSchema('hedaing')))).toHaveLength(1);
    expect(wrongOldNames(group(oldNameSchema('heading'), ['old']))).toHaveLength(1);
  });

  test.each(Object.keys(schemas.blocks))(
    '%s has examples with every setting that is required, and its own type',
    (type) => {
      const { examples, required } = schemas.blocks[type]!;
      expect(examples!.length).toBeGreaterThanOrEqual(3);
      for (const example of examples as Record<string, unknown>[]) {
        expect(example.type).toBe(type);
        expect(Object.keys(example)).toEqual(expect.arrayContaining(required!));
      }
    },
  );
});

/** A setting's default, its own or that of the part that it refers to. */
function findDefault({ path, schema }: Part): unknown {
  const [file = '', name = ''] = (schema.$ref ?? '').split('#/definitions/');
  const holder = file === '' ? files[path.split('/')[0]!] : schemas.common;
  return schema.$ref === undefined ? schema.default : holder?.definitions?.[name]?.default;
}

/** Lists mistakes in settings that say that they were renamed. */
function wrongOldNames(all: Part[]): string[] {
  return all.flatMap(({ path, schema: { properties = {}, required = [] } }) =>
    Object.entries(properties).flatMap(([name, part]) => {
      const isOld = part.renamedTo !== undefined || part.deprecated !== undefined;
      const newName = String(part.renamedTo);
      const { title: _title, description: _description, ...rest } = part;
      const { title: _own, description: _words, ...wanted } = oldNameSchema(newName);
      const isRight =
        isDeepStrictEqual(rest, wanted) &&
        properties[newName] !== undefined &&
        properties[newName].renamedTo === undefined &&
        !required.includes(name);
      return isOld && !isRight ? [`${path}/${name}: write ${JSON.stringify(wanted)}`] : [];
    }),
  );
}

function lacking(concerns: (part: Part) => boolean, isRight: (schema: JsonSchema) => boolean): string[] {
  return written.filter((part) => concerns(part) && !isRight(part.schema)).map(({ path }) => path);
}

function isSaid(text: unknown): text is string {
  return typeof text === 'string' && text.trim().length > 1;
}

function listParts(part: Part): Part[] {
  const { path, schema } = part;
  const inner = (where: string, inside: unknown, role: Part['role'], isRequired = false): Part[] =>
    typeof inside === 'object' && inside !== null && !Array.isArray(inside)
      ? listParts({ path: `${path}/${where}`, schema: inside as JsonSchema, role, isRequired })
      : [];
  return [
    part,
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inside]) =>
      inner(key, inside, 'setting', schema.required?.includes(key)),
    ),
    ...Object.entries(schema.definitions ?? {}).flatMap(([key, inside]) => inner(key, inside, 'definition')),
    ...inner('items', schema.items, 'entry'),
    ...inner('additionalProperties', schema.additionalProperties, 'entry'),
    ...inner('propertyNames', schema.propertyNames, 'name'),
  ];
}
