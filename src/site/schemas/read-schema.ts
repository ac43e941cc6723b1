// Reading of JSON Schemas, which developers write by hand: a syntax error is reported with its
// position.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '../../checker/check-site.ts';
import { DeveloperError } from '../../base/pure/developer-error.ts';

/**
 * @param path below the product's folder: `schemas/blocks/cta.schema.json`
 * @throws DeveloperError with the place in the file where it is no JSON
 */
export function readSchema(productRoot: string, path: string): JsonSchema {
  return readSchemaFile(join(productRoot, path), path);
}

/**
 * @param shown the file's path as messages show it
 * @throws DeveloperError with the place in the file where it is no JSON, or holds no schema
 */
export function readSchemaFile(file: string, shown: string): JsonSchema {
  const schema = parseJson(readFileSync(file, 'utf8'), shown);
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
    throw new DeveloperError(`${shown} holds no schema. Please write a group of settings between { and }.`);
  return schema as JsonSchema;
}

function parseJson(text: string, shown: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const [said, at] = / in JSON at position (\d+)/.exec(message) ?? [];
    // Node gives no place for a text that ends too early.
    const before = text.slice(0, at === undefined ? text.length : Number(at)).split('\n');
    const reason = said ? message.slice(0, message.indexOf(said)) : message;
    throw new DeveloperError(`${shown}:${before.length}:${before.at(-1)!.length + 1}: this is no JSON. ${reason}.`);
  }
}

/** @returns the block types, sorted: the names of the files in `schemas/blocks` */
export function blockTypes(productRoot: string): string[] {
  const names = readdirSync(join(productRoot, 'schemas/blocks'));
  return names.flatMap((name) => /^(.+)\.schema\.json$/.exec(name)?.[1] ?? []).sort();
}
