// A name that site.yaml misspells is unknown wherever it is used: the mistake is one, and it stands in site.yaml.
import { diagnose, noteUse, type Diagnostic } from './diagnostic.ts';
import { child, keysOf, valueAt } from './pointer.ts';
import { withoutQuotes } from './positions.ts';
import type { ResolvedSite } from './resolve-site.ts';
import type { Texts } from './texts.ts';

/** Where site.yaml gives names that pages and forms use. */
const groups = ['/modals', '/forms', '/lists', '/endpoints/email/templates'];

/** How many uses must agree: of one use nobody knows whether it or the name is misspelt. */
const fewestUses = 2;

/**
 * @returns the diagnostics, with one at the name in place of those at all its uses, where nothing uses the name as it is
 * written in site.yaml and several places use one that is nearly the same
 */
export function atTheName(
  diagnostics: Diagnostic[],
  { site, texts }: { site: ResolvedSite; texts: Texts },
): Diagnostic[] {
  const uses = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const pointer = nameMeantBy(diagnostic, site.value);
    if (pointer === null) continue;
    const key = `${pointer}\n${diagnostic.message}`;
    uses.set(key, [...(uses.get(key) ?? []), diagnostic]);
  }
  const replaced = new Set<Diagnostic>();
  const found = [...uses].flatMap(([key, at]): Diagnostic[] => {
    const pointer = key.slice(0, key.indexOf('\n'));
    if (at.length < fewestUses || isUsed(pointer, texts)) return [];
    for (const use of at) replaced.add(use);
    return [misspelt(pointer, at, site)];
  });
  return found.length === 0 ? diagnostics : [...diagnostics.filter((each) => !replaced.has(each)), ...found];
}

/** The place in site.yaml of the name that a diagnostic suggests. */
function nameMeantBy({ code, fixes }: Diagnostic, site: unknown): string | null {
  const suggested = fixes[0]?.edits[0]?.text;
  if (suggested === undefined) return null;
  if (code === 'site/unknown-value') {
    const path = /^\{site\.([\w.-]+)\}$/.exec(suggested)?.[1];
    return path === undefined ? null : path.split('.').reduce<string>(child, '');
  }
  if (code !== 'site/nav-target') return null;
  const pointers = groups.map((group) => child(group, suggested)).filter((at) => valueAt(site, at) !== undefined);
  return pointers.length === 1 ? pointers[0]! : null;
}

function isUsed(pointer: string, texts: Texts): boolean {
  const keys = keysOf(pointer);
  const use = groups.some((group) => pointer.startsWith(`${group}/`))
    ? new RegExp(String.raw`:\s*["']?${escaped(keys.at(-1)!)}["']?\s*(?:[,}#]|$)`, 'm')
    : new RegExp(String.raw`\{site\.${escaped(keys.join('.'))}\}`);
  return texts.paths.some((path) => use.test(texts.text(path)));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function misspelt(pointer: string, uses: readonly Diagnostic[], { locator }: ResolvedSite): Diagnostic {
  const place = locator.place(pointer, 'key');
  const name = keysOf(pointer).at(-1)!;
  const used = usedName(uses[0]!);
  const related = uses.slice(0, 3).map(noteUse);
  const edits = [{ range: withoutQuotes(place.range, name), text: used }];
  const fixes = [{ title: `Rename to ${used}`, safe: false, edits }];
  return diagnose('site/unused-name', place, { name, used, number: uses.length, related, fixes });
}

/** The name as the uses write it, from their message: the last one in quotes or braces before the suggestion. */
function usedName({ code, message }: Diagnostic): string {
  const written =
    code === 'site/unknown-value' ? /^\{site\.([^{}]*)\}/.exec(message)?.[1] : /"([^"]*)"/.exec(message)?.[1];
  return (written ?? '').split('.').at(-1)!;
}
