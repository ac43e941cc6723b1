// The manual on disk: compiled into an installed package; in the repository written and built as a
// site in its cache, and again when docs/ or manual/ have changed.
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../base/disk/list-files.ts';
import { writeIfChanged } from '../../base/disk/write-atomic.ts';
import { compiledFolder } from '../../base/installation/product-files.ts';
import { runBuild } from '../../builder/build.ts';
import { formatLines } from '../../site/report/lines.ts';
import { composeManual } from './compose-manual.ts';

/** The manual's folder in an installed package, below `compiled/`. */
const compiledManual = 'manual';

/** The path at which the manual is served, as manual/site.yaml says. */
export const manualBase = '/__manual';

/** @returns the folder of the finished manual */
export async function openManual(productRoot: string): Promise<string> {
  const compiled = compiledFolder(productRoot);
  return compiled ? join(compiled, compiledManual) : buildManual(productRoot);
}

/** For hosts that ask for it, some pages have a second name. */
function isSecondName(path: string): boolean {
  return path.endsWith('.html') && existsSync(path.replace(/\.html$/, '/index.html'));
}

/** Copies the finished manual into `compiled/`. */
export async function compileManual(productRoot: string, compiled: string): Promise<void> {
  const folder = await buildManual(productRoot);
  cpSync(folder, join(compiled, compiledManual), { recursive: true, filter: (path) => !isSecondName(path) });
}

/**
 * Builds the manual into the repository's cache, as far as it is not built yet.
 * @returns the folder of the finished manual
 * @throws Error with the mistakes of a page that cannot be built
 */
export async function buildManual(productRoot: string): Promise<string> {
  const siteRoot = writeManualSite(productRoot);
  const outDir = join(siteRoot, 'dist');
  const outcome = await runBuild({ productRoot, siteRoot }, { outDir, compress: false });
  if (!outcome.ok) throw new Error(`The manual has mistakes:\n${formatLines(outcome.diagnostics)}`);
  return outDir;
}

/** Writes the manual as a site into the cache; what has not changed stays. @returns its folder */
export function writeManualSite(productRoot: string): string {
  const siteRoot = join(productRoot, '.pagewright/manual');
  const { texts, files } = composeManual(productRoot);
  const own = listFiles(join(productRoot, 'manual'), '').filter((path) => path !== 'site.yaml');
  const copies = [
    ...own.map((path) => [path, `manual/${path}`] as const),
    ...Object.entries(files).map(([path, source]) => [`public/${path}`, `docs/${source}`] as const),
  ];
  const wanted = new Set([...Object.keys(texts), ...copies.map(([path]) => path)]);
  for (const folder of ['pages', 'public', 'blocks', 'components'])
    for (const path of existsSync(join(siteRoot, folder)) ? listFiles(siteRoot, folder) : [])
      if (!wanted.has(path)) rmSync(join(siteRoot, path));
  for (const [path, text] of Object.entries(texts)) writeIfChanged(join(siteRoot, path), text);
  for (const [path, source] of copies) copyIfNewer(join(productRoot, source), join(siteRoot, path));
  return siteRoot;
}

function copyIfNewer(source: string, target: string): void {
  const made = statSync(target, { throwIfNoEntry: false });
  const { mtimeMs, size } = statSync(source);
  if (made && made.mtimeMs >= mtimeMs && made.size === size) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
}
