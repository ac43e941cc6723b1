// The tree of a text: each value with the offsets of all its parts, for edits. Made from the
// tokens of the YAML parser, which know where dashes, colons, anchors and comments stand.
import { isAlias, isMap, isSeq, type CST, type Node, type Pair, type Scalar } from 'yaml';

export interface Tree {
  text: string;
  root: Part;
}

/** A value in a text. */
export interface Part {
  kind: 'group' | 'list' | 'scalar' | 'alias' | 'empty';
  /** In braces or brackets. */
  isFlow: boolean;
  /** Its start, behind anchor and tag. */
  start: number;
  /** Start of its anchor and tag; equal to `start` without them. */
  withMarks: number;
  /** End of its last character, before comments and line breaks. */
  end: number;
  /** The token of a scalar. */
  token: CST.Token | null;
  entries: Entry[];
}

/** An entry of a list or group. */
export interface Entry {
  /** Null in a list. */
  key: string | null;
  keyStart: number;
  keyEnd: number;
  /** Offset of its first character: the dash, the key, or in brackets the value. */
  head: number;
  /** Right after its dash or colon; without one, its head or the end of its key. */
  after: number;
  /** True if a value can follow `after`. */
  hasMark: boolean;
  value: Part;
  end: number;
}

type Item = CST.BlockSequence['items'][number] | CST.BlockMap['items'][number] | CST.FlowCollection['items'][number];

/** @param node what the parser made of the text, with its tokens; null for a file without data */
export function readTree(text: string, node: Node | null): Tree {
  const root = node ? readPart(node, { at: node.range?.[0] ?? 0, marks: [] }) : emptyPart(text.length);
  return { text, root };
}

interface Before {
  /** Offset at which a missing value would start. */
  at: number;
  /** The tokens before the value. */
  marks: CST.SourceToken[];
}

function emptyPart(at: number): Part {
  return { kind: 'empty', isFlow: false, start: at, withMarks: at, end: at, token: null, entries: [] };
}

function readPart(node: Node | null, { at, marks }: Before): Part {
  const token = (node as { srcToken?: CST.Token } | null)?.srcToken;
  const own = marks.filter(({ type }) => type === 'anchor' || type === 'tag');
  if (!node || !token || (token.type === 'scalar' && token.source === '')) {
    const last = own.at(-1);
    const end = last ? last.offset + last.source.length : at;
    return { ...emptyPart(end), withMarks: own[0]?.offset ?? end };
  }
  const base = {
    isFlow: token.type === 'flow-collection',
    start: token.offset,
    withMarks: own[0]?.offset ?? token.offset,
    end: endOfToken(token),
    token,
  };
  if (isAlias(node)) return { ...base, kind: 'alias', entries: [] };
  if (isMap(node))
    return { ...base, kind: 'group', entries: (node.items as Pair<Scalar, Node | null>[]).map(readPair) };
  if (isSeq(node)) return { ...base, kind: 'list', entries: readItems(node.items as Node[], token) };
  return { ...base, kind: 'scalar', entries: [] };
}

function readPair(pair: Pair<Scalar, Node | null>): Entry {
  const item = (pair as { srcToken?: Item }).srcToken!;
  const key = item.key ?? null;
  const sep = item.sep ?? [];
  const colon = sep.find(({ type }) => type === 'map-value-ind');
  const keyStart = key?.offset ?? colon?.offset ?? 0;
  const keyEnd = key ? endOfToken(key) : keyStart;
  const after = colon ? colon.offset + 1 : keyEnd;
  const marks = colon ? sep.slice(sep.indexOf(colon) + 1) : [];
  return {
    key: String(pair.key?.value ?? ''),
    keyStart,
    keyEnd,
    head: findHead(item) ?? keyStart,
    after,
    hasMark: colon !== undefined,
    value: readPart(pair.value, { at: after, marks }),
    end: endOfItem(item),
  };
}

function readItems(nodes: readonly Node[], token: CST.Token): Entry[] {
  const items = (token as CST.BlockSequence | CST.FlowCollection).items as Item[];
  const real = items.filter((item) => item.value ?? item.sep ?? item.start.some(isMark));
  return nodes.map((node, index) => {
    const item = real[index]!;
    const dash = item.start.find(({ type }) => type === 'seq-item-ind');
    const own = dash ? item.start.slice(item.start.indexOf(dash) + 1) : item.start;
    const head = findHead(item) ?? node.range?.[0] ?? 0;
    const after = dash ? dash.offset + 1 : head;
    const value = readPart(item.sep ? null : node, { at: after, marks: own });
    const end = endOfItem(item);
    return { key: null, keyStart: head, keyEnd: head, head, after, hasMark: true, value, end };
  });
}

function isMark({ type }: CST.SourceToken): boolean {
  return type === 'seq-item-ind' || type === 'explicit-key-ind' || type === 'anchor' || type === 'tag';
}

function findHead(item: Item): number | undefined {
  const key = item.key ?? (item.sep?.length ? item.sep[0] : null) ?? item.value;
  return item.start.find(isMark)?.offset ?? key?.offset;
}

function endOfItem(item: Item): number {
  if (item.value && !(item.value.type === 'scalar' && item.value.source === '')) return endOfToken(item.value);
  const marks = [...(item.sep ?? [])].filter((token) => isMark(token) || token.type === 'map-value-ind');
  const last = marks.at(-1);
  if (last) return last.offset + last.source.length;
  if (item.key) return endOfToken(item.key);
  const first = item.start.filter(isMark).at(-1);
  return first ? first.offset + first.source.length : 0;
}

/**
 * @returns where the last character of a value ends, without spaces, comments and line breaks
 * after it
 */
function endOfToken(token: CST.Token): number {
  if (token.type === 'block-map' || token.type === 'block-seq') {
    const last = (token.items as Item[]).findLast(
      (item) => item.key ?? item.value ?? (item.sep?.length || item.start.some(isMark)),
    );
    return last ? endOfItem(last) : token.offset;
  }
  if (token.type === 'flow-collection') {
    const close = token.end.find(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end');
    return close ? close.offset + 1 : token.offset;
  }
  if (token.type === 'block-scalar') return endOfBlockScalar(token);
  return token.offset + ('source' in token ? token.source.length : 0);
}

function endOfBlockScalar({ offset, props, source }: CST.BlockScalar): number {
  const tokens = props as CST.SourceToken[];
  const header = tokens.find(({ type }) => type === 'block-scalar-header')!;
  const last = tokens.at(-1)!;
  const start = last.offset + last.source.length;
  // With "+" the empty lines after the text belong to it.
  const text = header.source.includes('+') ? source.replace(/\r?\n$/, '') : source.trimEnd();
  return text.trim() === '' && !header.source.includes('+')
    ? header.offset + header.source.length
    : Math.max(start + text.length, offset);
}
