// The choice of a repair: each proposal is tried, and the one with the fewest mistakes wins.
import type { Document as YamlDocument } from 'yaml';
import { applyEdits, offsetBeforeEdits, type TextEdit } from '../../../base/pure/positions.ts';
import { findFirstParseError, type ParseError } from '../parse/parse-error.ts';
import { parseYaml } from '../parse/parse-yaml.ts';
import { dropLines } from './drop-line.ts';
import { continuesEndedText } from './ended-text.ts';
import { countMisreadTexts, type MisreadTexts } from './misread-texts.ts';
import { proposeSuspiciousRepairs } from './repair-suspicious.ts';
import type { ChosenRepair, ListNames, Repair } from './repair.ts';
import { repairers } from './repairers.ts';

/** The data that a document gives. */
export interface Reading {
  /** Number of mistakes; of two repairs the one that leaves fewer is better. */
  mistakes: number;
  /** The data, as JSON with single spaces: two repairs that give the same are one reading. */
  data: string;
  /** @returns the lists that the group around a name may have, and has not; null when it may be any */
  listNames(name: string): string[] | null;
}

export type ReadDocument = (document: YamlDocument, text: string) => Reading;

/** A text on its way to being readable. */
export interface RepairState {
  text: string;
  document: YamlDocument;
  applied: ChosenRepair[];
  /** The edits of each repair, with offsets in the text before it. */
  steps: TextEdit[][];
  /** Parses so far to try repairs. */
  parses: number;
  read: ReadDocument;
}

/** So that no file can hold up the check, whatever the machine. */
const maxParses = 600;
/** A text of this size is one parse; a longer one counts as several. */
const usual = { characters: 8000, lines: 150 };
/** A text with more errors than this takes several times longer to parse. */
const manyErrors = 50;
/** Proposals of one repairer for one mistake. */
const maxProposals = 24;

/** Other readings offered for one mistake: more is no help. */
const maxOtherReadings = 2;

/** A repair that was tried, and what the text is read as with it. */
interface Attempt extends Pick<Reading, 'mistakes' | 'data'>, MisreadTexts {
  repair: Repair;
  /** The place of the repairer in the list of all. */
  order: number;
}

/** @returns the best repair of a parse error, or the best lines to drop, or null */
export function chooseRepair(error: ParseError, state: RepairState): ChosenRepair | null {
  const attempts = repairers.flatMap((repairer, order) =>
    repairer(error, createListNames(state))
      .slice(0, maxProposals)
      .flatMap((repair) => tryRepair(repair, { error, order, state }) ?? []),
  );
  if (attempts.length === 0)
    attempts.push(...dropLines(error).flatMap((repair) => tryRepair(repair, { error, order: 0, state }) ?? []));
  return chooseBest(
    attempts.filter((attempt) => beatsOtherEdits(attempt, state)),
    state,
  );
}

/** @returns the best repair of a text without parse errors, or null if none helps */
export function chooseSuspiciousRepair(state: RepairState): ChosenRepair | null {
  const now = countMistakes(state.document, state.text, state);
  const repairs = proposeSuspiciousRepairs(state.text, state.document, now, createListNames(state));
  const attempts = repairs.flatMap((repair) => tryRepair(repair, { error: null, order: 0, state }) ?? []);
  return chooseBest(
    attempts.filter(
      (attempt) =>
        (attempt.mistakes <= now - (attempt.repair.minGain ?? 1) ||
          isKeyKnown(attempt, now, state) ||
          attempt.repair.comesFirst) &&
        beatsOtherEdits(attempt, state),
    ),
    state,
  );
}

function chooseBest(attempts: Attempt[], state: RepairState): ChosenRepair | null {
  attempts.sort(
    (a, b) =>
      Number(b.repair.comesFirst ?? false) - Number(a.repair.comesFirst ?? false) ||
      a.mistakes - b.mistakes ||
      a.settings - b.settings ||
      Number(b.repair.isCertain ?? false) - Number(a.repair.isCertain ?? false) ||
      a.likelySettings - b.likelySettings ||
      a.order - b.order ||
      (a.repair.cost ?? 0) - (b.repair.cost ?? 0),
  );
  const [best] = attempts;
  if (!best) return null;
  const otherReadings = listOtherReadings(best, attempts, state);
  // A name that its group does not know may be the first word of a text.
  const isName = !best.repair.name || best.repair.isCertain || isNameKnown(best, state);
  const isSure = isName && state.parses <= maxParses && !continuesEndedText(best.repair, state.text);
  return { ...best.repair, otherReadings, ...(!isSure && { isGuess: true }) };
}

