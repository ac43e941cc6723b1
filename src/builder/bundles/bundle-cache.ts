// The bundles of a site, kept until one of their sources changes. A site without own parts uses
// those of Pagewright, which all such sites share; its YAML is no part of them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Renderer, MadeBundles } from './build-bundles.ts';
import { liveModules } from './client-modules.ts';
import { hashText } from '../../base/disk/hash.ts';
import { readJson } from '../../base/disk/cache-store.ts';
import { listFiles } from '../../base/disk/list-files.ts';
import { codeEntries, findOwnParts, hasOwnParts, ownFiles } from '../../site/folder/own-parts.ts';
import type { Project } from '../../site/folder/project.ts';
import { writeAtomic } from '../../base/disk/write-atomic.ts';
import { lockFiles } from '../../base/installation/package-manager.ts';
import { compiledFolder, hasSources } from '../../base/installation/product-files.ts';
import { DeveloperError } from '../../base/pure/developer-error.ts';
import { codeMessages } from '../messages/build.ts';

export interface Bundles extends MadeBundles {
  /** Stands for everything that the bundles were made from. */
  version: string;
  /** The folder with the browser's files, as they go into the output. */
  folder: string;
  /**
   * The folder with the source maps of these files, at their paths; it is there if the site has
   * code.
   */
  maps: string;
  loadRenderer(): Renderer;
  /**
   * Makes what follows from the bundles and a text alone, and keeps it as JSON beside them: it is
   * made once.
   */
  keep<Made>(text: string, make: () => Made): Made;
}

const sources = ['src', 'schemas'];
const settings = ['tsconfig.json', 'tsconfig.base.json', 'package-lock.json'];

/**
 * @returns the bundles of a site as their sources stand now, made only if they are not there yet
 */
export async function loadBundles(project: Project): Promise<Bundles> {
  const { productRoot } = project;
  const compiled = compiledFolder(productRoot);
  if (compiled && !hasOwnParts(findOwnParts(project))) return openCompiled(project, join(compiled, compiledBundles));
  const place = locateBundles(project);
  if (!existsSync(place.folder)) makeApart(project, place.folder);
  return openBundles(place);
}

/**
 * Folders that replace the sources' bundles in an installed package: those for pages, and those of
 * the dev server.
 */
export const compiledBundles = 'bundles/pages';
export const compiledDevBundles = 'bundles-dev/pages';

/**
 * @returns the bundles in a folder of an installed package; what follows from them is kept in the
 * site's folder
 */
export function openCompiled({ productRoot, siteRoot }: Project, folder: string): Bundles {
  return openBundles({ version: readCompiledVersion(productRoot), folder }, join(siteRoot, '.pagewright/bundles'));
}

/** @returns a version that changes with the sources of an installed package */
function readCompiledVersion(productRoot: string): string {
  return readFileSync(join(productRoot, 'compiled/version'), 'utf8');
}

/** @returns the bundles of a site as their sources stand now, if they are there */
export function bundlesAtHand(project: Project): Bundles | undefined {
  const place = locateBundles(project);
  return existsSync(place.folder) ? openBundles(place) : undefined;
}

/**
 * Makes the bundles while the program goes on, behind everything else that the machine has to do.
 */
export function makeBundlesAside(project: Project): void {
  const { folder } = locateBundles(project);
  const maker = spawn(process.execPath, buildArguments(project, folder), { stdio: 'ignore', env: makerEnvironment() });
  maker.unref();
  if (maker.pid !== undefined) setPriority(maker.pid, constants.priority.PRIORITY_LOW);
}

/** @returns whether the bundles are made from a file, so that they are others when it changes */
export function isSource({ productRoot, siteRoot }: Project, path: string): boolean {
  const places = [
    ...[...sources, ...settings].map((source) => join(productRoot, source)),
    ...codeEntries.map((entry) => join(siteRoot, entry)),
  ];
  return places.some((place) => `${path}${sep}`.startsWith(place + sep));
}

