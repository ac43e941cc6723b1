// Rules site/same-address, site/unportable-name: files that visitors get have addresses that every
// host keeps apart, and names that every disk takes.
import { comparablePath } from '../../base/addresses/address.ts';
import { findNameProblem } from '../../base/addresses/file-name.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { notes } from '../diagnostics/messages/notes.ts';
import { locateFileStart } from './required-files.ts';
import type { SiteRule } from './rule.ts';

/** Reports public files that are one on some hosts, and names that some disks refuse. */
export const fileNamesRule: SiteRule = ({ files, facts }) => {
  const published = [...(facts.files ?? [])];
  // The names of pages are those of addresses, and checked as such.
  const others = files.filter((file) => !/^pages\/(?!_shared\/)/.test(file));
  return [...findSameAddresses(published), ...findUnportable([...published.map((path) => `public${path}`), ...others])];
};

function findSameAddresses(paths: readonly string[]): Diagnostic[] {
  const byAddress = new Map<string, string>();
  return paths.flatMap((path): Diagnostic[] => {
    const address = foldAddress(path);
    const first = byAddress.get(address);
    if (first === undefined) {
      byAddress.set(address, path);
      return [];
    }
    const { file, range } = locateFileStart(`public${first}`);
    const related = [{ file, range, message: notes.first() }];
    const facts = { path, other: first, difference: findDifference(path, first) };
    return [diagnose('site/same-address', locateFileStart(`public${path}`), { ...facts, related })];
  });
}

/** @returns one form for all addresses that some host or disk takes for the same */
function foldAddress(path: string): string {
  const name = /[^\0-\x7F]/.test(path) ? path.normalize() : path;
  return name.toLowerCase().replace(/(?:\/index)?\.html?$/, '');
}

function findDifference(one: string, other: string): 'form' | 'case' | 'ending' {
  if (comparablePath(one) === comparablePath(other)) return 'form';
  return one.normalize().toLowerCase() === other.normalize().toLowerCase() ? 'case' : 'ending';
}

/** Matches paths without anything that a name may not have; quick, because most are such. */
const plainPath = /^(?:\/?[\w~-][\w~.-]{0,199})+$/;
const endsInDot = /\.(?:\/|$)/;
const mayBeDevice = /(?:^|\/)(?:con|prn|aux|nul|com|lpt)/i;

/** Reports each file or folder with such a name once, at its first file. */
function findUnportable(paths: readonly string[]): Diagnostic[] {
  const reported = new Set<string>();
  return paths.flatMap((path): Diagnostic[] => {
    if (plainPath.test(path) && !endsInDot.test(path) && !mayBeDevice.test(path)) return [];
    const parts = path.split('/');
    return parts.flatMap((name, index): Diagnostic[] => {
      const problem = findNameProblem(name);
      const whole = parts.slice(0, index + 1).join('/');
      if (!problem || reported.has(whole)) return [];
      reported.add(whole);
      return [diagnose('site/unportable-name', locateFileStart(path), { name, problem })];
    });
  });
}
