// The values of site.yaml that any text can use, as {site.phone} or {site.facts.customers}.
import { diagnose, type Diagnostic } from './diagnostic.ts';
import type { Locator } from './locate.ts';
import { fillIn, placeholdersIn, type Placeholder } from './placeholders.ts';
import { isGroup } from './pointer.ts';
import { nearest } from './suggest.ts';
import { suggestedWords } from './suggested-fix.ts';

/** What a placeholder stands for, or why it stands for nothing. */
export type Lookup = { value: string } | { reason: string };

export interface SiteValues {
  find(path: string): Lookup;
  /** The paths of all values, for suggestions. */
  paths(): string[];
}

/** @returns the values of a site; its own texts may use them too */
export function siteValuesOf(site: unknown): SiteValues {
  const find = (path: string, trail: readonly string[]): Lookup => {
    const found = path
      .split('.')
      .reduce<unknown>((value, key) => (isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined), site);
    if (found === undefined || found === null) return { reason: 'is not set in site.yaml' };
    if (typeof found === 'object') return { reason: 'stands for a group of settings in site.yaml, not for one value' };
    if (trail.includes(path)) return { reason: 'leads back to itself in site.yaml' };
    return { value: textOf(found, (inner) => find(inner, [...trail, path])) };
  };
  return { find: (path) => find(path, []), paths: () => leafPaths(site, '') };
}

function textOf(found: unknown, find: (path: string) => Lookup): string {
  const filled = fillIn(String(found), ({ root, path }) => {
    const inner = root === 'site' ? find(path) : { reason: '' };
    return 'value' in inner ? inner.value : undefined;
  });
  return String(filled);
}

function leafPaths(value: unknown, path: string): string[] {
  if (isGroup(value))
    return Object.entries(value).flatMap(([key, part]) => leafPaths(part, path ? `${path}.${key}` : key));
  return path && typeof value !== 'object' ? [path] : [];
}

export interface SiteFilling {
  value: unknown;
  diagnostics: Diagnostic[];
  /** Pointers of texts with a placeholder that stands for nothing; nothing else is said about them. */
  unresolved: Set<string>;
}

interface FillSite {
  value: unknown;
  /** Null when site.yaml cannot be read: then nothing is said about its values. */
  values: SiteValues | null;
  locator: Locator;
  /** Whether the file is a shared one, where {param.x} stands for a parameter. */
  isShared?: boolean;
}

/** How many unknown values are told of one file; the others are told when these are mended. */
const mostUnknown = 50;

/** Puts the site's values into all texts of a file. */
export function fillSiteValues({ value, values, locator, isShared = false }: FillSite): SiteFilling {
  const diagnostics: Diagnostic[] = [];
  const unresolved = new Set<string>();
  const fill = (placeholder: Placeholder, pointer: string): unknown => {
    const found = lookup(placeholder, values, isShared);
    if (found === null) return undefined;
    if ('value' in found) return found.value;
    unresolved.add(pointer);
    if (diagnostics.length >= mostUnknown) return undefined;
    const place = locator.word(pointer, placeholder.written, placeholder.nth);
    diagnostics.push(
      diagnose('site/unknown-value', place, {
        written: placeholder.written,
        reason: found.reason,
        nearest: found.nearest,
        fixes: suggestedWords(place, found.nearest),
      }),
    );
    return undefined;
  };
  return { value: fillIn(value, fill), diagnostics, unresolved };
}

/** Null means: not ours to fill in, or not known. */
function lookup(
  { written, root, path }: Placeholder,
  values: SiteValues | null,
  isShared: boolean,
): { value: string } | { reason: string; nearest: string | null } | null {
  const isTidy = written === `{${root}.${path}}`;
  if (root === 'param' && isTidy) {
    return isShared ? null : { reason: 'can be used in the files of pages/_shared only', nearest: null };
  }
  if (root !== 'site' || !isTidy) return misspeltRoot({ root, path, isTidy });
  if (!values) return null;
  const found = values.find(path);
  if ('value' in found) return found;
  const near = nearest(path, values.paths());
  return { reason: found.reason, nearest: near === null ? null : `{site.${near}}` };
}

function misspeltRoot({
  root,
  path,
  isTidy,
}: {
  root: string;
  path: string;
  isTidy: boolean;
}): { reason: string; nearest: string } | null {
  const meant = nearest(root, ['site', 'param']);
  if (meant === null) return null;
  return { reason: isTidy ? 'stands for nothing' : 'has spaces inside its braces', nearest: `{${meant}.${path}}` };
}

/** @returns whether a text could use the site's values at all */
export function usesPlaceholders(text: string): boolean {
  return text.includes('{') && placeholdersIn(text).length > 0;
}
