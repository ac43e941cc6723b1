// The navigation code, fetched after the first interaction; without React.
import { startHistory } from './history.ts';
import { syncOverlays } from './overlay-state.ts';
import { startPrefetching } from './prefetch.ts';

export { goTo } from './history.ts';

/**
 * Starts to keep menus and dialogs in step with the store, to move between pages, and to prefetch
 * them.
 */
export function startNavigation(): void {
  syncOverlays();
  startHistory();
  startPrefetching();
}
