// Comments of a text, to see that an edit loses none.
import { Lexer } from 'yaml';

/** @returns whether a text still has every comment that another one has, wherever it stands now */
export function hasCommentsOf(before: string, after: string): boolean {
  const left = listComments(after);
  return listComments(before).every((comment) => {
    const at = left.indexOf(comment);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** The lexer marks all other tokens that begin with "#". */
function listComments(text: string): string[] {
  if (!text.includes('#')) return [];
  return [...new Lexer().lex(text)].flatMap((token) => (token.startsWith('#') ? [token.trimEnd()] : []));
}
