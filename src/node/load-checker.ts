// Makes the checker for this machine: what can be worked out from the schemas alone is worked out once and kept.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createChecker, type Checker, type KnownPages, type SchemaSet } from '../content/check-site.ts';
import { prepareSchemas } from '../content/prepare-schemas.ts';
import { codeOfValidators, type Precompiled } from '../content/validate.ts';
import { hashOf } from './hash-of.ts';
import { readSchemas, type Project } from './project.ts';
import { writeWhole } from './write-whole.ts';

/** @param pages what is known of pages from an earlier run with the same schemas */
export function loadChecker(project: Project, pages?: KnownPages, schemas = readSchemas(project)): Checker {
  const validators = precompiled(project, schemas);
  return createChecker(schemas, { validators, ...(pages && { pages }) });
}

/** @returns a name for the schemas and the program together: results of one are worth nothing for another */
export function versionOf(project: Project, schemas = readSchemas(project)): string {
  // The bundler names the parts of the program by their content; beside them is what they were compiled to.
  const program = readdirSync(dirname(fileURLToPath(import.meta.url))).filter((file) => !file.includes('.code'));
  return hashOf([nameOf(project, schemas), program]);
}

/** A name for the validators of the schemas. */
function nameOf({ productRoot }: Project, schemas: SchemaSet): string {
  const { version } = createRequire(join(productRoot, 'package.json'))('ajv/package.json') as { version: string };
  // The last part stands for the form of the module: another one needs another word.
  return hashOf([schemas, version, 'two modules, with x-target and x-row-lengths']);
}

/** The validators as modules in a folder that can be thrown away at any time. */
function precompiled(project: Project, schemas: SchemaSet): Precompiled {
  const { productRoot } = project;
  const name = nameOf(project, schemas);
  const fileOf = (part: keyof Precompiled) => join(productRoot, `.pagewright/validators/${name}-${part}.cjs`);
  if (!existsSync(fileOf('fast')) || !existsSync(fileOf('thorough'))) {
    const codes = codeOfValidators(prepareSchemas(schemas));
    // Two programs may start at once: each puts its own into place whole.
    for (const part of ['fast', 'thorough'] as const) writeWhole(fileOf(part), codes[part]);
  }
  // The modules require parts of Ajv, which are found from the product's folder.
  const require = createRequire(join(productRoot, 'package.json'));
  return { fast: require(fileOf('fast')), thorough: () => require(fileOf('thorough')) };
}
