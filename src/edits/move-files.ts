// File moves: plans a new path for a Markdown, CSV or public file, with the new texts of all files
// that name it and every other byte as it is.
import { visit } from 'yaml';
import type { Place } from '../checker/diagnostics/diagnostic.ts';
import { nearest } from '../base/pure/suggest.ts';
import type { TextSet } from '../base/pure/text-set.ts';
import type { RuleContext } from '../checker/site-model/rule-context.ts';
import { comparablePath, writeAddress } from '../base/addresses/address.ts';
import { findNameProblem } from '../base/addresses/file-name.ts';
import { findFile } from '../checker/addresses/public-files.ts';
import { isTextFile, textFolders } from '../checker/text-files/text-file.ts';
import { findMentions, listNames, namesFile } from './find-usages.ts';
import {
  applyToTexts,
  planMentionEdits,
  replaceAddresses,
  type ChangeMention,
  type MentioningSite,
} from './mention-edits.ts';
import type { FilesPlan } from './move-pages.ts';
import { createSourceReader } from './source-reader.ts';
import { findTextFileUses } from './text-file-uses.ts';
import { fileMoveRefusals } from './messages/refusals.ts';
import { refuse, type Result } from '../base/pure/result.ts';

/** Both are paths below the site's folder, as `toFilePath` returns them. */
export interface FileMoveOptions {
  from: string;
  to: string;
}

/**
 * @param written what an author wrote: `texts/terms.md`, `./data/prices.csv`, `/images/team.jpg` or
 * `public/images/team.jpg`
 * @param beside the path of the file that it is a new name for
 * @returns the path below the site's folder; a new name without a folder stays in the old folder
 */
export function toFilePath(written: string, beside?: string): string {
  const path = written.trim().replaceAll('\\', '/').replace(/^\.\//, '');
  const folder = beside?.slice(0, beside.lastIndexOf('/') + 1) ?? '';
  const name = beside?.slice(folder.length) ?? '';
  const whole = path.endsWith('/') ? path + name : path.includes('/') ? path : folder + path;
  if (whole.startsWith('/')) return `public${whole}`;
  const isInFolder = [...textFolders, 'public'].some((each) => whole.startsWith(`${each}/`));
  return isInFolder ? whole : `public/${whole}`;
}

/** @returns the name by which the site knows a file: public files have an address */
export function toFileName(path: string): string {
  return path.startsWith('public/') ? path.slice('public'.length) : path;
}

/**
 * A file that has its new name already is not moved; what names it is changed all the same.
 * @returns what would change, or why the file cannot move, as a sentence
 */
export function planFileMove({ from, to }: FileMoveOptions, context: RuleContext, texts: TextSet): Result<FilesPlan> {
  const known = new Set(listNames(context, []).file);
  const reason = findObstacle({ from, to }, known);
  if (reason !== null) return refuse(reason);
  const site = { context, texts, sourceAt: createSourceReader(texts) };
  const { places, change } = isTextFile(from)
    ? findTextFileMentions({ from, to }, site)
    : findPublicFileMentions({ from, to }, site);
  const { edits, byHand } = planMentionEdits(site, places, change);
  const moves = known.has(toFileName(from)) ? [{ file: from, newFile: to }] : [];
  return { ok: true, moves, texts: applyToTexts(texts, edits), byHand };
}

/** Both are addresses of public files. */
export interface FileReplacement {
  from: string;
  to: string;
}

/**
 * Plans what names one public file to name another one, whose kind may be another one, too. The
 * files stay as they are.
 */
export function planFileReplacement(
  { from, to }: FileReplacement,
  context: RuleContext,
  texts: TextSet,
): Omit<FilesPlan, 'moves'> {
  const site = { context, texts, sourceAt: createSourceReader(texts) };
  const { places, change } = findPublicFileMentions({ from: `public${from}`, to: `public${to}` }, site);
  const { edits, byHand } = planMentionEdits(site, places, change);
  return { texts: applyToTexts(texts, edits), byHand };
}

interface Mentions {
  places: Place[];
  change: ChangeMention;
}

function findTextFileMentions({ from, to }: FileMoveOptions, { texts, sourceAt }: MentioningSite): Mentions {
  return { places: findTextFileUses(texts, from, sourceAt), change: (inner) => (inner === from ? to : inner) };
}

function findPublicFileMentions({ from, to }: FileMoveOptions, { context }: MentioningSite): Mentions {
  const [address, newAddress] = [toFileName(from), toFileName(to)];
  const places = findMentions(context, (mention) => namesFile(mention, address, context));
  const isName = (path: string) =>
    findFile(context.facts, path) === address || comparablePath(path) === comparablePath(address);
  const renew = (path: string) => (isName(path) ? writeAddress(newAddress) : undefined);
  return {
    places: [...places, ...findInShared(address, context)],
    change: (inner) => replaceAddresses(inner, context, renew),
  };
}

/**
 * Finds what is no mention of a page: the default of a parameter that every page gives, and what a
 * shared section names that no page uses.
 */
function findInShared(address: string, { shared }: RuleContext): Place[] {
  const found: Place[] = [];
  for (const { source } of shared.values())
    visit(source.root, {
      Scalar: (_key, { value, range }) => {
        if (value === address && range)
          found.push({ file: source.file, range: source.toRange(range[0], range[1]), pointer: '' });
      },
    });
  return found;
}

function findObstacle({ from, to }: FileMoveOptions, known: ReadonlySet<string>): string | null {
  const [name, newName] = [toFileName(from), toFileName(to)];
  if (from === to) return fileMoveRefusals.alreadyThere(from);
  if (/(?:^|\/)\.{0,2}(?:\/|$)/.test(to)) return fileMoveRefusals.noFileName(to);
  for (const part of to.split('/')) {
    const problem = findNameProblem(part);
    if (problem) return fileMoveRefusals.odd(part, problem);
  }
  if (isTextFile(from) && !isTextFile(to))
    return from.endsWith('.md') ? fileMoveRefusals.markdown(to) : fileMoveRefusals.csv(to);
  if (!isTextFile(from) && !to.startsWith('public/')) return fileMoveRefusals.publicFile();
  if (readExtension(from) !== readExtension(to))
    return fileMoveRefusals.format({ from: readExtension(from), to: readExtension(to) });
  const other = [...known].find((each) => each.toLowerCase() === newName.toLowerCase());
  if (!known.has(name)) return other === newName ? null : describeUnknownFile(name, known);
  if (other === undefined || other === name) return null;
  return fileMoveRefusals.taken({ name: other, isSameCase: other === newName });
}

function readExtension(path: string): string {
  return /\.[^./]+$/.exec(path)?.[0].toLowerCase() ?? '';
}

function describeUnknownFile(name: string, known: ReadonlySet<string>): string {
  return fileMoveRefusals.unknownFile({ name, nearest: nearest(name, known) });
}
