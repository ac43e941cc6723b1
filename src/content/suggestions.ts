// Mends texts with the fixes that are only likely, each after the author's yes (or all of them at once).
import type { Checker, SiteSource } from './check-site.ts';
import type { Diagnostic, Fix } from './diagnostic.ts';
import { countMended, fixSite, fixText, type Mended } from './fix.ts';

export interface Suggestion {
  diagnostic: Diagnostic;
  fix: Fix;
  /** The texts as they stand now. */
  files: Record<string, string>;
}

/** all: yes to this one and to every further one. quit: no to this one and to every further one. */
export type Answer = 'yes' | 'no' | 'all' | 'quit';

interface Asking {
  /** Which files may be mended. */
  isWanted: (file: string) => boolean;
  ask: (suggestion: Suggestion) => Promise<Answer>;
}

/** Mends with the safe fixes, then asks for each of the others. One that does not help is not made. */
export async function fixWithSuggestions(
  checker: Checker,
  source: SiteSource,
  { isWanted, ask }: Asking,
): Promise<Mended> {
  const mend = (texts: Record<string, string>, by = checker) =>
    fixSite(by, { ...source, files: texts }, isWanted).files;
  let files = mend(source.files);
  const asked = new Set<string>();
  let takesAll = false;
  for (;;) {
    const { diagnostics } = checker.checkSite({ ...source, files });
    const next = diagnostics.find((each) => isWanted(each.file) && suggested(each) && !asked.has(keyOf(each)));
    if (!next) break;
    asked.add(keyOf(next));
    const answer: Answer = takesAll ? 'yes' : await ask({ diagnostic: next, fix: suggested(next)!, files });
    if (answer === 'quit') break;
    if (answer === 'no') continue;
    const better = { ...files, [next.file]: fixText(files[next.file]!, [trusted(next)]) };
    if (helps(next, diagnostics, checker.checkSite({ ...source, files: better }).diagnostics)) files = mend(better);
    if (answer !== 'all') continue;
    takesAll = true;
    // Most of them at once; the loop comes to those that do not get on with each other.
    files = mend(files, trusting(checker));
  }
  const [before, checked] = [checker.checkSite(source), checker.checkSite({ ...source, files })];
  return { files, mended: countMended({ before, after: checked, source, files }), checked };
}

/** A section of the right type may show mistakes that nobody could see before; a text that no longer reads as YAML is none. */
function helps(mended: Diagnostic, before: readonly Diagnostic[], after: readonly Diagnostic[]): boolean {
  const unreadable = (list: readonly Diagnostic[]) =>
    list.filter(({ file, code }) => file === mended.file && code.startsWith('yaml/')).length;
  return !after.some((each) => keyOf(each) === keyOf(mended)) && unreadable(after) <= unreadable(before);
}

function suggested({ fixes }: Diagnostic): Fix | undefined {
  return fixes.some(({ safe }) => safe) ? undefined : fixes[0];
}

/** The same checker, for which every fix is safe. */
function trusting(checker: Checker): Checker {
  return {
    checkSite(source) {
      const checked = checker.checkSite(source);
      return { ...checked, diagnostics: checked.diagnostics.map(trusted) };
    },
  };
}

function trusted(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, fixes: diagnostic.fixes.map((fix) => ({ ...fix, safe: true })) };
}

/** Lines come and go while fixes are made, so a mistake is known by what it says. */
function keyOf({ code, file, pointer, message }: Diagnostic): string {
  return [code, file, pointer, message].join('|');
}
