// The message catalogue for authors in the editor: a sentence for each code, from the same facts as
// the message for those who write the file.
import type { Code } from '../codes.ts';
import type { AuthorNames, AuthorText } from './author-names.ts';
import { entriesForAuthors } from './entries.ts';
import { pageForAuthors } from './page.ts';
import { schemaForAuthors } from './schema.ts';
import { siteForAuthors } from './site.ts';
import { yamlForAuthors } from './yaml.ts';

const messages = {
  ...yamlForAuthors,
  ...schemaForAuthors,
  ...siteForAuthors,
  ...entriesForAuthors,
  ...pageForAuthors,
} satisfies Record<Code, (facts: never, names: AuthorNames) => AuthorText>;

/** @returns a mistake in words that have no key, quote or file in them */
export function messageForAuthors(
  { code, facts }: { code: Code; facts: Readonly<Record<string, unknown>> },
  names: AuthorNames,
): AuthorText {
  const write = messages[code] as unknown as (facts: object, names: AuthorNames) => AuthorText;
  return write(facts, names);
}
