// Pieces of Markdown for the reference: texts that stay as they are written, tables, fences.
import { Document, visit } from 'yaml';

/** @returns a text in which nothing is a mark of Markdown */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|]/g, '\\$&').replaceAll('\n', ' ');
}

/** @returns a value as code, also in the cell of a table */
export function code(text: string): string {
  const marks = text.includes('`') ? '`` ' : '`';
  return `${marks}${text.replaceAll('|', '\\|')}${[...marks].toReversed().join('')}`;
}

/** @returns a table; cells are Markdown already */
export function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * @returns a value as a fence of YAML, with numbers that are texts, such as those of telephones, in
 * quotes
 */
export function yamlFence(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === 'string' && /^\+?\d/.test(node.value)) node.type = 'QUOTE_DOUBLE';
    },
  });
  return `\`\`\`yaml\n${document.toString({ lineWidth: 0 }).trimEnd()}\n\`\`\``;
}
