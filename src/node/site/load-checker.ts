// Loading of the checker: the code of its validators is compiled from the schemas once, and cached
// on disk.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createChecker, type Checker, type CachedPages, type SchemaSet } from '../../content/check-site.ts';
import { prepareSchemas } from '../../content/schema/prepare-schemas.ts';
import { generateValidators, type Precompiled } from '../../content/schema/validate.ts';
import { hashJson } from '../fs/hash.ts';
import { readSchemas, type Project } from './project.ts';
import { writeAtomic } from '../fs/write-atomic.ts';

/** @param pages cached pages of an earlier run with the same schemas */
export function loadChecker(project: Project, pages?: CachedPages, schemas = readSchemas(project)): Checker {
  const validators = loadValidators(project, schemas);
  return createChecker(schemas, { validators, ...(pages && { pages }) });
}

/** @returns a hash of schemas and program: what one of them computed is invalid for another */
export function hashProgram(project: Project, schemas = readSchemas(project)): string {
  // The bundler names chunks by their content; the files with compiled code beside them change at
  // any time.
  const program = readdirSync(dirname(fileURLToPath(import.meta.url))).filter((file) => !file.includes('.code'));
  return hashJson([hashSchemas(project, schemas), program]);
}

function hashSchemas({ productRoot }: Project, schemas: SchemaSet): string {
  const { version } = createRequire(join(productRoot, 'package.json'))('ajv/package.json') as { version: string };
  // The last part is the version of the modules' form: change it with the form.
  return hashJson([schemas, version, 'two modules, with x-target and x-row-lengths']);
}

/** Loads the validators from modules in a folder that may be deleted at any time. */
function loadValidators(project: Project, schemas: SchemaSet): Precompiled {
  const { productRoot } = project;
  const key = hashSchemas(project, schemas);
  const toFile = (part: keyof Precompiled) => join(productRoot, `.pagewright/validators/${key}-${part}.cjs`);
  if (!existsSync(toFile('fast')) || !existsSync(toFile('thorough'))) {
    const codes = generateValidators(prepareSchemas(schemas));
    // Atomic, because two programs may start at once.
    for (const part of ['fast', 'thorough'] as const) writeAtomic(toFile(part), codes[part]);
  }
  // The modules require parts of Ajv, which are resolved from the product's folder.
  const require = createRequire(join(productRoot, 'package.json'));
  return { fast: require(toFile('fast')), thorough: () => require(toFile('thorough')) };
}
