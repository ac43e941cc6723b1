// The store of the editor: the open page, what is selected in it, and the changes on their way to
// the server.
import { create } from 'zustand';
import type { EditorPage, EditorStart, Path, Posted, PostedEdit, Refusal } from '../answers.ts';
import { isSamePath, isWithin, withValueAt } from './paths.ts';
import { fetchNames, fetchPage, fetchSchemas, noAnswer, postEdits } from './requests.ts';

/** What is selected: a place in a file, and the section that it stands in. */
export interface Selection {
  file: string;
  path: Path;
  /** The place of the section in the page's file; null for what is around the sections. */
  section: number | null;
}

/** Whether the page is edited, or used as visitors do. */
export type Mode = 'edit' | 'try';

export interface EditorState {
  route: string;
  start: EditorStart | null;
  page: EditorPage | null;
  selection: Selection | null;
  /** Whether the settings of what is selected are shown beside the page. */
  isSettingsOpen: boolean;
  mode: Mode;
  /** In pixels; 0 is as wide as there is room. */
  width: number;
  /** Where a section is being added; null while none is. */
  adding: number | null;
  /** The section that a dialog is about; null while none is open. */
  dialog: { kind: 'copy' | 'share'; section: number } | null;
  /** Changes that the server has not confirmed. */
  saving: number;
  /** What went wrong last; null when nothing did. */
  trouble: string | null;
  /** Said to screen readers. */
  said: string;
}

export const useEditor = create<EditorState>(() => ({
  route: '/',
  start: null,
  page: null,
  selection: null,
  isSettingsOpen: false,
  mode: 'edit',
  width: 0,
  adding: null,
  dialog: null,
  saving: 0,
  trouble: null,
  said: '',
}));

const { getState: get, setState: set } = useEditor;

/** Opens a page by its address. */
export async function openPage(route: string): Promise<void> {
  set({ route, selection: null, isSettingsOpen: false });
  history.replaceState(null, '', `/__editor?page=${encodeURIComponent(route)}`);
  await refresh();
}

/** Reads the open page anew, and what the site has. */
export async function refresh(): Promise<void> {
  const { route, start } = get();
  try {
    const [page, names, schemas] = await Promise.all([fetchPage(route), fetchNames(), start ?? fetchSchemas()]);
    set({ start: { ...schemas, ...names } });
    if (get().route === route && get().saving === 0) set({ page, trouble: null });
  } catch {
    set({ trouble: noAnswer });
  }
}

/** The latest state of the site that the server has told of. */
let latest = 0;

/** Takes in what other windows and programs have changed, and what a check has found. */
export function follow(state: number): void {
  latest = state;
  // The answer to a change of this window may be on its way.
  if (get().saving === 0) catchUp();
}

function catchUp(): void {
  if ((get().page?.state ?? latest) < latest) void refresh();
}

/**
 * Selects a place, and opens its settings; a text that is typed in on the page leaves them as they
 * are.
 */
export function select(selection: Selection | null, opens = true): void {
  set({ selection, ...((opens || !selection) && { isSettingsOpen: selection !== null }) });
}

export function say(said: string): void {
  set({ said });
}

/**
 * What waits to be sent while a request is under way: a later value of the same setting takes the
 * place of an earlier one.
 */
let waiting: PostedEdit[] = [];
let sending: Promise<void> | undefined;

/**
 * Changes settings: shown in the form at once, and sent as soon as the request before it has been
 * answered.
 */
export function edit(...edits: PostedEdit[]): Promise<void> {
  const { page } = get();
  if (page) set({ page: { ...page, files: edits.reduce(withEdit, page.files) } });
  for (const each of edits) {
    const last = waiting.at(-1);
    if (last && isSameSetting(last, each)) waiting.pop();
    waiting.push(each);
  }
  set({ saving: get().saving + 1 });
  sending ??= sendWaiting().finally(() => (sending = undefined));
  return sending;
}

function isSameSetting(one: PostedEdit, other: PostedEdit): boolean {
  if (one.file !== other.file || one.edit.kind !== 'set' || other.edit.kind !== 'set') return false;
  return isSamePath(one.edit.path, other.edit.path);
}

/** Writes a whole text, as it was typed. @returns whether it was taken */
export async function writeText(file: string, text: string): Promise<boolean> {
  await sending;
  const base = get().page?.files[file]?.version ?? '';
  set({ saving: get().saving + 1 });
  return take(await postEdits(get().route, { texts: [{ file, text, base }] }));
}

/**
 * Sends new files and edits together: all of them are made, or none.
 * @returns whether they were
 */
export async function send(posted: Posted): Promise<boolean> {
  await sending;
  set({ saving: get().saving + 1 });
  return take(await postEdits(get().route, posted));
}

async function sendWaiting(): Promise<void> {
  while (waiting.length > 0) {
    const edits = waiting;
    waiting = [];
    const answer = await postEdits(get().route, { edits });
    if (!take(answer, waiting.length > 0)) return;
  }
}

/** Takes in an answer. What has been typed since stays in the form. */
function take(answer: EditorPage | Refusal, hasMore = false): boolean {
  if ('refused' in answer) {
    waiting = [];
    set({ trouble: answer.refused, saving: 0 });
    if (answer.refused !== noAnswer) void refresh().then(() => set({ trouble: answer.refused }));
    return false;
  }
  const files = waiting.reduce(withEdit, answer.files);
  set({ page: { ...answer, files }, saving: hasMore ? 1 : 0, trouble: null });
  if (!hasMore) catchUp();
  return true;
}

function withEdit(files: EditorPage['files'], { file, edit: change }: PostedEdit): EditorPage['files'] {
  const known = files[file];
  if (!known || (change.kind !== 'set' && change.kind !== 'remove')) return files;
  const value = change.kind === 'set' ? change.value : undefined;
  return { ...files, [file]: { ...known, data: withValueAt(known.data, change.path, value) } };
}

/** @returns the section that a place in a file belongs to */
export function sectionAt(page: EditorPage, file: string, path: Path): number | null {
  if (file === page.file) return path[0] === 'blocks' ? Number(path[1]) : null;
  const index = page.sections.findIndex(({ shared }) => shared?.file === file);
  return index === -1 ? null : index;
}

/** @returns the messages about a setting, or about anything inside of it */
export function messagesAt(page: EditorPage, file: string, path: Path, deep: boolean) {
  return page.messages.filter(
    (each) => each.file === file && (deep ? isWithin(each.path, path) : isSamePath(each.path, path)),
  );
}
