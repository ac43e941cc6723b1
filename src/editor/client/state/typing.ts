// Pauses in typing. A question about what was typed waits for one: its dialog would take the keys
// that follow.

/** Longer than the time between two letters of somebody who types slowly. */
const pauseMs = 600;
let lastKeyAt = -Infinity;

/** Notes each key in a window: that of the editor, or that of the page in its frame. */
export function watchTyping(view: Window, signal?: AbortSignal): void {
  view.addEventListener('keydown', noteKey, { capture: true, ...(signal && { signal }) });
}

/** @returns whether keys and the clipboard belong to a text that is typed; of the editor, or of the page in its frame */
export function isTextTarget(target: EventTarget | null): boolean {
  // The page in the frame has classes of its own, so that instanceof says nothing.
  const element = (target as Node | null)?.nodeType === 1 ? (target as HTMLElement) : null;
  return element !== null && (element.isContentEditable || element.closest('input, textarea, select') !== null);
}

function noteKey(): void {
  lastKeyAt = performance.now();
}

/** Waits until no key has been pressed for a moment. */
export async function waitForPause(): Promise<void> {
  const leftMs = lastKeyAt + pauseMs - performance.now();
  if (leftMs <= 0) return;
  await new Promise((resolve) => setTimeout(resolve, leftMs));
  return waitForPause();
}
