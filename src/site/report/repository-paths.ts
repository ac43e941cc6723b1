// Paths from the root of the repository, where a site lies in a subfolder of it.
import { relative, sep } from 'node:path';
import type { FingerprintedDiagnostic } from './fingerprint.ts';

/**
 * @returns the diagnostics with paths from the folder that the code host has checked out, if it
 * names one
 */
export function toRepositoryPaths(
  diagnostics: readonly FingerprintedDiagnostic[],
  siteRoot?: string,
): readonly FingerprintedDiagnostic[] {
  const folder = siteRoot && findFolderInRepository(siteRoot);
  if (!folder) return diagnostics;
  const inRepository = <T extends { file: string }>(place: T): T => ({ ...place, file: `${folder}/${place.file}` });
  return diagnostics.map((each) => ({ ...inRepository(each), related: each.related.map(inRepository) }));
}

/** GitHub Actions and GitLab say where the repository is. */
function findFolderInRepository(siteRoot: string): string {
  const root = process.env.GITHUB_WORKSPACE || process.env.CI_PROJECT_DIR;
  const folder = root ? relative(root, siteRoot).split(sep).join('/') : '';
  return folder.startsWith('..') ? '' : folder;
}
