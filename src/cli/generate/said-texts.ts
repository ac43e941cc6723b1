// Texts of a source that go through `say`.
import { parseSync } from 'vite';
import { writeKey } from '../../base/words/say.ts';

/** Functions that take an English text as the key of its translations. */
const functions = new Set(['say', 'sayParts']);

/** A node of ESTree, of which only some properties are read. */
interface Node {
  type: string;
  [name: string]: unknown;
}

/**
 * @param path decides whether it is TSX
 * @returns the texts in their order
 * @throws Error for a call with anything but literals, which no list could have
 */
export function listSaidTexts(path: string, source: string): string[] {
  if (!/words\/say(-parts)?\.tsx?'/.test(source)) return [];
  const found: string[] = [];
  visit(parseSync(path, source).program, (node) => {
    const { type, callee } = node;
    if (type !== 'CallExpression' || !functions.has((callee as Node).name as string)) return;
    const [text, , context] = node.arguments as Node[];
    const [about] = context === undefined ? [] : readLiterals(context, path);
    found.push(...readLiterals(text, path).map((each) => writeKey(each, about)));
  });
  return found;
}

/** Calls a function with each node of a tree, from the outside to the inside. */
export function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) see(value as Node);
    for (const each of Object.values(value)) visit(each, see);
  }
}

/** @returns the text of a literal, or the texts of a choice between two */
function readLiterals(node: Node | undefined, path: string): string[] {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node?.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((each) => readLiterals(each as Node, path));
  throw new Error(`${path}: say() takes a text in quotation marks, so that the list of texts has it`);
}
