// Takes from the one stylesheet what a page uses: a rule stays when all classes of its selector
// occur in the page, or in the code of the live parts on it.
import postcss, { type ChildNode, type Rule } from 'postcss';
import { withoutNeedlessRules } from './column-rules.ts';

/** A rule with the at-rules around it, ready to be chosen. */
interface Piece {
  /** The at-rules around it, outermost first: `@layer utilities`, `@media (width>=768px)`. */
  wraps: string[];
  text: string;
  /** The names of which at least one list must be there whole; no list: always there. */
  needs: string[][];
}

/** Chooses from one stylesheet. */
export interface PageCss {
  /**
   * @returns the CSS for the names in a page and those that its scripts may set, in the
   * stylesheet's own order
   */
  cssFor(names: Iterable<string>): string;
  /**
   * @returns a short text that is the same for names with the same CSS, much faster than that CSS
   */
  toKey(names: Iterable<string>): string;
  /**
   * @returns those words that the stylesheet has rules for, and its names that begin with a word
   * that ends with a hyphen: packages join names from such a beginning
   */
  classesAmong(words: readonly string[]): string[];
}

/** A stylesheet that is taken apart, as plain JSON. */
export interface Sheet {
  /** Statement of the order of its layers. */
  order: string[];
  pieces: Piece[];
}

/** Takes a stylesheet apart, which takes as long as rendering dozens of pages. */
export function parseSheet(css: string): Sheet {
  const order: string[] = [];
  const pieces = splitPieces(postcss.parse(css).nodes, [], order);
  return { order, pieces };
}

/** @returns what chooses from a stylesheet, for all pages of a site */
export function createPageCss({ order, pieces }: Sheet): PageCss {
  const choose = createChooser(pieces);
  const known = new Map([...new Set(pieces.flatMap(({ needs }) => needs.flat()))].map((name, index) => [name, index]));
  return {
    cssFor: (names) => {
      const used = new Set(names);
      return withoutNeedlessRules(order.join('') + join(choose(used)), used);
    },
    toKey: (names) => String.fromCharCode(...encodeNames(names, known)),
    classesAmong: (words) => {
      const beginnings = [...new Set(words)].filter((word) => /^[a-z][\w-]*-$/i.test(word));
      const joined = [...known.keys()].filter((name) => beginnings.some((beginning) => name.startsWith(beginning)));
      return [...new Set([...words.filter((word) => known.has(word)), ...joined])];
    },
  };
}

/** One bit for each name that is known, set for those that are given. */
function encodeNames(names: Iterable<string>, known: ReadonlyMap<string, number>): Uint16Array {
  const bits = new Uint16Array(Math.ceil(known.size / 16));
  for (const name of names) {
    const index = known.get(name);
    if (index !== undefined) bits[index >> 4]! |= 1 << (index & 15);
  }
  return bits;
}

/**
 * @returns a function that gives the pieces for the names in use; it looks only at those that begin
 * with one of them
 */
function createChooser(pieces: Piece[]): (used: ReadonlySet<string>) => Piece[] {
  const byFirstName = new Map<string, { index: number; names: string[] }[]>();
  for (const [index, { needs }] of pieces.entries())
    for (const names of needs) byFirstName.set(names[0]!, [...(byFirstName.get(names[0]!) ?? []), { index, names }]);
  const always = pieces.map(({ needs }) => needs.length === 0);
  const definitions = findDefinitions(pieces);
  return (used) => {
    const chosen = [...always];
    for (const first of used)
      for (const { index, names } of byFirstName.get(first) ?? [])
        if (names.every((name) => used.has(name))) chosen[index] = true;
    // Registered properties and keyframes stay only when a chosen rule names them.
    for (const { index, users } of definitions) chosen[index] = users.some((user) => chosen[user]);
    return pieces.filter((_piece, index) => chosen[index]);
  };
}

function findDefinitions(pieces: Piece[]): { index: number; users: number[] }[] {
  const names = pieces.map((piece) => /^@(?:property|(?:-webkit-)?keyframes)\s+([\w-]+)/.exec(piece.text)?.[1]);
  return pieces.flatMap((_piece, index) => {
    const name = names[index];
    if (name === undefined) return [];
    const users = pieces.flatMap(({ text }, user) => (names[user] === undefined && text.includes(name) ? [user] : []));
    return [{ index, users }];
  });
}

/** @returns every word of a source file that could be a class name */
export function splitWords(source: string): string[] {
  return source.split(/[\s"'`]+/);
}

function splitPieces(nodes: ChildNode[], wraps: string[], order: string[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type === 'rule') return [{ wraps, text: node.toString(), needs: readNeeds(node) }];
    if (node.type !== 'atrule') return [];
    if (node.name === 'layer' && !node.nodes) return (order.push(`${node.toString()};`), []);
    if (node.nodes && /^(layer|media|supports|container)$/.test(node.name)) {
      return splitPieces(node.nodes, [...wraps, `@${node.name} ${node.params}`], order);
    }
    return [{ wraps, text: node.toString(), needs: [] }];
  });
}

function readNeeds(rule: Rule): string[][] {
  const lists = rule.selectors.map((selector) => {
    const plain = selector
      .replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
      // Only names that must be present count; none of those that are alternatives.
      .replaceAll(/:(?:has|is|where)\(((?:[^()]|\([^()]*\))*)\)/g, (_all, inner: string) =>
        inner.includes(',') ? '' : inner,
      );
    const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map((match) => match[1]!.replaceAll(/\\(.)/g, '$1'));
    const attributes = [...plain.matchAll(/\[(data-[a-z]+)=["']?([\w-]*)["']?\]/g)].map(
      (match) => `${match[1]}="${match[2]}"`,
    );
    return [...classes, ...attributes];
  });
  return lists.some((names) => names.length === 0) ? [] : lists;
}

/** Writes pieces one after the other, opening and closing the at-rules that differ. */
function join(pieces: Piece[]): string {
  let text = '';
  let open: string[] = [];
  for (const { wraps, text: rule } of [...pieces, { wraps: [], text: '' }]) {
    const shared = wraps.findIndex((wrap, index) => wrap !== open[index]);
    const kept = shared === -1 ? Math.min(wraps.length, open.length) : shared;
    text +=
      '}'.repeat(open.length - kept) +
      wraps
        .slice(kept)
        .map((wrap) => `${wrap}{`)
        .join('') +
      rule;
    open = wraps;
  }
  return text;
}
