// The store of the views of the whole site, and their requests.
import { create } from 'zustand';
import type { Consequences, Done, HistoryEntry, Published, PublishView, SiteOverview } from '../../protocol/site.ts';
import type { Choice, Conflict } from '../../protocol/conflict.ts';
import type { EditorPage, Refusal } from '../../protocol/page.ts';
import { get, noAnswer, post, startedAgain } from './requests.ts';
import { announce, useEditor } from './store.ts';
import { openPage, refresh, refuse, sendAll } from './sync.ts';
import { watchTrouble } from './trouble.ts';

/** View of the site that is open; null for none. */
export type SiteView = 'setup' | 'pages' | 'pictures' | 'settings' | 'problems' | 'history' | 'publish';

export interface SiteState {
  view: SiteView | null;
  overview: SiteOverview | null;
  /** Changes, and what was published, the latest first; null until they are known. */
  history: HistoryEntry[] | null;
  /** Changes that can be published; null until they are known. */
  publishing: PublishView | null;
  /** The recipe that a page is being made from; null while none is. */
  making: string | null;
  /** Texts to choose from before what somebody else has published is taken in; null for none. */
  merging: Conflict[] | null;
  /** True while somebody else has published what is not here yet. */
  isBehind: boolean;
  /** The last failure; null when there is none. */
  trouble: string | null;
}

export const useSite = create<SiteState>(() => ({
  view: null,
  overview: null,
  history: null,
  publishing: null,
  making: null,
  merging: null,
  isBehind: false,
  trouble: null,
}));

/** Opens a view of the site, with what there is now; null closes them. */
export async function openSiteView(view: SiteView | null): Promise<void> {
  useSite.setState({ view, trouble: null });
  await readView();
}

/** Reads what the open view shows. */
async function readView(): Promise<void> {
  const { view } = useSite.getState();
  if (view) await readOverview();
  if (view === 'publish') await readPublishing();
  if (view === 'history') await readHistory();
}

/** Opens the form for a new page; null closes it. */
export async function makePage(recipe: string | null): Promise<void> {
  useSite.setState({ making: recipe, trouble: null });
  if (recipe !== null) await readOverview();
}

export async function readOverview(): Promise<void> {
  const asked = await ask<SiteOverview>('overview');
  useSite.setState(asked.ok ? { overview: asked.answer } : { trouble: asked.reason });
}

export async function readPublishing(): Promise<void> {
  const asked = await ask<PublishView>('publish');
  useSite.setState(asked.ok ? { publishing: asked.answer } : { trouble: asked.reason });
}

async function readHistory(): Promise<void> {
  const asked = await ask<HistoryEntry[]>('history');
  useSite.setState(asked.ok ? { history: asked.answer } : { trouble: asked.reason });
}

/** Asks a question about the site. */
export async function ask<Answer>(question: string): Promise<{ ok: true; answer: Answer } | Refusal> {
  try {
    const response = await get(`/__editor/site/${question}`);
    if (response.status === 403) return { ok: false, reason: startedAgain() };
    return { ok: true, answer: (await response.json()) as Answer };
  } catch {
    return { ok: false, reason: noAnswer() };
  }
}

/** Asks what an action on a page would do. */
export function foresee(action: string, given: object): Promise<Consequences | Refusal> {
  return post<Consequences>(`/__editor/site/${action}`, given);
}

/** Takes in what somebody else has published; where both have changed the same, it asks. */
export async function takeIn(choices: readonly Choice[] = []): Promise<Published | Refusal> {
  await sendAll();
  const agreed = useSite.getState().publishing?.programs.key ?? '';
  const answer = await post<Published>('/__editor/site/take-in', { agreed, choices });
  useSite.setState({ merging: answer.ok ? null : (answer.conflicts ?? null) });
  if (!answer.ok) return answer;
  useSite.setState({ isBehind: false });
  await Promise.all([refresh(), readView()]);
  return answer;
}

let acting: Promise<unknown> = Promise.resolve();

/** Works after what was begun before has ended and is shown: it may be what is undone. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = acting.then(work);
  acting = done.catch(() => {});
  return done;
}

/**
 * Does something to the site, says it, and shows the site as it is then.
 * @returns whether it was done
 */
export function act(action: string, given: object = {}): Promise<boolean> {
  return inTurn(() => carryOut(action, () => given));
}

/** Undoes or redoes the last change that this window knows of. */
export function step(way: 'undo' | 'redo'): Promise<boolean> {
  return inTurn(() =>
    carryOut(way, async () => {
      const { history, route } = await whenOpened();
      return { seen: history[way] ?? 'none', page: route };
    }),
  );
}

/** @returns the open page once it has come: a click or a key can be sooner */
function whenOpened(): Promise<EditorPage> {
  const { page } = useEditor.getState();
  if (page) return Promise.resolve(page);
  return new Promise((resolve) => {
    const stop = useEditor.subscribe(({ page: opened }) => {
      if (!opened) return;
      stop();
      resolve(opened);
    });
  });
}

function isStep(action: string): boolean {
  return action === 'undo' || action === 'redo';
}

async function carryOut(action: string, given: () => object | Promise<object>): Promise<boolean> {
  // What was typed comes first: it may be what is undone.
  await sendAll();
  const settle = watchTrouble();
  const answer = await post<Done>(`/__editor/site/${action}`, { ...(await given()), confirmed: true });
  if (!answer.ok) {
    if (answer.conflicts) refuse(answer, []);
    else useSite.setState({ trouble: answer.reason });
    announce(answer.reason);
    if (!answer.conflicts) await refresh();
    return false;
  }
  useSite.setState({ trouble: null });
  settle((about) => about === 'connection' || (about === 'steps' && isStep(action)));
  if (answer.route) await openPage(answer.route);
  else await refresh();
  await readView();
  announce(answer.done);
  useEditor.setState({ notice: isStep(action) && answer.route ? answer.done : null });
  return true;
}
