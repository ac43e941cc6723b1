// A text with an element in the place of a name in braces: "{amount} / month".
import type { ReactNode } from 'react';

export interface FilledTextProps {
  /** An author may leave the name out of words of their own: then they follow the element. */
  text: string;
  name: string;
  children: ReactNode;
}

/** The text, with the children in place of the name. */
export function FilledText({ text, name, children }: FilledTextProps) {
  const [before = '', ...after] = text.split(`{${name}}`);
  if (after.length === 0)
    return (
      <>
        {children} {text}
      </>
    );
  return (
    <>
      {before}
      {children}
      {after.join('')}
    </>
  );
}
