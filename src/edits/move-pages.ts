// Page moves: plans new addresses for pages, with the new texts of all files that link to them and
// every other byte as it is.
import { say } from '../base/words/say.ts';
import { modelinePathRule, findModelines, buildSchemaPath } from '../checker/rules/modeline-path.ts';
import type { RuleContext } from '../checker/site-model/rule-context.ts';
import type { Place } from '../checker/diagnostics/diagnostic.ts';
import type { Edit } from './model/edit.ts';
import { editInOrder } from './engine/apply-edit.ts';
import { planRedirectEntries } from './redirect-edits.ts';
import { readRedirects } from '../checker/addresses/redirects.ts';
import { findAddressConflict } from '../checker/site-model/route-availability.ts';
import { applyEdits, type TextEdit } from '../base/pure/positions.ts';
import { nearest } from '../base/pure/suggest.ts';
import type { TextSet } from '../base/pure/text-set.ts';
import { findMentions, findOwnRoute } from './find-usages.ts';
import {
  applyToTexts,
  editMention,
  planMentionEdits,
  readRaw,
  replaceAddresses,
  type MentionEdits,
  type MentioningSite,
} from './mention-edits.ts';
import { createSourceReader } from './source-reader.ts';
import { pageMoveRefusals } from './messages/refusals.ts';
import { refuse, type Result } from '../base/pure/result.ts';

export interface MoveOptions {
  from: string;
  to: string;
  /** True if the pages below the address move, too. */
  below: boolean;
  /** True if the old address redirects to the new one. */
  redirect: boolean;
}

/** A file with its new path, both below the site's folder. */
export interface FileMove {
  file: string;
  newFile: string;
}

export interface Move extends FileMove {
  from: string;
  to: string;
}

/** Changes of texts when files move. */
export interface FilesPlan {
  moves: FileMove[];
  /** The new texts, by the current paths of the files. */
  texts: Map<string, string>;
  /** Mentions that cannot be changed, because placeholders make up their address. */
  byHand: Place[];
}

export interface MovePlan extends FilesPlan {
  moves: Move[];
  /** The addresses of pages below that stay where they are. */
  stay: string[];
}

/** @returns what would change, or why the page cannot move, as a sentence */
export function planMove(options: MoveOptions, context: RuleContext, texts: TextSet): Result<MovePlan> {
  const moves = planMoves(options, context);
  const reason = findObstacle(options, moves, context);
  if (reason !== null) return refuse(reason);
  const byRoute = new Map(moves.map(({ from, to }) => [from, to]));
  const move: MoveContext = { context, byRoute, sourceAt: createSourceReader(texts), texts };
  const redirects = planRedirectEdits(moves, options.redirect, move);
  const { edits, byHand } = planLinkEdits(move, redirects.removed);
  const ofSite = [...(edits.get('site.yaml') ?? []), ...redirects.edits];
  if (ofSite.length > 0) edits.set('site.yaml', ofSite);
  const changed = applyToTexts(texts, edits);
  const site = editInOrder(changed.get('site.yaml') ?? texts.text('site.yaml'), redirects.entries);
  if (!site.ok) return refuse(say('site.yaml: {reason}', { reason: site.reason }));
  if (redirects.entries.length > 0) changed.set('site.yaml', site.text);
  for (const { file, newFile } of moves) {
    const text = changed.get(file) ?? texts.text(file);
    const moved = updateModeline(text, file, newFile);
    if (moved !== texts.text(file)) changed.set(file, moved);
  }
  const stay = [...context.routes.keys()].filter(
    (route) => route.startsWith(`${options.from}/`) && !byRoute.has(route),
  );
  return { ok: true, moves, texts: changed, byHand, stay };
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

function findObstacle({ from, to, below }: MoveOptions, moves: Move[], context: RuleContext): string | null {
  if (from === '/') return pageMoveRefusals.homePage();
  if (isNotFound(from)) return pageMoveRefusals.notFoundPage(from);
  if (from === to) return pageMoveRefusals.alreadyThere(from);
  if (below && to.startsWith(`${from}/`)) return pageMoveRefusals.belowItself({ from, to });
  if (isNotFound(to)) return pageMoveRefusals.toNotFoundPage(to);
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
  if (redirect) return pageMoveRefusals.redirected({ from, to: redirect.to });
  const below = [...context.routes.keys()].filter((route) => route.startsWith(`${from}/`));
  if (below.length > 0) return pageMoveRefusals.onlyPagesBelow({ from, count: below.length });
  return pageMoveRefusals.unknownPage({ from, nearest: nearest(from, context.routes.keys()) });
}

interface MoveContext extends MentioningSite {
  /** New routes by old ones. */
  byRoute: ReadonlyMap<string, string>;
}

interface RedirectEdits {
  /** Inside of entries. */
  edits: TextEdit[];
  /** Edits of whole entries, to be made in this order. */
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
      const raw = readRaw(site, place);
      if (raw !== null) edits.push(...editMention(raw, place, () => from));
    } else if (back) gone.push(back.index);
    else if (isWanted && !isNotFound(from)) missing.push({ from, to });
  }
  const removed = new Set(gone.map((index) => `/redirects/${index}/to`));
  return { edits, entries: planRedirectEntries(context, { gone, missing }), removed };
}

/** @param removed pointers in site.yaml that are removed anyway */
function planLinkEdits(move: MoveContext, removed: ReadonlySet<string>): MentionEdits {
  const { context, byRoute } = move;
  const places = findMentions(
    context,
    ({ kind, name }) => kind === 'address' && byRoute.has(findOwnRoute(name, context) ?? ''),
  ).filter(({ file, pointer }) => file !== 'site.yaml' || !removed.has(pointer));
  return planMentionEdits(move, places, (inner) => replaceAddresses(inner, context, (path) => byRoute.get(path)));
}

/**
 * Updates the comment that names the schema for editors: its path depends on the folder of the
 * file.
 */
export function updateModeline(text: string, file: string, newFile: string): string {
  if (!modelinePathRule.mayFind(text)) return text;
  const right = findModelines(text).filter(({ path }) => path === buildSchemaPath(file));
  return applyEdits(
    text,
    right.map(({ start, end }) => ({ start, end, text: buildSchemaPath(newFile) })),
  );
}
