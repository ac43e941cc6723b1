// A place that uses something, for the editor.
import type { Place } from '../../../checker/diagnostics/diagnostic.ts';
import { toPath } from '../../../edits/model/path.ts';
import { toRoute } from '../../../base/pure/route.ts';
import type { UsedAt } from '../../protocol/site.ts';

/** @returns the data of a file; undefined while it cannot be read */
export type DataOf = (file: string) => unknown;

/** @returns where it is, as the editor can open it */
export function toUsedAt({ file, range, pointer }: Place, dataOf: DataOf): UsedAt {
  return { file, line: range.start.line, path: toPath(pointer, dataOf(file)), route: toRoute(file) };
}
