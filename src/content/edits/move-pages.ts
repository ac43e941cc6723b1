// Plans the move of a page to another address: the new texts of all files that name it, with every other byte as it is.
import { visit } from 'yaml';
import { checkModelines, modelinesIn, rightPath } from './checks/modeline-path.ts';
import type { SiteView } from './checks/check.ts';
import type { Place } from './diagnostic.ts';
import { addEntries, removeEntry } from './edit-list.ts';
import { redirectsOf, whyTaken } from './free-address.ts';
import { applyEdits, type TextEdit } from './positions.ts';
import { pathOf } from './references.ts';
import { sharedNameOf } from './route.ts';
import { readSource, type SourceFile } from './source.ts';
import { nearest } from './suggest.ts';
import type { Texts } from './texts.ts';
import { mentionsOf, routeIn } from './usages.ts';

export interface MoveWish {
  from: string;
  to: string;
  /** Whether the pages below the address come along. */
  below: boolean;
  /** Whether the old address leads on to the new one. */
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
  /** The new texts, by the names that the files have now. */
  texts: Map<string, string>;
  /** Links whose address is put together from parts: the redirect leads them on. */
  byHand: Place[];
  /** The addresses of pages below that stay where they are. */
  stay: string[];
}

/** @returns what would change, or why the page cannot move, in a sentence */
export function planMove(wish: MoveWish, view: SiteView, texts: Texts): MovePlan | { refusal: string } {
  const moves = movesFor(wish, view);
  const refusal = whyNot(wish, moves, view);
  if (refusal !== null) return { refusal };
  const byRoute = new Map(moves.map(({ from, to }) => [from, to]));
  const mending: Mending = { view, byRoute, sourceOf: sources(texts) };
  const redirects = redirectEdits(moves, wish.redirect, mending);
  const { edits, byHand } = linkEdits(mending, redirects.gone);
  const ofSite = [...(edits.get('site.yaml') ?? []), ...redirects.edits];
  if (ofSite.length > 0) edits.set('site.yaml', ofSite);
  const changed = new Map([...edits].map(([file, own]) => [file, applyEdits(texts.text(file), own)]));
  for (const { file, newFile } of moves) {
    const text = changed.get(file) ?? texts.text(file);
    const moved = withModeline(text, file, newFile);
    if (moved !== texts.text(file)) changed.set(file, moved);
  }
  const stay = [...view.routes.keys()].filter((route) => route.startsWith(`${wish.from}/`) && !byRoute.has(route));
  return { moves, texts: changed, byHand, stay };
}

function movesFor({ from, to, below }: MoveWish, { pages }: SiteView): Move[] {
  return pages
    .filter(({ route }) => route === from || (below && route.startsWith(`${from}/`)))
    .map(({ route, file }) => {
      const target = to + route.slice(from.length);
      const end = file.endsWith('/index.yaml') ? '/index.yaml' : '.yaml';
      return { from: route, to: target, file, newFile: `pages${target}${end}` };
    });
}

function whyNot({ from, to, below }: MoveWish, moves: Move[], view: SiteView): string | null {
  if (from === '/') return 'The home page stays at /: that is where visitors begin.';
  if (isNotFound(from)) return `${from} is the page for unknown addresses, and has to stay in its folder.`;
  if (from === to) return `${from} is where the page is.`;
  if (below && to.startsWith(`${from}/`)) return `${to} lies below ${from}, so the pages below cannot move there.`;
  if (isNotFound(to)) return `${to} would be the page for unknown addresses.`;
  if (moves.length === 0) return unknownPage(from, view);
  const leaving = new Set(moves.map((move) => move.from));
  return moves.map((move) => whyTaken(move.to, view, leaving)).find((reason) => reason !== null) ?? null;
}

/** Hosts look for the page for unknown addresses by its name. */
function isNotFound(route: string): boolean {
  return /(^|\/)404$/.test(route);
}

function unknownPage(from: string, view: SiteView): string {
  const redirect = redirectsOf(view).find((each) => each.from === from);
  if (redirect) return `There is no page at ${from}: site.yaml leads it on to ${redirect.to}`;
  const below = [...view.routes.keys()].filter((route) => route.startsWith(`${from}/`));
  if (below.length > 0)
    return `There is no page at ${from}, but there are ${below.length} below it. To move these: --below`;
  const near = nearest(from, view.routes.keys());
  return `There is no page at ${from}.${near === null ? '' : ` Did you mean ${near}?`}`;
}

interface Mending {
  view: SiteView;
  /** The new addresses by the old ones. */
  byRoute: ReadonlyMap<string, string>;
  sourceOf(file: string): SourceFile;
}

