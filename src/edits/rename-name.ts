// Renames: gives a form or a pop-up of site.yaml another name, there and in all that names it.
import { findNameProblem, type NameRule } from './fields/name-rule.ts';
import { isGroup } from '../base/pure/pointer.ts';
import type { TextSet } from '../base/pure/text-set.ts';
import type { RuleContext } from '../checker/site-model/rule-context.ts';
import { readYaml } from '../checker/yaml/read-yaml.ts';
import type { Edit } from './model/edit.ts';
import { toPath, getAtPath, type Path } from './model/path.ts';
import { findUsages, listUnsearchedFiles } from './find-usages.ts';
import { editInOrder } from './engine/apply-edit.ts';
import { renameRefusals } from './messages/refusals.ts';
import { refuse, type Result } from '../base/pure/result.ts';
import { namedParts } from '../checker/diagnostics/messages/names.ts';

export interface RenameOptions {
  kind: 'form' | 'popup';
  from: string;
  to: string;
  /** Rule of the schema for such names. */
  rule: NameRule | undefined;
}

export interface RenamePlan {
  /** The new texts by file, site.yaml among them. */
  texts: Map<string, string>;
  /** In how many places the name is brought up to date. */
  count: number;
}

/** Kinds of names: their place in site.yaml, and the settings that use them. */
const kinds = {
  form: { list: 'forms', key: 'form' },
  popup: { list: 'popups', key: 'opens' },
};

/** @returns what would change, or why nothing can be renamed, as a sentence */
export function planRename(options: RenameOptions, context: RuleContext, texts: TextSet): Result<RenamePlan> {
  const { kind, from, to, rule } = options;
  const { list } = kinds[kind];
  const title = namedParts[kind];
  const group = context.site.data?.[list];
  const names = isGroup(group) ? Object.keys(group) : [];
  if (!names.includes(from)) return refuse(renameRefusals.unknown({ title, name: from }));
  const problem = findNameProblem(to, { rule, title, taken: names });
  if (problem !== null) return refuse(problem);
  const [unread] = listUnsearchedFiles(context);
  if (unread !== undefined) return refuse(renameRefusals.unreadFile(unread));
  const mentions = listMentions(options, context, texts);
  if (!mentions.ok) return mentions;
  const changed = new Map<string, string>();
  // The name itself comes last: until then, paths lead through the old one.
  const renamed: Edit = { kind: 'rename', path: [list, from], key: to };
  for (const file of new Set([...mentions.paths.keys(), 'site.yaml'])) {
    const sets = (mentions.paths.get(file) ?? []).map((path): Edit => ({ kind: 'set', path, value: to }));
    const edited = editInOrder(texts.text(file), file === 'site.yaml' ? [...sets, renamed] : sets);
    if (!edited.ok) return refuse(`${file}: ${edited.reason}`);
    changed.set(file, edited.text);
  }
  const count = [...mentions.paths.values()].reduce((sum, paths) => sum + paths.length, 0);
  return { ok: true, texts: changed, count };
}

interface Mentions {
  /** The places that have the name, by file. */
  paths: Map<string, Path[]>;
}

/** @returns every place that has the name, or the one that has it from somewhere else */
function listMentions(options: RenameOptions, context: RuleContext, texts: TextSet): Result<Mentions> {
  const { kind, from } = options;
  const data = new Map<string, unknown>();
  const read = (file: string): unknown => {
    if (!data.has(file)) data.set(file, readYaml(file, texts.text(file)).value);
    return data.get(file);
  };
  const paths = new Map<string, Path[]>();
  for (const { source } of context.shared.values())
    paths.set(source.file, listInShared(read(source.file), kinds[kind].key, from));
  for (const { file, pointer, range } of findUsages(context, texts, { kind, name: from })) {
    const path = toPath(pointer, read(file));
    const written = getAtPath(read(file), path);
    const known = paths.get(file) ?? [];
    if (known.some((each) => each.join('/') === path.join('/')) || parseParam(written)) continue;
    if (written !== from) return refuse(renameRefusals.parts({ file, line: range.start.line, name: from }));
    paths.set(file, [...known, path]);
  }
  return { ok: true, paths: new Map([...paths].filter(([, each]) => each.length > 0)) };
}

/**
 * A shared section has names also where no page uses it, and defaults of parameters that every page
 * gives.
 */
function listInShared(data: unknown, key: string, name: string): Path[] {
  const params = isGroup(data) && isGroup(data.params) ? data.params : {};
  const found: Path[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [each, inner] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(each) : each];
      if (each === key && inner === name) found.push(at);
      const param = each === key ? parseParam(inner) : undefined;
      const given = param === undefined ? undefined : params[param];
      if (isGroup(given) && given.default === name) found.push(['params', param!, 'default']);
      visit(inner, at);
    }
  };
  visit(isGroup(data) ? data.blocks : undefined, ['blocks']);
  return [...new Map(found.map((path) => [path.join('/'), path])).values()];
}

/** @returns the parameter that a value is made of alone; undefined for another value */
function parseParam(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{param\.(\w+)\}$/.exec(value)?.[1] : undefined;
}
