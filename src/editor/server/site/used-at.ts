// A place that uses something, for the editor.
import type { Place } from '../../../checker/diagnostics/diagnostic.ts';
import { parsePointer } from '../../../base/pure/pointer.ts';
import { toRoute } from '../../../base/pure/route.ts';
import type { UsedAt } from '../../protocol/site.ts';

/** @returns where it is, as the editor can open it */
export function toUsedAt({ file, range, pointer }: Place): UsedAt {
  const path = parsePointer(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return { file, line: range.start.line, path, route: toRoute(file) };
}
