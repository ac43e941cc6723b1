// The last word on every diagnostic: its severity as site.yaml wants it, and whether a remark in the file ignores it.
import { adjustable, type Code } from './codes.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { isGroup } from './pointer.ts';
import type { Remarks, Suppression } from './suppressions.ts';

export interface Verdicts {
  /** @returns the diagnostic as it is to be reported; none when it is off or ignored */
  judge(diagnostic: Diagnostic): Diagnostic[];
  /** What is wrong with the remarks. Ask when all diagnostics have been judged. */
  remarks(isSettled: boolean): Diagnostic[];
}

/**
 * @param read the remarks in the site's files
 * @param checks the setting `checks` of site.yaml
 */
export function createVerdicts(read: readonly Remarks[], checks: unknown): Verdicts {
  const used = new Set<Suppression>();
  const suppressions = read.flatMap((remarks) => remarks.suppressions);
  const judge = (diagnostic: Diagnostic): Diagnostic[] => {
    const severity = severityIn(checks, diagnostic.code);
    if (severity === 'off') return [];
    const ignoring = suppressions.filter(
      ({ code, line, place }) =>
        code === diagnostic.code && place.file === diagnostic.file && line === diagnostic.range.start.line,
    );
    for (const suppression of ignoring) used.add(suppression);
    if (ignoring.length > 0) return [];
    return [severity === 'error' || severity === 'warning' ? { ...diagnostic, severity } : diagnostic];
  };
  const remarks = (isSettled: boolean) => {
    // While there are errors, some rules say nothing; then nobody knows which remarks are needed.
    const unused = isSettled ? suppressions.filter((suppression) => !used.has(suppression)) : [];
    return [
      ...read.flatMap(({ diagnostics }) => diagnostics),
      ...unused.map(({ code, place }) => diagnose('check/unused-suppression', place, { code })),
    ];
  };
  return { judge, remarks };
}

/** @returns the severity that the setting `checks` of site.yaml gives to a code; undefined where it says nothing */
export function severityIn(checks: unknown, code: Code): unknown {
  return adjustable.has(code) && isGroup(checks) ? checks[code] : undefined;
}