/** @returns the edits of the repairs that fit as well, and give other data */
function listOtherReadings(best: Attempt, attempts: readonly Attempt[], state: RepairState): TextEdit[][] {
  if (best.repair.isCertain || best.repair.comesFirst) return [];
  const fitting = attempts.filter(
    ({ mistakes, settings, data }) => mistakes === best.mistakes && settings === best.settings && data !== best.data,
  );
  if (fitting.length === 0) fitting.push(...listReadingsOfWords(best, attempts, state));
  const readings = new Map(fitting.toReversed().map(({ data, repair }) => [data, repair.edits]));
  return [...readings.values()].toReversed().slice(0, maxOtherReadings);
}

/**
 * Words that became text as nothing else fits may still be a setting that their group knows, with
 * a wrong value or twice.
 */
function listReadingsOfWords({ repair }: Attempt, attempts: readonly Attempt[], state: RepairState): Attempt[] {
  if (repair.edits.some(({ text }) => /[^ ]/.test(text))) return [];
  const [first] = repair.edits;
  const isSameLine = ({ start }: Repair) => !state.text.slice(first!.start, start).includes('\n');
  return attempts.filter((other) => isSameLine(other.repair) && isNameKnown(other, state));
}

/** @returns whether the group of the new setting has its name, or any other would fit worse there */
function isNameKnown({ repair: { name, edits }, mistakes }: Attempt, state: RepairState): boolean {
  if (!name) return false;
  return name.isRepeated || countMistakesWithOtherKey(edits, name.offset, state) > mistakes;
}

/** @returns null if the repair leaves a parse error as far down as it reaches */
function tryRepair(
  repair: Repair,
  { error, order, state }: { error: ParseError | null; order: number; state: RepairState },
): Attempt | null {
  if (repair.edits.length === 0 || state.parses > maxParses) return null;
  const text = applyEdits(state.text, repair.edits);
  const document = parseToTry(text, state);
  if (!document) return null;
  const next = findFirstParseError(text, document);
  const reach = Math.max(error?.line.end ?? 0, ...repair.edits.map(({ end }) => end));
  const isLast = error === null && !repair.comesFirst;
  if (next && (isLast || offsetBeforeEdits(next.start, repair.edits) <= reach)) return null;
  const texts = countMisreadTexts(document, text);
  const { mistakes, data } = state.read(document, text);
  return { ...texts, repair, order, mistakes: mistakes + texts.broken, data };
}

function beatsOtherEdits({ repair: { mustBeat }, mistakes }: Attempt, state: RepairState): boolean {
  return mustBeat === undefined || mistakes < countMistakesLeft(mustBeat, state);
}

/** @returns whether the new key is known in its group: any other leaves more mistakes */
function isKeyKnown({ repair, mistakes }: Attempt, now: number, state: RepairState): boolean {
  if (repair.keyOffset === undefined || mistakes > now) return false;
  return countMistakesWithOtherKey(repair.edits, repair.keyOffset, state) > mistakes;
}

function countMistakesWithOtherKey(edits: TextEdit[], offset: number, state: RepairState): number {
  return countMistakesLeft([...edits, { start: offset, end: offset, text: 'x' }], state);
}

function countMistakesLeft(edits: TextEdit[], state: RepairState): number {
  const text = applyEdits(state.text, edits);
  const document = parseToTry(text, state);
  return document ? countMistakes(document, text, state) : 0;
}

function createListNames(state: RepairState): ListNames {
  return (insert, name) => {
    const text = applyEdits(state.text, [insert]);
    const document = parseToTry(text, state);
    return document ? state.read(document, text).listNames(name) : [];
  };
}

/** @returns null when the work for this file is used up */
function parseToTry(text: string, state: RepairState): YamlDocument | null {
  state.parses += weigh(text) * (state.document.errors.length > manyErrors ? 4 : 1);
  return state.parses > maxParses ? null : parseYaml(text);
}

/** @returns as how many parses of a usual text its parse counts */
function weigh(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++;
  return Math.ceil(Math.max(text.length / usual.characters, lines / usual.lines));
}

function countMistakes(document: YamlDocument, text: string, { read }: RepairState): number {
  return read(document, text).mistakes + countMisreadTexts(document, text).broken;
}
