// The page's store, until the next full page load: the open menu, the open dialog, the forms,
// session state, the address.
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface OpenDialog {
  /** The pop-up's name in `popups` of site.yaml. */
  name: string;
  /** Value of pageName for its form, set by the page that opened it. */
  pageName?: string;
}

export interface PageState {
  /** The id of the open menu group, or null. */
  menu: string | null;
  dialog: OpenDialog | null;
  /** The forms that are awake, by the id of their place. */
  forms: Record<string, FormState>;
  /** State of islands that outlives their page, by name: `useSessionState`. */
  session: Record<string, unknown>;
  /**
   * Goes to a page of this site: a full load until the navigation code has arrived
   * (src/page/navigation/history.ts).
   */
  goTo: (path: string, options?: MoveOptions) => void;
  /** The page's address; on the server a placeholder. */
  address: Address;
}

export interface MoveOptions {
  /** Replaces the open entry of the history. */
  replace?: boolean;
  /** Keeps the scroll position, for a change of the address alone. */
  keepScroll?: boolean;
}

/** A location as in react-router-dom. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
  /** The key of the history's entry. */
  key: string;
  /** True if Back leads to the same page, at another address. */
  state: { withinPage: boolean };
}

export type PageStore = StoreApi<PageState>;

/** Creates the store of one page: prerendered pages must not share state. */
export function createPageStore(): PageStore {
  return createStore<PageState>(() => ({
    menu: null,
    dialog: null,
    forms: {},
    session: {},
    goTo: (path) => globalThis.location.assign(path),
    address: { pathname: '/', search: '', hash: '', key: 'default', state: { withinPage: false } },
  }));
}

export interface FormState {
  phase: FormPhase;
  /** The messages of the last validation, by field name. */
  errors: Record<string, string>;
  /** Count of checks of the whole form that found something wrong. */
  checks: number;
  /** The files that the device could not store: their names, by field name. */
  unkept: Record<string, string>;
  /** True if the device has the message, and not this page alone. */
  isKept: boolean;
  /** The captcha of the next message; '' for a form without one. */
  captcha: string;
  /** Value that the form sends as pageName unless its page or its dialog names another. */
  pageName: string;
}

/** idle, then sending, then sent or failed, then idle again. */
export type FormPhase = 'idle' | 'sending' | 'sent' | 'failed';
