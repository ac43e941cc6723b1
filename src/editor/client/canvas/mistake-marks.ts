// Marks of mistakes on the page: around what shows a wrong value, or around its section.
import { isSamePath, isWithin } from '../../../edits/model/path.ts';
import type { EditorMessage, EditorPage, Leaf } from '../../protocol/page.ts';
import { leavesInAttributes, leavesInText } from '../shown/leaves.ts';

export const mistakeStyle = '[data-pw-wrong] { outline: 2px dashed #b91c1c; outline-offset: 2px; }';

/** Marks what the open page shows of the errors in its files, and nothing else. */
export function markMistakes(shown: Document, page: EditorPage): void {
  for (const marked of shown.querySelectorAll('[data-pw-wrong]')) marked.removeAttribute('data-pw-wrong');
  for (const message of page.messages)
    if (message.severity === 'error')
      for (const element of findShown(shown, page, message)) element.setAttribute('data-pw-wrong', '');
}

function findShown(shown: Document, page: EditorPage, { file, path }: EditorMessage): Element[] {
  const isWrong = (leaf: Leaf) => leaf.file === file && isSamePath(leaf.path, path);
  const marked = shown.querySelectorAll('[data-pw-text], [data-pw-attr]');
  const elements = [...marked].filter(
    (each) =>
      leavesInText(each, page).some(isWrong) ||
      leavesInAttributes(each, page).some(
        ({ attribute, leaf }) => (attribute === 'src' || attribute === 'href') && isWrong(leaf),
      ),
  );
  if (elements.length > 0 || file !== page.file) return elements;
  const inner = page.sections.flatMap((section) => section.inner).find((each) => isWithin(path, each.path));
  const ids = inner ? [inner.id] : path[0] === 'blocks' ? (page.sections[Number(path[1])]?.ids ?? []) : [];
  return ids.flatMap((id) => shown.getElementById(id) ?? []);
}
