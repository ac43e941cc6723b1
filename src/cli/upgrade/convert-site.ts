// Makes a folder of version 0.1, whose scripts call Pagewright by a path, into one that has it as a
// package.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../base/disk/cache-store.ts';
import { writeAtomic } from '../../base/disk/write-atomic.ts';
import { anchorIgnored, sitePackageFiles } from '../commands/site-package.ts';
import type { Project } from '../../site/folder/project.ts';

interface Package {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** @returns whether the folder has no installed Pagewright yet */
export function isOfPathKind({ siteRoot }: Project): boolean {
  const found = readPackage(siteRoot);
  return found?.dependencies?.pagewright === undefined;
}

/**
 * Files that are there already stay; of package.json only the scripts change that call Pagewright
 * by a path.
 */
export function planConversion(project: Project): Record<string, string> {
  const { siteRoot } = project;
  const name = readSiteName(siteRoot);
  const { 'package.json': made, '.gitignore': ignored, ...others } = sitePackageFiles(project, name);
  const missing = Object.entries(others).filter(([path]) => !existsSync(join(siteRoot, path)));
  return {
    ...(Object.fromEntries(missing) as Record<string, string>),
    'package.json': mergePackage(readPackage(siteRoot) ?? {}, JSON.parse(made!) as Package),
    '.gitignore': mergeLines(readIfThere(join(siteRoot, '.gitignore')), ignored!),
  };
}

/** @returns the paths of the files that were written */
export function convertSite(project: Project): string[] {
  const files = Object.entries(planConversion(project));
  const changed = files.filter(([path, text]) => readIfThere(join(project.siteRoot, path)) !== text);
  for (const [path, text] of changed) writeAtomic(join(project.siteRoot, path), text);
  return changed.map(([path]) => path);
}

function mergePackage(found: Package, made: Package): string {
  const own = Object.entries(found.scripts ?? {}).filter(([, script]) => !script.includes('bin/pagewright.mjs'));
  const scripts = { ...made.scripts, ...Object.fromEntries(own) };
  const dependencies = { ...found.dependencies, ...made.dependencies };
  return `${JSON.stringify({ ...made, ...found, scripts, dependencies }, null, 2)}\n`;
}

function mergeLines(found: string | undefined, made: string): string {
  if (found === undefined) return made;
  const anchored = anchorIgnored(found);
  const lines = anchored.split(/\r?\n/);
  const missing = made.split('\n').filter((line) => line !== '' && !lines.includes(line));
  return missing.length === 0 ? anchored : `${anchored.replace(/\n?$/, '\n')}${missing.join('\n')}\n`;
}

/** Leniently: site.yaml may have mistakes. */
function readSiteName(siteRoot: string): string {
  return /^name:\s*["']?(.*?)["']?\s*$/m.exec(readIfThere(join(siteRoot, 'site.yaml')) ?? '')?.[1] ?? 'The site';
}

function readPackage(siteRoot: string): Package | undefined {
  const file = join(siteRoot, 'package.json');
  return existsSync(file) ? readJson<Package>(file) : undefined;
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
