// A comment that names a schema beats the editor's settings. One that names the wrong schema silences the editor.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { positionsIn, rangeBetween } from '../positions.ts';
import { sharedNameOf } from '../route.ts';
import { isReadable } from '../source.ts';
import { isBlockText } from '../syntax/block-text.ts';
import { linesOf } from '../syntax/lines.ts';
import { parseText } from '../syntax/wound.ts';
import type { FileCheck } from './check.ts';

/**
 * The two spellings of the comment and the setting, each with its path at the end. Editors read such a comment in any
 * line; the space after # is needed (yaml-language-server, modelineUtil).
 */
const spellings = [
  /^\s*#\s+yaml-language-server\s*:.*?\$schema=(\S+)/,
  /^\s*#\s+\$schema:\s*(\S+)/,
  /^\$schema:\s*["']?([^\s"']+)/,
];

/** Reports comments and settings that lead an editor to another schema than the file's own. */
export const checkModelines: FileCheck = {
  mayFind: (text) => text.includes('$schema'),
  check: ({ file, text }) => (isReadable(text) ? wrongPaths(file, text) : []),
};

function wrongPaths(file: string, text: string): Diagnostic[] {
  const schema = schemaOf(file);
  const right = rightPath(file);
  const at = positionsIn(text);
  return modelinesIn(text).flatMap(({ path, start, end }) => {
    if (leadsTo(schema, file, path)) return [];
    const range = rangeBetween(at, start, end);
    const fixes = [{ title: `Write ${right}`, safe: false, edits: [{ range, text: right }] }];
    return [diagnose('editor/modeline-path', { file, range, pointer: '' }, { path, right, fixes })];
  });
}

/** @returns the path from a file to its own schema */
export function rightPath(file: string): string {
  return '../'.repeat(file.split('/').length - 1) + schemaOf(file);
}

/** @returns the paths to schemas that a readable text names, with their offsets */
export function modelinesIn(text: string): { path: string; start: number; end: number }[] {
  const inText = isBlockText(parseText(text));
  return linesOf(text).flatMap((line) => {
    const found = spellings.map((spelling) => spelling.exec(line.text)).find((each) => each !== null);
    if (!found || inText(line.start + line.indent)) return [];
    const [all, path = ''] = found;
    const end = line.start + all.length;
    return [{ path, start: end - path.length, end }];
  });
}

/** The schemas that editors use, by the kind of file; .vscode/settings.json says the same to VS Code. */
function schemaOf(file: string): string {
  if (file === 'site.yaml') return 'schemas/site.schema.json';
  return sharedNameOf(file) === null ? 'schemas/page.schema.json' : 'schemas/shared-file.editor.schema.json';
}

/** Of a path that leaves the site's folder only the end is known to be right. */
function leadsTo(schema: string, file: string, path: string): boolean {
  const inSite = pathInSite(file, path);
  return inSite === null ? path.endsWith(`/${schema}`) : inSite === schema;
}

function pathInSite(file: string, path: string): string | null {
  if (/^(\/|[a-z]+:)/i.test(path)) return null;
  const parts = file.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
