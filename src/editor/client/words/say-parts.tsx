// Sentences with elements in them.
import { Fragment, type ReactNode } from 'react';
import { sayUnfilled, type NamesIn } from '../../../base/words/say.ts';

/**
 * @param text a literal, as for `say`, without a count
 * @param parts what is shown in place of the names in braces
 * @returns the sentence in the language of the editor
 */
export function sayParts<const Text extends string>(
  text: Text,
  parts: Readonly<Record<NamesIn<Text>, ReactNode>>,
): ReactNode {
  return sayUnfilled(text)
    .split(/\{(\w+)\}/)
    .map((piece, index) => <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece as NamesIn<Text>]}</Fragment>);
}
