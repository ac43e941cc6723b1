// A mistake in a site's own code, with its place: what bundlers, Vite and Node throw for it, as a
// developer reads it.
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { decodePath } from '../../base/addresses/address.ts';
import { listFiles } from '../../base/disk/list-files.ts';
import { ignoreMissing } from '../../base/disk/ignore-missing.ts';
import { isInside } from '../../base/disk/real-paths.ts';
import { DeveloperError } from '../../base/pure/developer-error.ts';
import { shownPath } from '../../site/folder/block-folders.ts';
import type { Project } from '../../site/folder/project.ts';
import { describeCodeError } from './browser-only.ts';
import { formatCodeFrame } from '../../site/report/code-frame.ts';

/** Place of the mistake; lines and columns count from 1. */
export interface CodePlace {
  /** The absolute path. */
  file: string;
  line: number;
  column: number;
}

export class CodeMistake extends DeveloperError {
  /** Description of the mistake and its place, in a line. */
  readonly summary: string;
  readonly place: CodePlace;
  /** The line, with a mark below the place. */
  readonly frame: string;

  constructor(siteRoot: string, reason: string, place: CodePlace) {
    const text = ignoreMissing(() => readFileSync(place.file, 'utf8'), '');
    const at = { offset: 0, line: place.line, column: place.column };
    const frame = formatCodeFrame(text, { start: at, end: { ...at, column: place.column + 1 } });
    const summary = `${shownPath(siteRoot, place.file)}:${place.line}:${place.column}: ${reason}`;
    super(`${summary}\n\n${frame}`);
    this.summary = summary;
    this.place = place;
    this.frame = frame;
  }
}

/**
 * @param folders those of the site's own code, its packages of sections included
 * @returns the mistake in them that an error is about; undefined for any other error
 */
export function findCodeMistake(
  error: unknown,
  { productRoot, siteRoot }: Project,
  folders: readonly string[],
): CodeMistake | undefined {
  if (!(error instanceof Error)) return undefined;
  const message = stripVTControlCharacters(error.message);
  const isOwn = (file: string) => folders.some((folder) => isInside(file, folder));
  const found =
    readMissing(message, productRoot) ??
    readMissingExport(message) ??
    readMissingName(message) ??
    readParse(message) ??
    readStack(error, isOwn) ??
    readPackage(error, folders);
  return found && isOwn(found.place.file) ? new CodeMistake(siteRoot, found.reason, found.place) : undefined;
}

interface Found {
  reason: string;
  place: CodePlace;
}

