// Addresses without marks in an edited text: those that were typed are links, as on the page; those
// that were words before, behind a backslash, stay words.
import { findLinks, type LinkMark } from '../../../base/addresses/link-marks.ts';
import { mapRuns, normalizeRuns, type Mark, type Run, type TextBlock } from './text-blocks.ts';

/** Addresses in the words of a text before it was edited, as written, with where each leads. */
export type KnownAddresses = ReadonlyMap<string, string>;

/** Checks that a link says where it leads, so that it can be written without marks. */
export function isBareAddress(words: string, mark: Mark): boolean {
  const link = mark.kind === 'link' && mark.title === null ? readAddress(words) : undefined;
  return link !== undefined && mark.kind === 'link' && link.address === mark.address;
}

/** @returns the address that words are, all of them */
function readAddress(words: string): LinkMark | undefined {
  const [link] = findLinks(words);
  return link?.isBare && link.label === words ? link : undefined;
}

export function collectAddresses(parts: readonly (readonly Run[])[]): KnownAddresses {
  return new Map(
    parts.flatMap((runs) => findAddresses(runs, isBareAddress)).map(({ label, address }) => [label, address]),
  );
}

/** @returns a block with links at the addresses that were typed */
export function linkBlock(block: TextBlock, known: KnownAddresses): TextBlock {
  return mapRuns(block, (runs) => linkAddresses(runs, known));
}

/** @returns the runs with links at the addresses that were typed; a link of an address leads to what it says now */
export function linkAddresses(given: readonly Run[], known: KnownAddresses): Run[] {
  const targets = new Set(known.values());
  const isOfAddress = (words: string, mark: Mark) =>
    mark.kind === 'link' && mark.title === null && targets.has(mark.address) && readAddress(words) !== undefined;
  const runs = normalizeRuns(given);
  const addresses = findAddresses(runs, isOfAddress);
  if (addresses.length === 0) return runs;
  const units = runs.flatMap(({ text, marks }) => {
    const others = marks.filter((mark) => !isOfAddress(text, mark));
    return text.split('').map((unit) => ({ text: unit, marks: others, wasLink: others.length < marks.length }));
  });
  for (const { label, address, addressStart, addressEnd } of addresses) {
    const own = units.slice(addressStart, addressEnd);
    if (known.has(label) && !own.some(({ wasLink }) => wasLink)) continue;
    for (const unit of own) unit.marks = [...unit.marks, { kind: 'link', address, title: null }];
  }
  return normalizeRuns(units.map(({ text, marks }) => ({ text, marks })));
}

/** @returns the addresses in words without links, and in links of addresses */
function findAddresses(runs: readonly Run[], isOfAddress: (words: string, mark: Mark) => boolean): LinkMark[] {
  const isHidden = ({ text, marks }: Run) =>
    marks.some((mark) => mark.kind === 'code' || (mark.kind === 'link' && !isOfAddress(text, mark)));
  const words = runs.map((run) => (isHidden(run) ? '\n'.repeat(run.text.length) : run.text)).join('');
  return findLinks(words).filter(({ isBare }) => isBare);
}
