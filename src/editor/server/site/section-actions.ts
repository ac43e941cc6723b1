// Sections that move or are copied to another page, or to a new one.
import { say } from '../../../base/words/say.ts';
import { editInOrder } from '../../../edits/engine/apply-edit.ts';
import { sectionMoveWords } from '../../../edits/messages/sections.ts';
import { updateModeline } from '../../../edits/move-pages.ts';
import { planSectionMove, type PageText } from '../../../edits/move-sections.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { summarizeSection } from '../../../edits/model/summary.ts';
import { isGroup } from '../../../base/pure/pointer.ts';
import { refuse, type Result } from '../../../base/pure/result.ts';
import { normalizeAddress, toPageFile } from '../../../base/pure/route.ts';
import { findAddressConflict } from '../../../checker/site-model/route-availability.ts';
import { addToMenu } from '../../../site/recipes/plan-page.ts';
import type { SiteParts } from './authored-site.ts';
import { nameAt } from './used-at.ts';
import { fileAt, type PlannedAction } from './page-actions.ts';
import type { RequestBody } from '../../../base/http/request-body.ts';

/** Plans to move or copy sections of a page, by their places in the text that the window has. */
export function planSections(parts: SiteParts, { text, is, list }: RequestBody): PlannedAction {
  const { site, store, dataOf } = parts;
  const texts = store.texts();
  const file = fileAt(store, text('from'));
  if (file === null) return refuse(sectionMoveWords.unknownPage(text('from')));
  if (texts.version(file) !== text('version')) return refuse(sectionMoveWords.changed());
  const from = { route: text('from'), file, text: texts.text(file) };
  const target = text('address') === '' ? openTarget(parts, text('to')) : beginPage(parts, from, text);
  if (!target.ok) return target;
  const { to, title, isNew } = target;
  if (to.file === file) return refuse(sectionMoveWords.samePage());
  const sections = [...new Set(list('sections', isPlace))].toSorted((a, b) => a - b);
  const isCopy = is('isCopy');
  const plan = planSectionMove({ from, to, sections, isCopy }, site.ruleContext(), texts);
  if (!plan.ok) return plan;
  // Nobody would find it otherwise.
  if (isNew && plan.links === 0) {
    const menuText = plan.texts.get('site.yaml') ?? texts.text('site.yaml');
    const place = { address: to.route, first: null };
    const linked = addToMenu(menuText, { label: title, place, context: site.ruleContext() });
    if (!linked.ok) return linked;
    plan.texts.set('site.yaml', linked.text);
  }
  const names = sections.map((index) => nameSection(parts, getAtPath(dataOf(file), ['blocks', index])));
  const label = sectionMoveWords.label({ names, isCopy, page: title });
  const words = [
    ...(plan.links > 0 ? [sectionMoveWords.links(plan.links)] : []),
    ...plan.renamed.map(sectionMoveWords.renamed),
    ...plan.byHand.map((place) => sectionMoveWords.byHand(nameAt(place, { schemas: parts.schemas(), dataOf }))),
  ];
  const changes = [...plan.texts].map(([path, after]) => {
    return { file: path, before: isNew && path === to.file ? null : texts.text(path), after };
  });
  return {
    ok: true,
    changes,
    label,
    done: { ok: true, done: [`${label}.`, ...words].join(' '), route: to.route },
    consequences: { ok: true, words, usedAt: [] },
  };
}

function isPlace(given: unknown): given is number {
  return Number.isInteger(given) && (given as number) >= 0;
}

function nameSection({ schemas }: SiteParts, section: unknown): string {
  const type = isGroup(section) ? schemas().sections[String(section.type)]?.title : undefined;
  return summarizeSection(section) || (type ?? '');
}

type Target = Result<{ to: PageText; title: string; isNew: boolean }>;

function openTarget({ store, dataOf }: SiteParts, route: string): Target {
  const file = fileAt(store, route);
  if (file === null) return refuse(sectionMoveWords.unknownPage(route));
  const title = String(getAtPath(dataOf(file), ['title']) ?? route);
  return { ok: true, to: { route, file, text: store.texts().text(file) }, title, isNew: false };
}

/** Begins a page that is written as the one which the sections come from. */
function beginPage({ site }: SiteParts, from: PageText, text: RequestBody['text']): Target {
  const route = normalizeAddress(text('address'));
  const conflict = findAddressConflict(route, site.ruleContext());
  if (conflict !== null) return refuse(conflict);
  const title = text('title').trim();
  if (title === '') return refuse(say('The page needs a title.'));
  const file = toPageFile(route);
  const head = /^# yaml-language-server:.*\n/.exec(from.text)?.[0] ?? '';
  const lines = 'title: New\ndescription: New\nblocks:\n';
  const written = editInOrder(updateModeline(head, from.file, file) + lines, [
    { kind: 'set', path: ['title'], value: title },
    { kind: 'set', path: ['description'], value: text('description').trim() || title },
  ]);
  if (!written.ok) return written;
  return { ok: true, to: { route, file, text: written.text }, title, isNew: true };
}
