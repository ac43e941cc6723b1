// Starts a new type of block: its schema with an example, and its component.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockTypes } from './generate.ts';
import { pascalCase } from './generate/registries.ts';
import { writeGenerated } from './write-generated.ts';

const template = 'src/node/templates/block.tsx.txt';

/**
 * Writes `schemas/blocks/<type>.schema.json` and `src/blocks/<type>/<type>.tsx`, then what is generated from them.
 * @returns the exit code: 0 written, 2 when the name cannot be used
 */
export async function newBlock(productRoot: string, type: string | undefined): Promise<0 | 2> {
  const problem = problemWith(productRoot, type);
  if (problem || !type) {
    console.error(`${problem}\nTry: npm run new:block -- quote-band`);
    return 2;
  }
  const files = {
    [`schemas/blocks/${type}.schema.json`]: JSON.stringify(firstSchema(type)),
    [`src/blocks/${type}/${type}.tsx`]: readFileSync(join(productRoot, template), 'utf8').replaceAll(
      'BlockName',
      pascalCase(type),
    ),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(productRoot, path, '..'), { recursive: true });
    writeFileSync(join(productRoot, path), await formatted(productRoot, path, text));
    console.log(`written: ${path}`);
  }
  await writeGenerated(productRoot, false);
  console.log(
    `\nUse it in a page with "- type: ${type}". Describe its settings in the schema, then run: npm run generate`,
  );
  return 0;
}

function problemWith(productRoot: string, type: string | undefined): string | undefined {
  if (!type) return 'Give the new block a name.';
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(type))
    return `"${type}" is no name for a block: use small letters, digits and hyphens.`;
  if (type === 'shared') return '"shared" is the type of shared sections.';
  if (blockTypes(productRoot).includes(type))
    return `There is a block "${type}" already: schemas/blocks/${type}.schema.json`;
  if (existsSync(join(productRoot, 'src/blocks', type))) return `There is a folder src/blocks/${type} already.`;
  return undefined;
}

function firstSchema(type: string) {
  const words = type.replaceAll('-', ' ');
  const base = { type, heading: `A ${words}` };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `blocks/${type}.schema.json`,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    description: `A section with a heading and a text, of the kind "${words}".`,
    type: 'object',
    required: ['type', 'heading'],
    additionalProperties: false,
    properties: {
      type: { title: 'Type', description: 'The kind of section.', const: type },
      id: common('id'),
      background: common('background'),
      draft: common('draft'),
      publish: common('publish'),
      heading: common('heading'),
      text: common('text'),
    },
    examples: [
      base,
      { ...base, heading: `A [[${words}]]`, text: 'With all of its settings.', background: 'tint', id: type },
      {
        ...base,
        heading: `A heading of the kind ${words} that needs more than one line on every screen`,
        background: 'dark',
      },
    ],
  };
}

function common(name: string) {
  return { $ref: `../common.schema.json#/definitions/${name}` };
}

/** As the project's formatter would write it, so that the format check passes at once. */
async function formatted(productRoot: string, path: string, text: string): Promise<string> {
  const prettier = await import('prettier');
  const filepath = join(productRoot, path);
  return prettier.format(text, { ...(await prettier.resolveConfig(filepath)), filepath });
}
