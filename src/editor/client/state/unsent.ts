// Changes that the server has not taken when the window is left or loaded anew: kept for its next
// start.
import { isAny, nothing, useEditor, type Waiting } from './store.ts';

const place = 'pagewright-unsent';

/** Keeps what is not sent when the window goes, and takes up what was kept the last time. */
export function keepUnsent(): void {
  const kept = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  if (kept !== null) useEditor.setState({ waiting: { ...nothing, ...(JSON.parse(kept) as Partial<Waiting>) } });
  addEventListener('pagehide', () => {
    const { waiting } = useEditor.getState();
    if (isAny(waiting)) sessionStorage.setItem(place, JSON.stringify(waiting));
  });
}
