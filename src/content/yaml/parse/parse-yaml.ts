// The YAML parser: text to a document of nodes, with the options that the whole checker relies on.
import { parseDocument, type Document as YamlDocument } from 'yaml';

/**
 * Parses a text without throwing and without printing; `errors` of the document has the mistakes.
 * (`logLevel: 'silent'` would skip a second document without a word.)
 */
export function parseYaml(text: string): YamlDocument {
  const errors = Error as { stackTraceLimit?: number | undefined } & typeof Error;
  const { stackTraceLimit } = errors;
  // Every mistake is an Error, and thousands of unread stacks take longer than the parsing.
  errors.stackTraceLimit = 0;
  try {
    return parseDocument(text, { prettyErrors: false, stringKeys: true, uniqueKeys: false, logLevel: 'error' });
  } finally {
    errors.stackTraceLimit = stackTraceLimit;
  }
}
