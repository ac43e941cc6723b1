// Texts of a failure: sentences for the author, and folded below them what helps a developer.
import { say } from '../../../../base/words/say.ts';
import { stripVTControlCharacters } from 'node:util';
import type { GitResult } from './run-git.ts';

/** Counters of git that say nothing about an error. */
const counters =
  /^(?:remote: )?(?:Enumerating|Counting|Compressing|Writing|Receiving|Resolving|Total|Delta compression)\b/;

interface Fold {
  /** Steps for a developer, in English, with the commands; "" where the author needs nobody. */
  advice?: string | undefined;
  /** All that git and the host have said. */
  said?: string;
}

/**
 * @returns the sentences; where there is advice, who it is for; and, after an empty line, the
 * advice and all that was said, without colours and counters
 */
export function foldBelow(sentences: string, { advice = '', said = '' }: Fold): string {
  const help =
    advice === '' ? '' : say("Somebody who looks after the site's files can set this right; what to do is below.");
  const lines = stripVTControlCharacters(said)
    .split(/[\r\n]+/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !counters.test(line));
  const shown = [sentences, help].filter(Boolean).join(' ');
  return [shown, advice, lines.join('\n')].filter(Boolean).join('\n\n');
}

/** @returns all that git has said, its errors first */
export function joinOutput({ error, out }: GitResult): string {
  return `${error}\n${out}`;
}
