// Makes the TypeScript types of a site's own sections and fields, which `pagewright/blocks` has in
// the site beside those of Pagewright.
import { pascalCase } from './pascal-case.ts';
import type { BlockSchema, JsonSchema, OwnFields } from './schema-sources.ts';
import { blockModel, fieldsModel, named, type Parts } from './model-types.ts';

export interface SiteTypesParts {
  /** The site's own. */
  blocks: BlockSchema[];
  fields: OwnFields[];
  common: JsonSchema;
  /** The text of Pagewright's types. */
  productTypes: string;
  /** The module's name for src/public/blocks.ts. */
  entry: string;
}

/**
 * @returns the module of types: all of Pagewright's, and one interface for each section and each
 * file of fields of the site
 */
export function siteTypes({ blocks, fields, common, productTypes, entry }: SiteTypesParts): string {
  const parts = named(common, '');
  const used = new Set<string>();
  const writer = typeWriter(parts, { productTypes, used });
  const own = blocks.map(({ type, schema }) => {
    const model = blockModel(schema, type, parts);
    return `${comment(schema.description, '')}export interface ${pascalCase(type)}Block ${writer(model, '')}\n`;
  });
  const ofFields = fields.map(({ name, schema }) => {
    const model = fieldsModel(schema, name, parts);
    return `${comment(schema.description, '')}export interface ${pascalCase(name)}Fields ${writer(model, '')}\n`;
  });
  const names = [...used].sort().join(', ');
  const lines = [
    "// Written by Pagewright from the schemas of this site's own sections and fields.",
    ...(used.size > 0 ? [`import type { ${names} } from '${entry}';`] : []),
    `export type * from '${entry}';`,
  ];
  return `${lines.join('\n')}\n\n${[...own, ...ofFields].join('\n')}`;
}

/**
 * @returns a function that writes the type of a value of a schema, as deep in a group as the
 * indentation says
 */
function typeWriter(parts: Parts, { productTypes, used }: { productTypes: string; used: Set<string> }) {
  const write = (schema: JsonSchema, indent: string): string => {
    if (schema.$ref !== undefined) return writeRef(schema.$ref.replace('#/definitions/', ''), indent);
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
    if (schema.properties) return writeGroup(schema, indent);
    if (schema.items) return `(${write(schema.items, indent)})[]`;
    if (typeof schema.additionalProperties === 'object')
      return `Record<string, ${write(schema.additionalProperties, indent)}>`;
    return [schema.type ?? 'unknown']
      .flat()
      .map((type) => plainTypes[type] ?? 'unknown')
      .join(' | ');
  };
  const writeRef = (part: string, indent: string): string => {
    const schema = parts[part]!;
    const name = pascalCase(schema.properties ? (schema.title ?? part).replaceAll(/[^A-Za-z]+/g, '-') : part);
    if (!new RegExp(`export (?:declare )?(?:type|interface) ${name}\\b`).test(productTypes))
      return write(schema, indent);
    used.add(name);
    return name;
  };
  const writeGroup = ({ properties = {}, required = [] }: JsonSchema, indent: string): string => {
    const inner = `${indent}  `;
    const lines = Object.entries(properties).map(([name, part]) => {
      const words = comment(part.description, inner);
      return `${words}${inner}${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${write(part, inner)};\n`;
    });
    return `{\n${lines.join('')}${indent}}`;
  };
  return write;
}

const plainTypes: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
  array: 'unknown[]',
  object: 'Record<string, unknown>',
};

function comment(words: string | undefined, indent: string): string {
  return words === undefined ? '' : `${indent}/** ${words.replaceAll('*/', '* /')} */\n`;
}
