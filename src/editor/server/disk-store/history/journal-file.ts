// The file of the journal: a line of JSON for each change, and for what was done with it since.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { ignoreMissing } from '../../../../base/disk/ignore-missing.ts';
import { isGroup } from '../../../../base/pure/pointer.ts';
import type { FileChange } from '../../store/site-store.ts';

/** A change as it is on disk: texts by their hashes. */
export interface Written {
  /** Random, so that no two servers give the same. */
  id: string;
  label: string;
  time: number;
  /** Changes that follow each other with the same name here are one. */
  step?: string;
  changes: FileChange[];
}

export type Line =
  ({ kind: 'edit' } & Written) | { kind: 'undo' | 'redo' | 'drop'; id: string } | { kind: 'upload'; file: string };

/** @returns the bytes of a file from an offset on, and its size; 0 for a file that is not there */
export function readEnd(file: string, offset: number): { bytes: Buffer; size: number } {
  const opened = ignoreMissing(() => openSync(file, 'r'), null);
  if (opened === null) return { bytes: Buffer.alloc(0), size: 0 };
  try {
    const { size } = fstatSync(opened);
    const bytes = Buffer.alloc(Math.max(0, size - offset));
    const read = readSync(opened, bytes, 0, bytes.length, offset);
    return { bytes: bytes.subarray(0, read), size };
  } finally {
    closeSync(opened);
  }
}

/** @returns the line; null for what this program has not written */
export function parseLine(text: string): Line | null {
  try {
    const line: unknown = JSON.parse(text);
    return isLine(line) ? line : null;
  } catch {
    return null;
  }
}

function isLine(line: unknown): line is Line {
  if (!isGroup(line)) return false;
  if (line.kind === 'upload') return typeof line.file === 'string';
  if (typeof line.id !== 'string') return false;
  if (line.kind !== 'edit') return ['undo', 'redo', 'drop'].includes(String(line.kind));
  const { label, time, step, changes } = line;
  const isNamed =
    typeof label === 'string' && typeof time === 'number' && ['undefined', 'string'].includes(typeof step);
  return isNamed && Array.isArray(changes) && changes.every(isFileChange);
}

function isFileChange(change: unknown): change is FileChange {
  if (!isGroup(change) || typeof change.file !== 'string') return false;
  return [change.before, change.after].every((text) => text === null || typeof text === 'string');
}
