// Changes that the server has not confirmed when the window is left or reloaded: kept for its next
// start, each with the text that it was made from.
import { joinBases, type Waiting } from '../changes/bases.ts';
import { isAny, useEditor } from './store.ts';

const place = 'pagewright-unsent';

/** Keeps what is not confirmed when the window goes, and takes up what was kept the last time. */
export function keepUnsent(): void {
  const kept = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  if (kept !== null) useEditor.setState({ waiting: joinBases(JSON.parse(kept) as Waiting) });
  addEventListener('pagehide', () => {
    const { waiting } = useEditor.getState();
    if (isAny(waiting)) sessionStorage.setItem(place, JSON.stringify(waiting));
  });
}