function sources(texts: Texts): Mending['sourceOf'] {
  const read = new Map<string, SourceFile>();
  return (file) => {
    const source = read.get(file) ?? readSource(file, texts.text(file));
    read.set(file, source);
    return source;
  };
}

/** A redirect from the new address to the old one is turned round; every other old address gets one of its own. */
function redirectEdits(
  moves: Move[],
  isWanted: boolean,
  { view, sourceOf }: Mending,
): { edits: TextEdit[]; gone: ReadonlySet<string> } {
  const site = sourceOf('site.yaml');
  const edits: TextEdit[] = [];
  const gone = new Set<string>();
  const missing: { from: string; to: string }[] = [];
  for (const { from, to } of moves) {
    const back = redirectsOf(view).find((each) => each.from === to);
    if (back && isWanted) {
      const place = view.site.locator.place(`/redirects/${back.index}/from`, 'value');
      edits.push(...replaced(site, place, () => from));
    } else if (back) {
      edits.push(removeEntry(site, 'redirects', back.index));
      gone.add(`/redirects/${back.index}/to`);
    } else if (isWanted && !isNotFound(from)) missing.push({ from, to });
  }
  return { edits: missing.length > 0 ? [...edits, addEntries(site, 'redirects', missing)] : edits, gone };
}

/** @param gone pointers in site.yaml that are taken out altogether */
function linkEdits(mending: Mending, gone: ReadonlySet<string>): { edits: Map<string, TextEdit[]>; byHand: Place[] } {
  const { view, byRoute, sourceOf } = mending;
  const places = mentionsOf(view, ({ kind, name }) => kind === 'address' && byRoute.has(routeIn(name, view) ?? ''));
  const edits = new Map<string, TextEdit[]>();
  const byHand: Place[] = [];
  const seen = new Set<string>();
  for (const named of places) {
    const place = defaultOf(named, mending) ?? named;
    const key = `${place.file}\n${place.range.start.offset}`;
    if (seen.has(key) || (place.file === 'site.yaml' && gone.has(place.pointer))) continue;
    seen.add(key);
    const own = replaced(sourceOf(place.file), place, (raw) => withNewAddresses(raw, mending));
    if (own.length === 0) byHand.push(place);
    else edits.set(place.file, [...(edits.get(place.file) ?? []), ...own]);
  }
  return { edits, byHand };
}

/** Where a shared file uses a parameter that the page does not give, the address stands in the parameter's default. */
function defaultOf(place: Place, { view, sourceOf }: Mending): Place | null {
  const [, name] = /^["']?\{param\.(\w+)\}["']?$/.exec(rawAt(sourceOf(place.file), place) ?? '') ?? [];
  const shared = view.shared.get(sharedNameOf(place.file) ?? '');
  return name !== undefined && shared ? shared.locator.place(`/params/${name}/default`, 'value') : null;
}

/** The edit that changes what is written at a place; none when it stays the same. */
function replaced(source: SourceFile, place: Place, change: (raw: string) => string): TextEdit[] {
  const raw = rawAt(source, place);
  if (raw === null) return [];
  const [quote = ''] = /^["']/.exec(raw) ?? [];
  const inner = raw.slice(quote.length, raw.length - quote.length);
  const text = change(inner);
  const start = place.range.start.offset + quote.length;
  return text === inner ? [] : [{ start, end: start + inner.length, text }];
}

/** What is written at a place: a value with its quotes and all of its lines, or a link in a text; null outside of values. */
function rawAt({ root, mended }: SourceFile, { range: { start, end } }: Place): string | null {
  let raw: string | null = null;
  visit(root, {
    Scalar: (_key, { range }) => {
      if (!range || range[0] > start.offset || range[1] <= start.offset) return undefined;
      raw = range[0] === start.offset ? mended.slice(range[0], range[1]) : mended.slice(start.offset, end.offset);
      return visit.BREAK;
    },
  });
  return raw;
}

/** Puts new addresses for old ones, in an address and in the links of a text, with what stands after ? and #. */
function withNewAddresses(raw: string, { view, byRoute }: Mending): string {
  const url = String(view.site.known?.url).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const address = new RegExp(`((?:^(?=\\S*$)|\\]\\()(?:${url}|\\{site\\.url\\})?)(/[^\\s?#)]*)`, 'gi');
  return raw.replaceAll(address, (_all, before: string, path: string) => before + (byRoute.get(pathOf(path)) ?? path));
}

/** A comment for editors that names the page schema by its path from the file is led to it again. */
function withModeline(text: string, file: string, newFile: string): string {
  if (!checkModelines.mayFind(text)) return text;
  const right = modelinesIn(text).filter(({ path }) => path === rightPath(file));
  return applyEdits(
    text,
    right.map(({ start, end }) => ({ start, end, text: rightPath(newFile) })),
  );
}
