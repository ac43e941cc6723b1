// Page assembly: puts shared sections into the blocks of a page, gives ids, and finds references.
import type { Block, Page } from '#schemas';
import type { CompiledSchemas } from './compiled-schemas.ts';
import { findPublishSettings, type LocatedSettings } from '../dates/publish-settings.ts';
import { isError, type Diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { WrittenLink } from '../yaml/parse/written-link.ts';
import type { Locator } from '../yaml/parse/locate.ts';
import { childPointer } from '../../base/pure/pointer.ts';
import type { Reference, ReferenceKind } from '../schema/references.ts';
import type { TextFiles } from '../text-files/text-file.ts';
import { expandShared } from './expand-shared.ts';
import { assignIds, isBlock, placeBlock, type PlacedBlock, type WrittenPlace } from './place-blocks.ts';
import type { SharedSection } from './shared-sections.ts';
import type { SiteValues } from './site-values.ts';
import { listColumns } from '../../base/pure/sections.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';

/** Place at which a block is written. The line counts from 1. */
export interface Origin {
  file: string;
  line: number;
}

/** Place at which the settings of a block are written. */
export interface BlockSource {
  /** The pointer, in the page's own file, of the block or of the use of its shared section. */
  pointer: string;
  /**
   * @returns file and pointer of one of its settings; for a value given to a shared section those
   * of the value
   */
  find(pointer: string): { file: string; pointer: string };
}

/** Context in which pages are resolved. */
export interface PageContext {
  compiled: CompiledSchemas;
  values: SiteValues | null;
  shared: ReadonlyMap<string, SharedSection>;
  files: TextFiles;
}

/** The data of a page; with errors in the file it may be anything else, too. */
export type RawPage = Record<string, unknown>;

interface Assembly {
  /** Null if a section is missing. */
  page: Page | null;
  /** The ids of the sections that could be read. */
  ids: string[];
  lines(): number[];
  origins(): Origin[];
  /**
   * Finds a setting of a block by the block's index on the page; where it is not written, the
   * block.
   */
  locateInBlock(block: number, key: string): Place;
  sources(): BlockSource[];
  publishSettings: LocatedSettings[];
  diagnostics: Diagnostic[];
  /** Visits all references in written order. */
  visitReferences(visit: VisitReference): void;
}

interface ReferencePlace {
  /** In the file of the locator. */
  pointer: () => string;
  locator: Locator;
  section: Reference['section'];
  headed: Reference['headed'];
  /** For a link in a text. */
  link: WrittenLink | undefined;
}

type VisitReference = (kind: ReferenceKind, value: unknown, at: ReferencePlace) => void;

/** Puts a page together, as far as its data allows. */
export function assemble(data: RawPage, locator: Locator, context: PageContext): Assembly {
  const placed: PlacedBlock[] = [];
  const diagnostics: Diagnostic[] = [];
  let isWhole = Array.isArray(data.blocks);
  const place = (block: unknown, at: WrittenPlace) => {
    if (isBlock(block)) placed.push(...placeBlock(block, at));
    isWhole &&= isBlock(block) && listColumns(block).every(({ sections }) => sections.every(isBlock));
  };
  const blocks: unknown[] = Array.isArray(data.blocks) ? data.blocks : [];
  blocks.forEach((block, index) => {
    const pointer = childPointer('/blocks', index);
    if (!isBlock(block) || block.type !== 'shared') return place(block, { pointer, locator });
    const use = expandUse(block, { pointer, locator, context });
    diagnostics.push(...use.diagnostics);
    isWhole &&= use.isWhole;
    use.blocks.forEach((inner, position) =>
      place(inner, { pointer: childPointer('/blocks', position), locator: use.locator, use: pointer }),
    );
  });
  diagnostics.push(...assignIds(placed));
  const page = { ...data, blocks: placed.map(({ block }) => block as Block) } as unknown as Page;
  const lines = () => placed.map(({ origin }) => locator.place(origin, 'firstKey').range.start.line);
  const origins = () => placed.map(findOrigin);
  const locateInBlock = (index: number, key: string) => {
    const { block, pointer, locator: own } = placed[index]!;
    return !(key in block) ? own.place(pointer, 'firstKey') : own.place(childPointer(pointer, key), 'value');
  };
  const sources = () => placed.map(toSource);
  const visitReferences = (visit: VisitReference) =>
    visitPlacedReferences({ data, locator, placed }, context.compiled, visit);
  const publishSettings = findPublishSettings({ data, locator, placed });
  const ids = placed.map(({ block }) => String(block.id));
  return {
    page: isWhole ? page : null,
    ids,
    lines,
    origins,
    locateInBlock,
    sources,
    publishSettings,
    diagnostics,
    visitReferences,
  };
}

function findOrigin({ pointer, locator }: PlacedBlock): Origin {
  const { file, range } = locator.place(pointer, 'firstKey');
  return { file, line: range.start.line };
}

function toSource({ origin, pointer: outer, locator }: PlacedBlock): BlockSource {
  return {
    pointer: origin,
    find: (inner) => {
      const { file, pointer } = locator.place(outer + inner, 'value');
      return { file, pointer };
    },
  };
}

interface ExpandedPart {
  blocks: readonly unknown[];
  locator: Locator;
  diagnostics: Diagnostic[];
  isWhole: boolean;
}

function expandUse(
  block: Record<string, unknown>,
  { pointer, locator, context }: { pointer: string; locator: Locator; context: PageContext },
): ExpandedPart {
  const nothing = { blocks: [], locator, diagnostics: [], isWhole: false };
  if (typeof block.name !== 'string') return nothing;
  const shared = context.shared.get(block.name);
  if (!shared) return { ...nothing, diagnostics: [reportUnknownShared(block.name, { pointer, locator, context })] };
  const expansion = expandShared({ shared, block, pointer, locator, compiled: context.compiled });
  const blocks: unknown = expansion.blocks;
  return {
    blocks: Array.isArray(blocks) ? blocks : [],
    locator: expansion.locator,
    // The mistakes of the shared file are reported there, with a note of this use.
    diagnostics: shared.isValid ? expansion.diagnostics : [],
    isWhole: shared.isValid && !expansion.diagnostics.some(isError),
  };
}

function reportUnknownShared(
  name: string,
  { pointer, locator, context }: { pointer: string; locator: Locator; context: PageContext },
): Diagnostic {
  const known = [...context.shared.keys()];
  const place = locator.place(childPointer(pointer, 'name'), 'value');
  const near = nearest(name, known);
  return diagnose('site/unknown-shared', place, { name, nearest: near, known, fixes: suggestFix(place, near) });
}

interface PlacedBlocks {
  data: RawPage;
  locator: Locator;
  placed: PlacedBlock[];
}

function visitPlacedReferences(
  { data, locator, placed }: PlacedBlocks,
  { schemas, visitReferences }: CompiledSchemas,
  visit: VisitReference,
): void {
  visitReferences(schemas.page, data, (kind, value, at) =>
    visit(kind, value, { pointer: () => at.pointer(), locator, section: -1, headed: at.headed, link: at.link }),
  );
  placed.forEach(({ block, pointer: outer, locator: own }, section) => {
    const schema = schemas.blocks[block.type];
    if (!schema) return;
    visitReferences(schema, block, (kind, value, at) =>
      visit(kind, value, {
        pointer: () => outer + at.pointer(),
        locator: own,
        section,
        headed: at.headed,
        link: at.link,
      }),
    );
  });
}

/** @returns a reference that finds its place only on demand */
export function createReference(
  kind: Reference['kind'],
  value: unknown,
  { pointer, locator, section, headed, link }: Omit<ReferencePlace, 'pointer'> & { pointer: string },
): Reference {
  return {
    kind,
    value,
    section,
    headed,
    locate: (key) =>
      link === undefined
        ? locator.place(key === undefined ? pointer : childPointer(pointer, key), 'value')
        : locator.link(pointer, link),
    locateWord: (word, nth = 0) => locator.word(pointer, word, nth),
    readSource: () => (link === undefined ? locator.sourceText(pointer) : null),
  };
}
