// A short text without markup, such as the words of a button.
import { useContext, type ReactNode } from 'react';
import { ForeignDirection } from './foreign-direction.ts';

/** @returns the text, isolated if it runs the other way than its page */
export function IsolatedText({ text }: { text: string }): ReactNode {
  const direction = useContext(ForeignDirection)(text);
  return direction ? <bdi dir={direction}>{text}</bdi> : text;
}
