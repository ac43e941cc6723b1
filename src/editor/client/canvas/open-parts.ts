// Opens the closed part of the page that has what is selected: a menu, an answer. No script runs in
// the frame, and what is closed could not be typed in.
import { isWithin } from '../../../edits/model/path.ts';
import type { EditorPage, Leaf } from '../../protocol/page.ts';
import { leavesInAttributes, leavesInText } from '../shown/leaves.ts';
import type { Selection } from '../state/store.ts';

const parts = '[popover], details';

/**
 * Style of open menus. They are no open popovers, which a click beside them and Escape would close:
 * so they need their button's place said. Without weight, because the page's own style says more.
 */
export const partStyle = `
:where(:has(> [popover][data-open])) { anchor-name: --pw-opened; }
:where([popover][data-open]) { display: block; position-anchor: --pw-opened; }
`;

/** Opens the parts with what is selected, and closes those that were opened for what was before. */
export function openParts(
  shown: Document,
  { page, selection }: { page: EditorPage | null; selection: Selection | null },
): void {
  const wanted = page && selection ? partsAround(findFirst(shown, page, selection)) : [];
  for (const part of shown.querySelectorAll<HTMLElement>(parts)) {
    const isWanted = wanted.includes(part);
    if (part.hasAttribute('data-open') !== isWanted) setOpen(part, isWanted);
  }
}

/** @returns the first element that shows a setting of what is selected: all of a menu cannot be open at once */
function findFirst(shown: Document, page: EditorPage, { file, path }: Selection): Element | null {
  const isSelected = (leaf: Leaf) => leaf.file === file && isWithin(leaf.path, path);
  const marked = shown.querySelectorAll('[data-pw-text], [data-pw-attr]');
  const shows = (element: Element) =>
    leavesInText(element, page).some(isSelected) ||
    leavesInAttributes(element, page).some(({ leaf }) => isSelected(leaf));
  return [...marked].find(shows) ?? null;
}

/** @returns what an element is in, and what a click on it opens for visitors */
function partsAround(element: Element | null): Element[] {
  const control = element?.closest('[popovertarget]');
  const target = control?.ownerDocument.getElementById(control.getAttribute('popovertarget')!);
  const found: Element[] = [];
  for (let part = (target ?? element)?.closest(parts); part; part = part.parentElement?.closest(parts))
    found.push(part);
  return found;
}

/** @returns the open menu that an element is in, or whose button it is in the place of */
export function openMenuAt(element: Element): Element | null {
  const button = element.closest(':has(~ [popover][data-open])');
  const own = button?.parentElement!.querySelector(':scope > [popover][data-open]');
  return own ?? element.closest('[popover][data-open]');
}

/** Checks that a click on an element closes an open menu for visitors. */
export function closesPart(element: Element): boolean {
  return element.closest('[popovertarget][aria-expanded="true"]') !== null;
}

function setOpen(part: HTMLElement, isOpen: boolean): void {
  if (part.localName === 'details') {
    const details = part as HTMLDetailsElement;
    // Open on the page itself.
    if (isOpen && details.open) return;
    // With its name it would close one that is.
    details.removeAttribute('name');
    details.open = isOpen;
  } else {
    const control = part.ownerDocument.querySelector(`[popovertarget="${CSS.escape(part.id)}"]`);
    control?.setAttribute('aria-expanded', String(isOpen));
  }
  part.toggleAttribute('data-open', isOpen);
}
