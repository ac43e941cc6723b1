// Makes pages with exactly one mistake out of the examples of the blocks' schemas, and knows where the mistake is.
import { isMap, isScalar, isSeq, LineCounter, parseDocument, stringify, type Node, type Pair, type Scalar } from 'yaml';
import { foundIn, schemas } from './test-site.ts';

export interface Mutation {
  name: string;
  text: string;
  /** Places where a diagnostic may be, as line:column. */
  expected: string[];
}

export type Layout = 'block' | 'flow' | 'quoted' | 'wide' | 'flush' | 'keys';

/** All examples of all blocks, each on a separate page. */
export function examplePages(layout: Layout): { name: string; text: string }[] {
  return Object.entries(schemas.blocks)
    .flatMap(([type, schema]) =>
      (schema.examples ?? []).map((example, index) => ({
        name: `${type} ${index + 1} ${layout}`,
        text: composePage(example, layout),
      })),
    )
    .filter(({ text }) => foundIn(text).length === 0);
}

function composePage(example: unknown, layout: Layout): string {
  const head = 'title: Test\ndescription: A page.\nblocks:\n';
  const inBraces = {
    collectionStyle: 'flow',
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_SINGLE',
  } as const;
  if (layout === 'flow') return `${head}  - ${stringify(example, null, inBraces).replaceAll(/\n\s*/g, ' ').trim()}\n`;
  const quotes =
    layout === 'quoted' || layout === 'keys'
      ? {
          defaultStringType: 'QUOTE_DOUBLE' as const,
          defaultKeyType: layout === 'keys' ? ('QUOTE_DOUBLE' as const) : ('PLAIN' as const),
        }
      : {};
  const options = { lineWidth: 0, indent: layout === 'wide' ? 4 : 2, indentSeq: layout !== 'flush', ...quotes };
  return `title: Test\ndescription: A page.\n${stringify({ blocks: [example] }, null, options)}`;
}

interface KeyPlace {
  key: Scalar;
  value: Node;
  path: string;
  isFirst: boolean;
  isOnly: boolean;
}

function listKeys(text: string): { keys: KeyPlace[]; at: (offset: number) => string } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const keys: KeyPlace[] = [];
  const walk = (node: unknown, path: string): void => {
    if (isSeq(node)) node.items.forEach((item, index) => walk(item, `${path}/${index}`));
    if (!isMap(node)) return;
    (node.items as Pair<Scalar, Node>[]).forEach(({ key, value }, index) => {
      const inner = `${path}/${String(key.value)}`;
      if (inner.startsWith('/blocks/'))
        keys.push({ key, value: value!, path: inner, isFirst: index === 0, isOnly: node.items.length === 1 });
      walk(value, inner);
    });
  };
  walk(document.contents, '');
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return `${line}:${col}`;
  };
  return { keys, at };
}

function valueRange(text: string, value: Node): [number, number] {
  const [start, end] = value.range!;
  return [start, text[end - 1] === '\n' ? end - 1 : end];
}

function findPosition(text: string, offset: number): string {
  const before = text.slice(0, offset);
  return `${before.split('\n').length}:${offset - before.lastIndexOf('\n')}`;
}

/** Each name misspelt in three ways. */
export function misspellings(name: string, text: string): Mutation[] {
  const ways: [string, (key: string) => string][] = [
    ['swapped', (key) => key.slice(0, -2) + key.at(-1)! + key.at(-2)!],
    ['shortened', (key) => key.slice(0, -1)],
    ['doubled', (key) => key[0]! + key],
  ];
  return listKeys(text).keys.flatMap(({ key, path }) =>
    ways.flatMap(([way, spell]) => {
      const written = String(key.value);
      const [start, end] = key.range!;
      if (written.length < 3 || spell(written) === written) return [];
      const quote = text[start] === '"' ? '"' : '';
      return [
        {
          name: `${name}: ${path} ${way}`,
          text: text.slice(0, start) + quote + spell(written) + quote + text.slice(end),
          expected: [findPosition(text, start)],
        },
      ];
    }),
  );
}

