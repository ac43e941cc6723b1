// A failure in words: a sentence, and, folded below it, what git and the host have said.
import { say } from '../../../base/words/say.ts';
import './trouble.css';

/** @returns the sentence for the author, and what programs have said, which follows an empty line */
export function splitTrouble(text: string): { sentence: string; said: string } {
  const end = text.indexOf('\n\n');
  return end === -1 ? { sentence: text, said: '' } : { sentence: text.slice(0, end), said: text.slice(end + 2) };
}

export function TroubleText({ text }: { text: string }) {
  const { sentence, said } = splitTrouble(text);
  return (
    <div className="trouble" role="alert">
      <p>{sentence}</p>
      {said !== '' && (
        <details>
          <summary>{say('What git and the host have said')}</summary>
          <pre dir="ltr">{said}</pre>
        </details>
      )}
    </div>
  );
}
