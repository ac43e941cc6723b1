// The product's bundles, kept until one of their sources changes: a site's own files are no part of them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Renderer, MadeBundles } from './build-bundles.ts';
import { hashText } from '../fs/hash.ts';
import { readJson } from '../fs/cache-store.ts';
import { listFiles } from '../fs/list-files.ts';
import { writeAtomic } from '../fs/write-atomic.ts';
import { DeveloperError } from '../../content/primitives/developer-error.ts';

export interface Bundles extends MadeBundles {
  /** Stands for everything that the bundles were made from. */
  version: string;
  /** The folder with the browser's files, as they go into the output. */
  folder: string;
  loadRenderer(): Renderer;
  /** Makes what follows from the bundles and a text alone, and keeps it as JSON beside them: it is made once. */
  keep<Made>(text: string, make: () => Made): Made;
}

const sources = ['src', 'schemas'];
const settings = ['vite.config.ts', 'tsconfig.json', 'tsconfig.base.json', 'package-lock.json'];

/** @returns the bundles of the product as its sources stand now, made only if they are not there yet */
export async function loadBundles(productRoot: string): Promise<Bundles> {
  // Vite and React choose their slow, talkative halves by this, whoever has started the program: a test, a CI. The
  // process that makes the bundles gets it from here.
  process.env.NODE_ENV = 'production';
  const place = placeOf(productRoot);
  if (!existsSync(place.folder)) makeApart(productRoot, place.folder);
  return openBundles(place);
}

/** @returns the bundles of the product as its sources stand now, if they are there */
export function bundlesAtHand(productRoot: string): Bundles | undefined {
  const place = placeOf(productRoot);
  return existsSync(place.folder) ? openBundles(place) : undefined;
}

/** Makes the bundles while the program goes on, behind everything else that the machine has to do. */
export function makeBundlesAside(productRoot: string): void {
  const { folder } = placeOf(productRoot);
  const env = { ...process.env, NODE_ENV: 'production' };
  const maker = spawn(process.execPath, [findMaker(), productRoot, folder], { stdio: 'ignore', env });
  maker.unref();
  if (maker.pid !== undefined) setPriority(maker.pid, constants.priority.PRIORITY_LOW);
}

/** @returns whether the bundles are made from a file, so that they are others when it changes */
export function isSource(productRoot: string, path: string): boolean {
  return [...sources, ...settings].some((source) => `${path}${sep}`.startsWith(join(productRoot, source) + sep));
}

interface BundlesPlace {
  version: string;
  folder: string;
}

/** @returns where the bundles of the sources, as they stand now, are or would be */
export function placeOf(productRoot: string): BundlesPlace {
  const version = versionOf(productRoot);
  return { version, folder: join(productRoot, '.pagewright/bundles', version) };
}

function openBundles({ version, folder }: BundlesPlace): Bundles {
  const parts = JSON.parse(readFileSync(join(folder, 'bundles.json'), 'utf8')) as MadeBundles;
  return {
    ...parts,
    version,
    folder: join(folder, 'browser'),
    loadRenderer: () => loadRenderer(folder),
    keep: (text, make) => keptIn(join(folder, `kept-${hashText(text)}.json`), make),
  };
}

/** @returns the renderer among the bundles in a folder */
export function loadRenderer(folder: string): Renderer {
  return createRequire(import.meta.url)(join(folder, 'renderer/renderer.cjs')) as Renderer;
}

function keptIn<Made>(file: string, make: () => Made): Made {
  const kept = readJson<Made>(file);
  if (kept !== undefined) return kept;
  const made = make();
  writeAtomic(file, JSON.stringify(made));
  return made;
}

/** @returns the program that makes bundles: above the sources, and above the bundled command line */
function findMaker(folder = dirname(fileURLToPath(import.meta.url))): string {
  const maker = join(folder, 'bin/make-bundles.mjs');
  return existsSync(maker) ? maker : findMaker(dirname(folder));
}

/** In a process of its own: the bundler takes 400 MB and gives them back only when it ends. */
function makeApart(productRoot: string, folder: string): void {
  const { status, stderr, error } = spawnSync(process.execPath, [findMaker(), productRoot, folder], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status === 2)
    throw new DeveloperError(`The site cannot be built, because a file of the program is wrong:\n\n${stderr.trim()}`);
  if (status !== 0) throw new Error(stderr.trim() || `The bundler has ended with ${status}`);
  process.stderr.write(stderr);
}

function versionOf(productRoot: string): string {
  const hash = createHash('sha1').update(process.version);
  for (const path of sourceFiles(productRoot)) hash.update(path).update(readFileSync(join(productRoot, path)));
  return hash.digest('hex').slice(0, 16);
}

/** @returns the paths of what the bundles are made from, below the product's folder */
export function sourceFiles(productRoot: string): string[] {
  const present = settings.filter((path) => existsSync(join(productRoot, path)));
  return [...sources.flatMap((folder) => listFiles(productRoot, folder)), ...present];
}
