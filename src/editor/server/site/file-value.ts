// Value of a setting that names a text file, as it would be written in the page instead.
import { say } from '../../../base/words/say.ts';
import type { FileValue } from '../../protocol/site.ts';
import type { TextSet } from '../../../base/pure/text-set.ts';
import { readTextFile } from '../../../checker/text-files/read-text-file.ts';
import { fitsSetting, isTextFile, type FromFile } from '../../../checker/text-files/text-file.ts';
import { refuse } from '../../../base/pure/result.ts';

export interface FileValueWanted {
  /** The path of the file. */
  name: string;
  as: FromFile;
  /** Whether the section names the columns of its rows itself: then the file has no head. */
  hasColumns: boolean;
}

/** @returns the value; null for a file that is not there; or why a part of it would be lost */
export function readFileValue(texts: TextSet, { name, as, hasColumns }: FileValueWanted): FileValue {
  if (!texts.has(name) || !isTextFile(name) || !fitsSetting(name, as)) return { ok: true, value: null };
  const { value, problems } = readTextFile(texts.text(name), as);
  if (problems.length > 0)
    return refuse(say('Correct the mistakes in {name} first: what no page shows would be lost.', { name }));
  return { ok: true, value: as === 'rows' && hasColumns && Array.isArray(value) ? value.slice(1) : value };
}

/** @returns what a setting takes from files, by its name in a request */
export function toFromFile(word: string | null): FromFile | undefined {
  return (['text', 'sections', 'rows'] as const).find((each) => each === word);
}
