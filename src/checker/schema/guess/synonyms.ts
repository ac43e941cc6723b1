// Words that people bring along from HTML and other website builders, for what is called otherwise
// here.

/** By the word, in small letters without marks: what it can be called here, the likeliest first. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  anchor: ['id'],
  bg: ['background'],
  body: ['text', 'answer'],
  caption: ['alt', 'text'],
  cols: ['columns'],
  color: ['background'],
  colour: ['background'],
  content: ['text', 'answer'],
  description: ['text', 'alt'],
  file: ['src', 'href'],
  headline: ['heading', 'title'],
  header: ['heading'],
  img: ['image'],
  link: ['href'],
  modal: ['opens', 'popups'],
  onclick: ['opens'],
  paragraph: ['text'],
  params: ['with'],
  parameters: ['with'],
  photo: ['image'],
  picture: ['image'],
  popup: ['opens'],
  subtitle: ['text'],
  target: ['href'],
  to: ['href'],
  uri: ['href'],
  url: ['href', 'src'],
  values: ['with'],
};

/**
 * @returns what a word from elsewhere is called here, if that name is free; a part of a longer name
 * counts too
 */
export function findSynonym(written: string, free: readonly string[]): string | null {
  const plain = written.toLowerCase().replaceAll(/[^a-z]/g, '');
  const known = Object.hasOwn(synonyms, plain) ? synonyms[plain]!.find((name) => free.includes(name)) : undefined;
  return known ?? findReordered(written, free) ?? null;
}

/** `priceYearly` for `yearlyPrice`, `opening hours` for `hours`. */
function findReordered(written: string, free: readonly string[]): string | undefined {
  const parts = splitWords(written);
  if (parts.length < 2) return undefined;
  const sorted = [...parts].sort().join(' ');
  return (
    free.find((name) => splitWords(name).sort().join(' ') === sorted) ?? free.find((name) => name === parts.at(-1))
  );
}

function splitWords(name: string): string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part !== '');
}
