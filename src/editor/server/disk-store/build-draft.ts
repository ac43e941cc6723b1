// Builds a draft to show to somebody else: the site with drafts, in a separate folder that is ready
// to be put online.
import { say } from '../../../base/words/say.ts';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../../site/folder/project.ts';
import { closedRobots } from '../../../site/public-folder/draft-mark.ts';
import type { Refusal } from '../../protocol/page.ts';
import type { BuiltDraft } from '../../protocol/site.ts';
import { refuse } from '../../../base/pure/result.ts';

/** Folder of drafts, below the site's folder. */
const place = '.pagewright/drafts';
const maxMs = 10 * 60_000;

/**
 * @returns the name of the site's draft, which nobody can guess: 80 bits, in as many characters as
 * Cloudflare Pages takes of a branch (28)
 */
export function nameDraft(siteRoot: string): string {
  const folder = join(siteRoot, place);
  mkdirSync(folder, { recursive: true });
  const known = readdirSync(folder).find((name) => /^draft-[a-f\d]{20}$/.test(name));
  const name = known ?? `draft-${randomBytes(10).toString('hex')}`;
  mkdirSync(join(folder, name), { recursive: true });
  return name;
}

/**
 * Builds the site as it will be, with drafts and whatever has a date. The name of the folder stays
 * the same at each build, so that a link that was sent shows the latest state.
 * @returns where it is; or why it could not be built, with what the build said
 */
export async function buildDraft({ productRoot, siteRoot }: Project): Promise<BuiltDraft | Refusal> {
  const name = nameDraft(siteRoot);
  const out = join(siteRoot, place, name);
  const said = await runBuild(join(productRoot, 'bin/pagewright.mjs'), [
    'build',
    '--root',
    siteRoot,
    '--out',
    out,
    '--drafts',
  ]);
  if (said !== null) return refuse(say('The draft could not be built. {said}', { said }));
  writeFileSync(join(out, 'robots.txt'), closedRobots);
  return { ok: true, folder: out, name };
}

/** @returns null when it was built; else what it said last */
function runBuild(program: string, args: string[]): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { timeout: maxMs, maxBuffer: 1e8 }, (failure, out, error) => {
      const lines = `${out}\n${error}`
        .trim()
        .split('\n')
        .filter((line) => line.trim() !== '');
      resolve(failure ? lines.slice(-8).join('\n') : null);
    });
  });
}
