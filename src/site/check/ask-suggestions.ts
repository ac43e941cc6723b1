// The questions of `check --fix-suggested`: whether to apply a likely fix.
import type { Answer, Suggestion } from '../../edits/apply-suggested-fixes.ts';
import { openTerminal } from '../../base/terminal/terminal.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { formatPretty } from '../report/pretty.ts';
import { checkMessages } from '../messages/check.ts';

const answers: Record<string, Answer> = { y: 'yes', n: 'no', a: 'all', q: 'quit' };

export interface Asker {
  ask(suggestion: Suggestion): Promise<Answer>;
  close(): void;
}

/** @throws UsageError where nobody can answer */
export function createAsker(): Asker {
  const terminal = openTerminal();
  if (!terminal) throw new UsageError(checkMessages.noAnswers());
  const ask = async ({ diagnostic, fix, texts }: Suggestion): Promise<Answer> => {
    console.error(`\n${formatPretty([diagnostic], { texts }).split('\n\n')[0]}\n`);
    for (;;) {
      const line = await terminal.ask(checkMessages.askFix(fix.title));
      const answer = line === null ? 'quit' : answers[line.toLowerCase().charAt(0)];
      if (answer) return answer;
    }
  };
  return { ask, close: terminal.close };
}
