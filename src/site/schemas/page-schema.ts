// Makes the schema of a page from the blocks' schemas: a dispatch on `type` that gives one error
// for one mistake and one completion for one block, in editors and in our checker (decision 0012).
import { parseDocument, stringify, visit, type Pair, type Scalar } from 'yaml';
import type { BlockSchema, JsonSchema, OwnFields, SchemaSources } from './schema-sources.ts';
import { snippetText } from './snippet-text.ts';

/**
 * @param fields of the site's own, each of which becomes a setting of pages
 * @returns the schema of a page file: the envelope with the sections' dispatch put in, and beside
 * it the dispatch for sections in a column, which the schema of columns refers to
 */
export function pageSchema({
  envelope,
  blocks,
  shared,
  fields = [],
}: Pick<SchemaSources, 'envelope' | 'blocks' | 'shared'> & { fields?: readonly OwnFields[] }): JsonSchema {
  return {
    ...withItems(withFields(envelope, fields), sectionSchema([...blocks, { type: 'shared', schema: shared }])),
    $id: 'page.schema.json',
    definitions: { columnSection: columnSectionSchema(blocks) },
  };
}

/**
 * @returns the schema of a file in `pages/_shared`: parameters, and sections that may not be shared
 * ones
 */
export function sharedFileSchema({ envelope, blocks }: Pick<SchemaSources, 'envelope' | 'blocks'>): JsonSchema {
  const list = { ...envelope.properties!.blocks!, items: sectionSchema(blocks) };
  return {
    $schema: envelope.$schema,
    $id: 'shared-file.schema.json',
    title: 'Shared section',
    description: 'Sections that several pages use, with parameters written as {param.name}.',
    type: 'object',
    required: ['blocks'],
    additionalProperties: false,
    properties: { params: parameters, blocks: list },
  };
}

/**
 * @returns the schema of a section in a column, which is none that takes the width of the page
 * (`x-page-wide`), nor a shared one
 */
export function columnSectionSchema(blocks: readonly BlockSchema[]): JsonSchema {
  return sectionSchema(blocks.filter(({ schema }) => !schema['x-page-wide']));
}

const parameters: JsonSchema = {
  title: 'Parameters',
  description: 'The values that a page gives, by name. In a text, {param.name} stands for the value.',
  type: 'object',
  default: {},
  propertyNames: {
    pattern: '^[a-z][A-Za-z0-9]*$',
    errorMessage: "A parameter's name has letters and digits only, for example: heading",
  },
  additionalProperties: {
    title: 'Parameter',
    description: 'One parameter.',
    type: 'object',
    required: ['description'],
    additionalProperties: false,
    properties: {
      description: {
        title: 'Description',
        description: 'What the page should write here.',
        type: 'string',
        minLength: 1,
      },
      kind: {
        title: 'Kind',
        description: 'What kind of value.',
        type: 'string',
        enum: ['text', 'number', 'address', 'list'],
        enumDescriptions: [
          'A text.',
          'A number.',
          'An address, as in href.',
          'A list or a group of settings, checked where it is put in.',
        ],
        default: 'text',
      },
      default: {
        title: 'Default',
        description: 'The value when a page gives none. Without it every page must give one.',
      },
    },
  },
};

function withFields(envelope: JsonSchema, fields: readonly OwnFields[]): JsonSchema {
  const { blocks, ...settings } = envelope.properties!;
  const own = Object.fromEntries(fields.map(({ name, schema }) => [name, schema]));
  return { ...envelope, properties: { ...settings, ...own, blocks: blocks! } };
}

function withItems(envelope: JsonSchema, items: JsonSchema): JsonSchema {
  const properties = { ...envelope.properties, blocks: { ...envelope.properties!.blocks, items } };
  return { ...envelope, properties };
}

/**
 * The dispatch on `type`. Its turns are for yaml-language-server, whose versions differ in what
 * they complete from (tests/site/vscode): a condition is written as the `else` of a negation,
 * because versions before 1.24 also offer what stands in an `if`; `required` is asked of groups
 * only, or an empty item would be offered a skeleton of `type` alone.
 */
function sectionSchema(blocks: readonly BlockSchema[]): JsonSchema {
  const types = blocks.map((block) => block.type);
  return {
    title: 'Section',
    description: 'One section of the page.',
    type: 'object',
    properties: { type: { type: 'string' } },
    allOf: [
      { if: { type: ['null', 'string'] }, then: { defaultSnippets: blocks.map(snippet) } },
      {
        if: {
          not: {
            ...isGroupWithType,
            properties: { type: { not: typePattern(types) } },
          },
        },
        else: { properties: { type: { enum: types, enumDescriptions: blocks.map(describe) } } },
      },
      ...blocks.map(dispatch),
      {
        if: { type: 'object' },
        then: { required: ['type'], properties: { type: { description: 'The kind of section.' } } },
      },
    ],
  };
}

/** Not an `enum`: the server would list it when the mouse rests on a type. */
function typePattern(types: string[]): JsonSchema {
  return { type: 'string', pattern: `^(${types.join('|')})$` };
}

const isGroupWithType = { type: 'object', required: ['type'] };

/**
 * The block's own words come before those of its file, so that they show when the mouse rests on
 * its type.
 */
function dispatch({ type, schema }: BlockSchema): JsonSchema {
  const words = { const: type, title: schema.title, description: schema.description };
  return {
    if: { not: { ...isGroupWithType, properties: { type: { const: type } } } },
    else: { allOf: [{ type: 'object', properties: { type: words } }, { $ref: schema.$id }] },
  };
}

function describe({ schema }: BlockSchema): string {
  return schema.description ?? '';
}

/** The editor's skeleton of a block: its least example. */
function snippet({ type, schema }: BlockSchema): JsonSchema {
  const example = stringify(schema.examples?.[0] ?? { type }, { lineWidth: 0 }).trimEnd();
  return { label: type, description: schema.description, bodyText: withStops(example).replaceAll('\n', '\n  ') };
}

/**
 * Turns every value but the type into a place to stop at and write, as editors' snippets have them.
 */
function withStops(example: string): string {
  const found: [number, number][] = [];
  visit(parseDocument(example), {
    Scalar: (key, { range, type }, path) => {
      // In a section of the page, or in one of its columns.
      const isSetting = path.length === 3 || path.length === 6;
      const isTypeOfSection = isSetting && (path.at(-1) as Pair<Scalar>).key?.value === 'type';
      if (key === 'key' || isTypeOfSection || !range) return;
      const quote = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 1 : 0;
      found.push([range[0] + quote, range[1] - quote]);
    },
  });
  const parts = found.map(([start, end], index) => {
    const before = snippetText(example.slice(found[index - 1]?.[1] ?? 0, start));
    return `${before}\${${index + 1}:${snippetText(example.slice(start, end))}}`;
  });
  return parts.join('') + snippetText(example.slice(found.at(-1)?.[1] ?? 0));
}
