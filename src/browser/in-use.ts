// What a page needs that somebody uses: fetched at the first sign of a human, without React.
import { startMoving } from './moving.ts';
import { keepNativeState } from './native-state.ts';
import { fetchPagesAhead } from './pages-ahead.ts';

export { goTo } from './moving.ts';

/** Keeps menus and windows in step with the store, moves between pages, and fetches pages ahead. */
export function startPageInUse(): void {
  keepNativeState();
  startMoving();
  fetchPagesAhead();
}
