// Requests of the editor about the whole site: tables of questions and of actions.
import { say, sayList } from '../../../base/words/say.ts';
import { describeFile } from '../../../edits/describe-edit.ts';
import type { Edit } from '../../../edits/model/edit.ts';
import { findUsages, usageKinds } from '../../../edits/find-usages.ts';
import { applyEdits } from '../../../base/pure/positions.ts';
import { isGroup } from '../../../base/pure/pointer.ts';
import type { Choice } from '../../protocol/conflict.ts';
import type { Refusal } from '../../protocol/page.ts';
import type { BuiltDraft, Consequences, Done, PastPage, Published, SentDraft } from '../../protocol/site.ts';
import { readFileValue, toFromFile } from '../site/file-value.ts';
import { listPictures, planRemovedPictures, planReplacedPicture } from '../site/pictures.ts';
import { authorPlaces } from '../../../checker/diagnostics/messages/for-authors/author-names.ts';
import { describeMistake } from '../mistakes/author-messages.ts';
import { toUsedAt } from '../site/used-at.ts';
import { mayWrite, readMistakeSource, type SiteParts } from '../site/authored-site.ts';
import { planCopy, planNewPage, planPageMove, planRemoval, type PlannedAction } from '../site/page-actions.ts';
import { planConsent } from '../site/consent.ts';
import { planDelivery } from '../site/form-delivery.ts';
import { planFilling } from '../site/gaps.ts';
import { planNewForm } from '../site/new-form.ts';
import { planNewName } from '../site/rename.ts';
import { listWords, planWords } from '../site/replace-words.ts';
import { planSections } from '../site/section-actions.ts';
import { planColours } from '../site/theme-colours.ts';
import { planIcon } from '../site/site-icon.ts';
import type { RequestBody } from '../../../base/http/request-body.ts';
import { addressOf, readOnlineDraft, readOnlinePage, readPublishing, sendDraft } from '../site/online.ts';
import { goBack, pageToShow, readHistory, readPastPage, readPoint } from '../site/past.ts';
import { readOverview } from './site-overview.ts';
import { refuse } from '../../../base/pure/result.ts';

/** @returns the answer, as JSON */
export type Question = (search: URLSearchParams) => unknown;

/** @param by the window that asks */
export type Action = (
  body: RequestBody,
  by?: string,
) => Promise<Done | Consequences | Published | BuiltDraft | SentDraft | Refusal>;

export interface SiteRequests {
  /** By their names in addresses. */
  questions: Record<string, Question>;
  actions: Record<string, Action>;
}

