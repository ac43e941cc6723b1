// The page's store, shared by the navigation code and all islands until the next full page load.
import { createPageStore } from '../state/store.ts';

export const store = createPageStore();

const { pathname, search, hash } = location;
store.setState(({ address }) => ({ address: { ...address, pathname, search, hash } }));
