// Leads from a code to its words. The words themselves stand in words/, by the code's first part.
import type { Code } from './codes.ts';
import { imageWords } from './words/image.ts';
import { pageWords } from './words/page.ts';
import { publishWords } from './words/publish.ts';
import { schemaWords } from './words/schema.ts';
import { siteWords } from './words/site.ts';
import { yamlWords } from './words/yaml.ts';

/** What is wrong, and what to do about it. */
export interface Words {
  message: string;
  hint?: string;
}

const words = {
  ...yamlWords,
  ...schemaWords,
  ...siteWords,
  ...publishWords,
  ...pageWords,
  ...imageWords,
} satisfies Record<Code, (facts: never) => Words>;

/** What the words of a code are made from. */
export type Facts<C extends Code> = Parameters<(typeof words)[C]> extends [infer F] ? F : object;

/** @returns the words for a mistake */
export function wordsFor<C extends Code>(code: C, facts: Facts<C>): Words {
  return (words[code] as unknown as (facts: Facts<C>) => Words)(facts);
}
