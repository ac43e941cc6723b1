// Section moves: plans the new texts of files when sections of a page are moved or copied to
// another one, as they are written, with the links to their anchors.
import { findLinks } from '../base/addresses/link-marks.ts';
import { replaceAddresses as replaceLinks } from '../base/addresses/replace-links.ts';
import { splitAddress } from '../base/addresses/address.ts';
import { isGroup } from '../base/pure/pointer.ts';
import { applyEdits, type TextEdit } from '../base/pure/positions.ts';
import { refuse, type Result } from '../base/pure/result.ts';
import type { TextSet } from '../base/pure/text-set.ts';
import type { Place } from '../checker/diagnostics/diagnostic.ts';
import type { RuleContext } from '../checker/site-model/rule-context.ts';
import { readYaml } from '../checker/yaml/read-yaml.ts';
import { findMentions, findOwnRoute } from './find-usages.ts';
import { matchHost, planMentionEdits } from './mention-edits.ts';
import type { Edit } from './model/edit.ts';
import { getAtPath, type Path } from './model/path.ts';
import { listAnchors, nameAnchors } from './model/section-anchors.ts';
import { sectionMoveWords } from './messages/sections.ts';
import { editInOrder } from './engine/apply-edit.ts';
import { appendSections, readSectionLines, type SectionLines } from './section-lines.ts';
import { createSourceReader } from './source-reader.ts';

export interface PageText {
  route: string;
  file: string;
  text: string;
}

export interface SectionMove {
  from: PageText;
  to: PageText;
  /** Places of the sections in the list of the page, in order. */
  sections: readonly number[];
  isCopy: boolean;
}

export interface SectionMovePlan {
  /** The new texts by file. */
  texts: Map<string, string>;
  /** Count of the links that lead to the new place. */
  links: number;
  /** Anchors that are called otherwise on the other page, which has them already. */
  renamed: [from: string, to: string][];
  /** Links that cannot be changed, because placeholders make them up or several pages have them. */
  byHand: Place[];
}

/** @returns what would change, or why the sections cannot move, as a sentence */
export function planSectionMove(move: SectionMove, context: RuleContext, texts: TextSet): Result<SectionMovePlan> {
  const { from, to, sections, isCopy } = move;
  const lines = readSectionLines(from.text);
  const chosen = sections.map((index) => lines[index]);
  if (!chosen.every((each) => each !== undefined)) return refuse(sectionMoveWords.mistakes());
  const anchors = nameMoved(move);
  const links = planLinks({ ...move, anchors, context, texts, chosen });
  const moved = chosen.map((each) => moveLines(each, links.inside));
  const edited = readYaml(from.file, applyEdits(from.text, links.inside)).value;
  const values = sections.map((index) => getAtPath(edited, ['blocks', index]));
  const appended = appendSections(applyEdits(to.text, links.edits.get(to.file) ?? []), moved, values);
  if (!appended.ok) return appended;
  const renames = [...anchors].filter(([old, now]) => old !== now);
  const target = editInOrder(appended.text, renameAnchors(appended, new Map(renames)));
  if (!target.ok) return target;
  const changed = new Map([...links.edits].map(([file, edits]) => [file, applyEdits(texts.text(file), edits)]));
  changed.set(to.file, target.text);
  if (!isCopy) {
    const left = sections.toReversed().map((index) => ({ kind: 'remove' as const, path: ['blocks', index] }));
    const source = editInOrder(applyEdits(from.text, links.outside), left);
    if (!source.ok) return source;
    changed.set(from.file, source.text);
  }
  return { ok: true, texts: changed, links: links.count, renamed: renames, byHand: links.byHand };
}

/** @returns the anchors of the sections, with what they are called on the other page */
function nameMoved({ from, to, sections }: SectionMove): Map<string, string> {
  const data = readYaml(from.file, from.text).value;
  const own = sections.flatMap((index) => listAnchors(getAtPath(data, ['blocks', index])));
  return nameAnchors(own, listAnchors(readYaml(to.file, to.text).value));
}

