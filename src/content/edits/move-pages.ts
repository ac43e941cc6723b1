// Page moves: plans new addresses for pages, with the new texts of all files that link to them and
// every other byte as it is.
import { visit } from 'yaml';
import { modelinePathRule, findModelines, schemaPathFrom } from '../checks/modeline-path.ts';
import type { RuleContext } from '../site/rule-context.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Edit } from './engine/edit.ts';
import { editInOrder, editsOfRedirects } from './redirect-edits.ts';
import { readRedirects, findAddressConflict } from '../site/route-availability.ts';
import { applyEdits, type TextEdit } from '../primitives/positions.ts';
import { stripQuery } from '../schema/references.ts';
import { toSharedName } from '../primitives/route.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import type { SourceFile } from '../yaml/parse/source-file.ts';
import { nearest } from '../primitives/suggest.ts';
import { isTextFile } from '../text-files/text-file.ts';
import type { TextSet } from '../primitives/text-set.ts';
import { findMentions, findOwnRoute } from './find-usages.ts';

export interface MoveOptions {
  from: string;
  to: string;
  /** Whether the pages below the address move, too. */
  below: boolean;
  /** Whether the old address redirects to the new one. */
  redirect: boolean;
}

export interface Move {
  from: string;
  to: string;
  file: string;
  newFile: string;
}

export interface MovePlan {
  moves: Move[];
  /** The new texts, by the current paths of the files. */
  texts: Map<string, string>;
  /** Links that cannot be changed, because placeholders make up their address. */
  byHand: Place[];
  /** The addresses of pages below that stay where they are. */
  stay: string[];
}

/** @returns what would change, or why the page cannot move, as a sentence */
export function planMove(options: MoveOptions, context: RuleContext, texts: TextSet): MovePlan | { refusal: string } {
  const moves = planMoves(options, context);
  const refusal = findRefusal(options, moves, context);
  if (refusal !== null) return { refusal };
  const byRoute = new Map(moves.map(({ from, to }) => [from, to]));
  const move: MoveContext = { context, byRoute, sourceAt: createSourceReader(texts), texts };
  const redirects = planRedirectEdits(moves, options.redirect, move);
  const { edits, byHand } = planLinkEdits(move, redirects.removed);
  const ofSite = [...(edits.get('site.yaml') ?? []), ...redirects.edits];
  if (ofSite.length > 0) edits.set('site.yaml', ofSite);
  const changed = new Map([...edits].map(([file, own]) => [file, applyEdits(texts.text(file), own)]));
  const site = editInOrder(changed.get('site.yaml') ?? texts.text('site.yaml'), redirects.entries);
  if ('refusal' in site) return { refusal: `site.yaml: ${site.refusal}` };
  if (redirects.entries.length > 0) changed.set('site.yaml', site.text);
  for (const { file, newFile } of moves) {
    const text = changed.get(file) ?? texts.text(file);
    const moved = updateModeline(text, file, newFile);
    if (moved !== texts.text(file)) changed.set(file, moved);
  }
  const stay = [...context.routes.keys()].filter(
    (route) => route.startsWith(`${options.from}/`) && !byRoute.has(route),
  );
  return { moves, texts: changed, byHand, stay };
}

function planMoves({ from, to, below }: MoveOptions, { pages }: RuleContext): Move[] {
  return pages
    .filter(({ route }) => route === from || (below && route.startsWith(`${from}/`)))
    .map(({ route, file }) => {
      const target = to + route.slice(from.length);
      const end = file.endsWith('/index.yaml') ? '/index.yaml' : '.yaml';
      return { from: route, to: target, file, newFile: `pages${target}${end}` };
    });
}

function findRefusal({ from, to, below }: MoveOptions, moves: Move[], context: RuleContext): string | null {
  if (from === '/') return 'The home page stays at /: that is where visitors begin.';
  if (isNotFound(from)) return `${from} is the page for unknown addresses, and has to stay in its folder.`;
  if (from === to) return `The page is already at ${from}.`;
  if (below && to.startsWith(`${from}/`)) return `${to} lies below ${from}, so the pages below cannot move there.`;
  if (isNotFound(to)) return `${to} would be the page for unknown addresses.`;
  if (moves.length === 0) return describeUnknownPage(from, context);
  const leaving = new Set(moves.map((move) => move.from));
  return moves.map((move) => findAddressConflict(move.to, context, leaving)).find((reason) => reason !== null) ?? null;
}

/** Hosts find the not-found page by its name. */
function isNotFound(route: string): boolean {
  return /(^|\/)404$/.test(route);
}

function describeUnknownPage(from: string, context: RuleContext): string {
  const redirect = readRedirects(context).find((each) => each.from === from);
  if (redirect) return `There is no page at ${from}: site.yaml redirects it to ${redirect.to}`;
  const below = [...context.routes.keys()].filter((route) => route.startsWith(`${from}/`));
  if (below.length > 0)
    return `There is no page at ${from}, but there are ${below.length} below it. To move these: --below`;
  const near = nearest(from, context.routes.keys());
  return `There is no page at ${from}.${near === null ? '' : ` Did you mean ${near}?`}`;
}

interface MoveContext {
  context: RuleContext;
  /** New routes by old ones. */
  byRoute: ReadonlyMap<string, string>;
  sourceAt(file: string): SourceFile;
  texts: TextSet;
}

