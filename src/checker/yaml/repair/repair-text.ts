// Error recovery: repairs a text one mistake at a time until it can be parsed, and keeps the
// repairs. They are both what is reported and the fixes; a mistake never hides those below it.
import type { Document as YamlDocument, YAMLParseError } from 'yaml';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { applyEdits, offsetBeforeEdits, type TextEdit } from '../../../base/pure/positions.ts';
import { findLine, splitLines } from '../parse/lines.ts';
import { findFirstParseError, type ParseError } from '../parse/parse-error.ts';
import { parseYaml } from '../parse/parse-yaml.ts';
import { chooseRepair, chooseSuspiciousRepair, type RepairState, type ReadDocument } from './choose-repair.ts';
import { dropLines } from './drop-line.ts';
import { repairConflict } from './merge-conflict.ts';
import { repairLineEnds } from './non-ascii-space.ts';
import type { ChosenRepair, Repair } from './repair.ts';

export interface RepairedText {
  text: string;
  /** Null if the text could not be repaired. */
  document: YamlDocument | null;
  /** The repairs, with offsets in the text on disk. */
  applied: ChosenRepair[];
  /** @returns the offset on disk of an offset in the repaired text */
  toOriginal(offset: number): number;
}

const maxRepairs = 25;
/** A longer text with more errors than this is repaired only up to here, and gives no data. */
const maxErrors = 200;
const maxLengthWithManyErrors = 20_000;

const nothingKnown = { mistakes: 0, data: '', listNames: () => null };

/**
 * Repairs a text in memory.
 * @param read counts the mistakes that are left, to compare repairs; without it all are equal
 * @returns the repaired text, its document, and the repairs
 */
export function repairText(text: string, read: ReadDocument = () => nothingKnown): RepairedText {
  const document = parseYaml(text);
  const { errors } = document;
  if (errors.length > maxErrors && text.length > maxLengthWithManyErrors) return repairHead(text, errors, read);
  const state: RepairState = { text, document, applied: [], steps: [], parses: 0, read };
  const lineEnds = text.includes('\r') ? repairLineEnds(text) : null;
  if (lineEnds) applyRepair(lineEnds, state);
  for (let count = 0; count < maxRepairs; count++) {
    const conflict = repairConflict(state.text);
    if (conflict) applyRepair(conflict, state);
    else break;
  }
  for (let count = 0; count < maxRepairs; count++) {
    const error = findFirstParseError(state.text, state.document);
    const repair = error ? chooseRepair(error, state) : chooseSuspiciousRepair(state);
    if (repair) applyRepair(repair, state);
    else if (error) return reportUnrepaired(error, state);
    else return toResult(state, state.document);
  }
  const rest = findFirstParseError(state.text, state.document);
  return rest ? reportUnrepaired(rest, state) : toResult(state, state.document);
}

/** Repairs only the start of a large text full of errors, to report the first ones in time. */
function repairHead(text: string, errors: readonly YAMLParseError[], read: ReadDocument): RepairedText {
  const starts = errors.map(({ pos }) => pos[0]).sort((a, b) => a - b);
  const end = text.lastIndexOf('\n', starts[maxRepairs]) + 1;
  const head = repairText(text.slice(0, Math.min(end, maxLengthWithManyErrors)), read);
  if (head.applied.length > 0) return { ...head, document: null };
  const [start = 0] = starts;
  const first = reportOnly({ start, end: start, line: findLine(splitLines(text), start) });
  return { ...head, applied: [{ ...first, otherReadings: [] }], document: null };
}

function toResult({ text, applied, steps }: RepairState, document: YamlDocument | null): RepairedText {
  return { text, document, applied, toOriginal: (offset) => toOriginalOffset(offset, steps) };
}

/** When no repair helps, the error is reported where the parser found it, and there is no data. */
function reportUnrepaired(error: ParseError, state: RepairState): RepairedText {
  const [repair = reportOnly(error)] = dropLines(error);
  state.applied.push(toOriginalRepair({ ...repair, edits: [] }, state));
  return toResult(state, null);
}

/** Reports an error without a repair, for lines that are too long for the repairers. */
function reportOnly({ start, end, line }: Pick<ParseError, 'start' | 'end' | 'line'>): Repair {
  return {
    start,
    end: Math.min(Math.max(end, start + 1), line.end),
    edits: [],
    report: (place) => diagnose('yaml/syntax', place, {}),
  };
}

function applyRepair(repair: Repair & Partial<ChosenRepair>, state: RepairState): void {
  state.applied.push(toOriginalRepair(repair, state));
  state.text = applyEdits(state.text, repair.edits);
  state.steps.push(repair.edits);
  state.document = parseYaml(state.text);
}

function toOriginalRepair(
  { start, end, edits, otherReadings = [], isGuess, report }: Repair & Partial<ChosenRepair>,
  { steps }: RepairState,
): ChosenRepair {
  const original = (offset: number) => toOriginalOffset(offset, steps);
  const toOriginal = (edit: TextEdit) => ({ ...edit, start: original(edit.start), end: original(edit.end) });
  return {
    start: original(start),
    end: original(end),
    edits: edits.map(toOriginal),
    otherReadings: otherReadings.map((other) => other.map(toOriginal)),
    ...(isGuess && { isGuess }),
    report,
  };
}

function toOriginalOffset(offset: number, steps: RepairState['steps']): number {
  return steps.reduceRight((at, edits) => offsetBeforeEdits(at, edits), offset);
}
