// Rule editor/modeline-path: a comment that names a schema names the right one, or the editor
// checks nothing.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { createPositionFinder, rangeBetween } from '../../base/pure/positions.ts';
import { toSharedName } from '../../base/pure/route.ts';
import { isWithinLimits } from '../yaml/read-yaml.ts';
import { createInsideTextTest } from '../yaml/parse/text-ranges.ts';
import { splitLines } from '../yaml/parse/lines.ts';
import { parseYaml } from '../yaml/parse/parse-yaml.ts';
import type { FileRule } from './rule.ts';
import { fixTitles } from '../diagnostics/messages/notes.ts';

/**
 * The two spellings of the comment, and the setting; each ends with the path. Editors read such a
 * comment in any line, and require the space after # (yaml-language-server, modelineUtil).
 */
const spellings = [
  /^\s*#\s+yaml-language-server\s*:.*?\$schema=(\S+)/,
  /^\s*#\s+\$schema:\s*(\S+)/,
  /^\$schema:\s*["']?([^\s"']+)/,
];

/** Reports comments and settings that name another schema than the file's own. */
export const modelinePathRule: FileRule = {
  mayFind: (text) => text.includes('$schema'),
  check: ({ file, text }) => (isWithinLimits(text) ? wrongPaths(file, text) : []),
};

function wrongPaths(file: string, text: string): Diagnostic[] {
  const schema = findSchemaPath(file);
  const right = buildSchemaPath(file);
  const at = createPositionFinder(text);
  return findModelines(text).flatMap(({ path, start, end }) => {
    if (leadsTo(schema, file, path)) return [];
    const range = rangeBetween(at, start, end);
    const fixes = [{ title: fixTitles.write(right), safe: false, edits: [{ range, text: right }] }];
    return [diagnose('editor/modeline-path', { file, range, pointer: '' }, { path, right, fixes })];
  });
}

/** @returns the path from a file to its own schema */
export function buildSchemaPath(file: string): string {
  return '../'.repeat(file.split('/').length - 1) + findSchemaPath(file);
}

/** @returns the paths to schemas that a readable text names, with their offsets */
export function findModelines(text: string): { path: string; start: number; end: number }[] {
  const inText = createInsideTextTest(parseYaml(text));
  return splitLines(text).flatMap((line) => {
    const found = spellings.map((spelling) => spelling.exec(line.text)).find((each) => each !== null);
    if (!found || inText(line.start + line.indent)) return [];
    const [all, path = ''] = found;
    const end = line.start + all.length;
    return [{ path, start: end - path.length, end }];
  });
}

/**
 * The schemas that editors use, by the kind of file; .vscode/settings.json says the same to VS
 * Code.
 */
function findSchemaPath(file: string): string {
  if (file === 'site.yaml') return 'schemas/site.schema.json';
  return toSharedName(file) === null ? 'schemas/page.schema.json' : 'schemas/shared-file.editor.schema.json';
}

/** Compares only the end of a path that leaves the site's folder. */
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
