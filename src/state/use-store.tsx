// Binds the page's store to React: the only file of this folder that knows React.
import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { PageState, PageStore } from './store.ts';

const Store = createContext<PageStore | null>(null);

/** Gives the components below it the page's store. */
export function StoreProvider({ store, children }: { store: PageStore; children: ReactNode }) {
  return <Store.Provider value={store}>{children}</Store.Provider>;
}

/** @returns the store itself, for reading and changing it in event handlers */
export function usePageStore(): PageStore {
  const store = useContext(Store);
  if (!store) throw new Error('usePageStore is used outside of a StoreProvider');
  return store;
}

/** @returns the selected part of the page's state; the component renders again when it changes */
export function usePageState<T>(select: (state: PageState) => T): T {
  return useStore(usePageStore(), select);
}

/**
 * Like useState, for what outlives the page that shows it: until the site is loaded anew, every island that asks for the
 * name has the same value. An island begins with `first`, as the server's HTML does, and has what was kept a moment later.
 * @param name begins with the type of section, so that no other has it: `calculator:hours`
 */
export function useKept<T>(name: string, first: T): [T, (value: T) => void] {
  const store = usePageStore();
  const value = usePageState(({ kept }) => (Object.hasOwn(kept, name) ? (kept[name] as T) : first));
  const keep = (next: T) => store.setState(({ kept }) => ({ kept: { ...kept, [name]: next } }));
  return [value, keep];
}
