// Starts a new type of section: its schema with examples, its component, and what runs in the browser with a test.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockTypes } from './generate.ts';
import type { JsonSchema } from './generate/json-schema.ts';
import { pascalCase } from './generate/registries.ts';
import { liveModules, liveNameOf } from './live-modules.ts';
import { readSchema } from './read-schema.ts';
import { writeGenerated } from './write-generated.ts';

/** The folder of the beginnings: one folder for each kind. */
const templates = 'src/node/templates/blocks';

const kinds = ['plain', 'island', 'behavior'] as const;
type Kind = (typeof kinds)[number];

/** The words of `new:block --help`. */
export const newBlockHelp = `pagewright new:block NAME [--island | --behavior]

  without      what shows texts and pictures: HTML, and no script
  --island     what has state: React, which is loaded when a visitor comes to it
  --behavior   what moves or hides what is there already: some lines of plain DOM code

For example: npm run new:block -- savings-calculator --island
docs/developers.md makes one of it, step by step.`;

export interface NewBlock {
  name?: string;
  island?: unknown;
  behavior?: unknown;
}

/**
 * Writes the files of a new type below `schemas/blocks`, `src/blocks` and, if it has script, `tests/blocks`, then what is
 * generated from them.
 * @returns the exit code: 0 written, 2 when the name cannot be used
 */
export async function newBlock(productRoot: string, { name, island, behavior }: NewBlock): Promise<0 | 2> {
  const kind: Kind = island ? 'island' : behavior ? 'behavior' : 'plain';
  const problem =
    island && behavior ? 'A section has an island or a behavior to begin with.' : problemWith(productRoot, name);
  if (problem || !name) {
    console.error(`${problem}\nTry: npm run new:block -- quote-band`);
    return 2;
  }
  for (const [path, text] of Object.entries(filesOf(productRoot, { name, kind }))) {
    mkdirSync(join(productRoot, path, '..'), { recursive: true });
    writeFileSync(join(productRoot, path), await formatted(productRoot, path, text));
    console.log(`written: ${path}`);
  }
  await writeGenerated(productRoot, false);
  console.log(nextSteps(name, kind));
  return 0;
}

function nextSteps(name: string, kind: Kind): string {
  const test = kind === 'plain' ? '' : `\nIts own test: npx vitest run tests/blocks/${name}.test.tsx`;
  return `
It works as it is: "- type: ${name}" on a page, and with npm start at /__blocks/${name}.
After a change of its schema: npm run generate. docs/developers.md leads through the rest.${test}`;
}

function problemWith(productRoot: string, name: string | undefined): string | undefined {
  if (!name) return 'Give the new block a name.';
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name))
    return `"${name}" is no name for a block: use small letters, digits and hyphens.`;
  if (name === 'shared') return '"shared" is the type of shared sections.';
  if (blockTypes(productRoot).includes(name))
    return `There is a block "${name}" already: schemas/blocks/${name}.schema.json`;
  const successor = blockTypes(productRoot).find((type) =>
    readSchema(productRoot, `schemas/blocks/${type}.schema.json`)['x-formerly']?.includes(name),
  );
  if (successor) return `"${name}" is the old name of "${successor}": old pages would get another section.`;
  if (existsSync(join(productRoot, 'src/blocks', name))) return `There is a folder src/blocks/${name} already.`;
  const live = liveModules(productRoot).find((path) => liveNameOf(path) === name);
  if (live) return `"${name}" is taken by ${live}: what runs in the browser goes by this name.`;
  const { definitions = {} } = readSchema(productRoot, 'schemas/common.schema.json');
  if (name === 'page' || Object.hasOwn(definitions, name))
    return `"${name}" is taken: types.gen.ts has a type of that name. Try ${name}-band.`;
  return undefined;
}

/** @returns the texts of the new files by their paths */
function filesOf(productRoot: string, { name, kind }: { name: string; kind: Kind }): Record<string, string> {
  const folder = join(productRoot, templates, kind);
  const code = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  const texts = code.map((file) => {
    const own = file.slice(0, -'.txt'.length).replace('block', name);
    const text = readFileSync(join(folder, file), 'utf8');
    const path = own.includes('.test.') ? `tests/blocks/${own}` : `src/blocks/${name}/${own}`;
    return [path, text.replaceAll('BlockName', pascalCase(name)).replaceAll('block-name', name)];
  });
  const settings = JSON.parse(readFileSync(join(productRoot, templates, kind, 'settings.json'), 'utf8')) as Settings;
  const schema = JSON.stringify(firstSchema(name, settings));
  return { [`schemas/blocks/${name}.schema.json`]: schema, ...Object.fromEntries(texts) };
}

/** What a kind of beginning has beside a heading and a text. */
interface Settings {
  description: string;
  required: string[];
  properties: Record<string, JsonSchema>;
  /** What the least, the full and the awkward example have of them. */
  examples: [object, object, object];
}

function firstSchema(type: string, own: Settings) {
  const words = type.replaceAll('-', ' ');
  const [least, full, awkward] = own.examples;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `blocks/${type}.schema.json`,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    description: own.description,
    type: 'object',
    required: ['type', 'heading', ...own.required],
    additionalProperties: false,
    properties: {
      type: { title: 'Type', description: 'The kind of section.', const: type },
      id: common('id'),
      background: common('background'),
      draft: common('draft'),
      publish: common('publish'),
      heading: common('heading'),
      text: common('text'),
      ...own.properties,
    },
    examples: [
      { type, heading: `A ${words}`, ...least },
      { type, heading: `A [[${words}]]`, text: 'With all of its settings.', background: 'tint', id: type, ...full },
      {
        type,
        heading: `A heading of the kind ${words} that needs more than one line on every screen`,
        background: 'dark',
        ...awkward,
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
