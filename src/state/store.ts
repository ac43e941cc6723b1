// The one store of a page's life: the open menu, the open pop-up window, the forms, and how to go to another page.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormState } from './form-state.ts';

export interface OpenModal {
  /** The window's name in `modals` of site.yaml. */
  name: string;
  /** What the page that opened it wants its form to send as pageName. */
  pageName?: string;
}

export interface PageState {
  /** The id of the open menu group, or null. */
  menu: string | null;
  modal: OpenModal | null;
  /** The forms that have woken on this page, by the id of their place. */
  forms: Record<string, FormState>;
  /** What sections keep while the visitor goes from page to page, by names of their own: `useKept`. */
  kept: Record<string, unknown>;
  /** Goes to a page of this site. Until the page is in use (src/browser/moving.ts) it is an ordinary page load. */
  goTo: (path: string, options?: MoveOptions) => void;
  /** Where the page is. On the server nothing is known of it but that it is a page. */
  address: Address;
}

export interface MoveOptions {
  /** Takes the place of the history's entry that is open. */
  replace?: boolean;
  /** Leaves the page where it is scrolled to, for a change of the address alone. */
  keepScroll?: boolean;
}

/** As react-router-dom knows a location. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
  /** Names the history's entry. */
  key: string;
  /** Whether Back leads to the same page, at another address. */
  state: { withinPage: boolean };
}

export type PageStore = StoreApi<PageState>;

/** Makes a store for one page. A factory, because prerendered pages must not see each other's state. */
export function createPageStore(): PageStore {
  return createStore<PageState>(() => ({
    menu: null,
    modal: null,
    forms: {},
    kept: {},
    goTo: (path) => globalThis.location.assign(path),
    address: { pathname: '/', search: '', hash: '', key: 'default', state: { withinPage: false } },
  }));
}
