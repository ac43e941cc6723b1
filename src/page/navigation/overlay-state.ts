// Overlays: keeps the store's menu and dialog in step with the open popover and dialog element. The
// elements work without this; islands can read and change their state through the store.
import { store } from '../live/page-store.ts';

/** Keeps elements and store in step from now on. Also closes menus that the focus has left. */
export function syncOverlays(): void {
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('command', onCommand, true);
  document.addEventListener('close', onClose, true);
  document.addEventListener('focusout', closeLeftMenu);
  // A link that is followed without a full load leaves the header as it is.
  document.addEventListener('click', ({ target }) => (target as Element).closest('a[href]') && closeMenus());
  // The small screen's menu covers the page; on a wide screen it is part of the bar
  // (app/header.css).
  const wide = matchMedia('(width >= 1024px)');
  wide.addEventListener('change', closeMenus);
  document.addEventListener('beforetoggle', (event) => !wide.matches && toggleInList(event as ToggleEvent), true);
  // It may have become wide before this code arrived.
  if (wide.matches) document.querySelector<HTMLElement>('.site-menu:popover-open')?.hidePopover();
  if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', openOnClick);
  const open = document.querySelector<HTMLDialogElement>('dialog[id^=dialog-][open]');
  if (open) storeDialog(open);
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    storeMenu(menu, true);
    // The focus may have left it before this code arrived.
    closeIfLeft(menu, document.activeElement);
  }
  lockScroll();
  store.subscribe((state, before) => {
    if (state.dialog?.name !== before.dialog?.name) showDialog(state.dialog?.name);
    if (before.menu && !state.menu) closeMenu(document.getElementById(before.menu));
  });
}

/** While an overlay covers the page, the stylesheet keeps it from scrolling (base.css). */
function lockScroll() {
  // There is no event for every way in which a dialog opens, and none when one is removed with its
  // page.
  new MutationObserver(updateOverlayState).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  });
  document.addEventListener('toggle', updateOverlayState, true);
  updateOverlayState();
}

/**
 * Marks whether an overlay covers the page. The `toggle` event of a menu comes after the next page
 * is painted, which then would be styled again: so the page swap calls this before.
 */
export function updateOverlayState(): void {
  const hasMenu = document.querySelector('.site-menu:popover-open') !== null;
  const isCovered = hasMenu || document.querySelector('dialog[open]') !== null;
  document.documentElement.toggleAttribute('data-covered', isCovered);
  // Behind the small screen's menu, keys and screen readers must not reach the page.
  for (const part of document.querySelectorAll('#page, footer')) part.toggleAttribute('inert', hasMenu);
}

/** Closes all menus and dialogs. */
export function closeOverlays(): void {
  closeMenus();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}

function closeMenu(menu: HTMLElement | null) {
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

function onToggle(event: Event) {
  const { target, newState } = event as ToggleEvent;
  if ((target as HTMLElement).popover) storeMenu(target as HTMLElement, newState === 'open');
}

/**
 * Opens and closes a group of the small screen's menu in the list, below its own entry. As a
 * popover it would lie above the other groups.
 */
function toggleInList(event: ToggleEvent) {
  const panel = event.target as HTMLElement;
  if (panel.matches('.site-menu') && event.newState === 'closed') closeGroupsInList();
  if (!panel.matches('.menu-panel') || event.newState !== 'open') return;
  event.preventDefault();
  const wasOpen = panel.hasAttribute('data-open');
  closeGroupsInList();
  if (!wasOpen) setOpenInList(panel, true);
  // A group that closes above it takes it along.
  buttonOf(panel)?.scrollIntoView({ block: 'nearest' });
}

function closeGroupsInList() {
  for (const panel of document.querySelectorAll<HTMLElement>('.menu-panel[data-open]')) setOpenInList(panel, false);
}

function setOpenInList(panel: HTMLElement, isOpen: boolean) {
  panel.toggleAttribute('data-open', isOpen);
  buttonOf(panel)?.setAttribute('aria-expanded', String(isOpen));
}

function buttonOf(menu: HTMLElement): Element | null {
  return document.querySelector(`[popovertarget="${menu.id}"]`);
}

function storeMenu(menu: HTMLElement, isOpen: boolean) {
  if (isOpen) store.setState({ menu: menu.id });
  else if (store.getState().menu === menu.id) store.setState({ menu: null });
}

function onCommand(event: Event) {
  const { target, command } = event as CommandEvent;
  if (command !== 'show-modal') return;
  // The store opens the dialog; the browser would open it a second time after this event.
  event.preventDefault();
  storeDialog(target as HTMLElement);
}

/** The dialog's form sends the name of the page that opened it, which is on `<main>`. */
function storeDialog(dialog: HTMLElement) {
  const pageName = document.getElementById('main')?.dataset.pageName || undefined;
  store.setState({ dialog: { name: readDialogName(dialog), pageName } });
}

/** The event comes a frame after the dialog has closed, when it may be open again. */
function onClose({ target }: Event) {
  const { id, open } = target as HTMLDialogElement;
  if (id.startsWith('dialog-') && !open) store.setState({ dialog: null });
}

function readDialogName(dialog: Element): string {
  return dialog.id.replace('dialog-', '');
}

function showDialog(name: string | undefined) {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[id^=dialog-]')) {
    const wanted = readDialogName(dialog) === name;
    if (wanted && !dialog.open) dialog.showModal();
    if (!wanted && dialog.open) dialog.close();
  }
}

function closeLeftMenu({ target, relatedTarget }: FocusEvent) {
  const menu = (target as Element).closest<HTMLElement>('[popover]:popover-open');
  if (menu) closeIfLeft(menu, relatedTarget as Element | null);
}

/**
 * Closes a menu unless the focus is in it, on its button, or nowhere, as after a click on the page.
 */
function closeIfLeft(menu: HTMLElement, focused: Element | null) {
  if (!focused || focused === document.body) return;
  if (!menu.contains(focused) && !focused.matches(`[popovertarget="${menu.id}"]`)) menu.hidePopover();
}

/** For browsers without invoker commands (before Chrome 135, Firefox 144, Safari 26.2). */
function openOnClick({ target }: MouseEvent) {
  const button = (target as Element).closest<HTMLElement>('button[command="show-modal"]');
  const dialog = button && document.getElementById(button.getAttribute('commandfor')!);
  if (dialog) storeDialog(dialog);
}
