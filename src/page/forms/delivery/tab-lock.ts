// The lock between tabs: one tab at a time does a piece of work, where Web Locks exist (https and
// localhost, not in sandboxed frames).

/**
 * Another tab's last writes reach this tab's localStorage a moment after its lock does (seen in
 * Chromium 156).
 */
const storageLagMs = 150;

/**
 * Does the work while no other tab does. Without Web Locks, does it at once.
 * @returns what `work` returns, or undefined when another tab has the lock and `wait` is false
 */
export async function withTabLock<T>(name: string, wait: boolean, work: () => Promise<T>): Promise<T | undefined> {
  let done: Promise<T> | undefined;
  try {
    if (!navigator.locks) return await work();
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? (done = work()) : undefined));
    if (done || !wait) return await done;
    return await navigator.locks.request(name, async () => {
      await new Promise((next) => setTimeout(next, storageLagMs));
      return (done = work());
    });
  } catch (error) {
    // The lock was denied, not the work.
    if (done) throw error;
    return work();
  }
}
