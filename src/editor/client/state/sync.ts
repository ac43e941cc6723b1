// Syncs the editor with the site's files: reads the open page, and sends changes, one request after
// the other, until the server has confirmed them.
import { isSamePath } from '../../../edits/model/path.ts';
import type { EditedPage, EditorPage, Posted, PostedEdit, Refusal } from '../../protocol/page.ts';
import { baseOf, basesOf, nextRequest, showFiles, type Base } from './bases.ts';
import type { Waiting, WaitingEdit, WaitingText } from './bases.ts';
import { withEdit } from './edited-page.ts';
import { followEdit, followPage } from './followed-selection.ts';
import { describeFailure, fetchNames, fetchPage, fetchSchemas, postEdits } from './requests.ts';
import { isAny, nothing, useEditor, type Selection } from './store.ts';

const { getState: get, setState: set } = useEditor;

/** Opens a page by its address. */
export async function openPage(route: string): Promise<void> {
  set({ route, selection: null, isSettingsOpen: false });
  history.replaceState(null, '', `/__editor?page=${encodeURIComponent(route)}`);
  await refresh();
}

/** Reads the open page again, and what the site has. */
export async function refresh(): Promise<void> {
  const { route, start, page: before } = get();
  try {
    const [page, names, known] = await Promise.all([fetchPage(route), fetchNames(), start ?? fetchSchemas()]);
    const schemas = known.version === names.schemas ? known : await fetchSchemas();
    set({ start: { ...schemas, ...names } });
    if (get().route !== route || get().isSaving) return;
    const shown = get().page;
    // A later answer has overtaken this one.
    if (shown && shown !== before && shown.route === page.route && shown.state > page.state) return;
    // What waits was made from what is shown: it is sent first, and answered with the page.
    if (shown?.route !== route || !isAny(get().waiting) || get().conflicts) show(page);
    await sendAll();
  } catch (error) {
    set({ trouble: describeFailure(error) });
  }
}

/** Shows a page, with what is not in its files yet; of two versions to choose from, the other one. */
function show(page: EditorPage): void {
  const { waiting, page: before, selection, restructured } = get();
  showFiles(page.files, waiting.edits);
  const now = without(waiting, inQuestion()).edits.filter(isMadeFromShown).reduce(withEdit, page);
  // What this window has changed itself is shown already.
  const isNew = before !== null && JSON.stringify(dataOf(before)) !== JSON.stringify(dataOf(now));
  set({ page: now, trouble: null, ...(isNew && { restructured: restructured + 1 }) });
  if (before && selection) moveSelection(selection, followPage(before, now, selection));
}

/** Places in a text that others have changed since may be of something else in what is shown. */
function isMadeFromShown({ base }: WaitingEdit): boolean {
  return base === baseOf(base.file);
}

function dataOf({ files }: EditorPage): unknown[] {
  return Object.values(files).map(({ data }) => data);
}

/** The latest state of the site that the server has told of. */
let latest = 0;

/** Takes in what other windows and programs have changed, and what a check has found. */
export function follow(state: number): void {
  latest = state;
  // The answer to a change of this window may be on its way.
  if (!get().isSaving) catchUp();
}

function catchUp(): void {
  if ((get().page?.state ?? latest) < latest) void refresh();
}

let sending: Promise<void> | undefined;

/** A change of a setting; without a base it is made from what the window shows. */
export type MadeEdit = PostedEdit & { base?: Base };

/**
 * Changes settings: shown in the form at once, and sent as soon as the request before it has been
 * answered.
 */
export function edit(...edits: MadeEdit[]): Promise<void> {
  const { waiting } = get();
  const made = edits.map(withBase);
  for (const each of made.filter(isMadeFromShown)) showEdit(each);
  set({ waiting: { ...waiting, edits: made.reduce(withNext, waiting.edits) } });
  return sendAll();
}

/** Shows an edit, before it is in the file. */
function showEdit(posted: PostedEdit): void {
  const { page, selection, restructured } = get();
  if (!page) return;
  const isMoving = posted.edit.kind !== 'set';
  set({ page: withEdit(page, posted), ...(isMoving && { restructured: restructured + 1 }) });
  if (isMoving && selection) moveSelection(selection, followEdit(page, selection, posted));
}

/** The settings of what is gone close. */
function moveSelection(selection: Selection, followed: Selection | null): void {
  if (followed !== selection) set({ selection: followed, ...(!followed && { isSettingsOpen: false }) });
}

function withBase(made: MadeEdit): WaitingEdit {
  return { ...made, base: made.base ?? baseOf(made.file) };
}

/** Writes a whole text, as it was typed. */
export function writeText(typed: WaitingText): Promise<void> {
  const { waiting } = get();
  const others = waiting.texts.filter(({ base }) => base !== typed.base);
  set({ waiting: { ...waiting, texts: [...others, typed] } });
  return sendAll();
}

/** Waits until nothing is on its way: somebody else who has waited may have begun to send. */
async function afterSending<Result>(work: () => Promise<Result>): Promise<Result> {
  await sending;
  return sending ? afterSending(work) : work();
}

/** Waits until the server has what was typed until now. */
export function whenSent(): Promise<void> {
  return afterSending(() => Promise.resolve());
}

