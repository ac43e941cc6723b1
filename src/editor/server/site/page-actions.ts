// Actions on whole pages: made from a recipe, copied, moved with all links to them, removed.
import { say } from '../../../base/words/say.ts';
import { applyEdit, editInOrder } from '../../../edits/engine/apply-edit.ts';
import type { Edit } from '../../../edits/model/edit.ts';
import { describeFile } from '../../../edits/describe-edit.ts';
import { sectionMoveWords } from '../../../edits/messages/sections.ts';
import { findUsages } from '../../../edits/find-usages.ts';
import { planMove, updateModeline } from '../../../edits/move-pages.ts';
import { normalizeAddress, toPageFile, toRoute } from '../../../base/pure/route.ts';
import { findAddressConflict } from '../../../checker/site-model/route-availability.ts';
import type { Refusal } from '../../protocol/page.ts';
import type { Consequences, Done, UsedAt } from '../../protocol/site.ts';
import { readRecipes } from '../../../site/recipes/page-template.ts';
import { planPage, type WantedPage } from '../../../site/recipes/plan-page.ts';
import type { SiteParts } from './authored-site.ts';
import type { FileChange, SiteStore } from '../store/site-store.ts';
import { nameAt, toUsedAt } from './used-at.ts';
import { refuse } from '../../../base/pure/result.ts';

/** Changes of an action, and what to say about it; or why it cannot be done. */
export type PlannedAction =
  { ok: true; changes: FileChange[]; label: string; done: Done; consequences: Consequences } | Refusal;

/** Plans edits of site.yaml. `words` say what is written, before it is. */
export function planSettings(
  { store }: SiteParts,
  { edits, keyOrder, label, done, words }: SettingsChange,
): PlannedAction {
  const before = store.texts().text('site.yaml');
  const edited = editInOrder(before, edits, () => ({ keyOrder }));
  if (!edited.ok) return edited;
  return {
    ok: true,
    changes: [{ file: 'site.yaml', before, after: edited.text }],
    label,
    done: { ok: true, done, route: null },
    consequences: { ok: true, words: [words], usedAt: [] },
  };
}

interface SettingsChange {
  edits: readonly Edit[];
  /** Names of settings, in the order in which they are written. */
  keyOrder: readonly string[];
  label: string;
  done: string;
  words: string;
}

/** Request for a new page, with the name of a recipe. */
export interface NewPage extends Omit<WantedPage, 'recipe'> {
  recipe: string;
  /** Edits of the page as the recipe has it: its day, or from when visitors see it. */
  edits: readonly Edit[];
}

export function planNewPage(
  { site, store, productRoot }: SiteParts,
  { recipe, edits, ...wanted }: NewPage,
): PlannedAction {
  const found = readRecipes(productRoot).find(({ name }) => name === recipe);
  if (!found) return refuse(say('There is no recipe "{recipe}".', { recipe }));
  if (wanted.title.trim() === '') return refuse(say('The page needs a title.'));
  const siteText = store.texts().text('site.yaml');
  const plan = planPage({ ...wanted, recipe: found }, { context: site.ruleContext(), productRoot, siteText });
  if (!plan.ok) return plan;
  const { texts, place, file } = plan;
  const keyOrder = Object.keys(site.schemas.page.properties ?? {});
  const edited = editInOrder(texts.get(file)!, edits, () => ({ keyOrder }));
  if (!edited.ok) return edited;
  texts.set(file, edited.text);
  const changes = [...texts].map(([path, after]) => ({
    file: path,
    before: path === 'site.yaml' ? siteText : null,
    after,
  }));
  const words = [...texts.keys()].flatMap((path) => toRoute(path) ?? []).map(sayMade);
  return action(changes, { label: say('New page {address}', { address: place.address }), route: place.address, words });
}

const sayMade = (address: string) => say('The page {address} is made.', { address });

export function planCopy(
  { site, store }: SiteParts,
  { from, address, title }: { from: string; address: string; title: string },
): PlannedAction {
  const route = normalizeAddress(address);
  const conflict = findAddressConflict(route, site.ruleContext());
  if (conflict !== null) return refuse(conflict);
  const source = fileAt(store, from);
  if (source === null) return refuse(say('There is no page at {from}.', { from }));
  const text = store.texts().text(source);
  const edited =
    title.trim() === ''
      ? { ok: true as const, text }
      : applyEdit(text, { kind: 'set', path: ['title'], value: title.trim() });
  if (!edited.ok) return edited;
  const file = toPageFile(route);
  const after = updateModeline(edited.text, source, file);
  return action([{ file, before: null, after }], {
    label: say('Copy {from} to {route}', { from, route }),
    route,
    words: [sayMade(route)],
  });
}