export function createSiteRequests(parts: SiteParts): SiteRequests {
  const { site, store } = parts;
  const planned: Record<string, (body: RequestBody) => PlannedAction> = {
    'new-page': ({ text, is }) => {
      const [recipe, address, title] = [text('recipe'), text('address'), text('title')];
      const said = { title, description: text('description'), text: text('text'), menu: text('menu') };
      return planNewPage(parts, { recipe, address, ...said, collection: is('collection'), edits: factEdits(text, is) });
    },
    'copy-page': ({ text }) => planCopy(parts, { from: text('from'), address: text('address'), title: text('title') }),
    'move-page': ({ text, is }) =>
      planPageMove(parts, { from: text('from'), to: text('address'), below: is('below'), redirect: is('redirect') }),
    'new-form': ({ text }) =>
      planNewForm(parts, { name: text('name'), service: text('service'), access: text('access') }),
    'form-delivery': ({ text }) =>
      planDelivery(parts, { form: text('form'), service: text('service'), access: text('access') }),
    'fill-gaps': (body) => planFilling(parts, body),
    'theme-colours': ({ text }) => planColours(parts, text('main'), text('second')),
    'site-icon': () => planIcon(parts),
    consent: ({ text, is }) => planConsent(parts, { form: text('form'), isOn: is('on') }),
    rename: ({ text }) => planNewName(parts, { kind: text('kind'), from: text('from'), to: text('to') }),
    sections: (body) => planSections(parts, body),
    'replace-words': (body) => planWords(parts, body),
    'replace-picture': ({ text }) => planReplacedPicture(parts, { from: text('from'), to: text('to') }),
    'remove-pictures': ({ list }) => planRemovedPictures(parts, list('pictures', isText)),
    'remove-page': ({ text }) => planRemoval(parts, { from: text('from'), redirect: text('redirect') }),
  };
  const whenConfirmed = Object.entries(planned).map(([name, plan]): [string, Action] => {
    return [name, (body, by) => carryOut(parts, { action: plan(body), isConfirmed: body.is('confirmed'), by })];
  });
  return {
    questions: {
      overview: () => readOverview(parts),
      history: () => readHistory(store),
      past: (search) => readPast(parts, search),
      words: (search) => listWords(parts, search),
      publish: () => readPublishing(parts),
      news: () => store.findNews(),
      'online-draft': () => readOnlineDraft(parts),
      online: (search) => readOnlinePage(addressOf(site), search.get('page') ?? '/'),
      pictures: () => listPictures(parts),
      usages: (search) => listUsages(parts, search.get('kind') ?? '', search.get('name') ?? ''),
      'file-value': (search) => readValue(parts, search),
    },
    actions: {
      ...Object.fromEntries(whenConfirmed),
      undo: (body, by) => step(parts, 'undo', { body, by }),
      redo: (body, by) => step(parts, 'redo', { body, by }),
      back: ({ text }, by) =>
        goBack(parts, { point: readPoint(text('id'), text('side')), label: text('label'), file: text('file'), by }),
      choose: (body, by) => choose(parts, body, by),
      fix: (body, by) => fixProblem(parts, body, by),
      draft: () => store.buildDraft(),
      'send-draft': ({ text }) => sendDraft(parts, text('agreed')),
      'take-in': ({ text, list }) => store.takeIn({ agreed: text('agreed'), choices: list('choices', isChoice) }),
      publish: ({ text, list }) =>
        store.publish({ message: text('message'), files: list('files', isText), agreed: text('agreed') }),
    },
  };
}

function readPast(parts: SiteParts, search: URLSearchParams): Promise<PastPage> {
  const [id, side, file] = ['id', 'side', 'file'].map((name) => search.get(name) ?? '');
  return readPastPage(parts, file!, readPoint(id!, side!));
}

