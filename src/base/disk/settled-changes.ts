// Changes of files that settle: reported together once their writing has ended.
import { statSync } from 'node:fs';
import { logErrors } from '../../base/terminal/error-text.ts';

/**
 * Milliseconds without a further change, and once more when a file is empty or gone then: code
 * editors empty it, or take it away, before they write it.
 */
const settle = { usually: 8, whenEmpty: 50 };

/** @returns a function that notes the path of a change; `report` gets those that belong together */
export function collectChanges(report: (paths: readonly string[]) => void): (path: string) => void {
  const changed = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const reportAll = logErrors(() => {
    const paths = [...changed];
    changed.clear();
    report(paths);
  });
  const check = logErrors(() => {
    if ([...changed].some(isEmpty)) waiting = setTimeout(reportAll, settle.whenEmpty);
    else reportAll();
  });
  return (path) => {
    changed.add(path);
    clearTimeout(waiting);
    waiting = setTimeout(check, settle.usually);
  };
}

function isEmpty(path: string): boolean {
  return !statSync(path, { throwIfNoEntry: false })?.size;
}
