// Actions on whole pages: made from a recipe, copied, moved with all links to them, removed.
import { applyEdit } from '../../../edits/engine/apply-edit.ts';
import type { Edit } from '../../../edits/model/edit.ts';
import { findUsages } from '../../../edits/find-usages.ts';
import { planMove, updateModeline } from '../../../edits/move-pages.ts';
import { normalizeAddress, toPageFile, toRoute } from '../../../base/pure/route.ts';
import { findAddressConflict } from '../../../checker/site-model/route-availability.ts';
import type { Consequences, Done, UsedAt } from '../../protocol/site.ts';
import { readRecipes } from '../../../site/recipes/page-template.ts';
import { planPage, type WantedPage } from '../../../site/recipes/plan-page.ts';
import type { AuthoredSite } from './authored-site.ts';
import type { FileChange } from '../history/journal.ts';
import { toUsedAt, type DataOf } from './used-at.ts';

/** What an action writes, and what to say about it; or why it cannot be done. */
export type PlannedAction =
  { changes: FileChange[]; label: string; done: Done; consequences: Consequences } | { refused: string };

/** @param recipe the name of one */
export function planNewPage(
  site: AuthoredSite,
  { recipe, ...wanted }: Omit<WantedPage, 'recipe'> & { recipe: string },
): PlannedAction {
  const { productRoot } = site.project;
  const found = readRecipes(productRoot).find(({ name }) => name === recipe);
  if (!found) return { refused: `There is no recipe "${recipe}".` };
  if (wanted.title.trim() === '') return { refused: 'The page needs a title.' };
  const siteText = site.texts().text('site.yaml');
  const plan = planPage({ ...wanted, recipe: found }, { context: site.ruleContext(), productRoot, siteText });
  if (!plan.ok) return { refused: plan.reason };
  const { texts, place } = plan;
  const changes = [...texts].map(([path, after]) => ({
    file: path,
    before: path === 'site.yaml' ? siteText : null,
    after,
  }));
  const words = [...texts.keys()].filter((path) => path !== 'site.yaml').map((path) => `${path} is written.`);
  return action(changes, { label: `New page ${place.address}`, route: place.address, words });
}

export function planCopy(
  site: AuthoredSite,
  { from, address, title }: { from: string; address: string; title: string },
): PlannedAction {
  const route = normalizeAddress(address);
  const conflict = findAddressConflict(route, site.ruleContext());
  if (conflict !== null) return { refused: conflict };
  const source = fileAt(site, from);
  if (source === null) return { refused: `There is no page at ${from}.` };
  const text = site.texts().text(source);
  const edited =
    title.trim() === ''
      ? { ok: true as const, text }
      : applyEdit(text, { kind: 'set', path: ['title'], value: title.trim() });
  if (!edited.ok) return { refused: edited.reason };
  const file = toPageFile(route);
  const after = updateModeline(edited.text, source, file);
  return action([{ file, before: null, after }], {
    label: `Copy ${from} to ${route}`,
    route,
    words: [`${file} is written.`],
  });
}

export function planPageMove(
  site: AuthoredSite,
  options: { from: string; to: string; below: boolean; redirect: boolean },
): PlannedAction {
  const { from } = options;
  const to = normalizeAddress(options.to);
  const texts = site.texts();
  const plan = planMove({ ...options, to }, site.ruleContext(), texts);
  if (!plan.ok) return { refused: plan.reason };
  const moved = new Map(plan.moves.map(({ file, newFile }) => [file, newFile]));
  const moves = plan.moves.flatMap(({ file, newFile }): FileChange[] => [
    { file: newFile, before: null, after: plan.texts.get(file) ?? texts.text(file) },
    { file, before: texts.text(file), after: null },
  ]);
  const links = [...plan.texts]
    .filter(([file]) => !moved.has(file))
    .map(([file, after]) => ({ file, before: texts.text(file), after }));
  const words = [
    ...plan.moves.map((move) => `${move.from} becomes ${move.to}.`),
    ...links.map(({ file }) => `${file} is brought up to date.`),
    ...(options.redirect ? ['Visitors of the old address are led on.'] : []),
    ...plan.byHand.map(({ file, range }) => `${file}, line ${range.start.line}: this link has to be changed by hand.`),
    ...(plan.stay.length > 0 ? [`These pages below stay where they are: ${plan.stay.join(', ')}.`] : []),
  ];
  return action([...moves, ...links], { label: `Move ${from} to ${to}`, route: to, words });
}

/** @param redirect the address where visitors of the old one are led; "" for nowhere */
export function planRemoval(
  { site, dataOf }: { site: AuthoredSite; dataOf: DataOf },
  { from, redirect }: { from: string; redirect: string },
): PlannedAction {
  const file = fileAt(site, from);
  if (file === null) return { refused: `There is no page at ${from}.` };
  if (from === '/') return { refused: 'The home page stays: that is where visitors begin.' };
  const entry = { from, to: normalizeAddress(redirect) };
  const context = site.ruleContext();
  const list = context.site.data?.redirects;
  const at = Array.isArray(list) ? list.length : 0;
  const leads = redirect.trim() === '' ? [] : editSite(site, { kind: 'insert', path: ['redirects'], at, value: entry });
  if ('refused' in leads) return leads;
  const usedAt = findUsages(context, site.texts(), { kind: 'page', name: from }).map((place) =>
    toUsedAt(place, dataOf),
  );
  const words = usedAt.length === 0 ? ['Nothing links to it.'] : [`These links will lead nowhere: ${usedAt.length}.`];
  const changes = [{ file, before: site.texts().text(file), after: null }, ...leads];
  return { ...action(changes, { label: `Remove ${from}`, route: '/', words }), consequences: { words, usedAt } };
}

function action(changes: FileChange[], { label, route, words }: { label: string; route: string; words: string[] }) {
  return { changes, label, done: { done: `${label}: done.`, route }, consequences: { words, usedAt: [] as UsedAt[] } };
}

/** Edits site.yaml; a list that is not there is made. */
function editSite(site: AuthoredSite, edit: Edit & { kind: 'insert' }): FileChange[] | { refused: string } {
  const before = site.texts().text('site.yaml');
  const list = applyEdit(before, edit);
  const edited = !list.ok ? applyEdit(before, { kind: 'set', path: edit.path, value: [edit.value] }) : list;
  return !edited.ok ? { refused: edited.reason } : [{ file: 'site.yaml', before, after: edited.text }];
}

function fileAt(site: AuthoredSite, route: string): string | null {
  return site.texts().paths.find((file) => toRoute(file) === route) ?? null;
}
