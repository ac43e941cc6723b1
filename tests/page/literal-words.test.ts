// Components and behaviors hold no words for visitors: those are labels, in the site's language.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = [
  'src/page/blocks',
  'src/page/app',
  'src/page/ui',
  'src/page/live',
  'src/page/navigation',
  'src/page/start',
];

/** Attributes and properties that visitors read or hear. */
const said =
  /^(?:aria-?label|aria-?description|aria-?roledescription|title|alt|placeholder|label|textContent|innerText|ariaLabel)$/i;

const help =
  'Words for visitors are labels: add one to `labels` in schemas/site.schema.json, and to each language in src/checker/labels/. ' +
  'A component reads it from `site.labels`; a setting has it as its default with "x-label" (docs/developers/section-types.md).';

it('no component has English words in it', () => {
  expect(
    listSources().flatMap((file) => listWords(file, readFileSync(join(root, file), 'utf8'))),
    help,
  ).toEqual([]);
});

it.each([
  ['a text', 'const a = <p>Most popular</p>;'],
  ['a text in braces', "const a = <p>{'Most popular'}</p>;"],
  ['a choice of texts', "const a = <p>{isOpen ? 'Open' : null}</p>;"],
  ['a joined text', 'const a = <p>{`${count} of ${total}`}</p>;'],
  ['a name for screen readers', 'const a = <button aria-label="Close" />;'],
  ['a name with a value', 'const a = <button aria-label={`Go to ${n}`} />;'],
  ['a picture', 'const a = <img alt="A shelf" />;'],
  ['a field', 'const a = <input placeholder="Your name" />;'],
  ['what a script writes', "element.textContent = 'Loading';"],
  ['what a script writes into a new element', "Object.assign(element, { textContent: 'Loading' });"],
])('%s is found', (_what, text) => expect(listWords('a.tsx', text)).toHaveLength(1));

it.each([
  'const a = <p>{labels.close}</p>;',
  'const a = <a className="btn btn-primary" href={`tel:${phone}`} aria-label={label}> ({size})</a>;',
  "const a = <Glyph name={isOpen ? 'minus' : 'plus'} />;",
  "const a = <img alt='' title={title ?? undefined} />;",
  "element.textContent = fillText(words, { n: 'x' });",
])('nothing is found in %s', (text) => expect(listWords('a.tsx', text)).toEqual([]));

function listSources(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(gen|test)\./.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

interface SyntaxNode {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** @returns the words that visitors would see, with their places */
function listWords(file: string, text: string): string[] {
  const found: string[] = [];
  const report = (node: SyntaxNode, words: string) =>
    found.push(`${file}:${text.slice(0, node.start).split('\n').length} ${words.trim()}`);
  /** Reports the literals that become the value of an expression. */
  const reportValue = (node: SyntaxNode | null) => {
    if (!node) return;
    if (node.type === 'Literal' && hasWords(node.value)) report(node, String(node.value));
    if (node.type === 'TemplateLiteral') {
      const parts = (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw);
      if (parts.some(hasWords)) report(node, text.slice(node.start, node.end as number));
    }
    for (const part of ['expression', 'consequent', 'alternate', 'left', 'right'] as const)
      if (/^(JSXExpressionContainer|ConditionalExpression|LogicalExpression)$/.test(node.type))
        reportValue((node[part] as SyntaxNode | undefined) ?? null);
  };
  const visit = (node: SyntaxNode) => {
    if (node.type === 'JSXText' && hasWords(node.value)) report(node, String(node.value));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as SyntaxNode[])
        if (child.type === 'JSXExpressionContainer') reportValue(child);
    if (node.type === 'JSXAttribute' && said.test(nameOf(node.name))) reportValue(node.value as SyntaxNode | null);
    if (node.type === 'AssignmentExpression' && said.test(nameOf((node.left as SyntaxNode).property)))
      reportValue(node.right as SyntaxNode);
    if (node.type === 'Property' && said.test(nameOf(node.key)) && (node.value as SyntaxNode).type !== 'Identifier')
      reportValue(node.value as SyntaxNode);
    for (const part of Object.values(node).flat()) if (isNode(part)) visit(part);
  };
  visit(parseSync(file, text).program as unknown as SyntaxNode);
  return found;
}

function hasWords(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}{2}/u.test(value);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : '';
}
