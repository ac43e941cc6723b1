// Misspelt names: reports a name that site.yaml misspells once, there, instead of at each of its
// uses.
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { diagnose, noteUse } from './diagnostics/create-diagnostic.ts';
import { childPointer, parsePointer, getAtPointer } from '../base/pure/pointer.ts';
import { rangeInsideQuotes } from '../base/pure/positions.ts';
import type { ResolvedSite } from './resolve/resolved-site.ts';
import type { TextSet } from '../base/pure/text-set.ts';
import { fixTitles } from './diagnostics/messages/notes.ts';

/** The groups of site.yaml whose keys are names that pages and forms use. */
const groups = ['/popups', '/forms', '/lists', '/endpoints/email/templates'];

/** Uses that must agree: with a single use, either side may be misspelt. */
const minUses = 2;

/**
 * @returns the diagnostics, with one at the name instead of those at its uses where several uses
 * agree on a similar name, and none uses the name as site.yaml writes it
 */
export function mergeAtMisspeltName(
  diagnostics: Diagnostic[],
  { site, texts }: { site: ResolvedSite; texts: TextSet },
): Diagnostic[] {
  const uses = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const pointer = findSuggestedName(diagnostic, site.value);
    if (pointer === null) continue;
    const key = `${pointer}\n${diagnostic.message}`;
    uses.set(key, [...(uses.get(key) ?? []), diagnostic]);
  }
  const replaced = new Set<Diagnostic>();
  const found = [...uses].flatMap(([key, at]): Diagnostic[] => {
    const pointer = key.slice(0, key.indexOf('\n'));
    if (at.length < minUses || isUsed(pointer, texts)) return [];
    for (const use of at) replaced.add(use);
    return [reportMisspeltName(pointer, at, site)];
  });
  return found.length === 0 ? diagnostics : [...diagnostics.filter((each) => !replaced.has(each)), ...found];
}

/**
 * @returns the pointer in site.yaml to the name that a diagnostic suggests; null when it suggests
 * none
 */
function findSuggestedName({ code, fixes }: Diagnostic, site: unknown): string | null {
  const suggested = fixes[0]?.edits[0]?.text;
  if (suggested === undefined) return null;
  if (code === 'site/unknown-value') {
    const path = /^\{site\.([\w.-]+)\}$/.exec(suggested)?.[1];
    return path === undefined ? null : path.split('.').reduce<string>(childPointer, '');
  }
  if (code !== 'site/nav-target') return null;
  const pointers = groups
    .map((group) => childPointer(group, suggested))
    .filter((at) => getAtPointer(site, at) !== undefined);
  return pointers.length === 1 ? pointers[0]! : null;
}

function isUsed(pointer: string, texts: TextSet): boolean {
  const keys = parsePointer(pointer);
  const use = groups.some((group) => pointer.startsWith(`${group}/`))
    ? new RegExp(String.raw`:\s*["']?${escaped(keys.at(-1)!)}["']?\s*(?:[,}#]|$)`, 'm')
    : new RegExp(String.raw`\{site\.${escaped(keys.join('.'))}\}`);
  return texts.paths.some((path) => use.test(texts.text(path)));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function reportMisspeltName(pointer: string, uses: readonly Diagnostic[], { locator }: ResolvedSite): Diagnostic {
  const place = locator.place(pointer, 'key');
  const name = parsePointer(pointer).at(-1)!;
  const used = parseUsedName(uses[0]!);
  const related = uses.slice(0, 3).map(noteUse);
  const edits = [{ range: rangeInsideQuotes(place.range, name), text: used }];
  const fixes = [{ title: fixTitles.rename(used), safe: false, edits }];
  return diagnose('site/unused-name', place, { name, used, number: uses.length, related, fixes });
}

/**
 * @returns the name as the uses write it, from their message: the first text in quotes or braces
 */
function parseUsedName({ code, message }: Diagnostic): string {
  const written =
    code === 'site/unknown-value' ? /^\{site\.([^{}]*)\}/.exec(message)?.[1] : /"([^"]*)"/.exec(message)?.[1];
  return (written ?? '').split('.').at(-1)!;
}