/** Each name written twice. */
export function duplicates(name: string, text: string, layout: Layout): Mutation[] {
  return listKeys(text).keys.flatMap(({ key, value, path }) => {
    const [start] = key.range!;
    const end = value.range![1];
    const pair = text.slice(start, end).trimEnd();
    const column = start - text.lastIndexOf('\n', start - 1) - 1;
    const glue = layout === 'flow' ? ', ' : `\n${' '.repeat(column)}`;
    const after = start + pair.length;
    const copied = text.slice(0, after) + glue + pair + text.slice(after);
    return [{ name: `${name}: ${path} twice`, text: copied, expected: [findPosition(copied, after + glue.length)] }];
  });
}

/** Each value replaced by one of another kind. */
export function retypings(name: string, text: string): Mutation[] {
  return listKeys(text).keys.flatMap(({ value, path }) => {
    if (!isScalar(value)) return [];
    const [start, end] = valueRange(text, value);
    const others = typeof value.value === 'string' ? ['12', 'true', '[a, b]', '{ a: b }'] : ['many', '[1]'];
    return others.map((other) => ({
      name: `${name}: ${path} as ${other}`,
      text: text.slice(0, start) + other + text.slice(end),
      expected: [findPosition(text, start)],
    }));
  });
}

/** Each value left out. */
export function emptyings(name: string, text: string): Mutation[] {
  return listKeys(text).keys.flatMap(({ key, value, path }) => {
    if (!isScalar(value)) return [];
    const [start, end] = valueRange(text, value);
    const emptied = text.slice(0, start).trimEnd() + text.slice(end);
    return [{ name: `${name}: ${path} empty`, text: emptied, expected: [findPosition(text, key.range![1] + 1)] }];
  });
}

/** Each setting deleted; where it was required, the mistake shows at the group's first setting. */
export function deletions(name: string, text: string, layout: Layout): Mutation[] {
  const { keys } = listKeys(text);
  return keys.flatMap(({ key, value, path, isOnly }) => {
    if (isOnly) return [];
    const siblings = keys.filter((other) => other.path.replace(/\/[^/]*$/, '') === path.replace(/\/[^/]*$/, ''));
    const next = siblings[siblings.findIndex((other) => other.path === path) + 1];
    const [start] = key.range!;
    const end = next ? next.key.range![0] : value.range![1];
    const from = next
      ? start
      : layout === 'flow'
        ? text.lastIndexOf(',', start)
        : start - 1 - /[ \n]*$/.exec(text.slice(0, start - 1))![0].length;
    const deleted =
      text.slice(0, from) +
      (next ? '' : /^[^\n]/.test(text.slice(end)) && layout !== 'flow' ? '\n' : '') +
      text.slice(end);
    const first = siblings.find((other) => other.path !== path)!;
    const shift = first.key.range![0] > start ? end - start : 0;
    return [
      {
        name: `${name}: ${path} deleted`,
        text: deleted,
        expected: [findPosition(deleted, first.key.range![0] - shift)],
      },
    ];
  });
}

/** Each line that is a setting moved a little, alone or with what is below it. */
export function misindentations(name: string, text: string): Mutation[] {
  const lines = text.split('\n');
  return lines.flatMap((line, number) => {
    const found = /^( +)(- )?[A-Za-z]+:/.exec(line);
    if (!found || number < 3) return [];
    const indent = found[1]!.length;
    return [-2, -1, 1, 2].flatMap((by) => {
      if (indent + by < 1) return [];
      const below = lines.slice(number + 1).findIndex((other) => other.trim() !== '' && other.search(/\S/) <= indent);
      const last = below === -1 ? lines.length - 2 : number + below;
      return [...new Set([number, last])].map((end) => {
        const moved = lines.map((other, index) =>
          index < number || index > end || other === ''
            ? other
            : ' '.repeat(Math.max(0, other.search(/\S/) + by)) + other.trimStart(),
        );
        return {
          name: `${name}: line ${number + 1} by ${by}${end > number ? ' with what is below' : ''}`,
          text: moved.join('\n'),
          expected: [`${number + 1}:${indent + by + 1}`],
        };
      });
    });
  });
}
