// A place that uses something, for the editor.
import type { Place } from '../../../checker/diagnostics/diagnostic.ts';
import type { FieldSource } from '../../../edits/model/find-field.ts';
import { toPath } from '../../../edits/model/path.ts';
import { toRoute } from '../../../base/pure/route.ts';
import type { UsedAt } from '../../protocol/site.ts';
import { describePlace } from '../mistakes/author-messages.ts';

/** @returns the data of a file; undefined while it cannot be read */
export type DataOf = (file: string) => unknown;

/** @returns where it is, as the editor can open it */
export function toUsedAt({ file, pointer }: Place, source: FieldSource): UsedAt {
  const path = toPath(pointer, source.dataOf(file));
  return { file, path, where: describePlace(file, path, source), route: toRoute(file) };
}

/** @returns the page, section and entry of a place, in words */
export function nameAt({ file, pointer }: Place, source: FieldSource): string {
  return describePlace(file, toPath(pointer, source.dataOf(file)), source);
}