export function planPageMove(
  { site, store, schemas, dataOf }: SiteParts,
  options: { from: string; to: string; below: boolean; redirect: boolean },
): PlannedAction {
  const { from } = options;
  const to = normalizeAddress(options.to);
  const texts = store.texts();
  const plan = planMove({ ...options, to }, site.ruleContext(), texts);
  if (!plan.ok) return plan;
  const moved = new Map(plan.moves.map(({ file, newFile }) => [file, newFile]));
  const moves = plan.moves.flatMap(({ file, newFile }): FileChange[] => [
    { file: newFile, before: null, after: plan.texts.get(file) ?? texts.text(file) },
    { file, before: texts.text(file), after: null },
  ]);
  const links = [...plan.texts]
    .filter(([file]) => !moved.has(file))
    .map(([file, after]) => ({ file, before: texts.text(file), after }));
  const words = [
    ...plan.moves.map((move) => say('{from} becomes {to}.', { from: move.from, to: move.to })),
    ...links.map(({ file }) => say('{name} is brought up to date.', { name: describeFile(file, dataOf(file)) })),
    ...(options.redirect ? [say('Visitors of the old address are led on.')] : []),
    ...plan.byHand.map((place) => sectionMoveWords.byHand(nameAt(place, { schemas: schemas(), dataOf }))),
    ...(plan.stay.length > 0
      ? [say('These pages below stay where they are: {stay}.', { stay: plan.stay.join(', ') })]
      : []),
  ];
  return action([...moves, ...links], { label: say('Move {from} to {to}', { from, to }), route: to, words });
}

/** @param redirect the address where visitors of the old one are led; "" for nowhere */
export function planRemoval(parts: SiteParts, { from, redirect }: { from: string; redirect: string }): PlannedAction {
  const { site, store } = parts;
  const source = { schemas: parts.schemas(), dataOf: parts.dataOf };
  const file = fileAt(store, from);
  if (file === null) return refuse(say('There is no page at {from}.', { from }));
  if (from === '/') return refuse(say('The home page stays: that is where visitors begin.'));
  const entry = { from, to: normalizeAddress(redirect) };
  const context = site.ruleContext();
  const list = context.site.data?.redirects;
  const at = Array.isArray(list) ? list.length : 0;
  const redirectEdit = { kind: 'insert', path: ['redirects'], at, value: entry } as const;
  const leads = redirect.trim() === '' ? { ok: true as const, changes: [] } : editSite(parts, redirectEdit);
  if (!leads.ok) return leads;
  const usedAt = findUsages(context, store.texts(), { kind: 'page', name: from }).map((place) =>
    toUsedAt(place, source),
  );
  const words =
    usedAt.length === 0
      ? [say('Nothing links to it.')]
      : [
          say('This link will lead nowhere: {count}. | These links will lead nowhere: {count}.', {
            count: usedAt.length,
          }),
        ];
  const changes = [{ file, before: store.texts().text(file), after: null }, ...leads.changes];
  const removal = action(changes, { label: say('Remove {from}', { from }), route: '/', words });
  return { ...removal, consequences: { ...removal.consequences, usedAt } };
}

function action(changes: FileChange[], { label, route, words }: { label: string; route: string; words: string[] }) {
  return {
    ok: true as const,
    changes,
    label,
    done: { ok: true as const, done: say('{label}: done.', { label }), route },
    consequences: { ok: true as const, words, usedAt: [] as UsedAt[] },
  };
}

/** Edits site.yaml; a list that is not there is made. */
function editSite(
  { store }: SiteParts,
  edit: Edit & { kind: 'insert' },
): { ok: true; changes: FileChange[] } | Refusal {
  const before = store.texts().text('site.yaml');
  const list = applyEdit(before, edit);
  const edited = list.ok ? list : applyEdit(before, { kind: 'set', path: edit.path, value: [edit.value] });
  return edited.ok ? { ok: true, changes: [{ file: 'site.yaml', before, after: edited.text }] } : edited;
}

/** @returns the file of a page; null where there is none */
export function fileAt(store: SiteStore, route: string): string | null {
  return store.texts().paths.find((file) => toRoute(file) === route) ?? null;
}
