// Places of mistakes in the schemas of a site: the line and column of the wrong part of a file.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isNode } from 'yaml';
import { ignoreMissing } from '../../base/disk/ignore-missing.ts';
import { DeveloperError } from '../../base/pure/developer-error.ts';
import { createPositionFinder } from '../../base/pure/positions.ts';
import { SchemaMistake } from '../../checker/schema/schema-mistake.ts';
import { findNodes } from '../../checker/yaml/parse/locate.ts';
import { parseYaml } from '../../checker/yaml/parse/parse-yaml.ts';

/** Folders of Pagewright and of the site. */
interface Roots {
  productRoot: string;
  siteRoot: string;
}

/**
 * Runs a task that may throw a mistake in a schema of the site, or of Pagewright.
 * @throws DeveloperError with the place of the mistake
 */
export function placeSchemaMistakes<Result>({ siteRoot, productRoot }: Roots, task: () => Result): Result {
  try {
    return task();
  } catch (error) {
    if (!(error instanceof SchemaMistake)) throw error;
    const { file, fault } = error;
    const root = file.startsWith('schemas/') ? productRoot : siteRoot;
    const text = ignoreMissing(() => readFileSync(resolve(root, file), 'utf8'), undefined);
    if (text === undefined) throw error;
    const { line, column } = createPositionFinder(text)(findOffset(text, fault.pointer));
    throw new DeveloperError(`${file}:${line}:${column}: this schema ${fault.says}`);
  }
}

/** JSON is YAML, too. @returns where the part begins, or the last one on the way that is there */
function findOffset(text: string, pointer: string): number {
  const { contents } = parseYaml(text);
  const { key, value } = findNodes(isNode(contents) ? contents : null, pointer);
  return (key ?? value)?.range?.[0] ?? 0;
}
