// The build: does what the site asks for since the last one, and tells of it.
import type { Preview } from '../checker/check-site.ts';
import { smallSitePages } from '../base/disk/compress.ts';
import type { BuiltSite, Outcome } from './built-site.ts';
import { openLastBuild, type Asked, type LastBuild } from './up-to-date-check.ts';
import { refuseWorkingFolder } from '../base/disk/output-folder.ts';
import type { Project } from '../site/folder/project.ts';
import { report } from '../site/report/report.ts';
import { openTexts } from '../site/folder/site-texts.ts';
import { toPreview } from '../site/folder/preview-options.ts';

export interface BuildOptions {
  outDir: string;
  /**
   * Whether texts are compressed ahead of time. By itself: all on small sites, all but the pages on
   * large ones.
   */
  compress?: boolean | undefined;
  /** For when, and whether with drafts; by itself, the site as visitors see it now. */
  preview?: Preview;
}

/**
 * Builds a site. What has not changed since the last build into the same folder is left as it
 * stands.
 * @returns the exit code: 0 written, 1 not whole because of problems, which are reported
 * @throws UsageError for a folder that holds other things
 */
export async function build(project: Project, options: BuildOptions): Promise<0 | 1> {
  const began = performance.now();
  const built = await runBuild(project, options);
  if (!built) return 1;
  const { outcome, rendered } = built;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const news = rendered === outcome.pages ? '' : ` (${rendered} of them anew)`;
  console.log(`Built ${outcome.pages} pages into ${options.outDir} in ${seconds} s${news}`);
  tell(outcome);
  return 0;
}

/**
 * Builds a site and reports what is wrong in it, but not what was done.
 * @returns null when it is not whole because of problems
 * @throws UsageError for a folder that holds other things
 */
export async function runBuild(
  project: Project,
  { outDir, compress, preview = toPreview({}) }: BuildOptions,
): Promise<BuiltSite | null> {
  refuseWorkingFolder(outDir);
  const asked = { outDir, compress, preview };
  const last = openLastBuild(project, asked);
  const again = await goOnFrom(last, project, asked);
  if (again) report(again.outcome.diagnostics, openTexts(project, undefined, last.paths));
  const built = again ?? (await buildWhole(last, project, asked));
  if (built && !last.outcome) last.keep(built);
  return built;
}

// What does the work is loaded only when there is any.

/** @returns undefined when the whole site is to be built */
async function goOnFrom(last: LastBuild, project: Project, asked: Asked): Promise<BuiltSite | undefined> {
  const { outcome, earlier } = last;
  if (!earlier) return undefined;
  if (outcome) return { ...earlier.built, rendered: 0 };
  const { buildFewPages } = await import('./rebuild-changed-pages.ts');
  return buildFewPages(project, asked, { ...last, earlier });
}

async function buildWhole(last: LastBuild, project: Project, asked: Asked): Promise<BuiltSite | null> {
  const { buildSite } = await import('./build-site.ts');
  return buildSite(project, asked, last);
}

function tell({ isLeftToHost, hidden, url }: Outcome): void {
  if (isLeftToHost)
    console.log(
      `Its pages are not compressed: of more than ${smallSitePages}, that is left to the host. If yours does not do it: build --compress`,
    );
  if (hidden.length > 0) console.log(`Not in it, by draft or publish: ${hidden.join(', ')}`);
  if (onlyForExamples.test(new URL(url).hostname))
    console.warn(`Before it goes live: put your own address into "url" in site.yaml. ${url} is for examples.`);
}

/** Names that nobody can have (RFC 2606); search engines and shared links would be sent there. */
const onlyForExamples = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/;
