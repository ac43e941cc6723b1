// Suggested fixes: applies likely fixes, each after the author's yes, or all at once.
import type { Diagnoser } from '../checker/check-site.ts';
import type { SiteSource } from '../checker/site-source.ts';
import type { Diagnostic, Fix } from '../checker/diagnostics/diagnostic.ts';
import { fixSite, fixText, summarizeFixes, type FixedSite } from './apply-safe-fixes.ts';
import { replaceTexts, type TextSet } from '../base/pure/text-set.ts';

export interface Suggestion {
  diagnostic: Diagnostic;
  fix: Fix;
  /** The texts with all fixes so far. */
  texts: TextSet;
}

/** `all`: yes to this fix and all others; `quit`: no to this fix and all others. */
export type Answer = 'yes' | 'no' | 'all' | 'quit';

interface AskOptions {
  /** Selects the files that may be changed. */
  isWanted: (file: string) => boolean;
  ask: (suggestion: Suggestion) => Promise<Answer>;
}

/**
 * Applies safe fixes, then asks for each of the others. A fix that does not help is not applied.
 */
export async function fixWithSuggestions(
  checker: Diagnoser,
  source: SiteSource,
  { isWanted, ask }: AskOptions,
): Promise<FixedSite> {
  const changed = new Map<string, string>();
  const currentTexts = (more: [string, string][] = []) => replaceTexts(source.texts, new Map([...changed, ...more]));
  const applyFixes = (more: [string, string][] = [], by = checker) => {
    const { fixed } = fixSite(by, { ...source, texts: currentTexts(more) }, isWanted);
    for (const [file, text] of more) changed.set(file, text);
    for (const [file, { text }] of fixed) changed.set(file, text);
  };
  applyFixes();
  const asked = new Set<string>();
  let acceptsAll = false;
  for (;;) {
    const texts = currentTexts();
    const { diagnostics } = checker.checkSite({ ...source, texts });
    const suggestions = diagnostics.filter(({ file }) => isWanted(file)).flatMap(listSuggestions);
    const next = suggestions.find((each) => !asked.has(createFixKey(each)));
    if (!next) break;
    const { diagnostic, fix } = next;
    asked.add(createFixKey(next));
    const answer: Answer = acceptsAll ? 'yes' : await ask({ diagnostic, fix, texts });
    if (answer === 'quit') break;
    if (answer === 'no') continue;
    for (const other of listSuggestions(diagnostic)) asked.add(createFixKey(other));
    const { file } = diagnostic;
    const better: [string, string][] = [[file, fixText(texts.text(file), [{ ...diagnostic, fixes: [asSafe(fix)] }])]];
    const after = checker.checkSite({ ...source, texts: currentTexts(better) });
    if (helps(diagnostic, diagnostics, after.diagnostics)) applyFixes(better);
    if (answer !== 'all') continue;
    acceptsAll = true;
    // Most of them at once; the loop comes to those that conflict.
    applyFixes([], trustAllFixes(checker));
  }
  return summarizeFixes(checker, source, changed);
}

/**
 * A section of the right type may reveal more mistakes; but the text must not become worse YAML.
 */
function helps(fixed: Diagnostic, before: readonly Diagnostic[], after: readonly Diagnostic[]): boolean {
  const unreadable = (list: readonly Diagnostic[]) =>
    list.filter(({ file, code }) => file === fixed.file && code.startsWith('yaml/')).length;
  return !after.some((each) => createKey(each) === createKey(fixed)) && unreadable(after) <= unreadable(before);
}

/** @returns a suggestion for each reading of the mistake; none if there is a safe fix */
function listSuggestions(diagnostic: Diagnostic): Pick<Suggestion, 'diagnostic' | 'fix'>[] {
  const { fixes } = diagnostic;
  return fixes.some(({ safe }) => safe) ? [] : fixes.map((fix) => ({ diagnostic, fix }));
}

/** @returns a checker that marks every fix as safe */
function trustAllFixes(checker: Diagnoser): Diagnoser {
  return {
    checkSite(source) {
      return { diagnostics: checker.checkSite(source).diagnostics.map(withAllSafe) };
    },
  };
}

function withAllSafe(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, fixes: diagnostic.fixes.map(asSafe) };
}

function asSafe(fix: Fix): Fix {
  return { ...fix, safe: true };
}

function createFixKey({ diagnostic, fix }: Pick<Suggestion, 'diagnostic' | 'fix'>): string {
  return `${createKey(diagnostic)}|${fix.title}`;
}

/** Without the line, because fixes move lines. */
function createKey({ code, file, pointer, message }: Diagnostic): string {
  return [code, file, pointer, message].join('|');
}
