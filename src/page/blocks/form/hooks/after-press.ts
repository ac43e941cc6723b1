// Changes that wait until nothing is pressed: a message that appears or goes moves what is below,
// and a button that moves between press and release is not clicked.

/** @returns what runs a change: at once, or after the press that is going on */
export function createPressWatch(signal: AbortSignal): (change: () => void) => void {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    isPressed = false;
    const changes = waiting;
    waiting = [];
    for (const change of changes) change();
  };
  const options = { signal, capture: true };
  addEventListener('pointerdown', () => (isPressed = true), options);
  // The click comes right after.
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => setTimeout(release), options);
  return (change) => (isPressed ? void waiting.push(change) : change());
}
