// Mends texts with the safe fixes of their diagnostics, again and again until there is nothing more to mend.
import type { CheckedSite, Diagnosing, SiteSource } from './check-site.ts';
import type { Diagnostic, Edit } from './diagnostic.ts';
import { applyEdits } from './positions.ts';
import { withTexts, type Texts } from './texts.ts';

type Found = Pick<CheckedSite, 'diagnostics'>;

export interface Mended {
  /** The new texts of the files that were mended, and how many mistakes are gone from each. */
  mended: Map<string, { text: string; count: number }>;
  /** All texts, mended. */
  texts: Texts;
  /** What is left. */
  checked: Found;
}

const mostRounds = 10;

/**
 * Mends a site. A file is left as it was when its fixes do not leave fewer mistakes in it, of those that can be seen at that stage.
 * @param isWanted which files may be mended
 */
export function fixSite(checker: Diagnosing, source: SiteSource, isWanted: (file: string) => boolean): Mended {
  let better = new Map<string, string>();
  let texts = source.texts;
  let checked: Found = checker.checkSite(source);
  const stubborn = new Set<string>();
  for (let round = 0; round < mostRounds; round++) {
    const fixed = [...byFile(checked.diagnostics)].flatMap(([file, own]): [string, string][] => {
      if (!isWanted(file) || stubborn.has(file) || !texts.has(file)) return [];
      const text = fixText(texts.text(file), own);
      return text === texts.text(file) ? [] : [[file, text]];
    });
    if (fixed.length === 0) break;
    const tried = new Map([...better, ...fixed]);
    const trial = checker.checkSite({ ...source, texts: withTexts(source.texts, tried) });
    const failed = fixed.filter(([file]) => !isBetter(file, trial, checked));
    for (const [file] of failed) {
      stubborn.add(file);
      if (better.has(file)) tried.set(file, better.get(file)!);
      else tried.delete(file);
    }
    better = tried;
    texts = withTexts(source.texts, better);
    checked = failed.length > 0 ? checker.checkSite({ ...source, texts }) : trial;
  }
  return mendedSite(checker, source, better);
}

/** @returns what is wrong with a site; a fix is called safe only if all those of its file together have been tried and do mend it */
export function withProvenFixes(checker: Diagnosing, source: SiteSource): Found {
  const { diagnostics } = checker.checkSite(source);
  const fixable = new Set(diagnostics.filter(({ fixes }) => fixes.some(({ safe }) => safe)).map(({ file }) => file));
  if (fixable.size === 0) return { diagnostics };
  const { mended } = fixSite(checker, source, (file) => fixable.has(file));
  return { diagnostics: withSafeFixesIn(diagnostics, (file) => mended.has(file)) };
}

/** @returns the same, with all fixes in other files called unsafe */
export function withSafeFixesIn(diagnostics: readonly Diagnostic[], isProven: (file: string) => boolean): Diagnostic[] {
  return diagnostics.map((each) =>
    isProven(each.file) ? each : { ...each, fixes: each.fixes.map((fix) => ({ ...fix, safe: false })) },
  );
}

/** @returns what has become of a site by giving files new texts */
export function mendedSite(checker: Diagnosing, source: SiteSource, changed: ReadonlyMap<string, string>): Mended {
  const texts = withTexts(source.texts, changed);
  const [before, checked] = [checker.checkSite(source), checker.checkSite({ ...source, texts })];
  const differing = [...changed].filter(([file, text]) => text !== source.texts.text(file));
  const left = new Set(checked.diagnostics.map(sayingOf));
  const counted = differing.map(([file, text]): [string, { text: string; count: number }] => {
    const gone = before.diagnostics.filter((each) => each.file === file && !left.has(sayingOf(each)));
    return [file, { text, count: gone.length }];
  });
  return { mended: new Map(counted), texts, checked };
}

/** @returns the text with as many safe fixes made as do not touch each other */
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

function byFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics)
    groups.set(diagnostic.file, [...(groups.get(diagnostic.file) ?? []), diagnostic]);
  return groups;
}

function sayingOf({ file, code, message }: Diagnostic): string {
  return `${file}\n${code}\n${message}`;
}

/**
 * What can be looked at only once the rest is right comes later: links when all settings are read, and some warnings when
 * there are no errors. So mending a setting is better, also when it brings a wrong link to light.
 */
const stages: readonly ((diagnostic: Diagnostic) => boolean)[] = [
  ({ severity, code }) => severity === 'error' && /^(yaml|schema)\//.test(code),
  ({ severity }) => severity === 'error',
  ({ severity }) => severity === 'warning',
];

/** @returns whether there is less at the first stage where anything has changed */
function isBetter(file: string, after: Found, before: Found): boolean {
  const count = ({ diagnostics }: Found, isOfStage: (typeof stages)[number]) =>
    diagnostics.filter((diagnostic) => diagnostic.file === file && isOfStage(diagnostic)).length;
  const differences = stages.map((stage) => count(after, stage) - count(before, stage));
  return (differences.find((difference) => difference !== 0) ?? 0) < 0;
}
