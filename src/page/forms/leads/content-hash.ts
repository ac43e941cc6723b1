// Hash of a message's content, by which a repeated message is recognized: a second click, a second
// tab, Back and Send again.

/**
 * @returns a hash of the texts in their order (cyrb53 by bryc, public domain, with two seeds: 106
 *   bits). Synchronous, which `crypto.subtle` is not: a lead must be saved before the click's
 *   handler returns.
 */
export function hashContent(texts: string[]): string {
  const content = JSON.stringify(texts);
  return cyrb53(content, 1) + cyrb53(content, 2);
}

function cyrb53(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
