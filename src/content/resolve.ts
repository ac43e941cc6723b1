// Makes a page's file into the page: the site's values and shared sections put in, defaults filled, ids given.
import type { Block, Page } from '#schemas';
import { giveIds, type BlockInPlace } from './block-ids.ts';
import type { Checking } from './checking.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { withoutEchoes } from './echoes.ts';
import { explain } from './explain.ts';
import { locatorOf, type Locator } from './locate.ts';
import { child, isGroup, isWithin } from './pointer.ts';
import type { Reference } from './references.ts';
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
  lines: number[];
  references: Reference[];
  diagnostics: Diagnostic[];
  locator: Locator;
  /** The file's data as it was written. */
  value: unknown;
  /** The shared sections in use, by name, each with the line that uses it. */
  uses: { name: string; pointer: string }[];
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
    return { ...result, page: null, lines: [], references: [], diagnostics };
  const assembly = assemble(data as RawPage, locator, context);
  return { ...result, ...assembly, diagnostics: [...diagnostics, ...assembly.diagnostics] };
}

interface RawPage {
  blocks: Record<string, unknown>[];
  [key: string]: unknown;
}

type Assembly = Pick<ResolvedPage, 'page' | 'lines' | 'references' | 'diagnostics'>;

interface Placed extends BlockInPlace {
  line: number;
  locator: Locator;
  pointer: string;
}

function assemble(data: RawPage, locator: Locator, context: PageContext): Assembly {
  const placed: Placed[] = [];
  const diagnostics: Diagnostic[] = [];
  let isWhole = true;
  data.blocks.forEach((block, index) => {
    const pointer = child('/blocks', index);
    const { line } = locator.place(pointer, 'firstKey').range.start;
    if (block.type !== 'shared')
      return void placed.push(placedBlock(block as BlockInPlace['block'], { pointer, line, locator }));
    const use = useShared(block, { pointer, locator, context });
    diagnostics.push(...use.diagnostics);
    if (!use.blocks) isWhole = false;
    use.blocks?.forEach((inner, position) =>
      placed.push(placedBlock(inner, { pointer: child('/blocks', position), line, locator: use.locator })),
    );
  });
  diagnostics.push(...giveIds(placed));
  const references = [
    ...pageReferences(data, locator, context.checking),
    ...placed.flatMap((block) => blockReferences(block, context.checking)),
  ];
  const page = { ...data, blocks: placed.map(({ block }) => block as Block) } as unknown as Page;
  return { page: isWhole ? page : null, lines: placed.map(({ line }) => line), references, diagnostics };
}

function placedBlock(
  block: BlockInPlace['block'],
  { pointer, line, locator }: { pointer: string; line: number; locator: Locator },
): Placed {
  return { block, pointer, line, locator, idPlace: () => locator.place(child(pointer, 'id'), 'value') };
}

interface SharedUse {
  blocks: BlockInPlace['block'][] | null;
  locator: Locator;
  diagnostics: Diagnostic[];
}

function useShared(
  block: Record<string, unknown>,
  { pointer, locator, context }: { pointer: string; locator: Locator; context: PageContext },
): SharedUse {
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
  return { ...expansion, blocks: expansion.diagnostics.length > 0 ? null : expansion.blocks };
}

function pageReferences(data: RawPage, locator: Locator, checking: Checking): Reference[] {
  const references: Reference[] = [];
  checking.visitReferences(checking.schemas.page, data, (kind, value, pointer) =>
    references.push(reference(kind, value, { pointer, locator })),
  );
  return references;
}

function blockReferences({ block, pointer, locator }: Placed, checking: Checking): Reference[] {
  const references: Reference[] = [];
  const schema = checking.schemas.blocks[block.type];
  if (schema)
    checking.visitReferences(schema, block, (kind, value, inner) =>
      references.push(reference(kind, value, { pointer: pointer + inner, locator })),
    );
  return references;
}

/** @returns a reference whose place is found only when it is asked for */
export function reference(
  kind: Reference['kind'],
  value: unknown,
  { pointer, locator }: { pointer: string; locator: Locator },
): Reference {
  return { kind, value, locate: (key) => locator.place(key === undefined ? pointer : child(pointer, key), 'value') };
}

function usesOf(value: unknown): ResolvedPage['uses'] {
  const blocks = isGroup(value) && Array.isArray(value.blocks) ? value.blocks : [];
  return blocks.flatMap((block, index) =>
    isGroup(block) && block.type === 'shared' && typeof block.name === 'string'
      ? [{ name: block.name, pointer: child('/blocks', index) }]
      : [],
  );
}
