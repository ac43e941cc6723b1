// Mends texts with the fixes that are only likely, each after the author's yes (or all of them at once).
import type { Diagnosing, SiteSource } from './check-site.ts';
import type { Diagnostic, Fix } from './diagnostic.ts';
import { fixSite, fixText, mendedSite, type Mended } from './fix.ts';
import { withTexts, type Texts } from './texts.ts';

export interface Suggestion {
  diagnostic: Diagnostic;
  fix: Fix;
  /** The texts as they stand now. */
  texts: Texts;
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
  checker: Diagnosing,
  source: SiteSource,
  { isWanted, ask }: Asking,
): Promise<Mended> {
  const changed = new Map<string, string>();
  const now = (more: [string, string][] = []) => withTexts(source.texts, new Map([...changed, ...more]));
  const mend = (more: [string, string][] = [], by = checker) => {
    const { mended } = fixSite(by, { ...source, texts: now(more) }, isWanted);
    for (const [file, text] of more) changed.set(file, text);
    for (const [file, { text }] of mended) changed.set(file, text);
  };
  mend();
  const asked = new Set<string>();
  let takesAll = false;
  for (;;) {
    const texts = now();
    const { diagnostics } = checker.checkSite({ ...source, texts });
    const next = diagnostics.find((each) => isWanted(each.file) && suggested(each) && !asked.has(keyOf(each)));
    if (!next) break;
    asked.add(keyOf(next));
    const answer: Answer = takesAll ? 'yes' : await ask({ diagnostic: next, fix: suggested(next)!, texts });
    if (answer === 'quit') break;
    if (answer === 'no') continue;
    const better: [string, string][] = [[next.file, fixText(texts.text(next.file), [trusted(next)])]];
    const after = checker.checkSite({ ...source, texts: now(better) });
    if (helps(next, diagnostics, after.diagnostics)) mend(better);
    if (answer !== 'all') continue;
    takesAll = true;
    // Most of them at once; the loop comes to those that do not get on with each other.
    mend([], trusting(checker));
  }
  return mendedSite(checker, source, changed);
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
function trusting(checker: Diagnosing): Diagnosing {
  return {
    checkSite(source) {
      return { diagnostics: checker.checkSite(source).diagnostics.map(trusted) };
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
