// The YAML parser: text to a document of nodes, with the options that the whole checker relies on.
import { parseDocument, type Document as YamlDocument } from 'yaml';

/**
 * Parses a text without throwing and without printing; `errors` of the document has the mistakes.
 * (`logLevel: 'silent'` would skip a second document without a word.)
 * @param options `keepSourceTokens`: whether nodes know the tokens that they were made of
 */
export function parseYaml(text: string, { keepSourceTokens = false } = {}): YamlDocument {
  const errors = Error as { stackTraceLimit?: number | undefined } & typeof Error;
  const { stackTraceLimit } = errors;
  // Every mistake is an Error, and thousands of unread stacks take longer than the parsing.
  errors.stackTraceLimit = 0;
  try {
    const strict = { prettyErrors: false, stringKeys: true, uniqueKeys: false, logLevel: 'error' } as const;
    return parseDocument(text, { ...strict, keepSourceTokens });
  } finally {
    errors.stackTraceLimit = stackTraceLimit;
  }
}
