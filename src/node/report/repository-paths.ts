// Turns paths below the site's folder into paths below the repository's, where the two differ.
import { relative, sep } from 'node:path';
import type { Printed } from './fingerprint.ts';

/** @returns the diagnostics as a code host must see them: with paths from the folder that it has checked out, if it says so */
export function fromRepository(diagnostics: readonly Printed[], siteRoot?: string): readonly Printed[] {
  const folder = siteRoot && folderInRepository(siteRoot);
  if (!folder) return diagnostics;
  const inRepository = <T extends { file: string }>(place: T): T => ({ ...place, file: `${folder}/${place.file}` });
  return diagnostics.map((each) => ({ ...inRepository(each), related: each.related.map(inRepository) }));
}

/** GitHub Actions and GitLab say where they have put the repository. */
function folderInRepository(siteRoot: string): string {
  const root = process.env.GITHUB_WORKSPACE || process.env.CI_PROJECT_DIR;
  const folder = root ? relative(root, siteRoot).split(sep).join('/') : '';
  return folder.startsWith('..') ? '' : folder;
}
