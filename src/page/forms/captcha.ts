// The captcha: a random text that is sent with every message. Nobody types it; it only tells one
// message from another.
import type { SiteCaptcha } from '#schemas';

/**
 * @returns `length` characters chosen evenly from the config's characters; '' for a form without a
 *   captcha
 */
export function createCaptcha(captcha: SiteCaptcha | undefined): string {
  if (!captcha) return '';
  const characters = [...captcha.characters];
  return Array.from({ length: captcha.length }, () => characters[drawBelow(characters.length)]).join('');
}

/**
 * Draws again above the last full multiple of `limit`: the remainder alone would favour the first
 * characters.
 */
function drawBelow(limit: number): number {
  const fair = Math.floor(2 ** 32 / limit) * limit;
  const draw = new Uint32Array(1);
  do crypto.getRandomValues(draw);
  while (draw[0]! >= fair);
  return draw[0]! % limit;
}
