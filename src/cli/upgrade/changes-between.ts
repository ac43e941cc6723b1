// Reads a changelog: what has changed from one version to another.
import { gt, lte, valid } from 'semver';

/** @returns the sections of the versions after `from`, up to `to`, unchanged; newest first */
export function changesBetween(changelog: string, from: string, to: string): string {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  const wanted = sections.filter((section) => {
    const version = valid(/^## (\S+)/.exec(section)?.[1]);
    return version !== null && gt(version, from) && lte(version, to);
  });
  return wanted.map((section) => section.trim()).join('\n\n');
}
