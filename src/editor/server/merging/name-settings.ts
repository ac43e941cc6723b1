// Names what both versions of a conflict have changed, as the editor shows it: sections and
// settings instead of lines of a file.
import { say, translate } from '../../../base/words/say.ts';
import { isGroup } from '../../../base/pure/pointer.ts';
import { readYaml } from '../../../checker/yaml/read-yaml.ts';
import type { Field } from '../../../edits/fields/field.ts';
import { isSameData } from '../../../edits/model/edit-data.ts';
import { findField, type FieldSource } from '../../../edits/model/find-field.ts';
import type { Path } from '../../../edits/model/path.ts';
import { nameSetting } from '../../../edits/name-setting.ts';
import type { Conflict, ConflictPlace, ConflictSetting } from '../../protocol/conflict.ts';
import type { Refusal } from '../../protocol/page.ts';
import type { SiteStore } from '../store/site-store.ts';
import { comparePieces } from './describe-conflict.ts';

/** @returns the store, whose conflicts name their settings */
export function withNamedSettings(store: SiteStore, source: FieldSource): SiteStore {
  const named = async <Result extends { ok: true } | Refusal | null>(asked: Promise<Result>): Promise<Result> => {
    const result = await asked;
    if (!result || result.ok || !result.conflicts) return result;
    return { ...result, conflicts: result.conflicts.map((conflict) => nameSettings(conflict, source)) };
  };
  return {
    ...store,
    change: (changes, options) => named(store.change(changes, options)),
    choose: (choices, names, by) => named(store.choose(choices, names, by)),
    step: (way, options) => named(store.step(way, options)),
    takeIn: (request) => named(store.takeIn(request)),
  };
}

export function nameSettings(conflict: Conflict, source: FieldSource): Conflict {
  if (!/\.ya?ml$/.test(conflict.file)) return conflict;
  const parts = conflict.parts.map((part, index) =>
    typeof part === 'string' ? part : { ...part, settings: listSettings(conflict, index, source) },
  );
  return { ...conflict, parts };
}

type Side = 'base' | 'mine' | 'theirs';

/** Reads the file three times: as its author knows it, but for one place. */
function listSettings({ file, parts }: Conflict, at: number, source: FieldSource): ConflictSetting[] {
  const read = (side: Side) => {
    const lines = parts.map((part, index) =>
      typeof part === 'string' ? part : linesOf(part, index === at ? side : 'mine'),
    );
    const text = lines.join('');
    const { value, repaired } = readYaml(file, text);
    return repaired === text && isGroup(value) ? value : undefined;
  };
  const versions = { base: read('base'), mine: read('mine'), theirs: read('theirs') };
  const { base, mine, theirs } = versions;
  if (!mine || !theirs) return [];
  const settings = findDifferences([], versions).map(({ path, ...values }): ConflictSetting => {
    const known = { ...source, dataOf: (name: string) => (name === file ? (base ?? theirs) : source.dataOf(name)) };
    const field = findField(known, { file, path })?.field;
    const words = (side: Side, other: Side) => describeValue(values[side], values[other], field);
    return {
      name: nameSetting(known, { file, path, field }) || String(path.at(-1)),
      before: words('base', 'mine'),
      ...comparePieces(words('mine', 'theirs'), words('theirs', 'mine')),
    };
  });
  // A name without a value beside none at all is nothing to choose.
  return settings.filter(({ mine: own, theirs: others }) => own.length + others.length > 0);
}

function linesOf(place: ConflictPlace, side: Side): string {
  return side === 'base' ? place.base : place[side].map(({ text }) => text).join('');
}

type Difference = { path: Path } & Record<Side, unknown>;

/** @returns the innermost settings that differ; an entry that is new on both sides is one as a whole */
function findDifferences(path: Path, { base, mine, theirs }: Record<Side, unknown>): Difference[] {
  if (isSameData(mine, theirs)) return [];
  const areLists = [base, mine, theirs].every(Array.isArray) && sizeOf(mine) === sizeOf(theirs);
  if (!areLists && ![base, mine, theirs].every(isGroup)) return [{ path, base, mine, theirs }];
  const keys = [...new Set([mine, theirs].flatMap((each) => Object.keys(each as object)))];
  return keys.flatMap((key) =>
    findDifferences([...path, areLists ? Number(key) : key], {
      base: (base as Record<string, unknown>)[key],
      mine: (mine as Record<string, unknown>)[key],
      theirs: (theirs as Record<string, unknown>)[key],
    }),
  );
}

function sizeOf(value: unknown): number {
  return (value as unknown[]).length;
}

/** @returns a value in words; of a list, the entries that the other one does not have */
function describeValue(value: unknown, other: unknown, field: Field | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? say('Yes') : say('No');
  if (Array.isArray(value)) {
    const others = Array.isArray(other) ? (other as unknown[]) : [];
    const own = (value as unknown[]).filter((each) => !others.some((known) => isSameData(known, each)));
    return own.map((each) => describeValue(each, undefined, undefined)).join('\n');
  }
  if (isGroup(value)) {
    const settings = Object.entries(value).filter(([key]) => key !== 'type');
    const lines = settings.map(([, each]) => describeValue(each, undefined, undefined));
    return lines.filter(Boolean).join('\n');
  }
  const choice = field?.choices?.find((each) => each.value === value);
  return choice ? translate(choice.title) : String(value as string | number);
}
