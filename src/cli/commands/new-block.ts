// The command `new:block`: a new type of section with schema, examples, component and, if it has
// script, a test.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { blockTypes, readSchema } from '../../site/schemas/read-schema.ts';
import type { JsonSchema } from '../../site/schemas/schema-sources.ts';
import { pascalCase } from '../../site/schemas/pascal-case.ts';
import { liveModules } from '../../builder/bundles/client-modules.ts';
import { isOwnSite } from '../../site/vscode/editor-files.ts';
import { writeSiteTypes } from '../../site/vscode/write-site-types.ts';
import type { Project } from '../../site/folder/project.ts';
import { filesForSite } from './files-for-site.ts';
import { shownPath } from '../../site/folder/block-folders.ts';
import { isDeviceName } from '../../base/addresses/file-name.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { writeGenerated } from '../generate/write-generated.ts';
import { newBlockMessages } from '../messages/new.ts';

/** The folder of the templates, with a folder for each kind. */
const templates = 'src/cli/templates/blocks';

type Kind = 'plain' | 'island' | 'behavior';

/**
 * Writes the files of a new type: into `blocks/` of a site; in Pagewright's own folder below
 * `schemas/blocks`, `src/page/blocks` and, if it has script, `tests/page/blocks`, with what is
 * generated from them.
 * @throws UsageError if the name cannot be used
 */
export async function newBlock(
  project: Project,
  name: string,
  { island, behavior }: { island?: boolean; behavior?: boolean },
): Promise<0> {
  const kind: Kind = island ? 'island' : behavior ? 'behavior' : 'plain';
  const problem = findNameProblem(project, name);
  if (problem !== undefined) throw new UsageError(problem);
  const files = planFiles(project.productRoot, { name, kind });
  await writeFiles(project, isOwnSite(project) ? files : filesForSite(project.siteRoot, name, files));
  if (isOwnSite(project)) await writeGenerated(project.productRoot, false);
  else writeSiteTypes(project);
  const example = formatExample(readSettings(project.productRoot, { name, kind }).examples[0]!);
  console.log(formatNextSteps(project, name, { kind, example }));
  return 0;
}

/**
 * Writes them one right after the other: a dev server that runs would report a type that is not
 * whole.
 */
async function writeFiles({ siteRoot }: Project, files: Record<string, string>): Promise<void> {
  const planned = Object.entries(files).map(async ([path, text]) => {
    return { path, text: await formatCode(join(siteRoot, path), text) };
  });
  for (const { path, text } of await Promise.all(planned)) {
    mkdirSync(join(siteRoot, path, '..'), { recursive: true });
    writeFileSync(join(siteRoot, path), text);
    console.log(`written: ${path}`);
  }
}

/** @param example lines of YAML for a page */
function formatNextSteps(project: Project, name: string, { kind, example }: { kind: Kind; example: string }): string {
  const start = newBlockMessages.works({ name, example });
  const guide = 'docs/developers/first-section.md';
  const writeTest = (words: string) => (kind === 'plain' ? '' : `\n${words}`);
  if (!isOwnSite(project)) {
    const path = shownPath(project.siteRoot, join(project.productRoot, guide));
    return `\n${start}\n${newBlockMessages.guide(path)}${writeTest(newBlockMessages.siteTest())}`;
  }
  const test = writeTest(newBlockMessages.test(name));
  return `
${start}
${newBlockMessages.generate()} ${newBlockMessages.guide(guide)}${test}`;
}

function findNameProblem(project: Project, name: string): string | undefined {
  const { productRoot, siteRoot } = project;
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) return newBlockMessages.noName(name);
  if (isDeviceName(name)) return newBlockMessages.device(name);
  if (name === 'shared') return newBlockMessages.shared();
  const folder = isOwnSite(project) ? `src/page/blocks/${name}` : `blocks/${name}`;
  if (existsSync(join(siteRoot, folder))) return newBlockMessages.taken({ name, path: folder });
  if (isOwnSite(project) && blockTypes(productRoot).includes(name))
    return newBlockMessages.taken({ name, path: `schemas/blocks/${name}.schema.json` });
  // A type of Pagewright that is replaced takes its scripts with it.
  const live = blockTypes(productRoot).includes(name)
    ? undefined
    : liveModules(project).find((each) => each.name === name);
  if (live) return newBlockMessages.takenInBrowser({ name, file: live.file });
  const { definitions = {} } = readSchema(productRoot, 'schemas/common.schema.json');
  if (name === 'page' || Object.hasOwn(definitions, name)) return newBlockMessages.takenType(name);
  return undefined;
}

/** @returns the texts of the new files by their paths */
function planFiles(productRoot: string, { name, kind }: { name: string; kind: Kind }): Record<string, string> {
  const folder = join(productRoot, templates, kind);
  const code = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  const texts = code.map((file) => {
    const own = file.slice(0, -'.txt'.length).replace('block', name);
    const text = readFileSync(join(folder, file), 'utf8');
    const path = own.includes('.test.') ? `tests/page/blocks/${own}` : `src/page/blocks/${name}/${own}`;
    return [path, text.replaceAll('BlockName', pascalCase(name)).replaceAll('block-name', name)];
  });
  const schema = JSON.stringify(readSettings(productRoot, { name, kind }));
  return { [`schemas/blocks/${name}.schema.json`]: schema, ...Object.fromEntries(texts) };
}

function readSettings(productRoot: string, { name, kind }: { name: string; kind: Kind }) {
  const settings = JSON.parse(readFileSync(join(productRoot, templates, kind, 'settings.json'), 'utf8')) as Settings;
  return createSchema(name, settings);
}

/** @returns the lines of a section in the list of a page */
function formatExample(section: object): string {
  return stringify([section], { lineWidth: 0 })
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
}

/** Settings of a template besides a heading and a text. */
interface Settings {
  description: string;
  required: string[];
  properties: Record<string, JsonSchema>;
  /** Values of these settings for a minimal, a full and an awkward example. */
  examples: [object, object, object];
}

function createSchema(type: string, own: Settings) {
  const words = type.replaceAll('-', ' ');
  const [minimal, full, awkward] = own.examples;
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
      id: referToCommon('id'),
      background: referToCommon('background'),
      draft: referToCommon('draft'),
      publish: referToCommon('publish'),
      heading: referToCommon('heading'),
      text: referToCommon('text'),
      ...own.properties,
    },
    examples: [
      { type, heading: `A ${words}`, ...minimal },
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

function referToCommon(name: string) {
  return { $ref: `../common.schema.json#/definitions/${name}` };
}

/**
 * Formats as Prettier does with the settings around the file, so that a format check passes at
 * once. Sites need not have it.
 */
async function formatCode(filepath: string, text: string): Promise<string> {
  try {
    const prettier = await import('prettier');
    const settings = (await prettier.resolveConfig(filepath)) ?? { printWidth: 120, singleQuote: true };
    return await prettier.format(text, { ...settings, filepath });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return filepath.endsWith('.json') ? `${JSON.stringify(JSON.parse(text), null, 2)}\n` : text;
  }
}
