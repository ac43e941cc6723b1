// Replaces settings that name Markdown and CSV files by their contents, before anything else reads
// the data. Places in such a setting then lead into the file.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { suggestFix } from '../../diagnostics/suggested-fix.ts';
import { lazy } from '../../../base/pure/lazy.ts';
import { childPointer, isGroup } from '../../../base/pure/pointer.ts';
import { mapSections } from '../../../base/pure/sections.ts';
import { nearest } from '../../../base/pure/suggest.ts';
import type { FilePath } from '../../schema/setting-paths.ts';
import { fitsSetting, type FileProblem, type FromFile, type TextFiles } from '../../text-files/text-file.ts';
import { reportOddLetters } from '../../text-files/odd-letters.ts';
import type { Locator } from '../../yaml/parse/locate.ts';
import { createFilePlacer, withFiles, type ExpandedPart } from './file-locator.ts';

export interface FileExpansion {
  value: unknown;
  /** Leads into the files for what is written there. */
  locator: Locator;
  /** Mistakes in the files, or in their names. */
  diagnostics: Diagnostic[];
  /** The files that were asked for, each with its version. */
  used: Record<string, string>;
  /** Pointers of settings whose file is missing or unreadable: nothing else is reported of them. */
  missing: Set<string>;
}

/** @returns whether a text may name a file for a setting; fast, because it runs on every page */
export function mayNameFiles(text: string): boolean {
  return /\bfile["']?\s*:/.test(text);
}

/** @param paths where the sections of the data may name files */
export function expandFiles(
  value: unknown,
  { locator, files, paths }: { locator: Locator; files: TextFiles; paths(block: unknown): readonly FilePath[] },
): FileExpansion {
  const diagnostics: Diagnostic[] = [];
  const used: Record<string, string> = {};
  const missing = new Set<string>();
  const parts: ExpandedPart[] = [];
  const expand = (group: Record<string, unknown>, pointer: string, wanted: FromFile): unknown => {
    const path = namedFile(group);
    if (path === null) return group;
    used[path] = files.version(path);
    if (!files.has(path) || !fitsSetting(path, wanted)) {
      missing.add(pointer);
      diagnostics.push(reportMissing(path, locator.place(childPointer(pointer, 'file'), 'value'), { wanted, files }));
      return group;
    }
    const file = files.read(path, wanted);
    const text = files.text(path);
    const placeOf = lazy(() => createFilePlacer(path, text));
    parts.push({ pointer, path, file, placeOf });
    for (const problem of file.problems)
      diagnostics.push(reportProblem(problem, { path, at: placeOf()(problem.span, pointer), text }));
    diagnostics.push(...reportOddLetters(text, (part, index) => placeOf()([index, index + part.length], pointer)));
    if (!file.problems.some(({ kind }) => kind === 'unreadable')) return file.value;
    missing.add(pointer);
    return wanted === 'text' ? '' : [];
  };
  const expanded = expandBlocks(value, paths, expand);
  return { value: expanded, locator: withFiles(locator, parts, files), diagnostics, used, missing };
}

/** @returns null for what names no file, which the schema then says */
function namedFile(group: unknown): string | null {
  if (!isGroup(group) || typeof group.file !== 'string') return null;
  return Object.keys(group).length === 1 ? group.file : null;
}

type Expand = (group: Record<string, unknown>, pointer: string, wanted: FromFile) => unknown;

/** Copies only the groups and lists on the way to what changes. */
function expandBlocks(value: unknown, paths: (block: unknown) => readonly FilePath[], expand: Expand): unknown {
  return mapSections(value, (section, pointer) =>
    paths(section).reduce<unknown>(
      (changed, path) => expandPart(changed, pointer, { path, keys: path.keys, expand }),
      section,
    ),
  );
}

interface Step {
  path: FilePath;
  /** The rest of the path; `*` is every entry of a list. */
  keys: readonly string[];
  expand: Expand;
}

function expandPart(value: unknown, pointer: string, { path, keys, expand }: Step): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return isGroup(value) ? expand(value, pointer, path.from) : value;
  const step = { path, keys: rest, expand };
  if (key === '*')
    return Array.isArray(value)
      ? value.map((entry, index) => expandPart(entry, childPointer(pointer, index), step))
      : value;
  if (!isGroup(value) || value[key] === undefined) return value;
  const inner = expandPart(value[key], childPointer(pointer, key), step);
  if (inner === value[key]) return value;
  // Columns that the section lists replace the head of the file.
  const isBelowHead = path.from === 'rows' && rest.length === 0 && value.columns !== undefined;
  return { ...value, [key]: isBelowHead && Array.isArray(inner) ? inner.slice(1) : inner };
}

function reportMissing(path: string, at: Place, { wanted, files }: { wanted: FromFile; files: TextFiles }): Diagnostic {
  const known = files.paths.filter((each) => fitsSetting(each, wanted));
  const near = nearest(path, known) ?? known.find((each) => baseName(each) === baseName(path)) ?? null;
  const folder = wanted === 'rows' ? 'data' : 'texts';
  return diagnose('site/missing-text-file', at, { path, folder, nearest: near, fixes: suggestFix(at, near) });
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]+$/i, '');
}

function reportProblem(
  problem: FileProblem,
  { path, at, text }: { path: string; at: Place; text: string },
): Diagnostic {
  const written = text.slice(...problem.span);
  const mark = written.split(/\r?\n/)[0]!.trim();
  if (problem.kind === 'html') return diagnose('safety/raw-html', at, { tag: mark });
  if (problem.kind === 'markdown') return diagnose('text/unsupported-markdown', at, { mark, what: problem.what });
  return diagnose('text/unreadable-file', at, { path, why: problem.why });
}
