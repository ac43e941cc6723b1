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
