// Types of a site's own code, checked by the TypeScript that the site has installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ownFolder, writeOwnEntries } from '../../site/folder/own-entries.ts';
import { findOwnParts } from '../../site/folder/own-parts.ts';
import type { Project } from '../../site/folder/project.ts';
import { writeSiteTypes } from '../../site/vscode/write-site-types.ts';

export type TypeCheck =
  /** There is no code. */
  { kind: 'none' } | { kind: 'left out'; reason: string } | { kind: 'checked'; ok: boolean; said: string };

/** Checks the types of blocks/ and components/ by the site's tsconfig.json, else by Pagewright's. */
export function checkTypes(project: Project): TypeCheck {
  const { siteRoot } = project;
  const own = findOwnParts(project);
  const { blocks, components } = own;
  if (blocks.every(({ owner }) => owner !== 'site') && Object.keys(components).length === 0) return { kind: 'none' };
  const compiler = findCompiler(siteRoot);
  if (compiler === undefined)
    return {
      kind: 'left out',
      reason: 'TypeScript is not installed here: npm install --save-dev typescript @types/react @types/react-dom',
    };
  // Of the files and schemas as they are now.
  writeOwnEntries(project, own);
  writeSiteTypes(project);
  const settings = existsSync(join(siteRoot, 'tsconfig.json')) ? siteRoot : ownFolder(project);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, '--noEmit', '--pretty', 'false', '--project', settings],
    { cwd: siteRoot, encoding: 'utf8' },
  );
  return { kind: 'checked', ok: status === 0, said: `${stdout}${stderr}`.trim() };
}

/** @returns the program of the TypeScript that the site finds; undefined when there is none */
function findCompiler(siteRoot: string): string | undefined {
  try {
    const file = createRequire(join(siteRoot, 'package.json')).resolve('typescript/package.json');
    const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: { tsc: string } };
    return join(dirname(file), bin.tsc);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
