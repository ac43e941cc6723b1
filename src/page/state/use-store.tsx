// React hooks for the page's store.
import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { PageState, PageStore } from './store.ts';

const Store = createContext<PageStore | null>(null);

/** Gives the components below it the page's store. */
export function StoreProvider({ store, children }: { store: PageStore; children: ReactNode }) {
  return <Store.Provider value={store}>{children}</Store.Provider>;
}

/** @returns the store itself, for event handlers */
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
 * Like useState, for state that outlives its page: until the next full load, every island that uses
 * the name has the same value. An island hydrates with `first`, as in the server's HTML, and then
 * gets the value.
 * @param name begins with the type of section, to be unique: `calculator:hours`
 */
export function useSessionState<T>(name: string, first: T): [T, (value: T) => void] {
  const store = usePageStore();
  const value = usePageState(({ session }) => (Object.hasOwn(session, name) ? (session[name] as T) : first));
  const setValue = (next: T) => store.setState(({ session }) => ({ session: { ...session, [name]: next } }));
  return [value, setValue];
}
