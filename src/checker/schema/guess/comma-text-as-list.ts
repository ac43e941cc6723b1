// A list that was written as one text, with commas between its entries.
import { quoteText } from '../../yaml/parse/quoting.ts';

const maxEntryLength = 80;

/**
 * @returns the list in brackets, of a text whose parts commas or semicolons divide; null when these
 * are sentences
 */
export function toFlowList(text: string): string | null {
  const parts = text.replaceAll(/^[([{]|[)\]}]$/g, '').split(/[,;]\s+/);
  const isShort = parts.every((part) => part.trim() !== '' && part.length <= maxEntryLength && !part.includes('\n'));
  return isShort ? `[${parts.map((part) => toEntry(part.trim())).join(', ')}]` : null;
}

function toEntry(text: string): string {
  const isPlain = /^[A-Za-z][\w .+-]*$/.test(text) && !/^(true|false|null|yes|no|on|off)$/i.test(text);
  return isPlain ? text : quoteText(text);
}
