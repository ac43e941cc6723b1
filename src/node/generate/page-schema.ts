// Makes the schema of a page from the blocks' schemas: a dispatch on `type` that gives one error for one mistake
// and one completion for one block, in editors and in our checker (measured in ../shared/checker.md section 2).
import { stringify } from 'yaml';
import type { BlockSchema, JsonSchema, SchemaSources } from './json-schema.ts';

/** @returns the schema of a page file: the envelope with the sections' dispatch put in */
export function pageSchema({ envelope, blocks, shared }: SchemaSources): JsonSchema {
  return {
    ...withItems(envelope, sectionSchema([...blocks, { type: 'shared', schema: shared }])),
    $id: 'page.schema.json',
  };
}

/** @returns the schema of a file in `pages/_shared`: parameters, and sections that may not be shared ones */
export function sharedFileSchema({ envelope, blocks }: SchemaSources): JsonSchema {
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

function withItems(envelope: JsonSchema, items: JsonSchema): JsonSchema {
  const properties = { ...envelope.properties, blocks: { ...envelope.properties!.blocks, items } };
  return { ...envelope, properties };
}

function sectionSchema(blocks: BlockSchema[]): JsonSchema {
  const types = blocks.map((block) => block.type);
  const isObjectWithType = { type: 'object', required: ['type'] };
  return {
    title: 'Section',
    type: 'object',
    required: ['type'],
    properties: { type: { type: 'string' } },
    allOf: [
      { if: { type: ['null', 'string'] }, then: { defaultSnippets: blocks.map(snippet) } },
      {
        if: { ...isObjectWithType, properties: { type: { not: { enum: types } } } },
        then: {
          properties: {
            type: { enum: types, description: 'The kind of section.', enumDescriptions: blocks.map(describe) },
          },
        },
      },
      ...blocks.map(({ type, schema }) => ({
        if: { ...isObjectWithType, properties: { type: { const: type } } },
        then: { $ref: schema.$id },
      })),
    ],
  };
}

function describe({ schema }: BlockSchema): string {
  return schema.description ?? '';
}

/** The editor's skeleton of a block: its least example. */
function snippet({ type, schema }: BlockSchema): JsonSchema {
  const example = stringify(schema.examples?.[0], { lineWidth: 0 }).trimEnd();
  return { label: type, description: schema.description, bodyText: example.replaceAll('\n', '\n  ') };
}
