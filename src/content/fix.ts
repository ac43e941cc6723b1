// Mends texts with the safe fixes of their diagnostics, again and again until there is nothing more to mend.
import type { Checker, CheckedSite, SiteSource } from './check-site.ts';
import type { Diagnostic, Edit, Severity } from './diagnostic.ts';
import { applyEdits } from './positions.ts';

export interface Mended {
  /** The texts of all files, mended. */
  files: Record<string, string>;
  /** What was mended, by file. */
  mended: Map<string, number>;
  /** What is left. */
  checked: CheckedSite;
}

const mostRounds = 10;

/**
 * Mends a site. A file is left as it was when its fixes do not leave fewer errors in it, or fewer warnings.
 * @param isWanted which files may be mended
 */
export function fixSite(checker: Checker, source: SiteSource, isWanted: (file: string) => boolean): Mended {
  let files = source.files;
  let checked = checker.checkSite(source);
  const stubborn = new Set<string>();
  for (let round = 0; round < mostRounds; round++) {
    const better = { ...files };
    for (const [file, own] of byFile(checked.diagnostics)) {
      if (isWanted(file) && !stubborn.has(file) && files[file] !== undefined) better[file] = fixText(files[file], own);
    }
    const changed = Object.keys(files).filter((file) => better[file] !== files[file]);
    if (changed.length === 0) break;
    const trial = checker.checkSite({ ...source, files: better });
    const failed = changed.filter((file) => !isBetter(file, trial, checked));
    for (const file of failed) {
      stubborn.add(file);
      better[file] = files[file]!;
    }
    files = better;
    checked = failed.length > 0 ? checker.checkSite({ ...source, files }) : trial;
  }
  return { files, mended: countMended({ before: checker.checkSite(source), after: checked, source, files }), checked };
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

/** Errors count before warnings: some rules wait for the last error, so their warnings come when it is mended. */
function isBetter(file: string, after: CheckedSite, before: CheckedSite): boolean {
  const count = ({ diagnostics }: CheckedSite, severity: Severity) =>
    diagnostics.filter((diagnostic) => diagnostic.file === file && diagnostic.severity === severity).length;
  const errors = count(after, 'error') - count(before, 'error');
  return errors < 0 || (errors === 0 && count(after, 'warning') < count(before, 'warning'));
}

interface Comparison {
  before: CheckedSite;
  after: CheckedSite;
  source: SiteSource;
  files: Record<string, string>;
}

function countMended({ before, after, source, files }: Comparison): Map<string, number> {
  const changed = Object.keys(files).filter((file) => files[file] !== source.files[file]);
  const left = new Set(after.diagnostics.map(({ file, code, message }) => `${file}\n${code}\n${message}`));
  const isGone = ({ file, code, message }: Diagnostic) => !left.has(`${file}\n${code}\n${message}`);
  return new Map(
    changed.map((file) => [file, before.diagnostics.filter((each) => each.file === file && isGone(each)).length]),
  );
}
