// Makes a page's file into the page: the site's values and shared sections put in, defaults filled, ids given.
import type { Block, Page } from '#schemas';
import { giveIds, type BlockInPlace } from './block-ids.ts';
import type { Checking } from './checking.ts';
import { heldIn, type HeldPart } from './dates/held.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { withoutEchoes } from './echoes.ts';
import { explain } from './explain.ts';
import { linkPlace } from './link-place.ts';
import { locatorOf, type Locator } from './locate.ts';
import { child, isGroup, isWithin } from './pointer.ts';
import type { Reference, ReferenceKind } from './references.ts';
import { expandShared } from './expand-shared.ts';
import type { SharedSection } from './shared-sections.ts';
import { fillSiteValues, type SiteValues } from './site-values.ts';
import type { SourceFile } from './source.ts';
import { nearest } from './suggest.ts';
import { suggestedFix } from './suggested-fix.ts';

/** A page before pictures are sized and links are followed. */
export interface ResolvedPage {
  file: string;
  route: string;
  /** Null when the file has mistakes that leave no page. */
  page: Page | null;
  /** @returns the line of each block in the page's own file */
  lines(): number[];
  /** @returns where each block is written: in the page's own file, or in that of a shared section */
  origins(): Origin[];
  references: Reference[];
  diagnostics: Diagnostic[];
  locator: Locator;
  /** The file's data as it was written. */
  value: unknown;
  uses: SharedUse[];
  /** What holds back the page or some of its sections. */
  held: HeldPart[];
}

/** The file in which a block is written, and its 1-based line. */
export interface Origin {
  file: string;
  line: number;
}

/** A use of a shared section. */
export interface SharedUse {
  name: string;
  /** Of the block that uses it. */
  pointer: string;
  /** The names of the parameters that get a value. */
  given: string[];
}

export interface PageContext {
  checking: Checking;
  values: SiteValues | null;
  shared: ReadonlyMap<string, SharedSection>;
}

/** Checks and resolves one page. */
export function resolvePage(source: SourceFile, route: string, context: PageContext): ResolvedPage {
  const locator = locatorOf(source);
  const filling = fillSiteValues({ value: source.value, values: context.values, locator });
  const data = context.checking.copy(filling.value);
  const unreadable = source.value === undefined;
  const misfits = unreadable
    ? []
    : context.checking.validators
        .page(data)
        .filter(({ instancePath }) => ![...filling.unresolved].some((at) => isWithin(instancePath, at)));
  const scene = context.checking.scene('page', { value: filling.value, locator, fileName: 'a page' });
  const diagnostics = [...withoutEchoes(source.diagnostics, [...filling.diagnostics, ...explain(misfits, scene)])];
  const result = { file: source.file, route, locator, value: source.value, uses: usesOf(filling.value) };
  if (unreadable || diagnostics.some(({ severity }) => severity === 'error'))
    return { ...result, page: null, lines: () => [], origins: () => [], references: [], held: [], diagnostics };
  const { page, lines, origins, held, ...assembly } = assemble(data as RawPage, locator, context);
  const references: Reference[] = [];
  assembly.visitReferences((kind, value, at) =>
    references.push(reference(kind, value, { ...at, pointer: at.pointer() })),
  );
  return { ...result, page, lines, origins, held, references, diagnostics: [...diagnostics, ...assembly.diagnostics] };
}

export interface RawPage {
  blocks: Record<string, unknown>[];
  [key: string]: unknown;
}

interface Assembly {
  page: Page | null;
  lines(): number[];
  origins(): Origin[];
  held: HeldPart[];
  diagnostics: Diagnostic[];
  /** Visits all references, in the order in which they are written. */
  visitReferences(visit: VisitPlaced): void;
}

interface ReferencePlace {
  /** In the file that the locator speaks of. */
  pointer: () => string;
  locator: Locator;
  section: Reference['section'];
  headed: Reference['headed'];
  /** For a link in a text: how many of the same stand before it there. */
  nth: number | undefined;
}

/** Gets a reference of a page with where it stands. */
type VisitPlaced = (kind: ReferenceKind, value: unknown, at: ReferencePlace) => void;

interface Placed extends BlockInPlace {
  /** Where the page's own file has it. */
  origin: string;
  locator: Locator;
  pointer: string;
}

