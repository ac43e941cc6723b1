// Keeps the store and the browser's own state in step: open popovers are the menu, open dialogs are the modal.
// The elements work without this; it lets islands know and act.
import { store } from './page-store.ts';

/** Follows popovers and dialogs into the store, and the store back into them. Also closes menus that focus has left. */
export function keepNativeState(): void {
  document.addEventListener('toggle', followMenu, true);
  document.addEventListener('command', followOpening, true);
  document.addEventListener('close', followClosing, true);
  document.addEventListener('focusout', closeLeftMenus);
  // A link that is followed without a load leaves the header standing.
  document.addEventListener('click', ({ target }) => (target as Element).closest('a[href]') && closeMenus());
  // The small screen's menu is a window of its own; on a wide screen it is part of the bar (components.css).
  const wide = matchMedia('(width >= 1024px)');
  wide.addEventListener('change', closeMenus);
  // It may have become wide before this code was here.
  if (wide.matches) document.querySelector<HTMLElement>('.site-menu:popover-open')?.hidePopover();
  if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand);
  const open = document.querySelector<HTMLDialogElement>('dialog[id^=modal-][open]');
  if (open) noteOpened(open);
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    noteMenu(menu, true);
    // Keys may have walked out of it while this code was on its way.
    closeLeft(menu, document.activeElement);
  }
  keepCoveredPageStill();
  store.subscribe((state, before) => {
    if (state.modal?.name !== before.modal?.name) showModal(state.modal?.name);
    if (before.menu && !state.menu) close(document.getElementById(before.menu));
  });
}

/** The stylesheet keeps the page where it is while anything covers it (base.css). */
function keepCoveredPageStill() {
  // No event tells of every window that opens, and none of one that goes away with its page.
  new MutationObserver(noteCover).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  document.addEventListener('toggle', noteCover, true);
  noteCover();
}

/**
 * Notes what covers the page now. The browser tells of a menu that has closed when the next page is painted already, and all of
 * that would be styled again: so who swaps pages calls this in between.
 */
export function noteCover(): void {
  const hasMenu = document.querySelector('.site-menu:popover-open') !== null;
  const isCovered = hasMenu || document.querySelector('dialog[open]') !== null;
  document.documentElement.toggleAttribute('data-covered', isCovered);
  // Behind the small screen's menu, the page is out of reach for keys and screen readers, too.
  for (const part of document.querySelectorAll('#page, footer')) part.toggleAttribute('inert', hasMenu);
}

/** Closes what stands over the page that is left: its menus, and every window. */
export function uncover(): void {
  closeMenus();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/** Closes all menus. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}

function close(menu: HTMLElement | null) {
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

function followMenu(event: Event) {
  const { target, newState } = event as ToggleEvent;
  if ((target as HTMLElement).popover) noteMenu(target as HTMLElement, newState === 'open');
}

function noteMenu(menu: HTMLElement, isOpen: boolean) {
  if (isOpen) store.setState({ menu: menu.id });
  else if (store.getState().menu === menu.id) store.setState({ menu: null });
}

function followOpening(event: Event) {
  const { target, command } = event as CommandEvent;
  if (command !== 'show-modal') return;
  // The store opens the window; the browser's own opening, which comes after this event, would be a second one.
  event.preventDefault();
  noteOpened(target as HTMLElement);
}

/** The page that opens a window names itself on `<main>`; its form sends that name. */
function noteOpened(dialog: HTMLElement) {
  const pageName = document.getElementById('main')?.dataset.pageName || undefined;
  store.setState({ modal: { name: nameOf(dialog), pageName } });
}

/** A closing is told a frame later, when the window may be open again. */
function followClosing({ target }: Event) {
  const { id, open } = target as HTMLDialogElement;
  if (id.startsWith('modal-') && !open) store.setState({ modal: null });
}

function nameOf(dialog: Element): string {
  return dialog.id.replace('modal-', '');
}

function showModal(name: string | undefined) {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[id^=modal-]')) {
    const wanted = nameOf(dialog) === name;
    if (wanted && !dialog.open) dialog.showModal();
    if (!wanted && dialog.open) dialog.close();
  }
}

function closeLeftMenus({ target, relatedTarget }: FocusEvent) {
  const menu = (target as Element).closest<HTMLElement>('[popover]:popover-open');
  if (menu) closeLeft(menu, relatedTarget as Element | null);
}

/** Closes a menu unless the focus is in it, on its button or, as after a click beside everything, nowhere. */
function closeLeft(menu: HTMLElement, focused: Element | null) {
  if (!focused || focused === document.body) return;
  if (!menu.contains(focused) && !focused.matches(`[popovertarget="${menu.id}"]`)) menu.hidePopover();
}

/** For browsers without invoker commands (before Chrome 135, Firefox 144, Safari 26.2). */
function runCommand({ target }: MouseEvent) {
  const button = (target as Element).closest<HTMLElement>('button[command="show-modal"]');
  const dialog = button && document.getElementById(button.getAttribute('commandfor')!);
  if (dialog) noteOpened(dialog);
}
