// The state of a page for the editor: its sections as written, what they show, and what the checker
// says of them.
import { say } from '../../base/words/say.ts';
import type { PageModel, SchemaSet } from '../../checker/check-site.ts';
import { parentPointer, getAtPointer } from '../../base/pure/pointer.ts';
import { isTextFile } from '../../checker/text-files/text-file.ts';
import { toSharedFile } from '../../base/pure/route.ts';
import type { EditorFile, EditorMessage, EditorPage, EditorSection, Leaf } from '../protocol/page.ts';
import { toPath } from '../../edits/model/path.ts';
import type { SchemaFields } from '../../edits/model/find-field.ts';
import { describeMistake } from './mistakes/author-messages.ts';
import type { AuthoredSite } from './site/authored-site.ts';
import type { SiteStore } from './store/site-store.ts';
import type { MappedPage } from './pixel-map/map-page.ts';
import { namedFiles, writtenBlocks, type ReadFile } from './read-file.ts';

export interface StateParts {
  site: AuthoredSite;
  store: SiteStore;
  read: (file: string) => ReadFile | undefined;
  /** Describes the settings of schemas. */
  describe: (schemas: SchemaSet) => SchemaFields;
}

/** @returns the model of a page, and all that does not depend on what the page looks like */
export function writtenState(route: string, file: string | null, parts: StateParts) {
  const { model, hasMistakes, hasFailed } = parts.site.findWritten(route);
  const page = file === null ? undefined : parts.read(file);
  const sections = page ? sectionsOf(page, model, parts.store) : [];
  const shared = sections.flatMap((section) => section.shared?.file ?? []);
  const written = [...(file === null ? [] : [file]), ...new Set(shared)];
  const texts = written.flatMap((name) => namedFiles(parts.read(name)?.data));
  const names = [...written, 'site.yaml', ...new Set(texts)];
  const files: Record<string, EditorFile> = {};
  for (const name of names) {
    const read = parts.read(name);
    if (read) files[name] = { text: read.text, data: read.data, version: read.version };
  }
  const about = parts.site.diagnostics().filter((each) => names.includes(each.file));
  const isRight = !about.some((each) => each.severity === 'error');
  const isCurrent = model !== undefined && (hasMistakes || isRight);
  const source = {
    schemas: parts.describe(parts.site.schemas),
    dataOf: (name: string) => parts.read(name)?.data,
    textOf: (name: string) => parts.read(name)?.text,
  };
  const messages = about.map((each) => describeMistake(each, source));
  if (hasFailed && file !== null) messages.unshift({ ...failure(), file });
  return { model, file, isCurrent, sections, files, messages };
}

/** The message where the page cannot be shown for a fault that is not the author's. */
const failure = (): Omit<EditorMessage, 'file'> => ({
  severity: 'error',
  code: 'failed',
  message: say(
    'This page cannot be shown as it is written, so it is shown as it was before. This is no mistake of yours.',
  ),
  hint: say('All that you write is saved.'),
  inFile: say('Pagewright itself failed at this page. Please report the lines in the terminal of npm start.'),
  where: '',
  line: 1,
  column: 1,
  path: [],
  fixes: [],
});

function sectionsOf({ data, sections }: ReadFile, model: PageModel | undefined, store: SiteStore): EditorSection[] {
  const shown = model
    ? model.page.blocks.map(({ id = '' }, index) => ({ id, from: model.sources[index]!.pointer }))
    : [];
  return writtenBlocks(data).map((block, index) => ({
    ids: shown.flatMap(({ id, from }) => (from === `/blocks/${index}` ? [id] : [])),
    inner: shown.flatMap(({ id, from }) =>
      from.startsWith(`/blocks/${index}/`) ? [{ id, path: toPath(from, data) }] : [],
    ),
    ...(block.type === 'shared' && { shared: sharedOf(block, store) }),
    start: sections[index]?.start ?? 0,
    end: sections[index]?.end ?? 0,
  }));
}

function sharedOf({ name }: Record<string, unknown>, store: SiteStore): EditorSection['shared'] {
  const file = toSharedFile(String(name));
  return { name: String(name), file: store.texts().has(file) ? file : null };
}

/** @returns the places of the settings that a mapped page shows */
export function leavesOf(
  { leaves, siteLeaves }: MappedPage,
  model: PageModel,
  { read }: StateParts,
): EditorPage['leaves'] {
  const { sources, origins } = model;
  const named: Record<string, Leaf> = {};
  for (const [index, { block, pointer, kind }] of leaves.entries()) {
    const source = sources[block]!;
    const found = settingOf(source.find(pointer), origins[block]!.file, read);
    if ('kind' in found) {
      named[`p${index}`] = found;
      continue;
    }
    const data = read(found.file)?.data;
    const param = /^\{param\.([A-Za-z0-9]+)\}$/.exec(String(getAtPointer(data, found.pointer)))?.[1];
    // The value of a parameter that the page has not given is given in the page.
    const place = param === undefined ? found : { file: model.file, pointer: `${source.pointer}/with/${param}` };
    named[`p${index}`] = { file: place.file, path: toPath(place.pointer, read(place.file)?.data), kind };
  }
  for (const [index, { pointer, kind }] of siteLeaves.entries())
    named[`s${index}`] = { file: 'site.yaml', path: toPath(pointer, read('site.yaml')?.data), kind };
  return named;
}

/** What stands in a text file is chosen as a whole, by the setting that names the file. */
function settingOf(
  found: { file: string; pointer: string },
  file: string,
  read: StateParts['read'],
): { file: string; pointer: string } | Leaf {
  if (!isTextFile(found.file)) return found;
  const data = read(file)?.data;
  let { pointer } = found;
  while (pointer !== '' && namedFiles(getAtPointer(data, pointer))[0] !== found.file) pointer = parentPointer(pointer);
  return { file, path: toPath(pointer, data), kind: 'group' };
}
