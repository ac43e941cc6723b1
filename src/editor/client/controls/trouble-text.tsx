// A failure in words: sentences, and, folded below them, what helps a developer.
import { say } from '../../../base/words/say.ts';
import './trouble.css';

/** @returns the sentences for the author, and what is for developers, which follows an empty line */
export function splitTrouble(text: string): { sentence: string; said: string } {
  const end = text.indexOf('\n\n');
  return end === -1 ? { sentence: text, said: '' } : { sentence: text.slice(0, end), said: text.slice(end + 2) };
}

export function TroubleText({ text }: { text: string }) {
  const { sentence, said } = splitTrouble(text);
  return (
    <div className="trouble" role="alert">
      <p>{sentence}</p>
      <FoldedText text={said} />
    </div>
  );
}

/** Text for developers: advice with commands, and what programs have said. */
export function FoldedText({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <details className="folded-text">
      <summary>{say("For somebody who looks after the site's files")}</summary>
      <pre dir="ltr">{text}</pre>
    </details>
  );
}
