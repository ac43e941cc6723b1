// Severities: the last word on each diagnostic, by the setting `checks` of site.yaml and ignore
// comments.
import { diagnose } from './diagnostics/create-diagnostic.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { configuredSeverity } from './site-model/rule-context.ts';
import type { IgnoreComment, IgnoreComments } from './yaml/ignore-comments.ts';

export interface Severities {
  /** @returns the diagnostic with its severity; none when it is off or ignored */
  applySeverity(diagnostic: Diagnostic): Diagnostic[];
  /**
   * Ask when all severities have been applied.
   * @returns what is wrong with ignore comments themselves
   */
  checkIgnoreComments(hasNoErrors: boolean): Diagnostic[];
}

/**
 * @param files the ignore comments of all files
 * @param checks the setting `checks` of site.yaml
 */
export function createSeverities(files: readonly IgnoreComments[], checks: unknown): Severities {
  const comments = files.flatMap((file) => file.comments);
  const used = new Set<IgnoreComment>();
  const applySeverity = (diagnostic: Diagnostic): Diagnostic[] => {
    const severity = configuredSeverity(checks, diagnostic.code);
    if (severity === 'off') return [];
    const ignoring = comments.filter(
      ({ code, line, place }) =>
        code === diagnostic.code && place.file === diagnostic.file && line === diagnostic.range.start.line,
    );
    for (const comment of ignoring) used.add(comment);
    if (ignoring.length > 0) return [];
    return [severity === 'error' || severity === 'warning' ? { ...diagnostic, severity } : diagnostic];
  };
  const checkIgnoreComments = (hasNoErrors: boolean) => {
    // While there are errors some rules do not run, so a comment that ignores nothing may still be
    // needed.
    const unused = hasNoErrors ? comments.filter((comment) => !used.has(comment)) : [];
    return [
      ...files.flatMap(({ diagnostics }) => diagnostics),
      ...unused.map(({ code, place }) => diagnose('check/unused-suppression', place, { code })),
    ];
  };
  return { applySeverity, checkIgnoreComments };
}
