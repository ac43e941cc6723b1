// The product's bundles, kept until one of their sources changes: a site's own files are no part of them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleBrowser, bundleRenderer, earlyScript, type BrowserFiles, type Renderer } from './bundle.ts';
import { hashOfText } from './hash-of.ts';
import { readJson } from './kept.ts';
import { walk } from './project.ts';
import { writeWhole } from './write-whole.ts';

export interface Bundles {
  /** Stands for everything that the bundles were made from. */
  version: string;
  /** The folder with the browser's files, as they go into the output. */
  folder: string;
  browser: BrowserFiles;
  early: string;
  /** The origins of the frames that blocks can show. */
  frameOrigins: string[];
  loadRenderer(): Promise<Renderer>;
  /** Makes what follows from the bundles and a text alone, and keeps it as JSON beside them: it is made once. */
  keep<Made>(text: string, make: () => Made): Made;
}

const sources = ['src', 'schemas'];
const settings = ['vite.config.ts', 'tsconfig.json', 'package-lock.json'];

/** @returns the bundles of the product as its sources stand now, made only if they are not there yet */
export async function loadBundles(productRoot: string): Promise<Bundles> {
  // Vite and React choose their slow, talkative halves by this, whoever has started the program: a test, a CI.
  process.env.NODE_ENV = 'production';
  const version = versionOf(productRoot);
  const home = join(productRoot, '.pagewright/bundles');
  const folder = join(home, version);
  if (!existsSync(folder)) await makeBundles(productRoot, folder);
  const parts = JSON.parse(readFileSync(join(folder, 'bundles.json'), 'utf8')) as Parts;
  return {
    ...parts,
    version,
    folder: join(folder, 'browser'),
    loadRenderer: () => loadRenderer(folder),
    keep: (text, make) => keptIn(join(folder, `kept-${hashOfText(text)}.json`), make),
  };
}

type Parts = Pick<Bundles, 'browser' | 'early' | 'frameOrigins'>;

function keptIn<Made>(file: string, make: () => Made): Made {
  const kept = readJson<Made>(file);
  if (kept !== undefined) return kept;
  const made = make();
  writeWhole(file, JSON.stringify(made));
  return made;
}

function loadRenderer(folder: string): Promise<Renderer> {
  return import(pathToFileURL(join(folder, 'renderer/renderer.js')).href) as Promise<Renderer>;
}

async function makeBundles(productRoot: string, folder: string): Promise<void> {
  const home = join(folder, '..');
  mkdirSync(home, { recursive: true });
  for (const old of readdirSync(home)) rmSync(join(home, old), { recursive: true, force: true });
  // Built beside and put into place whole, so that a build that is stopped leaves nothing half done.
  const own = `${folder}.${process.pid}`;
  const browser = await bundleBrowser(productRoot, join(own, 'browser'));
  await bundleRenderer(productRoot, join(own, 'renderer'));
  const { frameHosts } = await loadRenderer(own);
  const parts: Parts = { browser, early: await earlyScript(productRoot), frameOrigins: Object.values(frameHosts) };
  writeFileSync(join(own, 'bundles.json'), JSON.stringify(parts));
  renameSync(own, folder);
}

function versionOf(productRoot: string): string {
  const hash = createHash('sha1').update(process.version);
  for (const path of [...sources.flatMap((folder) => walk(productRoot, folder)), ...settings]) {
    const file = join(productRoot, path);
    hash.update(path).update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex').slice(0, 16);
}
