// Loading of the checker: the code of its validators is compiled from the schemas once, and cached
// on disk.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createChecker, type Checker, type CachedPages, type SchemaSet } from '../../checker/check-site.ts';
import { prepareSchemas, type PreparedSchemas } from '../../checker/schema/prepare-schemas.ts';
import { generateValidators, type PrecompiledValidators } from '../../checker/schema/validate.ts';
import { findFieldsFault, findSchemaFault } from '../../checker/schema/schema-faults.ts';
import { SchemaMistake } from '../../checker/schema/schema-mistake.ts';
import { listLabelSettings } from '../../checker/labels/label-settings.ts';
import { placeSchemaMistakes } from '../schemas/place-schema-mistakes.ts';
import { hashJson } from '../../base/disk/hash.ts';
import { repeatRules } from './repeat-rules.ts';
import { readSchemas, type Project } from './project.ts';
import { writeAtomic } from '../../base/disk/write-atomic.ts';
import { cacheFolder, compiledFolder } from '../../base/installation/product-files.ts';

/** @param pages cached pages of an earlier run with the same schemas */
export function loadChecker(project: Project, pages?: CachedPages, schemas = readSchemas(project)): Checker {
  const validators = loadValidators(project, schemas);
  return createChecker(schemas, { validators, repeatRules, ...(pages && { pages }) });
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
  return hashJson([schemas, version, 'two modules, with x-target, x-row-lengths of heads, and parts']);
}

/** @throws SchemaMistake for a schema of the site's own that cannot be used */
function refuseFaultySchemas(schemas: PreparedSchemas): void {
  const faults = [
    ...[...schemas.ownFields.values()].map((schema) => [schema, () => findFieldsFault(schemas, schema)] as const),
    ...Object.entries(schemas.blocks).map(([type, schema]) => [schema, () => findSchemaFault(schemas, type)] as const),
  ];
  for (const [{ 'x-file': file }, find] of faults) {
    const fault = file === undefined ? null : find();
    if (fault !== null) throw new SchemaMistake(file!, fault);
  }
  for (const schema of Object.values(schemas.blocks)) if (schema['x-file']) listLabelSettings(schema, schemas);
}

/**
 * Loads the validators from modules: compiled with the package, or in a folder that may be deleted
 * at any time.
 */
function loadValidators(project: Project, schemas: SchemaSet): PrecompiledValidators {
  const require = createRequire(join(project.productRoot, 'package.json'));
  const compiled = compiledFolder(project.productRoot);
  const shipped = compiled && validatorFiles(compiled, hashSchemas(project, schemas));
  const { fast, thorough } = shipped && existsSync(shipped.fast) ? shipped : cacheValidators(project, schemas, require);
  return { fast: require(fast), thorough: () => require(thorough) };
}

type ValidatorFiles = Record<keyof PrecompiledValidators, string>;

function validatorFiles(folder: string, key: string): ValidatorFiles {
  const toFile = (part: keyof PrecompiledValidators) => join(folder, `validators/${key}-${part}.cjs`);
  return { fast: toFile('fast'), thorough: toFile('thorough') };
}

/** The modules require parts of Ajv by their paths: in a site's folder there may be another Ajv. */
function cacheValidators(project: Project, schemas: SchemaSet, { resolve }: NodeJS.Require): ValidatorFiles {
  const key = hashJson([hashSchemas(project, schemas), project.productRoot]);
  const files = validatorFiles(cacheFolder(project), key);
  if (existsSync(files.fast) && existsSync(files.thorough)) return files;
  const write = () => writeValidators(files, schemas, (_call, path) => `require(${JSON.stringify(resolve(path))})`);
  placeSchemaMistakes(project, write);
  return files;
}

/** @param resolved gives the text that replaces a `require` of a part of Ajv */
function writeValidators(
  files: ValidatorFiles,
  schemas: SchemaSet,
  resolved: (call: string, path: string) => string,
): void {
  const prepared = prepareSchemas(schemas);
  refuseFaultySchemas(prepared);
  const codes = generateValidators(prepared);
  // Atomic, because two programs may start at once.
  for (const part of ['thorough', 'fast'] as const)
    writeAtomic(files[part], codes[part].replaceAll(/require\("(ajv\/[^"]+)"\)/g, resolved));
}

/**
 * Writes the validators of Pagewright's own schemas for the package, which requires the Ajv beside
 * it.
 */
export function compileValidators(project: Project, folder: string): void {
  const schemas = readSchemas(project);
  writeValidators(validatorFiles(folder, hashSchemas(project, schemas)), schemas, (call) => call);
}
