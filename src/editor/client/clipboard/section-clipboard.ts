// Copying, cutting and pasting of sections: between pages, and between the windows of two sites.
import { collectSiteValues } from '../../../edits/fields/site-values.ts';
import { pasteWords } from '../../../edits/messages/paste.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { insertSections } from '../entries/section-edits.ts';
import { removeSections } from '../entries/several-sections.ts';
import { findPlaces, locateRows } from '../state/find-row.ts';
import { post } from '../state/requests.ts';
import { idsOfSection, announce, useEditor } from '../state/store.ts';
import { refresh } from '../state/sync.ts';
import { showTrouble } from '../state/trouble.ts';
import { bringFiles, listFiles } from './bring-files.ts';
import { parseClipboardHtml, toClipboardHtml, type CopiedSections } from './copied-sections.ts';
import { fitPasted, renameAnchors, toFitting } from './fit-pasted.ts';

/** Puts the selected sections on a clipboard. @returns their places; null where none are selected */
export function copySections(clipboard: DataTransfer): number[] | null {
  const { page } = useEditor.getState();
  const places = listSelected();
  if (!page?.file || places.length === 0) return null;
  const { data } = page.files[page.file]!;
  const sections = places.map((at) => getAtPath(data, ['blocks', at]) as Record<string, unknown>);
  const key = [crypto.randomUUID(), crypto.randomUUID().slice(0, 8)].join('-');
  const values = collectSiteValues(sections, page.files['site.yaml']?.data);
  const words = places.map(readWords).join('\n\n');
  clipboard.setData('text/html', toClipboardHtml({ origin: location.origin, key, values, sections }, words));
  clipboard.setData('text/plain', words);
  void post('/__editor/copied', { key });
  announce(pasteWords.copied(places.length));
  return places;
}

/** Copies the selected sections, and removes them. */
export function cutSections(clipboard: DataTransfer): boolean {
  const places = copySections(clipboard);
  const { page } = useEditor.getState();
  if (places) void removeSections(page!.file!, places);
  return places !== null;
}

/** @returns the places of the selected sections in the page, in order */
function listSelected(): number[] {
  const { several, selection } = useEditor.getState();
  if (several.length === 0) return selection?.section == null ? [] : [selection.section];
  return (locateRows(several) ?? []).map((path) => Number(path[1])).toSorted((one, other) => one - other);
}

/** @returns what visitors read in a section */
function readWords(at: number): string {
  const { page } = useEditor.getState();
  const shown = document.querySelector<HTMLIFrameElement>('.sheet iframe')?.contentDocument;
  const elements = idsOfSection(page!, ['blocks', at]).map((id) => shown?.getElementById(id)?.innerText ?? '');
  return elements.join('\n').trim();
}

/** Puts the sections that are on a clipboard below the selected ones, or at the end of the page. */
export function pasteHtml(html: string): boolean {
  const copied = parseClipboardHtml(html);
  if (copied) void pasteSections(copied);
  return copied !== null;
}

async function pasteSections(copied: CopiedSections): Promise<void> {
  const { route, several, page } = useEditor.getState();
  if (!page?.file) return showTrouble(pasteWords.noPage(), []);
  const files = await fetchFiles(copied);
  // An undo a moment ago may have brought anchors back, and the files have addresses now.
  await refresh();
  const target = useEditor.getState();
  if (target.route !== route || !target.page || !target.start) return showTrouble(pasteWords.moved(), []);
  const isOwn = copied.origin === location.origin;
  const { sections, words } = isOwn
    ? { sections: copied.sections, words: [] }
    : fitPasted(copied, { page: target.page, start: target.start }, files);
  if (sections.length === 0) return showTrouble([pasteWords.nothing(), ...words].join(' '), []);
  const places = several.length > 0 ? await findPlaces(several) : listSelected();
  if (!places) return;
  const { page: now } = useEditor.getState();
  const list = getAtPath(now!.files[now!.file!]?.data, ['blocks']);
  const at = places.length > 0 ? places.at(-1)! + 1 : Array.isArray(list) ? list.length : 0;
  await insertSections({ list: ['blocks'], at }, renameAnchors(sections, now!));
  const done = [pasteWords.inPlace(sections.length), ...words].join(' ');
  announce(done);
  if (words.length > 0) useEditor.setState({ notice: done });
}

/** Brings the files of another site's sections along. */
async function fetchFiles(copied: CopiedSections): Promise<ReadonlyMap<string, string>> {
  const { page, start } = useEditor.getState();
  if (copied.origin === location.origin || !page || !start) return new Map();
  const wanted = listFiles(copied.sections, toFitting({ page, start }, copied.sections));
  if (wanted.length === 0) return new Map();
  useEditor.setState({ notice: pasteWords.fetching() });
  const files = await bringFiles(copied, wanted);
  useEditor.setState({ notice: null });
  return files;
}
