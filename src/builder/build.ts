// Builds a site, unless nothing has changed since the previous build, and prints a summary.
import type { Preview } from '../checker/check-site.ts';
import { smallSitePages } from '../base/disk/compress.ts';
import { buildCacheFile } from './build-memory.ts';
import {
  readPreviousBuild,
  recordBuild,
  stampInputs,
  type BuildOutcome,
  type BuildRequest,
  type BuildResult,
} from './previous-build.ts';
import { refuseSigns, signsOfPatterns } from '../base/installation/folder-names.ts';
import { refuseWorkingFolder } from '../base/output/output-folder.ts';
import { holdLock } from '../base/disk/process-lock.ts';
import type { Project } from '../site/folder/project.ts';
import { printReplaced } from '../site/folder/print-replaced.ts';
import { report } from '../site/report/report.ts';
import { openTexts } from '../site/folder/site-texts.ts';
import { toPreview } from '../site/folder/preview-options.ts';
import { buildMessages } from './messages/build.ts';

export interface BuildOptions {
  outDir: string;
  /**
   * True to compress texts ahead of time. By default, all on small sites, all but the pages on
   * large ones.
   */
  compress?: boolean | undefined;
  /** Date of the preview, and whether with drafts; by default, the site as visitors see it now. */
  preview?: Preview;
  /** Hears what happens meanwhile, such as waiting for another build. By itself, nobody does. */
  remark?: (text: string) => void;
}

/**
 * Builds a site. What has not changed since the last build into the same folder is left as it
 * stands.
 * @returns the exit code: 0 written, 1 not whole because of problems, which are reported
 * @throws UsageError for a folder that holds other things
 */
export async function build(project: Project, options: BuildOptions): Promise<0 | 1> {
  const began = performance.now();
  const outcome = await runBuild(project, { remark: console.warn, ...options });
  printReplaced(project);
  report(outcome.diagnostics, openTexts(project));
  if (!outcome.ok) return 1;
  const { pages, rendered } = outcome;
  console.log(buildMessages.done({ pages, rendered, outDir: options.outDir, ms: performance.now() - began }));
  printRemarks(outcome);
  return 0;
}

/**
 * Builds a site and prints nothing. Waits for another build into the same folder.
 * @throws UsageError for a folder that holds other things, or whose path has signs of patterns
 */
export async function runBuild(
  project: Project,
  { outDir, compress, preview = toPreview({}), remark = () => {} }: BuildOptions,
): Promise<BuildOutcome> {
  refuseSigns([project.siteRoot, project.productRoot], signsOfPatterns);
  refuseWorkingFolder(outDir);
  const release = await holdLock(buildCacheFile(project, outDir, 'lock'), (owner) =>
    remark(buildMessages.waiting({ outDir, owner })),
  );
  try {
    return await buildAlone(project, { outDir, compress, preview }, remark);
  } finally {
    release();
  }
}

async function buildAlone(
  project: Project,
  request: BuildRequest,
  remark: (text: string) => void,
): Promise<BuildOutcome> {
  const inputs = stampInputs(project, request);
  const previous = readPreviousBuild(project, request, inputs);
  if (previous.kind === 'unchanged') return { ok: true, ...previous.result };
  // Loaded only when there is something to build: it takes longer than all of the above.
  const { buildSite } = await import('./build-site.ts');
  const outcome = await buildSite(project, request, { ...inputs.texts, remark });
  if (!outcome.ok) return outcome;
  const { ok: _ok, ...result } = outcome;
  recordBuild(project, request, { inputs, result });
  return outcome;
}

function printRemarks({ isLeftToHost, hidden, junk, url }: BuildResult): void {
  if (isLeftToHost) console.log(buildMessages.notCompressed(smallSitePages));
  if (hidden.length > 0) console.log(buildMessages.hidden(hidden));
  if (junk.length > 0) console.log(buildMessages.junk(junk));
  if (onlyForExamples.test(new URL(url).hostname)) console.warn(buildMessages.exampleAddress(url));
}

/** Names that nobody can have (RFC 2606); search engines and shared links would be sent there. */
const onlyForExamples = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/;
