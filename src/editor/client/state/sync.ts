// What keeps the editor and the files of the site the same: reads the open page, and sends changes,
// one request after the other, until the server has taken them.
import type { EditorPage, Posted, PostedEdit, Refusal } from '../answers.ts';
import { withEdit } from './edited-files.ts';
import { isSamePath } from './paths.ts';
import { describeFailure, fetchNames, fetchPage, fetchSchemas, postEdits } from './requests.ts';
import { isAny, nothing, useEditor } from './store.ts';

const { getState: get, setState: set } = useEditor;

/** Opens a page by its address. */
export async function openPage(route: string): Promise<void> {
  set({ route, selection: null, isSettingsOpen: false });
  history.replaceState(null, '', `/__editor?page=${encodeURIComponent(route)}`);
  await refresh();
}

/** Reads the open page anew, and what the site has. */
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
    show(page);
    await sendAll();
  } catch (error) {
    set({ trouble: describeFailure(error) });
  }
}

/** Shows a page, with what is not in its files yet. */
function show(page: EditorPage): void {
  const { edits } = get().waiting;
  set({ page: { ...page, files: edits.reduce(withEdit, page.files) }, trouble: null });
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

/**
 * Changes settings: shown in the form at once, and sent as soon as the request before it has been
 * answered.
 */
export function edit(...edits: PostedEdit[]): Promise<void> {
  const { page, waiting } = get();
  if (page) set({ page: { ...page, files: edits.reduce(withEdit, page.files) } });
  set({ waiting: { ...waiting, edits: edits.reduce(withNext, waiting.edits) } });
  return sendAll();
}

/** Writes a whole text, as it was typed. */
export function writeText(file: string, text: string): Promise<void> {
  return afterSending(() => {
    const { page, waiting } = get();
    const known = waiting.texts.find((each) => each.file === file);
    const base = known?.base ?? page?.files[file]?.version ?? '';
    const others = waiting.texts.filter((each) => each !== known);
    set({ waiting: { ...waiting, texts: [...others, { file, text, base }] } });
    return sendAll();
  });
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
    const { waiting: sent, route } = get();
    set({ waiting: nothing });
    const answer = await post(sent);
    const { waiting } = get();
    // What cannot be taken now is sent with the next change.
    if ('refused' in answer && answer.canRetry)
      set({
        waiting: {
          texts: [...sent.texts, ...waiting.texts],
          edits: waiting.edits.reduce(withNext, sent.edits),
        },
      });
    if (!take(answer, route)) return;
  }
}

/**
 * Sends new files and edits together: all of them are made, or none.
 * @returns whether they were
 */
export function send(posted: Posted): Promise<boolean> {
  return afterSending(async () => {
    const { route } = get();
    return take(await post(posted), route);
  });
}

/** Sends changes with the versions that they were made from. */
function post(posted: Posted): Promise<EditorPage | Refusal> {
  const { page, route } = get();
  const bases: Record<string, string> = {};
  for (const { file } of posted.edits ?? []) {
    const known = page?.files[file];
    if (known) bases[file] = known.version;
  }
  set({ isSaving: true });
  return postEdits(route, { ...posted, bases });
}

/**
 * Takes in an answer. What has been typed since stays in the form.
 * @param route of the page that was open when it was asked for
 */
function take(answer: EditorPage | Refusal, route: string): boolean {
  set({ isSaving: false });
  if ('refused' in answer) {
    refuse(answer);
    return false;
  }
  // Another page has been opened meanwhile.
  if (get().route !== route) {
    void refresh();
    return true;
  }
  show(answer);
  if (!isAny(get().waiting)) catchUp();
  return true;
}

/** Says why a change was not made. What was typed is kept: to be chosen from, or to be sent again. */
export function refuse({ refused, conflicts, canRetry }: Refusal): void {
  set(conflicts ? { conflicts } : { trouble: refused });
  if (conflicts || canRetry) return;
  set({ waiting: nothing });
  void refresh().then(() => set({ trouble: refused }));
}

/** @returns edits with one more: the value of a setting that is set once more counts */
function withNext(edits: PostedEdit[], next: PostedEdit): PostedEdit[] {
  const last = edits.at(-1);
  return [...(last && isSameSetting(last, next) ? edits.slice(0, -1) : edits), next];
}

function isSameSetting(one: PostedEdit, other: PostedEdit): boolean {
  if (one.file !== other.file || one.edit.kind !== 'set' || other.edit.kind !== 'set') return false;
  return isSamePath(one.edit.path, other.edit.path);
}
