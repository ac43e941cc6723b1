// Requests of the editor about the whole site: questions and actions.
import { findUsages, usageKinds } from '../../../edits/find-usages.ts';
import { applyEdits } from '../../../base/pure/positions.ts';
import { isGroup } from '../../../base/pure/pointer.ts';
import type { Choice } from '../../protocol/conflict.ts';
import type { Done } from '../../protocol/site.ts';
import { readFileValue, toFromFile } from './file-value.ts';
import { collectAltTexts } from './alt-texts.ts';
import { toUsedAt, type DataOf } from './used-at.ts';
import { mayWrite, type AuthoredSite, type TakeIn } from './authored-site.ts';
import { buildDraft } from '../drafts/build-draft.ts';
import type { NotChanged, SiteFiles } from '../files/site-files.ts';
import { publish } from '../publish/publish.ts';
import { createGit } from '../publish/run-git.ts';
import { planCopy, planNewPage, planPageMove, planRemoval, type PlannedAction } from './page-actions.ts';
import { planNewForm } from './new-form.ts';
import { planNewName } from './rename.ts';
import { readPublishView } from './publish-view.ts';
import { readOverview } from './site-overview.ts';

export interface SiteRequests {
  /** @returns the answer to a question; undefined when there is no such question */
  ask: (question: string, search: URLSearchParams) => Promise<unknown>;
  /** @returns what was done, or why not; undefined when nothing has this name */
  act: (action: string, body: unknown) => Promise<unknown>;
}

export interface SiteRequestParts {
  site: AuthoredSite;
  takeIn: TakeIn;
  files: SiteFiles;
  dataOf: DataOf;
}

export function createSiteRequests(parts: SiteRequestParts): SiteRequests {
  const { site, takeIn, files } = parts;
  const { siteRoot } = site.project;
  const git = createGit(siteRoot);

  const carryOut = (action: PlannedAction, isConfirmed: boolean): unknown => {
    if ('refused' in action) return action;
    if (!isConfirmed) return action.consequences;
    const result = files.change(action.changes, { label: action.label });
    if ('refused' in result) return result;
    takeIn(result.files);
    return action.done;
  };
  const step = (way: 'undo' | 'redo', seen: string): Done | NotChanged => {
    const result = files.step(way, seen || undefined);
    if (result === null) return { refused: way === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.' };
    if ('refused' in result) return result;
    takeIn(result.files);
    return { done: `${way === 'undo' ? 'Undone' : 'Done again'}: ${result.label}`, route: null };
  };
  const planned: Record<string, (given: Given) => PlannedAction> = {
    'new-page': ({ text, is }) => {
      const [recipe, address, title] = [text('recipe'), text('address'), text('title')];
      const said = { title, description: text('description'), menu: text('menu') };
      return planNewPage(site, { recipe, address, ...said, collection: is('collection') });
    },
    'copy-page': ({ text }) => planCopy(site, { from: text('from'), address: text('address'), title: text('title') }),
    'move-page': ({ text, is }) =>
      planPageMove(site, { from: text('from'), to: text('address'), below: is('below'), redirect: is('redirect') }),
    'new-form': ({ text }) =>
      planNewForm(site, { name: text('name'), service: text('service'), access: text('access') }),
    rename: ({ text }) => planNewName(site, { kind: text('kind'), from: text('from'), to: text('to') }),
    'remove-page': ({ text }) => planRemoval(parts, { from: text('from'), redirect: text('redirect') }),
  };
  return {
    ask: async (question, search) => {
      if (question === 'overview') return readOverview(site, files.journal);
      if (question === 'publish') return readPublishView(siteRoot, git.ask, files.journal.files());
      if (question === 'alt-texts') return collectAltTexts(site);
      if (question === 'usages') return usages(parts, search.get('kind') ?? '', search.get('name') ?? '');
      if (question === 'file-value') return fileValue(site, search);
      return undefined;
    },
    act: async (action, body) => {
      const given = createGiven(body);
      const plan = Object.hasOwn(planned, action) ? planned[action] : undefined;
      if (plan) return carryOut(plan(given), given.is('confirmed'));
      if (action === 'undo' || action === 'redo') return step(action, given.text('seen'));
      if (action === 'choose') return choose(parts, body);
      if (action === 'fix') return fixProblem(parts, given);
      if (action === 'draft') return buildDraft(site.project);
      if (action === 'publish') return publish(siteRoot, git, toPublishRequest(given));
      return undefined;
    },
  };
}

/** What a request gives, of whatever shape it is. */
interface Given {
  text: (name: string) => string;
  texts: (name: string) => string[];
  is: (name: string) => boolean;
  count: (name: string) => number;
}

function createGiven(body: unknown): Given {
  const group = isGroup(body) ? body : {};
  return {
    text: (name) => (typeof group[name] === 'string' ? group[name] : ''),
    texts: (name) => {
      const list = group[name];
      return Array.isArray(list) ? (list as unknown[]).filter((each) => typeof each === 'string') : [];
    },
    is: (name) => group[name] === true,
    count: (name) => (Number.isInteger(group[name]) ? (group[name] as number) : -1),
  };
}

function toPublishRequest({ text, texts }: Given) {
  return { message: text('message'), files: texts('files'), agreed: text('agreed') };
}

/** Writes what somebody has chosen of two versions. */
function choose({ site, takeIn, files }: SiteRequestParts, body: unknown): Done | NotChanged {
  const choices = isGroup(body) && Array.isArray(body.choices) ? (body.choices as unknown[]).filter(isChoice) : [];
  if (choices.length === 0 || !choices.every(({ file }) => mayWrite(file, site)))
    return { refused: 'This is no choice.' };
  const result = files.choose(choices);
  if ('refused' in result) return result;
  takeIn(result.files);
  return { done: 'Chosen. Undo brings back your version, and then the other one.', route: null };
}

function isChoice(given: unknown): given is Choice {
  if (!isGroup(given) || typeof given.file !== 'string') return false;
  return [given.mine, given.theirs, given.text].every((text) => text === null || typeof text === 'string');
}

function fileValue(site: AuthoredSite, search: URLSearchParams) {
  const as = toFromFile(search.get('as'));
  if (!as) return undefined;
  const name = search.get('name') ?? '';
  return readFileValue(site.texts(), { name, as, hasColumns: search.has('columns') });
}

function usages({ site, dataOf }: SiteRequestParts, kind: string, name: string) {
  const known = usageKinds.find((each) => each === kind);
  if (!known) return [];
  const places = findUsages(site.ruleContext(), site.texts(), { kind: known, name });
  return places.map((place) => toUsedAt(place, dataOf));
}

/** Applies one fix of a message that the checker still has. */
function fixProblem({ site, takeIn, files }: SiteRequestParts, given: Given): Done | NotChanged {
  const file = given.text('file');
  const found = site.diagnostics().find((each) => {
    const { line, column } = each.range.start;
    return (
      each.file === file &&
      each.code === given.text('code') &&
      line === given.count('line') &&
      column === given.count('column')
    );
  });
  const fix = found?.fixes[given.count('fix')];
  if (!fix || !site.texts().has(file)) return { refused: 'This message is not there any more.' };
  const before = site.texts().text(file);
  const after = applyEdits(
    before,
    fix.edits.map(({ range, text }) => ({ start: range.start.offset, end: range.end.offset, text })),
  );
  const result = files.change([{ file, before, after }], { label: `${fix.title} in ${file}` });
  if ('refused' in result) return result;
  takeIn(result.files);
  return { done: `${fix.title}: done.`, route: null };
}
