// Asks in the terminal whether a likely fix shall be made.
import { createInterface } from 'node:readline';
import type { Answer, Suggestion } from '../content/suggestions.ts';
import { pretty } from './report/pretty.ts';
import { WrongUse } from './wrong-use.ts';

const answers: Record<string, Answer> = { y: 'yes', n: 'no', a: 'all', q: 'quit' };

export interface Asker {
  ask(suggestion: Suggestion): Promise<Answer>;
  close(): void;
}

/**
 * @param takesAll answers yes to everything, as --yes does
 * @throws WrongUse where nobody can answer
 */
export function createAsker(takesAll: boolean): Asker {
  if (takesAll) return { ask: async () => 'all', close: () => {} };
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    throw new WrongUse('--fix-suggested asks for every change, and nobody can answer here. To make all of them: --yes');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async ({ diagnostic, fix, texts }: Suggestion): Promise<Answer> => {
    console.error(`\n${pretty([diagnostic], { texts }).split('\n\n')[0]}\n`);
    for (;;) {
      terminal.setPrompt(`${fix.title}? [y]es, [n]o, [a]ll, [q]uit: `);
      terminal.prompt();
      const line = await lines.next();
      // Ctrl+D, or a terminal that is gone, leaves the rest as it is.
      const answer = line.done ? 'quit' : answers[line.value.trim().toLowerCase().charAt(0)];
      if (answer) return answer;
    }
  };
  return { ask, close: () => terminal.close() };
}
