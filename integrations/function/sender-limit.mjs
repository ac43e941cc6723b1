// A limit on how many messages one sender may send in a while. The page keeps what is over it and sends it later;
// a program gives up, or waits.

/** Messages of one sender in ten minutes, unless the owner says otherwise: a school behind one address may send some. */
export const usualLimit = 30;
const windowMs = 10 * 60_000;

/**
 * @param {number} most messages in ten minutes; 0 for no limit
 * @returns {(sender: string, now: number) => boolean} whether the sender may send one more
 */
export function limitSenders(most) {
  /** The times of the last messages, by sender. */
  const times = new Map();
  return (sender, now) => {
    if (most === 0 || sender === '') return true;
    const recent = (times.get(sender) ?? []).filter((time) => now - time < windowMs);
    if (recent.length >= most) return false;
    // Behind all others, so that the first one is the sender of longest ago.
    times.delete(sender);
    times.set(sender, [...recent, now]);
    // Senders of long ago are forgotten, one for each that comes, so that the list does not grow for ever.
    const [oldest, all] = times.entries().next().value;
    if (now - all.at(-1) >= windowMs) times.delete(oldest);
    return true;
  };
}
