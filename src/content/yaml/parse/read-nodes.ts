// Turns YAML nodes into plain data, and reports what YAML would accept in silence: a name written twice,
// shorthands, tags, text cut off by a comment, nesting without end.
import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  visit,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { diagnose, type Diagnostic, type Fix, type Place } from './diagnostic.ts';
import { deepest } from './nesting.ts';
import { duplicatesIn } from './syntax/duplicate-key.ts';
import { silentTrap, type SilentTrap, type UsedAnchors } from './syntax/silent-traps.ts';

export interface NodeReading {
  value: unknown;
  diagnostics: Diagnostic[];
}

/** Makes a place from offsets in the mended text. */
export type PlaceAt = (start: number, end: number) => Place;

const mostCopies = 20;
/** Nobody reads more of one file; the others are said when these are mended. */
const mostReports = 100;

/** @returns the nodes' data and what is wrong with them */
export function readNodes(root: Node | null, text: string, placeAt: PlaceAt): NodeReading {
  const diagnostics: Diagnostic[] = [];
  const anchors = /[&*]/.test(text) ? anchorsIn(root) : noAnchors;
  const reader: Reader = {
    text,
    placeAt,
    report: (diagnostic) => {
      if (diagnostics.length < mostReports) diagnostics.push(diagnostic);
    },
    tooDeep: false,
    copied: new Map(),
    ...anchors,
  };
  return { value: root ? valueOf(root, reader, 0) : null, diagnostics };
}

interface Reader {
  text: string;
  placeAt: PlaceAt;
  report(diagnostic: Diagnostic): void;
  tooDeep: boolean;
  used: UsedAnchors;
  anchored: ReadonlyMap<string, Node>;
  /** How often each anchor's value was copied. */
  copied: Map<string, number>;
}

type Anchors = Pick<Reader, 'used' | 'anchored'>;

const noAnchors: Anchors = { used: new Set(), anchored: new Map() };

function anchorsIn(root: Node | null): Anchors {
  const anchored = new Map<string, Node>();
  const used = new Set<string>();
  if (!root) return noAnchors;
  visit(root, {
    Node: (_key, node) => {
      if (isAlias(node) && anchored.has(node.source)) used.add(node.source);
      const { anchor } = node as { anchor?: string };
      if (anchor !== undefined && !anchored.has(anchor)) anchored.set(anchor, node as Node);
    },
  });
  return { used, anchored };
}

function valueOf(node: unknown, reader: Reader, depth: number): unknown {
  if (node === null || node === undefined) return null;
  const trap = silentTrap(node as Node, reader.text, reader.used);
  if (trap) {
    reader.report(trap.report(reader.placeAt(trap.start, trap.end), fixesOf(trap, reader)));
    if (trap.meant !== undefined) return trap.meant;
  }
  if (isAlias(node)) return aliasValue(node.source, reader, depth);
  if (depth > deepest && isCollection(node)) return refuseDepth(node, reader);
  if (isMap(node)) return groupOf(node, reader, depth);
  if (isSeq(node)) return node.items.map((item) => valueOf(item, reader, depth + 1));
  return isScalar(node) ? scalarValue(node) : null;
}

function fixesOf({ start, end, better, edit }: SilentTrap, { placeAt }: Reader): Fix[] {
  const wanted = edit ?? (better === undefined ? undefined : { start, end, text: better });
  if (!wanted) return [];
  const { range } = placeAt(wanted.start, wanted.end);
  const isSure = edit?.isSure ?? true;
  const title = edit && isSure ? 'Move it below the other entries' : 'Put it in quotes';
  return [{ title, safe: isSure, edits: [{ range, text: wanted.text }] }];
}

/** An alias stands for its anchor's value, so that nothing else is said about it; only for plain values, against bombs. */
function aliasValue(name: string, reader: Reader, depth: number): unknown {
  const node = reader.anchored.get(name);
  if (isScalar(node)) return scalarValue(node);
  const seen = reader.copied.get(name) ?? 0;
  reader.copied.set(name, seen + 1);
  // Nothing inside is reported again, and a group that has itself inside ends at the deepest level.
  return node && seen < mostCopies
    ? valueOf(Object.assign(node.clone(), { anchor: undefined }), { ...reader, report: () => {} }, depth + 1)
    : null;
}

function groupOf(map: YAMLMap, reader: Reader, depth: number): Record<string, unknown> {
  const group: Record<string, unknown> = {};
  for (const diagnostic of duplicatesIn(map, reader.placeAt)) reader.report(diagnostic);
  for (const pair of map.items as Pair<Scalar, Node | null>[]) {
    const name = keyText(pair.key);
    // Data with these names could reach the prototype of JavaScript's objects further on.
    if (name === '__proto__')
      reader.report(
        diagnose('schema/unknown-key', keyPlace(pair.key, reader), {
          name,
          owner: 'any section',
          nearest: null,
          known: [],
          other: null,
        }),
      );
    else if (name === '<<') reader.report(diagnose('yaml/alias', keyPlace(pair.key, reader), { mark: '<<', name: '' }));
    else group[name] = valueOf(pair.value, reader, depth + 1);
  }
  return group;
}

function scalarValue(node: Scalar): unknown {
  if (typeof node.value === 'bigint') return Number(node.value);
  // .inf and .nan are numbers to YAML; nobody who writes a page means them, and no schema takes them.
  return typeof node.value === 'number' && !Number.isFinite(node.value) ? (node.source ?? '') : node.value;
}

function keyPlace(key: Scalar, reader: Reader): Place {
  return reader.placeAt(key.range?.[0] ?? 0, key.range?.[1] ?? 0);
}

/** @returns the text of a key */
export function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}

function refuseDepth(node: Node, reader: Reader): null {
  const start = node.range?.[0] ?? 0;
  if (!reader.tooDeep) reader.report(diagnose('yaml/too-deep', reader.placeAt(start, start + 1), { levels: deepest }));
  reader.tooDeep = true;
  return null;
}
