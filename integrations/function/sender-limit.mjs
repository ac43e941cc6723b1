// A limit on how much one sender may do in a while: messages, and guesses of the owner's token. The page keeps a message
// that is over it and sends it later; a program gives up, or waits.

/** Messages of one sender in ten minutes, unless the owner says otherwise: a school behind one address may send some. */
export const usualLimit = 30;
/** Wrong tokens of one sender in ten minutes. */
export const maxGuesses = 10;
const windowMs = 10 * 60_000;

/**
 * @param {number} most times in ten minutes; 0 for no limit
 * @returns {import('./types.d.ts').SenderLimit}
 */
export function limitSenders(most) {
  /** The last times, by sender. */
  const times = new Map();
  const recent = (key, now) => (times.get(key) ?? []).filter((time) => now - time < windowMs);
  return {
    isReached: (sender, now) => most > 0 && sender !== '' && recent(findNetwork(sender), now).length >= most,
    count(sender, now) {
      if (most === 0 || sender === '') return;
      const key = findNetwork(sender);
      const latest = [...recent(key, now), now];
      // Behind all others, so that the first one is the sender of longest ago.
      times.delete(key);
      times.set(key, latest);
      // Senders of long ago are forgotten, one for each that comes, so that the list does not grow for ever.
      const [oldest, all] = times.entries().next().value;
      if (now - all.at(-1) >= windowMs) times.delete(oldest);
    },
  };
}

/** @returns the network that one customer has: of IPv6 the first 64 bits, whose other 64 a sender chooses (RFC 6177) */
function findNetwork(sender) {
  const address = sender.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0].split('::');
  const groups = head.split(':').filter(Boolean);
  const behind = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - behind.length) }, () => '0');
  const all = [...groups, ...(tail === undefined ? [] : zeros), ...behind];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
