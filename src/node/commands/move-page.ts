// Moves a page to another address on disk: its file, the links to it, and a redirect from its old address.
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Checker, SiteSource } from '../content/check-site.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { addressMeant } from '../content/free-address.ts';
import { planMove, type MovePlan } from '../content/move-pages.ts';
import { textsOf, type Texts } from '../content/texts.ts';
import { loadChecker } from './load-checker.ts';
import { readFacts, type Project } from './project.ts';
import { changes } from './report/changes.ts';
import { report } from './report/report.ts';
import { textsAtHand } from './site-texts.ts';
import { writeText } from './write-whole.ts';
import { WrongUse } from './wrong-use.ts';

type Written = Record<string, unknown>;

/** @returns the exit code: 0 moved, 1 while the site has mistakes @throws WrongUse for what cannot be meant */
export async function movePage(
  project: Project,
  { words, options }: { words: string[]; options: Written },
): Promise<0 | 1> {
  const [from, to, ...more] = words;
  if (from === undefined || to === undefined || more.length > 0)
    throw new WrongUse('Give the old and the new address: npm run move -- /old-address /new-address');
  const checker = loadChecker(project);
  const source = { texts: textsAtHand(project), facts: readFacts(project) };
  const before = checker.checkSite(source).diagnostics;
  if (before.some(({ severity }) => severity === 'error'))
    return stop(
      before.filter(({ severity }) => severity === 'error'),
      source.texts,
      'Mend these first: links cannot be found in files with mistakes.',
    );
  const wish = {
    from: addressMeant(from),
    to: addressMeant(to),
    below: options.below === true,
    redirect: options['no-redirect'] !== true,
  };
  const plan = planMove(wish, checker.view(source), source.texts);
  if ('refusal' in plan) throw new WrongUse(plan.refusal);
  const after = movedTexts(source.texts, plan);
  const wrong = newMistakes(checker, { ...source, texts: after }, before);
  if (wrong.length > 0) return stop(wrong, after, 'Nothing was moved: these mistakes would be new.');
  if (options['dry-run'] === true) return show(plan, source.texts);
  write(project, plan, source.texts);
  tell(plan, wish.redirect);
  return 0;
}

function stop(diagnostics: Diagnostic[], texts: Texts, words: string): 1 {
  report(diagnostics, texts);
  console.error(words);
  return 1;
}

function movedTexts(texts: Texts, { moves, texts: changed }: MovePlan): Texts {
  const newNames = new Map(moves.map(({ file, newFile }) => [file, newFile]));
  const entries = texts.paths.map((path) => [newNames.get(path) ?? path, changed.get(path) ?? texts.text(path)]);
  return textsOf(Object.fromEntries(entries) as Record<string, string>);
}

function newMistakes(checker: Checker, source: SiteSource, before: Diagnostic[]): Diagnostic[] {
  const old = new Set(before.map(({ code, message }) => `${code} ${message}`));
  const { diagnostics } = checker.checkSite(source);
  return diagnostics.filter(({ code, message, severity }) => severity === 'error' && !old.has(`${code} ${message}`));
}

function show({ moves, texts: changed }: MovePlan, texts: Texts): 0 {
  const newNames = new Map(moves.map(({ file, newFile }) => [file, newFile]));
  for (const { file, newFile } of moves) console.log(`rename ${file} -> ${newFile}`);
  for (const [file, text] of changed) process.stdout.write(changes(newNames.get(file) ?? file, texts.text(file), text));
  return 0;
}

/** New files come before old ones go, so that a stop in between loses nothing. */
function write({ siteRoot }: Project, { moves, texts: changed }: MovePlan, texts: Texts): void {
  const at = (file: string) => join(siteRoot, file);
  const places = new Map(moves.map((move) => [move.file, isSameFile(move) ? move.file : move.newFile]));
  for (const file of new Set([...places.keys(), ...changed.keys()])) {
    writeText(at(places.get(file) ?? file), changed.get(file) ?? texts.text(file));
  }
  for (const move of moves) {
    if (isSameFile(move)) rename(at(move.file), at(move.newFile));
    else rmSync(at(move.file));
  }
  for (const { file } of moves) removeEmpty(at('pages'), dirname(at(file)));
}

/** On some computers a name in other capitals is the same file: to remove it would take the new one away. */
function isSameFile({ file, newFile }: MovePlan['moves'][number]): boolean {
  return file.toLowerCase() === newFile.toLowerCase();
}

function rename(file: string, newFile: string): void {
  mkdirSync(dirname(newFile), { recursive: true });
  renameSync(file, newFile);
}

function removeEmpty(root: string, folder: string): void {
  if (folder === root || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(root, dirname(folder));
}

function tell({ moves, texts: changed, byHand, stay }: MovePlan, hasRedirect: boolean): void {
  const own = new Set(moves.map(({ file }) => file));
  for (const { file, newFile } of moves) console.log(`moved: ${file} -> ${newFile}`);
  for (const file of changed.keys()) if (!own.has(file)) console.log(`mended: ${file}`);
  if (hasRedirect) console.log('Old links from elsewhere are led on by redirects in site.yaml.');
  for (const { file, range } of byHand)
    console.log(`by hand: ${file}:${range.start.line}: the address is put together from parts; please look at it`);
  if (stay.length > 0) console.log(`Pages below stay where they are: ${stay.join(', ')}. To move them along: --below`);
}
