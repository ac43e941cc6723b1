// Comparison of secrets in a time that says nothing of them: as hashes, which have one length.
import { createHash, timingSafeEqual } from 'node:crypto';

/** @returns {Buffer} */
const hash = (text) => createHash('sha256').update(text).digest();

/** @returns {boolean} */
export function isSameSecret(given, secret) {
  return timingSafeEqual(hash(given), hash(secret));
}
