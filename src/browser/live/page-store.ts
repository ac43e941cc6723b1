// The store of this page's life, shared by what every page in use needs and by every island.
import { createPageStore } from '../state/store.ts';

export const store = createPageStore();

const { pathname, search, hash } = location;
store.setState(({ address }) => ({ address: { ...address, pathname, search, hash } }));
