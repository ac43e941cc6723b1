// Compiles the modules that a site's own code imports, and those that its bundles are made of, to
// JavaScript with declaration files: one for each source, so that a site's sections and the page
// that shows them share their state, whatever bundles them.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { listFiles } from '../../base/disk/list-files.ts';
import { writeAtomic } from '../../base/disk/write-atomic.ts';

/** The modules for programs, which are bundled with the command line. */
const programs = 'src/public/programs';

/**
 * Writes the modules into a folder, with the paths of their sources.
 * @throws Error with what the compiler says
 */
export function compileModules(productRoot: string, folder: string): void {
  const emitted = join(productRoot, '.pagewright/modules');
  rmSync(emitted, { recursive: true, force: true });
  const compiler = join(productRoot, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, '--project', join(productRoot, 'src/tsconfig.package.json')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The modules of the package cannot be compiled:\n${stdout}`);
  const roots = listFiles(emitted, '').filter(isRoot);
  copyWithImports(roots, { emitted, folder });
  writeAtomic(join(folder, `${programs}.js`), `export * from '../../cli/programs.cjs';\n`);
  for (const path of listFiles(productRoot, 'src/page').filter((file) => file.endsWith('.css'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(productRoot, path), join(folder, path));
  }
}

/** Tells whether a module is loaded by its path or name. Types are needed of what has a name alone. */
function isRoot(path: string): boolean {
  if (path.endsWith('.d.ts')) return path.startsWith('src/public/');
  return /^src\/(?:page|dev\/client|public)\//.test(path) && path !== `${programs}.js`;
}

/** Copies modules and all that they import, which then names files as every compiler finds them. */
function copyWithImports(roots: string[], { emitted, folder }: { emitted: string; folder: string }): void {
  const copied = new Set<string>();
  const copy = (path: string) => {
    if (copied.has(path)) return;
    copied.add(path);
    const text = readFileSync(join(emitted, path), 'utf8').replaceAll(
      specifier,
      (_all, before: string, name: string) => `${before}'${toSpecifier(path, name)}'`,
    );
    writeAtomic(join(folder, path), text);
    const ending = path.endsWith('.d.ts') ? '.d.ts' : '.js';
    for (const [, , name] of text.matchAll(specifier))
      if (name!.startsWith('.')) copy(posix.join(posix.dirname(path), name!).replace(/\.js$/, ending));
  };
  for (const path of roots) copy(path);
}

/** The name of a module that another one imports. */
const specifier = /(\bfrom |\bimport |\bimport\()["'](\.[^"']+|#schemas)["']/g;

/** @returns a path that leads from a module to a JavaScript file, beside which its types are */
function toSpecifier(path: string, name: string): string {
  if (name === '#schemas') return posix.relative(posix.dirname(path), 'schemas/types.gen.js');
  return name.replace(/\.tsx?$/, '.js');
}
