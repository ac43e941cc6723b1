// Names made of words, for addresses and shared sections.

const maxWords = 4;

/** @returns "See it at work today" as see-it-at-work; "" for words without Latin letters or digits */
export function toName(words: string): string {
  const plain = words
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  return plain.split(' ').slice(0, maxWords).join('-');
}
