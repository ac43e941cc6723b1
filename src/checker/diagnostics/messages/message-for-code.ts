// The message catalogue: from a code and its facts to a message; one file for each area.
import { a11yMessages } from './a11y.ts';
import type { Code } from './codes.ts';
import { entriesMessages } from './entries.ts';
import { fileMessages } from './files.ts';
import { languageMessages } from './language.ts';
import { pageMessages } from './page.ts';
import { publishMessages } from './publish.ts';
import { schemaMessages } from './schema.ts';
import { siteMessages } from './site.ts';
import { yamlMessages } from './yaml.ts';

/** Message for people: the mistake, and how to mend it. */
export interface MessageText {
  message: string;
  hint?: string;
}

const messages = {
  ...yamlMessages,
  ...schemaMessages,
  ...siteMessages,
  ...publishMessages,
  ...entriesMessages,
  ...pageMessages,
  ...a11yMessages,
  ...fileMessages,
  ...languageMessages,
} satisfies Record<Code, (facts: never) => MessageText>;

/** The facts that the message of a code is written from. */
export type Facts<C extends Code> = Parameters<(typeof messages)[C]> extends [infer F] ? F : object;

/** @returns the message for a mistake, and a hint for most */
export function messageForCode<C extends Code>(code: C, facts: Facts<C>): MessageText {
  return (messages[code] as unknown as (facts: Facts<C>) => MessageText)(facts);
}
