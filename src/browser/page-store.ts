// The store of this page's life, shared by the start-up script and every island.
import { createPageStore } from '../state/store.ts';

export const store = createPageStore();
