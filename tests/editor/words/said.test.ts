// All that the editor says goes through `say`, in functions, so that each language has it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { listSaidTexts } from '../../../src/cli/generate/said-texts.ts';
import { productRoot } from '../../product-root.ts';

interface Node {
  type: string;
  start: number;
  [name: string]: unknown;
}

/** Attributes and properties whose texts are read by people. */
const spoken = new Set([
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'alt',
  'button',
  'description',
  'done',
  'help',
  'hint',
  'label',
  'message',
  'placeholder',
  'reason',
  'textValue',
  'title',
  'whenEmpty',
]);

/** Functions whose first argument is a sentence for somebody. */
const speakers = new Set(['announce', 'showTrouble', 'refuse', 'setTrouble', 'setProblem']);

/** No words, but signs, names in code and addresses, which are the same in each language. */
const isSame = (text: string) => !/\p{L}{2}/u.test(text) || /^(?:[a-z-]+|https?:\S+)$/.test(text);

const files = ['src/editor/client', 'src/editor/server', 'src/edits/messages'].flatMap((folder) =>
  readdirSync(join(productRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

it('nothing is said that does not go through say()', () => {
  const found = files.flatMap((path) =>
    findUnsaid(path, readFileSync(join(productRoot, path), 'utf8')).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('nothing is said when a module is loaded: then the language is not known', () => {
  const found = files.flatMap((path) =>
    findEarly(path, readFileSync(join(productRoot, path), 'utf8')).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

describe('what does not go through say()', () => {
  it.each([
    ['<p>Add a section</p>', ['Add a section']],
    ['<p>{count} pages</p>', ['pages']],
    ['<Button aria-label="Close" />', ['Close']],
    ['<Line label={isNew ? "Title" : title} />', ['Title']],
    ['<Line label={`Move ${name}`} />', ['Move']],
    ['<p>{isOpen ? "Close it" : say("Open it")}</p>', ['Close it']],
    ['announce("It is there.")', ['It is there.']],
    ['refuse(`There is no ${name}`)', ['There is no']],
    ['const views = [{ id: "a", title: "Pages" }]', ['Pages']],
    ['<p className="hint">{say("Add a section")} – {name} · 1</p>', []],
    ['<Line label={say("Title")} name="title" />', []],
    ['const views = [{ id: "Pages", title: say("Pages") }]', []],
  ])('%s', (source, texts) => {
    expect(findUnsaid('a.tsx', source)).toEqual(texts);
  });

  it('is found where a module is loaded', () => {
    expect(findEarly('a.ts', 'const title = say("Pages");')).toEqual(['const title = say("Pages");']);
    expect(findEarly('a.ts', 'const title = () => say("Pages");\nfunction f() { return say("Pages"); }')).toEqual([]);
  });
});

describe('the list of texts', () => {
  const read = (body: string) => listSaidTexts('a.ts', `import { say } from '../words/say.ts';\n${body}`);

  it('has literals, and both of a choice', () => {
    expect(read('say("One"); f(() => sayParts("Two {b}", { b })); say(is ? "Three" : "Four");')).toEqual([
      'One',
      'Two {b}',
      'Three',
      'Four',
    ]);
  });

  it('has a text once for each thing that it is about', () => {
    expect(read('say("Start"); say("Start", undefined, "time"); say("{n} on", { n }, "switch");')).toEqual([
      'Start',
      '[time] Start',
      '[switch] {n} on',
    ]);
  });

  it('cannot have what is put together', () => {
    expect(() => read('say(`Hello ${name}`)')).toThrow('a.ts: say() takes a text in quotation marks');
    expect(() => read('say(text)')).toThrow('a.ts: say() takes a text in quotation marks');
  });

  it('has nothing of sources with a function of the same name', () => {
    expect(listSaidTexts('a.ts', 'say(`Hello ${name}`)')).toEqual([]);
  });
});

/** @returns the texts in JSX, in spoken attributes and properties, and of speakers, that are said as they are */
function findUnsaid(path: string, source: string): string[] {
  const found: string[] = [];
  const add = (text: string) => void (isSame(text.trim()) || found.push(text));
  walk(parseSync(path, source).program as unknown as Node, (node, around) => {
    if (node.type === 'JSXText' && /\p{L}/u.test(node.value as string)) found.push(node.value as string);
    const isText = node.type === 'Literal' && typeof node.value === 'string';
    if ((isText || node.type === 'TemplateLiteral') && isSpoken(node, around))
      for (const text of isText ? [node.value as string] : quasis(node)) add(text);
  });
  return found.map((text) => text.trim());
}

/** @returns whether a text reaches people: it is a child of JSX, a spoken value, or the argument of a speaker */
function isSpoken(node: Node, around: readonly Node[]): boolean {
  let inner = node;
  for (const outer of around.toReversed()) {
    const { type } = outer;
    if (type === 'JSXExpressionContainer' && around.at(around.indexOf(outer) - 1)?.type !== 'JSXAttribute') return true;
    if (type === 'JSXAttribute') return spoken.has((outer.name as Node).name as string);
    if (type === 'Property') return outer.value === inner && spoken.has(nameOf(outer.key as Node));
    if (type === 'CallExpression') return speakers.has(nameOf(outer.callee as Node)) && isFirst(outer, inner);
    // The value of a choice is said, but not what decides it; a part of a text is said with it.
    if (type === 'ConditionalExpression' || type === 'LogicalExpression') {
      if (outer.test === inner || (type === 'LogicalExpression' && outer.left === inner && outer.operator === '&&'))
        return false;
    } else if (!['TemplateLiteral', 'JSXExpressionContainer', 'ParenthesizedExpression'].includes(type)) return false;
    inner = outer;
  }
  return false;
}

const isFirst = (call: Node, node: Node) => (call.arguments as Node[])[0] === node;
const nameOf = (node: Node) => String(node.name ?? node.value ?? '');
const quasis = (node: Node) => (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);

/** @returns the lines with a `say` outside of functions */
function findEarly(path: string, source: string): string[] {
  const found: string[] = [];
  walk(parseSync(path, source).program as unknown as Node, (node, around) => {
    const isSaid = node.type === 'CallExpression' && /^(say|sayParts|translate)$/.test(nameOf(node.callee as Node));
    if (!isSaid || around.some(({ type }) => /Function|MethodDefinition/.test(type))) return;
    const start = source.lastIndexOf('\n', node.start) + 1;
    found.push(source.slice(start, source.indexOf('\n', start) < 0 ? undefined : source.indexOf('\n', start)));
  });
  return found;
}

/** Calls a function with each node, and those around it from the outside to the inside. */
function walk(value: unknown, see: (node: Node, around: readonly Node[]) => void, around: readonly Node[] = []): void {
  if (Array.isArray(value)) return value.forEach((each) => walk(each, see, around));
  if (typeof value !== 'object' || value === null) return;
  const isNode = 'type' in value;
  if (isNode) see(value as Node, around);
  for (const each of Object.values(value)) walk(each, see, isNode ? [...around, value as Node] : around);
}
