// Mends what YAML cannot read, one mistake at a time, and keeps what was found: a mistake in the writing
// never hides the mistakes below it. The repairs are also the fixes.
import { isScalar, visit, type Document, type YAMLParseError } from 'yaml';
import { diagnose, type Diagnostic, type Fix, type Place } from '../diagnostic.ts';
import { applyEdits, beforeEdits, type TextEdit } from '../positions.ts';
import { conflictRepair } from './merge-conflict.ts';
import { silentRepairs } from './silent-repairs.ts';
import { giveUp } from './give-up.ts';
import { lineAt, linesOf } from './lines.ts';
import { lineEndRepair } from './odd-space.ts';
import { traps } from './traps.ts';
import { firstWound, parseText, type Repair, type Wound } from './wound.ts';

/** A mistake in the writing, with offsets in the text on disk, and the edits that mend it. */
export interface Finding {
  start: number;
  end: number;
  edits: TextEdit[];
  isLossy: boolean;
  report(place: Place, fixes: Fix[]): Diagnostic;
}

export interface Mending {
  text: string;
  /** Null when the text could not be mended. */
  document: Document | null;
  findings: Finding[];
  toOriginal(offset: number): number;
}

/** Weighs what does not fit in a document's data: of two ways to mend a text, the better one leaves less. */
export type Judge = (document: Document, text: string) => number;

const mostRepairs = 25;
/** So many errors in a text of more than so many characters are not mended to the end. */
const mostErrors = 200;
const manyErrorsAt = 20_000;
/** How many characters may be parsed to find repairs, so that no file can hold up the check. */
const budget = 4_000_000;
/** How many repairs one trap may propose for one mistake. */
const mostProposals = 24;

interface Mender {
  text: string;
  document: Document;
  findings: Finding[];
  steps: TextEdit[][];
  spent: number;
  judge: Judge;
}

/** @returns the text as YAML can read it, and what was wrong */
export function mend(text: string, judge: Judge = () => 0): Mending {
  const document = parseText(text);
  const { errors } = document;
  if (errors.length > mostErrors && text.length > manyErrorsAt) return mendHead(text, errors, judge);
  const mender: Mender = { text, document, findings: [], steps: [], spent: 0, judge };
  const lineEnds = text.includes('\r') ? lineEndRepair(text) : null;
  if (lineEnds) apply(lineEnds, mender);
  for (let count = 0; count < mostRepairs; count++) {
    const conflict = conflictRepair(mender.text);
    if (conflict) apply(conflict, mender);
    else break;
  }
  for (let count = 0; count < mostRepairs; count++) {
    const wound = firstWound(mender.text, mender.document);
    const repair = wound ? repairFor(wound, mender) : bestSilent(mender);
    if (repair) apply(repair, mender);
    else if (wound) return unmended(wound, mender);
    else return result(mender, mender.document);
  }
  const rest = firstWound(mender.text, mender.document);
  return rest ? unmended(rest, mender) : result(mender, mender.document);
}

/** Of a large file that is hopelessly wrong only the beginning is mended, so that the first mistakes are said in good time. */
function mendHead(text: string, errors: readonly YAMLParseError[], judge: Judge): Mending {
  const starts = errors.map(({ pos }) => pos[0]).sort((a, b) => a - b);
  const end = text.lastIndexOf('\n', starts[mostRepairs]) + 1;
  const head = mend(text.slice(0, Math.min(end, manyErrorsAt)), judge);
  if (head.findings.length > 0) return { ...head, document: null };
  const lines = linesOf(text);
  const [start = 0] = starts;
  const { edits, isLossy = true, ...finding } = lineOf({ start, end: start, line: lineAt(lines, start) });
  return { ...head, findings: [{ ...finding, edits, isLossy }], document: null };
}

function result({ text, findings, steps }: Mender, document: Document | null): Mending {
  return { text, document, findings, toOriginal: (offset) => originalOffset(offset, steps) };
}

/** What is left when nothing helps: the mistake as YAML places it, and no data. */
function unmended(wound: Wound, mender: Mender): Mending {
  const [repair = lineOf(wound)] = giveUp(wound);
  mender.findings.push(findingOf({ ...repair, edits: [] }, mender));
  return result(mender, null);
}

const reportSyntax: Repair['report'] = (place) => diagnose('yaml/syntax', place, {});

