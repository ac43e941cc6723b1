// Comments of a text, to see which ones an edit keeps.
import { Lexer } from 'yaml';

/** @returns the comments of a text that another one has not, wherever they are there */
export function findLostComments(before: string, after: string): string[] {
  const left = listComments(after);
  return listComments(before).filter((comment) => {
    const at = left.indexOf(comment);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/**
 * @returns the comments of a text, without the spaces around them. The lexer marks all other
 * tokens that begin with "#"
 */
export function listComments(text: string): string[] {
  if (!text.includes('#')) return [];
  return [...new Lexer().lex(text)].flatMap((token) => (token.startsWith('#') ? [token.trimEnd()] : []));
}
