// Safe fixes: applies them to texts in rounds, until a round changes nothing.
import type { CheckedSite, Diagnoser } from '../checker/check-site.ts';
import type { SiteSource } from '../checker/site-source.ts';
import type { Diagnostic, Edit } from '../checker/diagnostics/diagnostic.ts';
import { applyEdits } from '../base/pure/positions.ts';
import { replaceTexts, type TextSet } from '../base/pure/text-set.ts';

type CheckResult = Pick<CheckedSite, 'diagnostics'>;

export interface FixedSite {
  /** The new texts of fixed files, and how many mistakes each has lost. */
  fixed: Map<string, { text: string; count: number }>;
  /** All texts, with the fixes. */
  texts: TextSet;
  /** The diagnostics that are left. */
  checked: CheckResult;
}

const maxRounds = 10;

/**
 * Applies all safe fixes of a site. A file whose fixes do not make it better stays as it was.
 * @param isWanted which files may be changed
 */
export function fixSite(checker: Diagnoser, source: SiteSource, isWanted: (file: string) => boolean): FixedSite {
  let accepted = new Map<string, string>();
  let texts = source.texts;
  let checked: CheckResult = checker.checkSite(source);
  const failedFiles = new Set<string>();
  for (let round = 0; round < maxRounds; round++) {
    const fixed = [...groupByFile(checked.diagnostics)].flatMap(([file, own]): [string, string][] => {
      if (!isWanted(file) || failedFiles.has(file) || !texts.has(file)) return [];
      const text = fixText(texts.text(file), own);
      return text === texts.text(file) ? [] : [[file, text]];
    });
    if (fixed.length === 0) break;
    const tried = new Map([...accepted, ...fixed]);
    const trial = checker.checkSite({ ...source, texts: replaceTexts(source.texts, tried) });
    const failed = fixed.filter(([file]) => !isBetter(file, trial, checked));
    for (const [file] of failed) {
      failedFiles.add(file);
      if (accepted.has(file)) tried.set(file, accepted.get(file)!);
      else tried.delete(file);
    }
    accepted = tried;
    texts = replaceTexts(source.texts, accepted);
    checked = failed.length > 0 ? checker.checkSite({ ...source, texts }) : trial;
  }
  return summarizeFixes(checker, source, accepted);
}

/**
 * @returns the diagnostics of a site; fixes stay safe only in files that all their fixes together
 * improve
 */
export function checkWithProvenFixes(checker: Diagnoser, source: SiteSource): CheckResult {
  const { diagnostics } = checker.checkSite(source);
  const fixable = new Set(diagnostics.filter(({ fixes }) => fixes.some(({ safe }) => safe)).map(({ file }) => file));
  if (fixable.size === 0) return { diagnostics };
  const { fixed } = fixSite(checker, source, (file) => fixable.has(file));
  return { diagnostics: limitSafeFixes(diagnostics, (file) => fixed.has(file)) };
}

/** @returns the same diagnostics, with the fixes in other files marked as unsafe */
export function limitSafeFixes(diagnostics: readonly Diagnostic[], isProven: (file: string) => boolean): Diagnostic[] {
  return diagnostics.map((each) =>
    isProven(each.file) ? each : { ...each, fixes: each.fixes.map((fix) => ({ ...fix, safe: false })) },
  );
}

/** @returns a site with new texts, compared with what it was */
export function summarizeFixes(
  checker: Diagnoser,
  source: SiteSource,
  changed: ReadonlyMap<string, string>,
): FixedSite {
  const texts = replaceTexts(source.texts, changed);
  const [before, checked] = [checker.checkSite(source), checker.checkSite({ ...source, texts })];
  const differing = [...changed].filter(([file, text]) => text !== source.texts.text(file));
  const left = countMessages(checked.diagnostics);
  const counted = differing.map(([file, text]): [string, { text: string; count: number }] => {
    const had = countMessages(before.diagnostics.filter((each) => each.file === file));
    // A file may have the same mistake several times.
    const gone = [...had].map(([message, times]) => Math.max(0, times - (left.get(message) ?? 0)));
    return [file, { text, count: gone.reduce((sum, times) => sum + times, 0) }];
  });
  return { fixed: new Map(counted), texts, checked };
}

/** @returns how often there is each message, by its file and words */
function countMessages(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { file, code, message } of diagnostics) {
    const key = `${file}\n${code}\n${message}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Applies as many safe fixes as do not touch each other. @returns the new text */
export function fixText(text: string, diagnostics: readonly Diagnostic[]): string {
  const chosen: Edit[] = [];
  for (const { fixes } of diagnostics) {
    const edits = fixes.find(({ safe }) => safe)?.edits ?? [];
    if (edits.every((edit) => chosen.every((other) => areApart(edit, other)))) chosen.push(...edits);
  }
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return applyEdits(
    text,
    chosen.map(({ range, text: inserted }) => ({
      start: range.start.offset,
      end: range.end.offset,
      text: inserted.replaceAll(/\r?\n/g, lineEnd),
    })),
  );
}

function areApart({ range: a }: Edit, { range: b }: Edit): boolean {
  return a.end.offset < b.start.offset || b.end.offset < a.start.offset;
}

function groupByFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics)
    groups.set(diagnostic.file, [...(groups.get(diagnostic.file) ?? []), diagnostic]);
  return groups;
}

/**
 * Later stages are checked only when earlier ones are right: links when all settings are valid,
 * some warnings when there are no errors. So fixing a setting is better even if it reveals a broken
 * link.
 */
const stages: readonly ((diagnostic: Diagnostic) => boolean)[] = [
  ({ severity, code }) => severity === 'error' && /^(yaml|schema)\//.test(code),
  ({ severity }) => severity === 'error',
  ({ severity }) => severity === 'warning',
];

/**
 * @returns whether a file has fewer diagnostics at the first stage at which their number differs
 */
function isBetter(file: string, after: CheckResult, before: CheckResult): boolean {
  const count = ({ diagnostics }: CheckResult, isOfStage: (typeof stages)[number]) =>
    diagnostics.filter((diagnostic) => diagnostic.file === file && isOfStage(diagnostic)).length;
  const differences = stages.map((stage) => count(after, stage) - count(before, stage));
  return (differences.find((difference) => difference !== 0) ?? 0) < 0;
}