/** Puts shared sections into their places, gives ids, collects references. */
export function assemble(data: RawPage, locator: Locator, context: PageContext): Assembly {
  const placed: Placed[] = [];
  const diagnostics: Diagnostic[] = [];
  let isWhole = true;
  data.blocks.forEach((block, index) => {
    const pointer = child('/blocks', index);
    const origin = pointer;
    if (block.type !== 'shared')
      return void placed.push(placedBlock(block as BlockInPlace['block'], { pointer, origin, locator }));
    const use = useShared(block, { pointer, locator, context });
    diagnostics.push(...use.diagnostics);
    if (!use.blocks) isWhole = false;
    use.blocks?.forEach((inner, position) =>
      placed.push(placedBlock(inner, { pointer: child('/blocks', position), origin, locator: use.locator })),
    );
  });
  diagnostics.push(...giveIds(placed, context.checking.schemas.anchorOf));
  const page = { ...data, blocks: placed.map(({ block }) => block as Block) } as unknown as Page;
  const lines = () => placed.map(({ origin }) => locator.place(origin, 'firstKey').range.start.line);
  const origins = () => placed.map(originOf);
  const visitReferences = (visit: VisitPlaced) => visitPlaced({ data, locator, placed }, context.checking, visit);
  const held = heldIn({ data, locator, placed });
  return { page: isWhole ? page : null, lines, origins, held, diagnostics, visitReferences };
}

function placedBlock(
  block: BlockInPlace['block'],
  { pointer, origin, locator }: { pointer: string; origin: string; locator: Locator },
): Placed {
  return { block, pointer, origin, locator, idPlace: () => locator.place(child(pointer, 'id'), 'value') };
}

function originOf({ pointer, locator }: Placed): Origin {
  const { file, range } = locator.place(pointer, 'firstKey');
  return { file, line: range.start.line };
}

interface Expanded {
  blocks: BlockInPlace['block'][] | null;
  locator: Locator;
  diagnostics: Diagnostic[];
}

function useShared(
  block: Record<string, unknown>,
  { pointer, locator, context }: { pointer: string; locator: Locator; context: PageContext },
): Expanded {
  const name = String(block.name);
  const shared = context.shared.get(name);
  if (!shared) {
    const known = [...context.shared.keys()];
    const place = locator.place(child(pointer, 'name'), 'value');
    const near = nearest(name, known);
    const facts = { name, nearest: near, known, fixes: suggestedFix(place, near) };
    return { blocks: null, locator, diagnostics: [diagnose('site/unknown-shared', place, facts)] };
  }
  // Its mistakes are reported at the shared file, with this line beside them.
  if (!shared.isSound) return { blocks: null, locator, diagnostics: [] };
  const expansion = expandShared({ shared, block, pointer, locator, checking: context.checking });
  const isWrong = expansion.diagnostics.some(({ severity }) => severity === 'error');
  return { ...expansion, blocks: isWrong ? null : expansion.blocks };
}

interface Laid {
  data: RawPage;
  locator: Locator;
  placed: Placed[];
}

function visitPlaced(
  { data, locator, placed }: Laid,
  { schemas, visitReferences }: Checking,
  visit: VisitPlaced,
): void {
  visitReferences(schemas.page, data, (kind, value, at) =>
    visit(kind, value, { pointer: () => at.pointer(), locator, section: -1, headed: at.headed, nth: at.nth }),
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
        nth: at.nth,
      }),
    );
  });
}

/** @returns a reference whose place is found only when it is asked for */
export function reference(
  kind: Reference['kind'],
  value: unknown,
  { pointer, locator, section, headed, nth }: Omit<ReferencePlace, 'pointer'> & { pointer: string },
): Reference {
  return {
    kind,
    value,
    section,
    headed,
    locate: (key) =>
      nth === undefined
        ? locator.place(key === undefined ? pointer : child(pointer, key), 'value')
        : linkPlace(locator, pointer, { address: String(value), nth }),
  };
}

/** @returns the shared sections that a page's data uses */
export function usesOf(value: unknown): ResolvedPage['uses'] {
  const blocks = isGroup(value) && Array.isArray(value.blocks) ? value.blocks : [];
  return blocks.flatMap((block, index) =>
    isGroup(block) && block.type === 'shared' && typeof block.name === 'string'
      ? [
          {
            name: block.name,
            pointer: child('/blocks', index),
            given: isGroup(block.with) ? Object.keys(block.with) : [],
          },
        ]
      : [],
  );
}
