// The failure that the editor shows: it stays until what it is about changes, another one takes its
// place, or the person dismisses it. A failure that lasts, such as that of the connection, takes
// the place only until it is over.
import { useEditor, type Trouble } from './store.ts';

const { getState: get, setState: set } = useEditor;

/** Shows a failure. */
export function showTrouble(text: string, about: Trouble['about']): void {
  const { trouble: shown } = get();
  const behind = shown && isLasting(shown) ? shown.behind : (shown ?? undefined);
  set({ trouble: { text, about, behind: isLasting({ text, about }) ? behind : undefined } });
}

export function dismissTrouble(): void {
  set({ trouble: get().trouble?.behind ?? null });
}

/** @returns whether the failure goes away with what was done */
type IsSettled = (about: Trouble['about']) => boolean;

/**
 * Begins something that may settle the failure which is shown now: one that is shown meanwhile
 * stays.
 * @returns a function that removes it
 */
export function watchTrouble(): (isSettled: IsSettled) => void {
  const before = get().trouble;
  return (isSettled) => {
    if (before && get().trouble === before && isSettled(before.about)) dismissTrouble();
  };
}

/** @returns whether a failure lasts, and its message with it; anything else was refused once */
export function isLasting({ about }: Trouble): boolean {
  return about === 'connection' || about === 'waiting';
}