/** What is left to say of a line that is too long to look at. */
function lineOf({ start, end, line }: Pick<Wound, 'start' | 'end' | 'line'>): Repair {
  return { start, end: Math.min(Math.max(end, start + 1), line.end), edits: [], isLossy: true, report: reportSyntax };
}

function apply(repair: Repair, mender: Mender): void {
  mender.findings.push(findingOf(repair, mender));
  mender.text = applyEdits(mender.text, repair.edits);
  mender.steps.push(repair.edits);
  mender.document = parseText(mender.text);
}

function findingOf({ start, end, edits, isLossy = false, report }: Repair, { steps }: Mender): Finding {
  const original = (offset: number) => originalOffset(offset, steps);
  const mapped = edits.map((edit) => ({ start: original(edit.start), end: original(edit.end), text: edit.text }));
  return { start: original(start), end: original(end), edits: mapped, isLossy, report };
}

function originalOffset(offset: number, steps: TextEdit[][]): number {
  return steps.reduceRight((at, edits) => beforeEdits(at, edits), offset);
}

interface Attempt {
  repair: Repair;
  misfits: number;
  order: number;
}

function repairFor(wound: Wound, mender: Mender): Repair | null {
  const attempts: Attempt[] = [];
  for (const [order, trap] of traps.entries()) {
    for (const repair of trap(wound).slice(0, mostProposals)) {
      const attempt = tryOut(repair, { wound, order, mender });
      if (attempt) attempts.push(attempt);
    }
  }
  if (attempts.length === 0)
    attempts.push(...giveUp(wound).flatMap((repair) => tryOut(repair, { wound, order: 0, mender }) ?? []));
  return best(attempts);
}

function best(attempts: Attempt[]): Repair | null {
  attempts.sort((a, b) => a.misfits - b.misfits || a.order - b.order || (a.repair.cost ?? 0) - (b.repair.cost ?? 0));
  return attempts[0]?.repair ?? null;
}

/** @returns null when the repair does not help: it must leave nothing wrong as far as it reaches */
function tryOut(
  repair: Repair,
  { wound, order, mender }: { wound: Wound | null; order: number; mender: Mender },
): Attempt | null {
  // A text with very many mistakes takes longer to parse.
  mender.spent += mender.text.length * (mender.document.errors.length > 50 ? 4 : 1);
  if (mender.spent > budget || repair.edits.length === 0) return null;
  const text = applyEdits(mender.text, repair.edits);
  const document = parseText(text);
  const next = firstWound(text, document);
  const reach = Math.max(wound?.line.end ?? 0, ...repair.edits.map(({ end }) => end));
  if (next && (wound === null || beforeEdits(next.start, repair.edits) <= reach)) return null;
  return { repair, order, misfits: mender.judge(document, text) + sentencesAsNames(document) };
}

/** Names with spaces are no settings: a repair that makes one has split a text at its colon. */
function sentencesAsNames(document: Document): number {
  let count = 0;
  visit(document, {
    Pair: (_key, { key }) => {
      if (isScalar(key) && /\s/.test(String(key.value))) count++;
    },
  });
  return count;
}

/** What YAML reads without an error, but plainly not as it was meant. */
function bestSilent(mender: Mender): Repair | null {
  const repairs = silentRepairs(mender.text, mender.document);
  if (repairs.length === 0) return null;
  const now = mender.judge(mender.document, mender.text) + sentencesAsNames(mender.document);
  const attempts = repairs.flatMap((repair) => tryOut(repair, { wound: null, order: 0, mender }) ?? []);
  return best(
    attempts.filter(
      (attempt) =>
        (attempt.misfits <= now - (attempt.repair.gain ?? 1) || isKnownThere(attempt, now, mender)) &&
        beatsRival(attempt, mender),
    ),
  );
}

function beatsRival({ repair: { rival }, misfits }: Attempt, mender: Mender): boolean {
  return rival === undefined || misfits < misfitsWith(rival, mender);
}

function misfitsWith(edits: TextEdit[], { text, judge }: Mender): number {
  const edited = applyEdits(text, edits);
  return judge(parseText(edited), edited);
}

/** Whether the name that is taken out of a text is known where it is put: any other name would not fit. */
function isKnownThere({ repair, misfits }: Attempt, now: number, mender: Mender): boolean {
  if (repair.namedAt === undefined || misfits > now) return false;
  const other = [...repair.edits, { start: repair.namedAt, end: repair.namedAt, text: 'x' }];
  return misfitsWith(other, mender) + sentencesAsNames(mender.document) > misfits;
}
