// The command `usages`: prints where something on the site is used, as file:line:column.
import type { Place } from '../../checker/diagnostics/diagnostic.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { listNames, listUnsearchedFiles, usageKinds, findUsages, type UsageKind } from '../../edits/find-usages.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { readFacts, readSchemas, type Project } from '../../site/folder/project.ts';
import { openTexts } from '../../site/folder/site-texts.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { usageKindNames, usageMessages } from '../messages/changes.ts';

export interface UsagesOptions {
  name: string;
  /** A usage kind, when the name has several meanings. */
  kind?: string;
  json?: boolean;
}

/** @returns the exit code 0, also if nothing is found @throws UsageError for an unknown name */
export function printUsages(project: Project, { name: path, kind: kindName, json }: UsagesOptions): 0 {
  const texts = openTexts(project);
  const context = loadChecker(project).createRuleContext({ texts, facts: readFacts(project) });
  const names = listNames(context, Object.keys(readSchemas(project).blocks));
  const name = path.replace(/^(?:\.\/)?public(?=\/)/, '');
  const found = findKinds(name, { names, kinds: selectKinds(kindName) }).flatMap((kind) =>
    findUsages(context, texts, { kind, name }).map((place) => ({ kind, ...place })),
  );
  if (json) console.log(JSON.stringify({ version: 1, name, count: found.length, usages: found.map(toJson) }, null, 2));
  else for (const line of formatUsages(name, found)) console.log(line);
  const unsearched = listUnsearchedFiles(context);
  if (unsearched.length > 0) console.error(usageMessages.unsearched(unsearched));
  return 0;
}

function selectKinds(name: string | undefined): readonly UsageKind[] {
  if (name === undefined) return usageKinds;
  const kind = usageKinds.find((each) => each === name);
  if (!kind) throw new UsageError(usageMessages.unknownKind({ name, kinds: usageKinds }));
  return [kind];
}

function findKinds(
  name: string,
  { names, kinds }: { names: Record<UsageKind, readonly string[]>; kinds: readonly UsageKind[] },
): UsageKind[] {
  const found = kinds.filter((kind) => names[kind].includes(name));
  if (found.length > 0) return found;
  const near = nearest(
    name,
    kinds.flatMap((kind) => names[kind]),
  );
  throw new UsageError(usageMessages.unknownName({ name, kinds, nearest: near }));
}

type Usage = Place & { kind: UsageKind };

function formatUsages(name: string, found: Usage[]): string[] {
  const lines = found.map(({ kind, file, range: { start }, where }) => {
    const section =
      where?.section === undefined ? '' : usageMessages.section({ number: where.section, type: where.type });
    return `${file}:${start.line}:${start.column}: ${usageKindNames[kind]} ${name}${section}`;
  });
  const files = new Set(found.map(({ file }) => file)).size;
  return [...lines, found.length === 0 ? usageMessages.none(name) : usageMessages.count({ uses: found.length, files })];
}

function toJson({ kind, file, range, pointer, where = {} }: Usage) {
  return { kind, file, range, pointer, where };
}
