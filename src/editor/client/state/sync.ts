// Syncs the editor with the site's files: reads the open page, and sends changes, one request after
// the other, until the server has confirmed them.
import type { EditedPage, EditorNames, EditorPage, EditorSchemas, PostedEdit, Refusal } from '../../protocol/page.ts';
import { baseOf, basesOf, nextRequest, type Base } from '../changes/bases.ts';
import type { Waiting, WaitingEdit, WaitingText } from '../changes/bases.ts';
import { describeFailure, fetchPage, fetchSchemas, postEdits } from './requests.ts';
import { beginRequest } from '../changes/served-page.ts';
import { isMadeFromShown, showEdit, showPage } from './show-page.ts';
import { isAny, nothing, useEditor } from './store.ts';
import { showTrouble, watchTrouble } from './trouble.ts';
import { waitForPause } from './typing.ts';
import { newStep, stepOf } from '../changes/steps.ts';
import { appendEdit, filesOf, toPosted, without } from '../changes/waiting.ts';

const { getState: get, setState: set } = useEditor;

/** Opens a page by its address. @param address may have a slash at its end, which names the same page */
export async function openPage(address: string): Promise<void> {
  const route = address.replace(/(.)\/$/, '$1');
  set({ route, selection: null, several: [], isSettingsOpen: false });
  history.replaceState(null, '', `/__editor?page=${encodeURIComponent(route)}`);
  await refresh();
}

/** Reads the state of the open page and of the site, and what of them this window does not have. */
export async function refresh(): Promise<void> {
  const { route, start, page: before } = get();
  const { known, complete } = beginRequest(route);
  const settle = watchTrouble();
  try {
    const asked = fetchPage(route, { ...known, names: start?.namesVersion ?? '' });
    const [update, schemas] = await Promise.all([asked, start ?? fetchSchemas()]);
    settle((about) => about === 'connection');
    if (update.names) await showNames(schemas, update.names);
    if (get().route !== route || get().isSaving) return;
    const shown = get().page;
    // A later answer has overtaken this one.
    if (shown && shown !== before && shown.route === update.route && shown.state > update.state) return;
    // What waits was made from what is shown: it is sent first, and answered with the page.
    if (shown?.route !== route || !isAny(get().waiting) || get().conflicts) showPage(complete(update), editsToShow());
    await sendAll();
    if (!isAny(get().waiting)) catchUp();
  } catch (error) {
    showFailure(error);
  }
}

function showFailure(error: unknown): void {
  showTrouble(describeFailure(error), 'connection');
}

async function showNames(known: EditorSchemas, names: EditorNames): Promise<void> {
  const schemas = known.version === names.schemas ? known : await fetchSchemas();
  set({ start: { ...schemas, ...names } });
}

/** Of two versions to choose from, the other one is shown. */
function editsToShow(): readonly WaitingEdit[] {
  return without(get().waiting, inQuestion()).edits;
}

/** The latest state of the site that the server has told of. */
let latest = 0;

/** Takes in what other windows and programs have changed, and what a check has found. */
export function follow(state: number): void {
  latest = state;
  // The answer to a change of this window may be on its way.
  if (!get().isSaving) catchUp();
}

let isCatchingUp = false;

/** Reads what is new: one answer after the other, so that each leaves out what the last one brought. */
function catchUp(): void {
  const { page } = get();
  if (isCatchingUp || (page?.state ?? latest) >= latest) return;
  isCatchingUp = true;
  void refresh().finally(() => {
    isCatchingUp = false;
    // Nothing came of it while the server does not answer.
    if (get().page !== page) catchUp();
  });
}

let sending: Promise<void> | undefined;

/** A change of a setting; without a base it is made from what the window shows. */
export type MadeEdit = PostedEdit & { base?: Base };

/** A whole text, as it was typed. */
export type MadeText = Omit<WaitingText, 'step'>;

/**
 * Changes settings: shown in the form at once, and sent as soon as the request before it has been
 * answered. They are undone together.
 */
export function edit(...edits: MadeEdit[]): Promise<void> {
  const [{ file, edit: first }, ...others] = edits as [MadeEdit, ...MadeEdit[]];
  const isTyped = others.length === 0 && first.kind === 'set';
  return editInStep(isTyped ? stepOf(JSON.stringify([file, first.path])) : newStep(), ...edits);
}

