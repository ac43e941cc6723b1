// Data from YAML nodes, with reports of what YAML accepts without a warning.
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
import type { Diagnostic, Fix } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { maxDepth } from './depth-limit.ts';
import { findDuplicateKeys } from './duplicate-key.ts';
import { placeKey, toKeyText, type PlaceAt } from './key-nodes.ts';
import { inspectNode, type UsedAnchors } from './suspicious-nodes.ts';
import type { SuspiciousNode } from './suspicious-node.ts';
import { fixTitles } from '../../diagnostics/messages/notes.ts';
import { owners } from '../../diagnostics/messages/names.ts';

export interface NodeData {
  value: unknown;
  diagnostics: Diagnostic[];
}

/** Copies of the value of one anchor. */
const maxCopies = 20;
/** Nobody reads more of one file; the others are reported when these are fixed. */
const maxDiagnostics = 100;

/** @returns the data of the nodes, and what is wrong with them */
export function readNodes(root: Node | null, text: string, placeAt: PlaceAt): NodeData {
  const diagnostics: Diagnostic[] = [];
  const anchors = /[&*]/.test(text) ? findAnchors(root) : noAnchors;
  const reader: Reader = {
    text,
    placeAt,
    report: (diagnostic) => {
      if (diagnostics.length < maxDiagnostics) diagnostics.push(diagnostic);
    },
    tooDeep: false,
    copied: new Map(),
    ...anchors,
  };
  return { value: root ? readValue(root, reader, 0) : null, diagnostics };
}

interface Reader {
  text: string;
  placeAt: PlaceAt;
  report(diagnostic: Diagnostic): void;
  tooDeep: boolean;
  used: UsedAnchors;
  anchored: ReadonlyMap<string, Node>;
  /** Number of copies of each anchor's value. */
  copied: Map<string, number>;
}

type Anchors = Pick<Reader, 'used' | 'anchored'>;

const noAnchors: Anchors = { used: new Set(), anchored: new Map() };

function findAnchors(root: Node | null): Anchors {
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

function readValue(node: unknown, reader: Reader, depth: number): unknown {
  if (node === null || node === undefined) return null;
  const suspicious = inspectNode(node as Node, reader.text, reader.used);
  if (suspicious) {
    const { start, end, guess, report } = suspicious;
    reader.report(report(reader.placeAt(start, end), createFixes(suspicious, reader)));
    if (guess !== undefined) return guess;
  }
  if (isAlias(node)) return readAlias(node.source, reader, depth);
  if (depth > maxDepth && isCollection(node)) return refuseDepth(node, reader);
  if (isMap(node)) return readMap(node, reader, depth);
  if (isSeq(node)) return node.items.map((item) => readValue(item, reader, depth + 1));
  return isScalar(node) ? readScalar(node) : null;
}

function createFixes({ start, end, better, edit }: SuspiciousNode, { placeAt }: Reader): Fix[] {
  const wanted = edit ?? (better === undefined ? undefined : { start, end, text: better });
  if (!wanted) return [];
  const { range } = placeAt(wanted.start, wanted.end);
  const isSure = edit?.isSure ?? true;
  const title = edit?.title ?? (edit && isSure ? fixTitles.moveBelowEntries() : fixTitles.putInQuotes());
  return [{ title, safe: isSure, edits: [{ range, text: wanted.text }] }];
}

/** Only the shorthand is reported, and not its value; `maxCopies` stops alias bombs. */
function readAlias(name: string, reader: Reader, depth: number): unknown {
  const node = reader.anchored.get(name);
  if (isScalar(node)) return readScalar(node);
  const seen = reader.copied.get(name) ?? 0;
  reader.copied.set(name, seen + 1);
  // Nothing inside is reported again. A group that contains itself ends at the maximum depth.
  return node && seen < maxCopies
    ? readValue(Object.assign(node.clone(), { anchor: undefined }), { ...reader, report: () => {} }, depth + 1)
    : null;
}

function readMap(map: YAMLMap, reader: Reader, depth: number): Record<string, unknown> {
  const group: Record<string, unknown> = {};
  for (const diagnostic of findDuplicateKeys(map, reader)) reader.report(diagnostic);
  for (const pair of map.items as Pair<Scalar, Node | null>[]) {
    const name = toKeyText(pair.key);
    const place = () => placeKey(pair.key, reader.placeAt);
    // Data with this name could later change the prototype of JavaScript's objects.
    if (name === '__proto__') {
      const facts = { name, owner: owners.anySection(), nearest: null, known: [], otherTypes: [] };
      reader.report(diagnose('schema/unknown-key', place(), facts));
    } else if (name === '<<') reader.report(diagnose('yaml/alias', place(), { mark: '<<', name: '' }));
    else group[name] = readValue(pair.value, reader, depth + 1);
  }
  return group;
}

function readScalar(node: Scalar): unknown {
  if (typeof node.value === 'bigint') return Number(node.value);
  // YAML reads .inf and .nan as numbers, which no author means and no schema accepts.
  return typeof node.value === 'number' && !Number.isFinite(node.value) ? (node.source ?? '') : node.value;
}

function refuseDepth(node: Node, reader: Reader): null {
  const start = node.range?.[0] ?? 0;
  if (!reader.tooDeep) reader.report(diagnose('yaml/too-deep', reader.placeAt(start, start + 1), { levels: maxDepth }));
  reader.tooDeep = true;
  return null;
}
