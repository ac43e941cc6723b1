// The choice of a repair: each proposal is tried, and the one with the fewest mistakes wins.
import { isScalar, visit, type Document as YamlDocument } from 'yaml';
import { applyEdits, offsetBeforeEdits, type TextEdit } from '../../primitives/positions.ts';
import { findFirstParseError, type ParseError } from '../parse/parse-error.ts';
import { parseYaml } from '../parse/parse-yaml.ts';
import { dropLines } from './drop-line.ts';
import { proposeSuspiciousRepairs } from './repair-suspicious.ts';
import type { Repair } from './repair.ts';
import { repairers } from './repairers.ts';

/** Counts the mistakes in a document; of two repairs the one that leaves fewer is better. */
export type ScoreDocument = (document: YamlDocument, text: string) => number;

/** A text on its way to being readable. */
export interface RepairState {
  text: string;
  document: YamlDocument;
  applied: Repair[];
  /** The edits of each repair, with offsets in the text before it. */
  steps: TextEdit[][];
  /** How many characters have been parsed to try repairs. */
  parsedLength: number;
  score: ScoreDocument;
}

/** In characters, so that no file can hold up the check. */
const maxParsedLength = 4_000_000;
/** Of one repairer for one mistake. */
const maxProposals = 24;

interface Attempt {
  repair: Repair;
  /** The place of the repairer in the list of all. */
  order: number;
  /** How many mistakes the repair leaves. */
  mistakes: number;
}

/** @returns the best repair of a parse error, or the best lines to drop, or null */
export function chooseRepair(error: ParseError, state: RepairState): Repair | null {
  const attempts = repairers.flatMap((repairer, order) =>
    repairer(error)
      .slice(0, maxProposals)
      .flatMap((repair) => tryRepair(repair, { error, order, state }) ?? []),
  );
  if (attempts.length === 0)
    attempts.push(...dropLines(error).flatMap((repair) => tryRepair(repair, { error, order: 0, state }) ?? []));
  return chooseBest(attempts);
}

/** @returns the best repair of a text without parse errors, or null if none helps */
export function chooseSuspiciousRepair(state: RepairState): Repair | null {
  const repairs = proposeSuspiciousRepairs(state.text, state.document);
  if (repairs.length === 0) return null;
  const now = state.score(state.document, state.text) + countSentenceKeys(state.document);
  const attempts = repairs.flatMap((repair) => tryRepair(repair, { error: null, order: 0, state }) ?? []);
  return chooseBest(
    attempts.filter(
      (attempt) =>
        (attempt.mistakes <= now - (attempt.repair.minGain ?? 1) || isKeyKnown(attempt, now, state)) &&
        beatsOtherEdits(attempt, state),
    ),
  );
}

function chooseBest(attempts: Attempt[]): Repair | null {
  attempts.sort((a, b) => a.mistakes - b.mistakes || a.order - b.order || (a.repair.cost ?? 0) - (b.repair.cost ?? 0));
  return attempts[0]?.repair ?? null;
}

/** @returns null if the repair leaves a parse error as far down as it reaches */
function tryRepair(
  repair: Repair,
  { error, order, state }: { error: ParseError | null; order: number; state: RepairState },
): Attempt | null {
  // A text with very many errors takes longer to parse.
  state.parsedLength += state.text.length * (state.document.errors.length > 50 ? 4 : 1);
  if (state.parsedLength > maxParsedLength || repair.edits.length === 0) return null;
  const text = applyEdits(state.text, repair.edits);
  const document = parseYaml(text);
  const next = findFirstParseError(text, document);
  const reach = Math.max(error?.line.end ?? 0, ...repair.edits.map(({ end }) => end));
  if (next && (error === null || offsetBeforeEdits(next.start, repair.edits) <= reach)) return null;
  return { repair, order, mistakes: state.score(document, text) + countSentenceKeys(document) };
}

/** A key with spaces is a mistake: the repair has split a text at its colon. */
function countSentenceKeys(document: YamlDocument): number {
  let count = 0;
  visit(document, {
    Pair: (_key, { key }) => {
      if (isScalar(key) && /\s/.test(String(key.value))) count++;
    },
  });
  return count;
}

function beatsOtherEdits({ repair: { mustBeat }, mistakes }: Attempt, state: RepairState): boolean {
  return mustBeat === undefined || mistakes < scoreAfter(mustBeat, state);
}

/** @returns whether the new key is known in its group: any other leaves more mistakes */
function isKeyKnown({ repair, mistakes }: Attempt, now: number, state: RepairState): boolean {
  if (repair.keyOffset === undefined || mistakes > now) return false;
  const otherKey = [...repair.edits, { start: repair.keyOffset, end: repair.keyOffset, text: 'x' }];
  return scoreAfter(otherKey, state) + countSentenceKeys(state.document) > mistakes;
}

function scoreAfter(edits: TextEdit[], { text, score }: RepairState): number {
  const edited = applyEdits(text, edits);
  return score(parseYaml(edited), edited);
}
