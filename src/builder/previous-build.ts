// Remembers the previous build into a folder: the stamps of all that it read, and its result. If
// all stamps are the same, there is nothing to build.
import { rmSync } from 'node:fs';
import type { Diagnostic, Preview } from '../checker/check-site.ts';
import { ownSources, sourceFiles } from './bundles/bundle-cache.ts';
import { readJson } from '../base/disk/cache-store.ts';
import { hashStamps, isReliable, stampFiles, type FileStamps } from '../base/disk/file-stamps.ts';
import { hashJson } from '../base/disk/hash.ts';
import { listFiles } from '../base/disk/list-files.ts';
import { listPublic } from '../site/public-folder/list-public.ts';
import { writeAtomic } from '../base/disk/write-atomic.ts';
import { hasSources } from '../base/installation/product-files.ts';
import { listFieldFiles } from '../site/folder/own-fields.ts';
import type { Project } from '../site/folder/project.ts';
import { listTextPaths } from '../site/folder/site-texts.ts';
import { isStillValid, type Validity } from '../site/folder/valid-until.ts';
import { buildCacheFile, isOutputUntouched } from './build-memory.ts';

export interface BuildRequest {
  outDir: string;
  compress: boolean | undefined;
  preview: Preview;
}

/** The result of a build, as plain JSON. */
export interface BuildResult {
  /** None of them an error. */
  diagnostics: Diagnostic[];
  /** Count of the site's pages. */
  pages: number;
  /** Count of pages that were rendered in this run. */
  rendered: number;
  /** True if its pages are not compressed because it has many. */
  isLeftToHost: boolean;
  /** The addresses of the pages that are not in it, by their dates or as drafts. */
  hidden: string[];
  /** Paths below the public folder that systems and editors leave there. */
  junk: string[];
  /** The site's own address. */
  url: string;
  /** The hash of the schemas and the program. */
  version: string;
  /**
   * The moment from which dates of the site may lead to another result, in milliseconds since 1970.
   */
  validUntil: number | null;
}

/** A build that has ended: its result, or what is wrong in the site. */
export type BuildOutcome = ({ ok: true } & BuildResult) | { ok: false; diagnostics: Diagnostic[] };

/** All that a build reads, stamped. */
export interface BuildInputs {
  /** The site's texts. */
  texts: { paths: readonly string[]; stamps: FileStamps };
  /** Hash of the request, and of the names and stamps of all files. */
  hash: string;
  /** True if any change since would change the hash. */
  isReliable: boolean;
}

export type PreviousBuild =
  | { kind: 'unchanged'; result: BuildResult }
  | {
      kind: 'stale';
      /**
       * `none` was recorded, an input is another one, a date of the site has passed, or somebody
       * has touched the output.
       */
      reason: 'none' | 'inputs' | 'date' | 'output';
    };

interface BuildRecord extends Pick<Validity, 'since'> {
  inputs: string;
  /** Hash of the stamps of the folder for hosts, beside the site's. */
  hostFiles: string;
  result: BuildResult;
}

/** To be called before anything is read, so that the next build sees what changes meanwhile. */
export function stampInputs(project: Project, { compress, preview }: BuildRequest): BuildInputs {
  const { siteRoot } = project;
  const paths = listTextPaths(project);
  const stamps = stampFiles(siteRoot, paths);
  // By name, too: a link to nothing has no stamp, and must not be passed over.
  const { published, leftOut } = listPublic(siteRoot);
  const files = published.map((path) => `public/${path}`);
  const all = [
    stamps,
    stampFiles(siteRoot, files),
    stampProduct(project),
    stampFiles(siteRoot, [...ownSources(project), ...listFieldFiles(siteRoot)]),
  ];
  return {
    texts: { paths, stamps },
    hash: hashJson([paths, files, leftOut, all.map(hashStamps), process.version, compress, preview.show]),
    isReliable: all.every(areReliable),
  };
}

export function readPreviousBuild(
  project: Project,
  { outDir, preview }: BuildRequest,
  inputs: BuildInputs,
): PreviousBuild {
  const stale = (reason: (PreviousBuild & { kind: 'stale' })['reason']) => ({ kind: 'stale', reason }) as const;
  const record = readJson<BuildRecord>(recordFile(project, outDir));
  if (!record) return stale('none');
  const { since, result } = record;
  if (record.inputs !== inputs.hash) return stale('inputs');
  if (!isStillValid(preview.now, { since, until: result.validUntil })) return stale('date');
  const isUntouched = hashHostFiles(outDir) === record.hostFiles && isOutputUntouched(project, outDir, result.version);
  return isUntouched ? { kind: 'unchanged', result: { ...result, rendered: 0 } } : stale('output');
}

/** Records a build for the next one, unless a file is so fresh that its stamp cannot be trusted. */
export function recordBuild(
  project: Project,
  { outDir, preview }: BuildRequest,
  { inputs, result }: { inputs: BuildInputs; result: BuildResult },
): void {
  if (!inputs.isReliable) return;
  const record: BuildRecord = { inputs: inputs.hash, since: preview.now, hostFiles: hashHostFiles(outDir), result };
  writeAtomic(recordFile(project, outDir), JSON.stringify(record));
}

/** To be called before the output is changed: a build that is stopped then leaves a mixture. */
export function forgetPreviousBuild(project: Project, outDir: string): void {
  rmSync(recordFile(project, outDir), { force: true });
}

function recordFile(project: Project, outDir: string): string {
  return buildCacheFile(project, outDir, 'last');
}

/** Stamps Pagewright and its packages. */
function stampProduct({ productRoot }: Project): FileStamps {
  // An installed package is replaced as a whole.
  if (!hasSources(productRoot)) return stampFiles(productRoot, ['package.json', 'compiled/version']);
  const packages = ['node_modules/.package-lock.json', 'node_modules/lucide-static/icons'];
  return stampFiles(productRoot, [...sourceFiles(productRoot), ...listFiles(productRoot, 'bin'), ...packages]);
}

function areReliable({ takenAt, stamps }: FileStamps): boolean {
  return [...stamps.values()].every((stamp) => isReliable(stamp, takenAt));
}

function hashHostFiles(outDir: string): string {
  const folder = `${outDir}-hosts`;
  return hashStamps(stampFiles(folder, listFiles(folder, '')));
}