/** @returns the edits of a new page for its facts, and for when visitors see it */
function factEdits(text: RequestBody['text'], is: RequestBody['is']): Edit[] {
  const [date, start, end, from] = [text('date'), text('start'), text('end'), text('from')];
  const [place, town, until, picture] = [text('place'), text('town'), text('until'), text('picture')];
  const edits: (Edit | false)[] = [
    date !== '' && { kind: 'set', path: ['date'], value: date },
    start !== '' && { kind: 'set', path: ['event', 'start'], value: start },
    start !== '' && end !== '' && { kind: 'set', path: ['event', 'end'], value: end },
    start !== '' && end === '' && { kind: 'remove', path: ['event', 'end'] },
    place !== '' && { kind: 'set', path: ['event', 'place'], value: place },
    start !== '' && place === '' && { kind: 'remove', path: ['event', 'place'] },
    town !== '' && { kind: 'set', path: ['job', 'location', 'city'], value: town },
    until !== '' && { kind: 'set', path: ['job', 'until'], value: until },
    town !== '' && until === '' && { kind: 'remove', path: ['job', 'until'] },
    picture !== '' && { kind: 'set', path: ['image'], value: { src: picture, alt: text('alt') } },
    is('draft') && { kind: 'set', path: ['draft'], value: true },
    from !== '' && { kind: 'set', path: ['publish'], value: { from } },
  ];
  return edits.filter((edit) => edit !== false);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

interface Carried {
  action: PlannedAction;
  isConfirmed: boolean;
  by: string | undefined;
}

/** Says what an action would do, and does it once that is confirmed. */
async function carryOut({ store }: SiteParts, { action, isConfirmed, by }: Carried) {
  if (!action.ok) return action;
  if (!isConfirmed) return action.consequences;
  const result = await store.change(action.changes, { label: action.label, by });
  return result.ok ? action.done : result;
}

async function step(
  { store }: SiteParts,
  way: 'undo' | 'redo',
  { body, by }: { body: RequestBody; by: string | undefined },
): Promise<Done | Refusal> {
  const result = await store.step(way, { seen: body.text('seen') || undefined, by });
  if (result === null)
    return refuse(way === 'undo' ? say('There is nothing to undo.') : say('There is nothing to redo.'));
  if (!result.ok) return result;
  const route = pageToShow(result.files, body.text('page'), store);
  const { label } = result;
  return { ok: true, done: describeStep(way, label, route !== null), route };
}

function describeStep(way: 'undo' | 'redo', label: string, isElsewhere: boolean): string {
  if (way === 'undo')
    return isElsewhere
      ? say('Undone on another page, which is shown now: {label}', { label })
      : say('Undone: {label}', { label });
  return isElsewhere
    ? say('Done again on another page, which is shown now: {label}', { label })
    : say('Done again: {label}', { label });
}

/** Writes what somebody has chosen of two versions. */
async function choose({ store, dataOf }: SiteParts, { list }: RequestBody, by?: string): Promise<Done | Refusal> {
  const choices = list('choices', isChoice);
  if (choices.length === 0 || !choices.every(({ file }) => mayWrite(file, store)))
    return refuse(say('This is no choice.'));
  const names = sayList(choices.map(({ file }) => describeFile(file, dataOf(file))));
  const result = await store.choose(choices, names, by);
  if (!result.ok) return result;
  return { ok: true, done: say('Chosen. Undo brings back your version, and then the other one.'), route: null };
}

function isChoice(given: unknown): given is Choice {
  if (!isGroup(given) || typeof given.file !== 'string') return false;
  return [given.mine, given.theirs, given.text].every((text) => text === null || typeof text === 'string');
}

/** @returns the value; undefined for what no setting takes from files */
function readValue({ store }: SiteParts, search: URLSearchParams) {
  const as = toFromFile(search.get('as'));
  if (!as) return undefined;
  const name = search.get('name') ?? '';
  return readFileValue(store.texts(), { name, as, hasColumns: search.has('columns') });
}

function listUsages({ site, store, schemas, dataOf }: SiteParts, kind: string, name: string) {
  const known = usageKinds.find((each) => each === kind);
  if (!known) return [];
  const places = findUsages(site.ruleContext(), store.texts(), { kind: known, name });
  return places.map((place) => toUsedAt(place, { schemas: schemas(), dataOf }));
}

/** Applies one fix of a message that the checker still has. */
async function fixProblem(
  { site, store, schemas, dataOf }: SiteParts,
  body: RequestBody,
  by?: string,
): Promise<Done | Refusal> {
  const file = body.text('file');
  const found = site.diagnostics().find((each) => {
    const { line, column } = each.range.start;
    return (
      each.file === file &&
      each.code === body.text('code') &&
      line === body.count('line') &&
      column === body.count('column')
    );
  });
  const fix = found?.fixes[body.count('fix')];
  const texts = store.texts();
  if (!found || !fix || !texts.has(file)) return refuse(say('This message is not there any more.'));
  const { where } = describeMistake(found, readMistakeSource({ store, schemas, dataOf }));
  const before = texts.text(file);
  const after = applyEdits(
    before,
    fix.edits.map(({ range, text }) => ({ start: range.start.offset, end: range.end.offset, text })),
  );
  const label = authorPlaces.mended(where);
  const result = await store.change([{ file, before, after }], { label, by });
  return result.ok ? { ok: true, done: label, route: null } : result;
}