/** Sends what waits. */
export function sendAll(): Promise<void> {
  sending ??= sendWaiting().finally(() => (sending = undefined));
  return sending;
}

async function sendWaiting(): Promise<void> {
  while (isAny(get().waiting) && !get().conflicts) {
    if ((await exchange(nextRequest(get().waiting))) === 'refused') return;
  }
}

/**
 * Sends new files and edits together: all of them are made, or none.
 * @returns whether they were
 */
export function send({ texts = [], edits }: { edits: MadeEdit[]; texts?: WaitingText[] }): Promise<boolean> {
  return afterSending(async () => {
    const sent = { texts, edits: edits.map(withBase) };
    const { waiting } = get();
    set({ waiting: { texts: [...waiting.texts, ...sent.texts], edits: [...waiting.edits, ...sent.edits] } });
    const exchanged = exchange(sent);
    sending = exchanged.then(sendWaiting).finally(() => (sending = undefined));
    return (await exchanged) === 'made';
  });
}

/** Sends changes, and shows the page after them. What has been typed since stays in the form. */
async function exchange(sent: Waiting): Promise<'made' | 'again' | 'refused'> {
  const { route } = get();
  set({ isSaving: true });
  const answer = await postEdits(route, toPosted(sent));
  set({ isSaving: false });
  if ('refused' in answer) return refuseSent(answer, sent);
  set({ waiting: without(get().waiting, sent) });
  moveOn(basesOf(sent), answer);
  // Another page has been opened meanwhile.
  if (get().route !== route) void refresh();
  else {
    show(answer);
    if (!isAny(get().waiting)) catchUp();
  }
  return 'made';
}

function toPosted(sent: Waiting): Posted {
  return {
    texts: sent.texts.map(({ file, text }) => ({ file, text })),
    edits: sent.edits.map(({ file, edit: made }) => ({ file, edit: made })),
    bases: Object.fromEntries(basesOf(sent).map(({ file, text }) => [file, text])),
  };
}

/** What this window goes on from is what it has made itself, without what was merged into it. */
function moveOn(bases: readonly Base[], { made, files }: EditedPage): void {
  for (const base of bases) base.text = made[base.file] ?? files[base.file]?.text ?? base.text;
}

function without(waiting: Waiting, sent: Waiting): Waiting {
  return {
    texts: waiting.texts.filter((each) => !sent.texts.includes(each)),
    edits: waiting.edits.filter((each) => !sent.edits.includes(each)),
  };
}

/** The request that was answered with versions to choose from. */
let asked: Waiting = nothing;

/** @returns what these versions hold of this window: it waits until one of them is chosen */
function inQuestion(): Waiting {
  const files = (get().conflicts ?? []).map(({ file }) => file);
  return {
    texts: asked.texts.filter(({ file }) => files.includes(file)),
    edits: asked.edits.filter(({ file }) => files.includes(file)),
  };
}

function refuseSent(answer: Refusal, sent: Waiting): 'again' | 'refused' {
  if (answer.conflicts) {
    // One question about all that was typed, also while this request was on its way.
    if (isAny(without(nextRequest(get().waiting), sent))) return 'again';
    asked = sent;
  }
  refuse(answer);
  return 'refused';
}

/** Says why a change was not made. What was typed is kept: to be chosen from, or to be sent again. */
export function refuse({ refused, conflicts, canRetry }: Refusal): void {
  set(conflicts ? { conflicts } : { trouble: refused });
  if (conflicts || canRetry) return;
  set({ waiting: nothing });
  void refresh().then(() => set({ trouble: refused }));
}

/** Goes on after a choice: what was chosen from is settled, all else that waits is sent. */
export function settleConflicts(): Promise<void> {
  const files = new Map((get().conflicts ?? []).map(({ file, mine }) => [file, mine]));
  const settled = inQuestion();
  // What was typed since goes on from this window's version; what is shown is another one by now.
  const own = new Map(basesOf(settled).map((base) => [base, { ...base, text: files.get(base.file)! }]));
  const goOn = <Change extends { base: Base }>(change: Change): Change => {
    return { ...change, base: own.get(change.base) ?? change.base };
  };
  const left = without(get().waiting, settled);
  asked = nothing;
  set({ conflicts: null, waiting: { texts: left.texts.map(goOn), edits: left.edits.map(goOn) } });
  return sendAll();
}

/** @returns edits with one more: the value of a setting that is set once more counts */
function withNext(edits: readonly WaitingEdit[], next: WaitingEdit): readonly WaitingEdit[] {
  const last = edits.at(-1);
  return [...(last && isSameSetting(last, next) ? edits.slice(0, -1) : edits), next];
}

function isSameSetting({ base, edit: one }: WaitingEdit, { base: otherBase, edit: other }: WaitingEdit): boolean {
  if (base !== otherBase || one.kind === 'move' || other.kind !== 'set') return false;
  // A setting that was emptied and typed again is written in its place.
  const isEmptied = one.kind === 'remove' && typeof one.path.at(-1) === 'string';
  return (one.kind === 'set' || isEmptied) && isSamePath(one.path, other.path);
}
