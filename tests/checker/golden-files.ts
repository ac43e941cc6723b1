// Reads a golden input: a page, or several files divided by lines such as `#: pages/_shared/x.yaml` (`#-` takes one away).
// A first line such as `#= /images/hall.jpg 6000 4000 3000000` adds a picture: its width, height and bytes, and after these
// why it cannot be read, if it cannot.
// First lines such as `#+ /test.html` add any other public files, `#! id_rsa secret` one that is not published.
// A first line such as `#~ cta: headline is the old name of heading` renames a setting in the schemas, because those that
// ship may have none that was renamed.
// `{{repeat 300000 x}}` stands for so many letters, for mistakes that would make a large file.
import { readdirSync, readFileSync } from 'node:fs';
import type { JsonSchema, SchemaSet } from '../../src/checker/check-site.ts';
import type { LeftOut } from '../../src/checker/site-model/rule-context.ts';
import type { SiteSource } from '../../src/checker/site-source.ts';
import type { ImageFacts } from '../../src/base/pictures/image-facts.ts';
import { createTextSet } from '../../src/base/pure/text-set.ts';
import { pageSchema, sharedFileSchema } from '../../src/site/schemas/page-schema.ts';
import { facts, notFoundYaml, pageYaml, readEnvelope, schemas, siteYaml } from './test-site.ts';

/** The folder of the golden pairs. */
export const fixtureFolder = new URL('../fixtures/err/', import.meta.url);

/** @returns the text with what stands for large parts written out */
export function expandFixture(text: string): string {
  return text.replaceAll(/\{\{repeat (\d+) (\S)\}\}/g, (_all, count: string, letter: string) =>
    letter.repeat(Number(count)),
  );
}

/** The schemas with the types of sections that the pairs use: what they say does not change with every new type. */
export const goldenSchemas = onlyTypes(schemas, typesInPairs());

function typesInPairs(): Set<string> {
  const inputs = readdirSync(fixtureFolder).filter((name) => name.endsWith('.yaml'));
  const texts = inputs.map((name) => readFileSync(new URL(name, fixtureFolder), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/\btype: ([\w-]+)/g)].map(([, type]) => type!)));
}

function onlyTypes(set: SchemaSet, types: Set<string>): SchemaSet {
  const chosen = Object.entries(set.blocks).filter(([type]) => types.has(type));
  const blocks = chosen.map(([type, schema]) => ({ type, schema }));
  const sources = { envelope: readEnvelope(), blocks, shared: set.shared, common: set.common, site: set.site };
  return {
    ...set,
    blocks: Object.fromEntries(chosen),
    page: pageSchema(sources),
    sharedFile: sharedFileSchema(sources),
  };
}

const renamed = /^#~ ([\w-]+): (\w+) is the old name of (\w+)\n/;

/** @returns the schemas of the pairs, with a renamed setting where the input's first line asks for one */
export function createSchemas(text: string): SchemaSet {
  const [, type, name, newName] = renamed.exec(text) ?? [];
  return type === undefined ? goldenSchemas : withOldName(goldenSchemas, { type, name: name!, newName: newName! });
}

/** @returns schemas in which a setting of a type of section was renamed, written as schemas in the repository must be */
export function withOldName(
  set: SchemaSet,
  { type, name, newName }: { type: string; name: string; newName: string },
): SchemaSet {
  const block = set.blocks[type]!;
  const properties = { ...block.properties, [name]: oldNameSchema(newName) };
  return { ...set, blocks: { ...set.blocks, [type]: { ...block, properties } } };
}

/** @returns what the schema of an old name has to be */
export function oldNameSchema(newName: string): JsonSchema {
  return {
    title: 'Old name',
    description: `The old name of ${newName}.`,
    deprecated: true,
    renamedTo: newName,
    deprecationMessage: `It is called "${newName}" now.`,
    doNotSuggest: true,
  };
}

const leftOut = /^#! (\S+) (\S+)\n/;

const publicFiles = /^(?:#\+ .+\n)+/;

const picture = /^#= (\S+) (\d+) (\d+) (\d+)(?: (\S+))?\n/;

/** @returns the site that the input makes, with what is known of its pictures */
export function createSource(text: string): SiteSource {
  const [, path, width, height, bytes, unreadable] = picture.exec(text) ?? [];
  const sizes = { width: Number(width), height: Number(height), bytes: Number(bytes) };
  const known = { ...sizes, ...(unreadable && { unreadable: unreadable as ImageFacts['unreadable'] }) };
  const images = path ? { [path]: known } : {};
  const all = readFiles(text);
  const isPublic = (each: string) => each.startsWith('public/');
  const texts = createTextSet(Object.fromEntries(Object.entries(all).filter(([each]) => !isPublic(each))));
  const [added] = publicFiles.exec(text) ?? [];
  const files = added ? { files: new Set(Array.from(added.matchAll(/^#\+ (.+)$/gm), ([, file]) => file!)) } : {};
  const publicText = (address: string) => all[`public${address}`];
  const [, leftPath, reason] = leftOut.exec(text) ?? [];
  const left = leftPath ? { leftOut: [{ path: leftPath, reason: reason as LeftOut['reason'] }] } : {};
  return { texts, facts: { ...facts, ...files, ...left, publicText, images: { ...facts.images, ...images } } };
}

/** @returns the texts of the site that the input makes */
export function readFiles(input: string): Record<string, string> {
  const text = input.replace(publicFiles, '').replace(picture, '').replace(renamed, '').replace(leftOut, '');
  const files: Record<string, string> = {
    'site.yaml': siteYaml,
    'pages/index.yaml': pageYaml,
    'pages/404.yaml': notFoundYaml,
  };
  if (!/^#[:-] /.test(text)) return { ...files, 'pages/test.yaml': text };
  for (const part of text.split(/^(?=#[:-] )/m)) {
    const [head = '', ...rest] = part.split('\n');
    const path = head.slice(3).trim();
    if (head.startsWith('#- ')) delete files[path];
    else files[path] = rest.join('\n');
  }
  return files;
}