/** An import of what is not there: of a package, or of a file. */
function readMissing(message: string, productRoot: string): Found | undefined {
  const [, name, file] =
    // A folder may have a `'` in its name.
    /Cannot find (?:module|package) '([^']+)' imported from '((?:[^']|'(?=\w))+)'/.exec(message) ??
    /[Ff]ailed to resolve import "([^"]+)" from "([^"]+)"/.exec(message) ??
    /Failed to load url (\S+) \(resolved id: .+?\) in (.+)\. Does the file exist\?/.exec(message) ??
    [];
  if (name === undefined || file === undefined) return undefined;
  const lines = ignoreMissing(() => readFileSync(file, 'utf8'), '').split('\n');
  const line = lines.findIndex((each) => each.includes(`'${name}'`) || each.includes(`"${name}"`));
  const isFile = name.startsWith('.') || isAbsolute(name);
  const bare = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  const absent = isFile
    ? `There is no file ${name}.`
    : `The package ${bare} is not installed. Install it: npm install ${bare}`;
  const reason = bare === 'pagewright' ? `There is no ${name}. There are: ${listModules(productRoot)}.` : absent;
  const column = line === -1 ? 0 : lines[line]!.indexOf(name);
  return { reason, place: { file: resolve(file), line: Math.max(line, 0) + 1, column: Math.max(column, 0) + 1 } };
}

/** @returns the modules that a site's code can import of Pagewright */
function listModules(productRoot: string): string {
  const { exports } = JSON.parse(readFileSync(join(productRoot, 'package.json'), 'utf8')) as { exports: object };
  const names = Object.keys(exports).filter((name) => name !== '.' && !name.endsWith('.json'));
  return names.map((name) => `pagewright${name.slice(1)}`).join(', ');
}

/** A file that does not export its part under the name that it has by its type or place. */
function readMissingExport(message: string): Found | undefined {
  const [, name, file] = /^The export (\w+) is missing in (.+)$/m.exec(message) ?? [];
  if (name === undefined || file === undefined) return undefined;
  const lines = ignoreMissing(() => readFileSync(file, 'utf8'), '').split('\n');
  const line = Math.max(
    lines.findIndex((each) => /^export\b/.test(each)),
    0,
  );
  const instead = lines[line]!.startsWith('export default') ? ', and no default' : '';
  const reason = `It must export its component as ${name}${instead}: export function ${name}(…)`;
  return { reason, place: { file, line: line + 1, column: 1 } };
}

/**
 * An import of a name that a file does not export. The bundler's line is one of the compiled code,
 * so the name is searched for.
 */
function readMissingName(message: string): Found | undefined {
  const [, reason, name, path] =
    /("([\w$]+)" is not exported by ".+?")[^]*?[╭,][─-]+\[ (.+?):\d+:\d+ \]/.exec(message) ?? [];
  if (reason === undefined || path === undefined) return undefined;
  const file = resolve(path);
  const text = ignoreMissing(() => readFileSync(file, 'utf8'), '');
  const before = new RegExp(`^import\\b[^'";]*?(?<![\\w$])(?=${name!.replaceAll('$', '\\$')}(?![\\w$]))`, 'm').exec(
    text,
  );
  const lines = text.slice(0, before ? before.index + before[0].length : 0).split('\n');
  return { reason: `${reason}.`, place: { file, line: lines.length, column: lines.at(-1)!.length + 1 } };
}

/**
 * Form of messages of the parser and the bundler: `[PARSE_ERROR] Expected …` and
 * `╭─[ file:line:column ]`. The file is relative to the folder that the program was started in.
 */
function readParse(message: string): Found | undefined {
  const [, file, line, column] = /[╭,][─-]+\[ (.+?):(\d+):(\d+) \]/.exec(message) ?? [];
  if (file === undefined) return undefined;
  const [, reason = 'It cannot be read.'] = /^\s*\[[\w:-]+\]\s*(?:Error:\s*)?(.+)$/m.exec(message) ?? [];
  return { reason, place: { file: resolve(file), line: Number(line), column: Number(column) } };
}

/** An error while a module is loaded: the first place in the site's own code. */
function readStack(error: Error, isOwn: (file: string) => boolean): Found | undefined {
  const place = listFrames(error.stack).find(({ file }) => isOwn(file));
  return place && { reason: `${error.name}: ${describeCodeError(error)}`, place };
}

/** An error while a package is loaded: the place that imports it. */
function readPackage(error: Error, folders: readonly string[]): Found | undefined {
  const [, name] =
    /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(listFrames(error.stack)[0]?.file ?? '') ?? [];
  if (name === undefined) return undefined;
  for (const file of folders.flatMap((folder) => listFiles(folder, '').map((path) => join(folder, path)))) {
    if (!/\.[jt]sx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const place = findImport(file, name.replace('\\', '/'));
    if (place) return { reason: `The package ${name} fails as it is loaded: ${describeCodeError(error)}`, place };
  }
  return undefined;
}

/** @returns the place at which a file imports a package, or a file of it */
function findImport(file: string, name: string): CodePlace | undefined {
  const lines = ignoreMissing(() => readFileSync(file, 'utf8'), '').split('\n');
  const index = lines.findIndex((line) =>
    ["'", '"'].some((mark) => /['"/]/.test(line.split(mark + name)[1]?.[0] ?? '')),
  );
  return index === -1 ? undefined : { file, line: index + 1, column: lines[index]!.indexOf(name) + 1 };
}

/** @returns the places that the stack of an error names; in a browser, addresses are in place of files */
export function listFrames(stack = ''): CodePlace[] {
  return Array.from(stack.matchAll(frame), ([, path = '', line, column]) => ({
    file: toFile(path.replace(/\?.*$/, '')),
    line: Number(line),
    column: Number(column),
  }));
}

/** Functions have blanks and brackets in their names, folders too: a file begins where its root is. */
const frame = /^\s*at (?:async )?(?:.*? \()?((?:https?:\/\/|file:\/\/|\/|[A-Za-z]:[\\/]).+?):(\d+):(\d+)\)?$/gm;

/** Vite encodes paths, Node only those of addresses. */
function toFile(path: string): string {
  if (path.startsWith('file:')) return fileURLToPath(path);
  return path.includes('%') && !existsSync(path) ? decodePath(path) : path;
}
