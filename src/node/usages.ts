// Prints where something of the site is named, as file:line:column.
import type { Place } from '../content/diagnostic.ts';
import { nearest } from '../content/suggest.ts';
import { knownNames, unsearched, usageKinds, usagesOf, type UsageKind } from '../content/usages.ts';
import { loadChecker } from './load-checker.ts';
import { readFacts, readSchemas, type Project } from './project.ts';
import { textsOnDisk } from './site-texts.ts';
import { WrongUse } from './wrong-use.ts';

type Written = Record<string, unknown>;

/** What people call the kinds. */
const kindWords: Record<UsageKind, string> = {
  page: 'page',
  file: 'file',
  modal: 'pop-up window',
  form: 'form',
  shared: 'shared section',
  block: 'type of section',
};

/** @returns the exit code 0, also where nothing is found @throws WrongUse for a name that nothing has */
export async function usages(project: Project, { words, options }: { words: string[]; options: Written }): Promise<0> {
  const [written, ...more] = words;
  if (written === undefined || more.length > 0)
    throw new WrongUse(
      'Give one name: of a page (/about), a picture (/images/team.jpg), a window, a form, a shared section or a type.',
    );
  const texts = textsOnDisk(project);
  const view = loadChecker(project).view({ texts, facts: readFacts(project) });
  const known = knownNames(view, Object.keys(readSchemas(project).blocks));
  const name = written.replace(/^(?:\.\/)?public(?=\/)/, '');
  const found = kindsOf(name, { known, wanted: wantedKinds(options.kind) }).flatMap((kind) =>
    usagesOf(view, texts, { kind, name }).map((place) => ({ kind, ...place })),
  );
  if (options.json === true)
    console.log(JSON.stringify({ version: 1, name, count: found.length, usages: found.map(asJson) }, null, 2));
  else for (const line of linesFor(name, found)) console.log(line);
  const left = unsearched(view);
  if (left.length > 0) console.error(`Not searched for links, because of mistakes: ${left.join(', ')}`);
  return 0;
}

function wantedKinds(written: unknown): readonly UsageKind[] {
  if (written === undefined) return usageKinds;
  const kind = usageKinds.find((each) => each === written);
  if (!kind) throw new WrongUse(`There is no kind "${String(written)}". Choose one of: ${usageKinds.join(', ')}.`);
  return [kind];
}

function kindsOf(
  name: string,
  { known, wanted }: { known: Record<UsageKind, readonly string[]>; wanted: readonly UsageKind[] },
): UsageKind[] {
  const kinds = wanted.filter((kind) => known[kind].includes(name));
  if (kinds.length > 0) return kinds;
  const near = nearest(
    name,
    wanted.flatMap((kind) => known[kind]),
  );
  const what = wanted.map((kind) => kindWords[kind]).join(', ');
  throw new WrongUse(`Nothing is called "${name}" (${what}).${near === null ? '' : ` Did you mean ${near}?`}`);
}

type Usage = Place & { kind: UsageKind };

function linesFor(name: string, found: Usage[]): string[] {
  const lines = found.map(({ kind, file, range: { start }, where }) => {
    const section = where?.section === undefined ? '' : `, section ${where.section} (${where.type ?? 'of no type'})`;
    return `${file}:${start.line}:${start.column}: ${kindWords[kind]} ${name}${section}`;
  });
  const files = new Set(found.map(({ file }) => file)).size;
  const count = `${found.length} ${found.length === 1 ? 'use' : 'uses'} in ${files} ${files === 1 ? 'file' : 'files'}.`;
  return [...lines, found.length === 0 ? `Nothing uses ${name}.` : count];
}

function asJson({ kind, file, range, pointer, where = {} }: Usage) {
  return { kind, file, range, pointer, where };
}
