// Questions in the terminal, a line at a time. They go to standard error, so that the output stays
// clean.
import { createInterface } from 'node:readline';

export interface Terminal {
  /**
   * @returns the answer without spaces around it; null after Ctrl+D, or when the terminal is gone
   */
  ask(question: string): Promise<string | null>;
  close(): void;
}

/** @returns null where nobody can answer */
export function openTerminal(): Terminal | null {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const lines = terminal[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      terminal.setPrompt(question);
      terminal.prompt();
      const line = await lines.next();
      return line.done ? null : line.value.trim();
    },
    close: () => terminal.close(),
  };
}