interface BundlesPlace {
  version: string;
  folder: string;
}

/** @returns where the bundles of a site, as their sources stand now, are or would be */
export function locateBundles(project: Project): BundlesPlace {
  const { productRoot, siteRoot } = project;
  const own = findOwnParts(project);
  const isOwn = hasOwnParts(own);
  const version = hashVersion(productRoot, isOwn ? { siteRoot, files: ownSources(project, own) } : undefined);
  return { version, folder: join(isOwn ? siteRoot : productRoot, '.pagewright/bundles', version) };
}

function openBundles({ version, folder }: BundlesPlace, keptFolder = folder): Bundles {
  const parts = JSON.parse(readFileSync(join(folder, 'bundles.json'), 'utf8')) as MadeBundles;
  return {
    ...parts,
    version,
    folder: join(folder, 'browser'),
    maps: join(folder, 'maps'),
    loadRenderer: () => loadRenderer(folder),
    keep: (text, make) => readOrMake(join(keptFolder, `kept-${hashText(version + text)}.json`), make),
  };
}

/** @returns the renderer among the bundles in a folder */
export function loadRenderer(folder: string): Renderer {
  return createRequire(import.meta.url)(join(folder, 'renderer/renderer.cjs')) as Renderer;
}

function readOrMake<Made>(file: string, make: () => Made): Made {
  const kept = readJson<Made>(file);
  if (kept !== undefined) return kept;
  const made = make();
  writeAtomic(file, JSON.stringify(made));
  return made;
}

/**
 * @returns the program that makes bundles: above the sources, and above the bundled command line
 */
function findMaker(folder = dirname(fileURLToPath(import.meta.url))): string {
  const maker = join(folder, 'bin/make-bundles.mjs');
  return existsSync(maker) ? maker : findMaker(dirname(folder));
}

/**
 * Makes them in another process: the bundler takes 400 MB and gives them back only when it ends.
 */
function makeApart(project: Project, folder: string): void {
  // Two of one name are found here, where the error keeps its kind.
  liveModules(project);
  const { status, stderr, error } = spawnSync(process.execPath, buildArguments(project, folder), {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: makerEnvironment(),
  });
  if (error) throw error;
  if (status === 2) throw new DeveloperError(codeMessages.faultyCode(stderr.trim()));
  if (status !== 0) throw new Error(stderr.trim() || `The bundler has ended with ${status}`);
  process.stderr.write(stderr);
}

/**
 * Vite and React choose their slow, talkative halves by NODE_ENV, whoever started the program: a
 * test, a CI.
 */
function makerEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production' };
}

function buildArguments({ productRoot, siteRoot }: Project, folder: string): string[] {
  return [findMaker(), productRoot, siteRoot, folder];
}

function hashVersion(productRoot: string, own?: { siteRoot: string; files: string[] }): string {
  const hash = createHash('sha1').update(process.version);
  if (!hasSources(productRoot)) hash.update(readCompiledVersion(productRoot));
  else for (const path of sourceFiles(productRoot)) hash.update(path).update(readFileSync(join(productRoot, path)));
  for (const path of own?.files ?? []) hash.update(path).update(readFileSync(join(own!.siteRoot, path)));
  return hash.digest('hex').slice(0, 16);
}

/** @returns the paths of what the bundles are made from, below Pagewright's folder */
export function sourceFiles(productRoot: string): string[] {
  const present = settings.filter((path) => existsSync(join(productRoot, path)));
  return [...sources.flatMap((folder) => listFiles(productRoot, folder)), ...present];
}

/**
 * @returns the paths, from the site's folder, of what they are made from beside that: its own
 * parts, the versions of its packages
 */
export function ownSources(project: Project, own = findOwnParts(project)): string[] {
  const { siteRoot } = project;
  const files = ownFiles(project, own).map((file) => relative(siteRoot, file).split(sep).join('/'));
  const locks = lockFiles.filter((lock) => existsSync(join(siteRoot, lock)));
  return files.length > 0 ? [...files, ...locks] : files;
}