/** @returns the edits that rename anchors in the sections of a page from a place on */
function renameAnchors({ text, at }: { text: string; at: number }, renames: ReadonlyMap<string, string>): Edit[] {
  const visit = (value: unknown, path: Path): Edit[] => {
    if (Array.isArray(value)) return value.flatMap((each, index) => visit(each, [...path, index]));
    if (!isGroup(value)) return [];
    const now = typeof value.type === 'string' ? renames.get(String(value.id)) : undefined;
    const own = now === undefined ? [] : [{ kind: 'set' as const, path: [...path, 'id'], value: now }];
    return [...own, ...Object.entries(value).flatMap(([key, each]) => visit(each, [...path, key]))];
  };
  const blocks = getAtPath(readYaml('', text).value, ['blocks']);
  return Array.isArray(blocks) ? blocks.slice(at).flatMap((block, index) => visit(block, ['blocks', at + index])) : [];
}

interface LinkMove extends SectionMove {
  anchors: ReadonlyMap<string, string>;
  context: RuleContext;
  texts: TextSet;
  chosen: readonly SectionLines[];
}

interface MovedLinks {
  /** By file, other than that of the page which the sections leave. */
  edits: Map<string, TextEdit[]>;
  /** In the page that they leave: in the sections, and elsewhere. */
  inside: TextEdit[];
  outside: TextEdit[];
  count: number;
  byHand: Place[];
}

function planLinks({ from, to, isCopy, anchors, context, texts, chosen }: LinkMove): MovedLinks {
  const site = { context, texts, sourceAt: createSourceReader(texts) };
  const host = matchHost(context);
  const toMoved = (address: string): string => {
    const [before = ''] = host.exec(address) ?? [];
    const { path, query, anchor } = splitAddress(address.slice(before.length));
    const name = anchors.get(anchor.slice(1));
    const isHere = path === '' ? before === '' : findOwnRoute(path, context) === from.route;
    return name === undefined || !isHere ? address : `${before}${to.route}${query}#${name}`;
  };
  // What leads to a place on the page itself leads there from the other page, too.
  const inMoved = (address: string): string => {
    if (!address.startsWith('#') || address === '#top') return isCopy ? address : toMoved(address);
    const name = anchors.get(address.slice(1));
    return name === undefined ? `${from.route}${address}` : `#${name}`;
  };
  const plan = (places: readonly Place[], renew: (address: string) => string) =>
    planMentionEdits(site, places, (inner) => changeLinks(inner, renew));
  const isInside = ({ file, range }: Place) =>
    file === from.file && chosen.some(({ start, end }) => start <= range.start.offset && range.start.offset < end);
  const page = context.routes.get(from.route);
  const onPage = (renew: (address: string) => string): Place[] =>
    (page?.mentions ?? []).flatMap(({ kind, name }, index) =>
      kind === 'address' && renew(name) !== name ? [page!.locate(index)] : [],
    );
  const inside = plan(onPage(inMoved).filter(isInside), inMoved);
  const edits = inside.edits.get(from.file) ?? [];
  if (isCopy) return { edits: new Map(), inside: edits, outside: [], count: 0, byHand: inside.byHand };
  const ownPlaces = onPage(toMoved).filter((place) => !isInside(place));
  const outside = plan(
    ownPlaces.filter(({ file }) => file === from.file),
    toMoved,
  );
  const elsewhere = findMentions(
    context,
    ({ kind, name }) => kind === 'address' && !name.startsWith('#') && toMoved(name) !== name,
  );
  const others = plan(
    elsewhere.filter(({ file }) => file !== from.file),
    (address) => (address.startsWith('#') ? address : toMoved(address)),
  );
  // In a shared section it depends on the page where such a link leads.
  const inShared = ownPlaces.filter(({ file }) => file !== from.file && !elsewhere.some((each) => each.file === file));
  const count = [...outside.edits.values(), ...others.edits.values()].reduce((sum, each) => sum + each.length, 0);
  return {
    edits: others.edits,
    inside: edits,
    outside: outside.edits.get(from.file) ?? [],
    count,
    byHand: [...inside.byHand, ...outside.byHand, ...others.byHand, ...inShared],
  };
}

function changeLinks(raw: string, renew: (address: string) => string): string {
  return findLinks(raw).length > 0 ? replaceLinks(raw, ({ address }) => renew(address)) : renew(raw);
}

function moveLines({ start, end, text, ...rest }: SectionLines, edits: readonly TextEdit[]): SectionLines {
  const own = edits.filter((each) => start <= each.start && each.end <= end);
  const moved = own.map((each) => ({ ...each, start: each.start - start, end: each.end - start }));
  return { ...rest, start, end, text: applyEdits(text, moved) };
}