function createSourceReader(texts: TextSet): MoveContext['sourceAt'] {
  const read = new Map<string, SourceFile>();
  return (file) => {
    const source = read.get(file) ?? readYaml(file, texts.text(file));
    read.set(file, source);
    return source;
  };
}

interface RedirectEdits {
  /** Inside of entries. */
  edits: TextEdit[];
  /** Of whole entries, to be made in this order. */
  entries: Edit[];
  /** Pointers to what goes. */
  removed: ReadonlySet<string>;
}

/** Reverses a redirect from the new to the old address; adds one for every other old address. */
function planRedirectEdits(moves: Move[], isWanted: boolean, { context, sourceAt }: MoveContext): RedirectEdits {
  const site = sourceAt('site.yaml');
  const edits: TextEdit[] = [];
  const gone: number[] = [];
  const missing: { from: string; to: string }[] = [];
  const known = readRedirects(context);
  for (const { from, to } of moves) {
    const back = known.find((each) => each.from === to);
    if (back && isWanted) {
      const place = context.site.locator.place(`/redirects/${back.index}/from`, 'value');
      const raw = readRawAt(site, place);
      if (raw !== null) edits.push(...editAt(raw, place, () => from));
    } else if (back) gone.push(back.index);
    else if (isWanted && !isNotFound(from)) missing.push({ from, to });
  }
  const removed = new Set(gone.map((index) => `/redirects/${index}/to`));
  return { edits, entries: editsOfRedirects(context, { gone, missing }), removed };
}

/** @param removed pointers in site.yaml that are removed anyway */
function planLinkEdits(
  move: MoveContext,
  removed: ReadonlySet<string>,
): { edits: Map<string, TextEdit[]>; byHand: Place[] } {
  const { context, byRoute, sourceAt, texts } = move;
  const places = findMentions(
    context,
    ({ kind, name }) => kind === 'address' && byRoute.has(findOwnRoute(name, context) ?? ''),
  );
  const edits = new Map<string, TextEdit[]>();
  const byHand: Place[] = [];
  const seen = new Set<string>();
  for (const named of places) {
    const isInFile = isTextFile(named.file);
    const place = (isInFile ? null : findParamDefault(named, move)) ?? named;
    const key = `${place.file}\n${place.range.start.offset}`;
    if (seen.has(key) || (place.file === 'site.yaml' && removed.has(place.pointer))) continue;
    seen.add(key);
    const { start, end } = place.range;
    const raw = isInFile
      ? texts.text(place.file).slice(start.offset, end.offset)
      : readRawAt(sourceAt(place.file), place);
    const own = raw === null ? [] : editAt(raw, place, (inner) => replaceAddresses(inner, move));
    if (own.length === 0) byHand.push(place);
    else edits.set(place.file, [...(edits.get(place.file) ?? []), ...own]);
  }
  return { edits, byHand };
}

/** Where a page does not give a parameter, the address is in the default of the parameter. */
function findParamDefault(place: Place, { context, sourceAt }: MoveContext): Place | null {
  const [, name] = /^["']?\{param\.(\w+)\}["']?$/.exec(readRawAt(sourceAt(place.file), place) ?? '') ?? [];
  const shared = context.shared.get(toSharedName(place.file) ?? '');
  return name !== undefined && shared ? shared.locator.place(`/params/${name}/default`, 'value') : null;
}

/** @returns the edit of what is written at a place; none when it stays the same */
function editAt(raw: string, place: Place, change: (inner: string) => string): TextEdit[] {
  const [quote = ''] = /^["']/.exec(raw) ?? [];
  const inner = raw.slice(quote.length, raw.length - quote.length);
  const text = change(inner);
  const start = place.range.start.offset + quote.length;
  return text === inner ? [] : [{ start, end: start + inner.length, text }];
}

/**
 * @returns the source text of a value with quotes and all lines, or of a link in a text; null
 * outside of values
 */
function readRawAt({ root, repaired }: SourceFile, { range: { start, end } }: Place): string | null {
  let raw: string | null = null;
  visit(root, {
    Scalar: (_key, { range }) => {
      if (!range || range[0] > start.offset || range[1] <= start.offset) return undefined;
      raw = range[0] === start.offset ? repaired.slice(range[0], range[1]) : repaired.slice(start.offset, end.offset);
      return visit.BREAK;
    },
  });
  return raw;
}

/** Replaces old addresses in an address or in the links of a text; keeps queries and anchors. */
function replaceAddresses(raw: string, { context, byRoute }: MoveContext): string {
  const url = String(context.site.data?.url).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const address = new RegExp(`((?:^(?=\\S*$)|\\]\\()(?:${url}|\\{site\\.url\\})?)(/[^\\s?#)]*)`, 'gi');
  return raw.replaceAll(
    address,
    (_all, before: string, path: string) => before + (byRoute.get(stripQuery(path)) ?? path),
  );
}

/**
 * Updates the comment that names the schema for editors: its path depends on the folder of the
 * file.
 */
export function updateModeline(text: string, file: string, newFile: string): string {
  if (!modelinePathRule.mayFind(text)) return text;
  const right = findModelines(text).filter(({ path }) => path === schemaPathFrom(file));
  return applyEdits(
    text,
    right.map(({ start, end }) => ({ start, end, text: schemaPathFrom(newFile) })),
  );
}