/** Changes settings as `edit` does, in a step that other changes belong to, too. */
export function editInStep(step: string, ...edits: MadeEdit[]): Promise<void> {
  const { waiting } = get();
  const made = edits.map((each) => toWaiting(each, step));
  for (const each of made.filter(isMadeFromShown)) showEdit(each);
  set({ waiting: { ...waiting, edits: made.reduce(appendEdit, waiting.edits) } });
  return sendAll();
}

function toWaiting(made: MadeEdit, step: string): WaitingEdit {
  return { ...made, base: made.base ?? baseOf(made.file), step };
}

/** Writes a whole text, as it was typed. */
export function writeText(typed: MadeText): Promise<void> {
  const { waiting } = get();
  const others = waiting.texts.filter(({ base }) => base !== typed.base);
  set({ waiting: { ...waiting, texts: [...others, { ...typed, step: stepOf(typed.file) }] } });
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
  let isWhole = false;
  while (isAny(get().waiting) && !get().conflicts) {
    const exchanged = await exchange(nextRequest(get().waiting, isWhole));
    if (exchanged === 'refused') return;
    isWhole = exchanged === 'again';
  }
}

/**
 * Sends new files and edits together: all of them are made, or none.
 * @returns whether they were
 */
export function send({ texts = [], edits }: { edits: MadeEdit[]; texts?: MadeText[] }): Promise<boolean> {
  return afterSending(async () => {
    const step = newStep();
    const sent = { texts: texts.map((each) => ({ ...each, step })), edits: edits.map((each) => toWaiting(each, step)) };
    const { waiting } = get();
    set({ waiting: { texts: [...waiting.texts, ...sent.texts], edits: [...waiting.edits, ...sent.edits] } });
    const exchanged = exchange(sent);
    sending = exchanged.then(sendWaiting).finally(() => (sending = undefined));
    return (await exchanged) === 'made';
  });
}

/** Sends changes, and shows the page after them. What has been typed since stays in the form. */
async function exchange(sent: Waiting): Promise<'made' | 'again' | 'refused'> {
  const { route, start } = get();
  const { known, complete } = beginRequest(route);
  const settle = watchTrouble();
  set({ isSaving: true });
  const answer = await postEdits(route, toPosted(sent, { ...known, ...(start && { names: start.namesVersion }) }));
  set({ isSaving: false });
  if (!answer.ok) return refuseSent(answer, sent);
  const changed = filesOf(sent);
  settle((about) => (typeof about === 'string' ? about !== 'steps' : about.some((file) => changed.includes(file))));
  set({ waiting: without(get().waiting, sent) });
  const page = complete(answer.page);
  moveOn(basesOf(sent), { made: answer.made, files: page.files });
  if (start && answer.page.names) void showNames(start, answer.page.names).catch(showFailure);
  // Another page has been opened meanwhile.
  if (get().route !== route) void refresh();
  else {
    showPage(page, editsToShow());
    if (!isAny(get().waiting)) catchUp();
  }
  return 'made';
}

/** What this window goes on from is what it has made itself, without what was merged into it. */
function moveOn(bases: readonly Base[], { made, files }: Pick<EditedPage, 'made'> & Pick<EditorPage, 'files'>): void {
  for (const base of bases) base.text = made[base.file] ?? files[base.file]?.text ?? base.text;
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

async function refuseSent(answer: Refusal, sent: Waiting): Promise<'again' | 'refused'> {
  if (answer.conflicts) {
    await waitForPause();
    // One question about all that was typed, also while this request was on its way.
    if (isAny(without(nextRequest(get().waiting, true), sent))) return 'again';
    asked = sent;
  }
  refuse(answer, filesOf(sent));
  return 'refused';
}

/**
 * Says why a change of files was not made. What was typed is kept: to be chosen from, or to be sent
 * again.
 */
export function refuse({ reason, conflicts, canRetry }: Refusal, files: readonly string[]): void {
  if (conflicts) return set({ conflicts });
  showTrouble(reason, canRetry ? 'waiting' : files);
  if (canRetry) return;
  set({ waiting: nothing });
  void refresh();
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
