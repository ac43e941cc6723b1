// Lets one tab at a time work on a thing, where browsers can (Web Locks: https and localhost, not in sandboxed frames).

/** Another tab's last words reach this tab's localStorage a moment after its lock does (seen in Chromium 156), in ms. */
const storageLag = 150;

/**
 * Does the work when no other tab is at it. Where there are no locks it is done at once.
 * @returns what `work` returns, or undefined when another tab is at it and `wait` is false
 */
export async function whenOurTurn<T>(name: string, wait: boolean, work: () => Promise<T>): Promise<T | undefined> {
  let done: Promise<T> | undefined;
  try {
    if (!navigator.locks) return await work();
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? (done = work()) : undefined));
    if (done || !wait) return await done;
    return await navigator.locks.request(name, async () => {
      await new Promise((next) => setTimeout(next, storageLag));
      return (done = work());
    });
  } catch (error) {
    // The locks are denied, not the work.
    if (done) throw error;
    return work();
  }
}
