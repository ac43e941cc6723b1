// Site values: the values of site.yaml that any text can use, as {site.phone} or
// {site.facts.customers}.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { Locator } from '../yaml/parse/locate.ts';
import {
  fillPlaceholders,
  findPlaceholders,
  findWrongPlaceholders,
  mapTexts,
  type Placeholder,
  type WrongPlaceholder,
} from './placeholders.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { suggestTextFix } from '../diagnostics/suggested-fix.ts';
import { placeholderReasons } from '../diagnostics/messages/advice.ts';

/** The value of a placeholder, or why it has none. */
export type Lookup = { value: string } | { reason: string };

export interface SiteValues {
  find(path: string): Lookup;
  /** @returns the path of the value that a name alone refers to: a site value, or a fact */
  pathOfName(name: string): string | undefined;
  /** The paths of all values, for suggestions. */
  paths(): string[];
}

/** @returns the values of a site, whose own texts may contain placeholders */
export function createSiteValues(site: unknown): SiteValues {
  const find = (path: string, trail: readonly string[]): Lookup => {
    const found = path
      .split('.')
      .reduce<unknown>((value, key) => (isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined), site);
    if (found === undefined || found === null) return { reason: placeholderReasons.unset() };
    if (typeof found === 'object') return { reason: placeholderReasons.group() };
    if (trail.includes(path)) return { reason: placeholderReasons.circle() };
    return { value: toText(found, (inner) => find(inner, [...trail, path])) };
  };
  const pathOfName = (name: string) => [name, `facts.${name}`].find((path) => 'value' in find(path, []));
  return { find: (path) => find(path, []), pathOfName, paths: () => listLeafPaths(site, '') };
}

function toText(found: unknown, find: (path: string) => Lookup): string {
  const filled = fillPlaceholders(String(found), ({ root, path }) => {
    const inner = root === 'site' ? find(path) : { reason: '' };
    return 'value' in inner ? inner.value : undefined;
  });
  return String(filled);
}

function listLeafPaths(value: unknown, path: string): string[] {
  if (isGroup(value))
    return Object.entries(value).flatMap(([key, part]) => listLeafPaths(part, path ? `${path}.${key}` : key));
  return path && typeof value !== 'object' ? [path] : [];
}

export interface SiteFilling {
  value: unknown;
  diagnostics: Diagnostic[];
  /** Pointers of texts with a placeholder without a value: nothing else is reported of them. */
  unresolved: Set<string>;
}

interface FillSite {
  value: unknown;
  /** Null when site.yaml cannot be read: then placeholders of the site are not reported. */
  values: SiteValues | null;
  locator: Locator;
  /** True if the file is a shared one, which may contain {param.x}. */
  isShared?: boolean;
}

/** Unknown values that are reported per file. */
const maxReported = 50;

/** Fills the values of the site into all texts of a file. */
export function fillSiteValues({ value, values, locator, isShared = false }: FillSite): SiteFilling {
  const diagnostics: Diagnostic[] = [];
  const unresolved = new Set<string>();
  const fill = (placeholder: Placeholder, pointer: string): unknown => {
    const found = resolvePlaceholder(placeholder, values, isShared);
    if (found === null) return undefined;
    if ('value' in found) return found.value;
    unresolved.add(pointer);
    if (diagnostics.length >= maxReported) return undefined;
    const place = locator.word(pointer, placeholder.written, placeholder.nth);
    diagnostics.push(
      diagnose('site/unknown-value', place, {
        written: placeholder.written,
        reason: found.reason,
        nearest: found.nearest,
        fixes: suggestTextFix(place, found.nearest),
      }),
    );
    return undefined;
  };
  return { value: fillPlaceholders(value, fill), diagnostics, unresolved };
}

/**
 * Fills the values of the site into all texts, and reports what was most likely meant as a
 * placeholder and is none: `{phone}`, `{site,phone}`, `(site.phone)`.
 */
export function fillAndCheckSiteValues(inputs: FillSite): SiteFilling {
  const filling = fillSiteValues(inputs);
  const diagnostics: Diagnostic[] = [];
  mapTexts(inputs.value, '', (text, pointer) => {
    for (const wrong of findWrongPlaceholders(text)) {
      if (diagnostics.length >= maxReported) break;
      // Labels have names of their own in braces, such as {name} and {count}.
      const meant = wrong.root === null && pointer.startsWith('/labels/') ? null : findMeant(wrong, inputs);
      if (meant === null) continue;
      const place = inputs.locator.word(pointer, wrong.written, wrong.nth);
      const facts = { written: wrong.written, reason: placeholderReasons.text(), nearest: meant };
      diagnostics.push(diagnose('site/unknown-value', place, { ...facts, fixes: suggestTextFix(place, meant) }));
    }
    return text;
  });
  return { ...filling, diagnostics: [...filling.diagnostics, ...diagnostics] };
}

/** @returns the placeholder that was meant; null where the braces may well be text */
function findMeant({ written, root, path }: WrongPlaceholder, { value, values, isShared }: FillSite): string | null {
  const params = isShared && isGroup(value) && isGroup(value.params) ? Object.keys(value.params) : [];
  if (root === 'param') return isShared ? `{param.${nearest(path, params) ?? path}}` : null;
  if (root === 'site') {
    const paths = values?.paths() ?? [];
    const near = paths.includes(path) ? path : nearest(path, paths);
    // `${site.price}` is an amount in dollars.
    if (written.startsWith('$') && startsWithDigit(values?.find(path))) return null;
    return near === null ? null : `{site.${near}}`;
  }
  if (params.includes(path)) return `{param.${path}}`;
  const found = values?.pathOfName(path);
  return found === undefined ? null : `{site.${found}}`;
}

function startsWithDigit(found: Lookup | undefined): boolean {
  return found !== undefined && 'value' in found && /^[\d.]/.test(found.value);
}

/** @returns null for what is not filled in here, and while values are unknown */
function resolvePlaceholder(
  { written, root, path }: Placeholder,
  values: SiteValues | null,
  isShared: boolean,
): { value: string } | { reason: string; nearest: string | null } | null {
  const isTidy = written === `{${root}.${path}}`;
  if (root === 'param' && isTidy) {
    return isShared ? null : { reason: placeholderReasons.paramOutside(), nearest: null };
  }
  if (root !== 'site' || !isTidy) return findMisspeltRoot({ root, path, isTidy });
  if (!values) return null;
  const found = values.find(path);
  if ('value' in found) return found;
  const near = nearest(path, values.paths());
  return { reason: found.reason, nearest: near === null ? null : `{site.${near}}` };
}

function findMisspeltRoot({
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
  return { reason: isTidy ? placeholderReasons.unknown() : placeholderReasons.spaces(), nearest: `{${meant}.${path}}` };
}

/** @returns whether a text contains any placeholder */
export function hasPlaceholders(text: string): boolean {
  return text.includes('{') && findPlaceholders(text).length > 0;
}
