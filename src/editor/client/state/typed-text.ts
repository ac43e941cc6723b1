// Texts between a file and the field in which they are typed. The line breaks at the end of a text
// belong to the way in which the file writes it (`|` has one): a field neither shows nor adds any.

/** @returns a text as a field shows it */
export function toShown(written: string): string {
  return written.replace(/\n+$/, '');
}

/**
 * @param written the text in the file before
 * @returns what is written for what was typed: it ends with the line breaks that it had
 */
export function toWritten(typed: string, written: string): string {
  const shown = toShown(typed);
  return shown === '' ? '' : shown + written.slice(toShown(written).length);
}

/**
 * @param text as the file writes it, with any line ends
 * @param typed the whole text after it was typed in, with line ends of Unix
 * @returns the typed text; what did not change keeps its line ends
 */
export function withLineEndsOf(text: string, typed: string): string {
  if (!text.includes('\r\n')) return typed;
  const [old, lines] = [linesOf(text), linesOf(typed)];
  const plain = old.map((line) => line.replace('\r\n', '\n'));
  const most = Math.min(old.length, lines.length);
  let [head, tail] = [0, 0];
  while (head < most && plain[head] === lines[head]) head++;
  while (tail < most - head && plain.at(-1 - tail) === lines.at(-1 - tail)) tail++;
  const changed = lines.slice(head, lines.length - tail).map((line) => line.replace('\n', '\r\n'));
  return [...old.slice(0, head), ...changed, ...old.slice(old.length - tail)].join('');
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}
