// Budgets: a committed file of what every page and every script may weigh. A build that exceeds it
// fails and says what grew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../base/disk/list-files.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { growth, type Budgets } from './growth.ts';
import { compressedBytes, scriptName, weighPage } from './page-weight.ts';
import { budgetMessages } from '../messages/budgets.ts';

export interface BudgetFiles {
  /** The file to hold the site against. */
  budgets?: string;
  /** The file to write. */
  writeBudgets?: string;
  /** True to add pages and scripts that `budgets` does not have, instead of failing. */
  recordNew?: boolean;
}

/**
 * Holds a finished site against its budgets, or writes them.
 * @param folder what a build has written
 * @returns the exit code: 1 when something grew, which is printed
 * @throws UsageError if the file is missing or is none of ours
 */
export function holdBudgets(folder: string, { budgets, writeBudgets, recordNew }: BudgetFiles): 0 | 1 {
  if (budgets === undefined && writeBudgets === undefined) return 0;
  let recorded = budgets === undefined ? undefined : readBudgets(budgets);
  const now = weighSite(folder);
  if (recordNew && budgets !== undefined && recorded) recorded = addNewBudgets(recorded, { now, file: budgets });
  const grown = recorded ? growth(recorded, now) : [];
  if (writeBudgets !== undefined) saveBudgets(writeBudgets, now);
  if (grown.length === 0) return 0;
  console.error(budgetMessages.grown({ file: budgets!, lines: grown }));
  return 1;
}

/** @returns what the pages and scripts in a finished site's folder weigh */
function weighSite(folder: string): Budgets {
  const paths = listFiles(folder, '');
  const addresses = paths.filter((path) => /^assets\/.*\.js$/.test(path)).map((path) => `/${path}`);
  const bytes = new Map(addresses.map((address) => [address, compressedBytes(readFileSync(join(folder, address)))]));
  const pages = paths
    .filter((path) => /(^|\/)(index|404)\.html$/.test(path))
    .map((path) => [
      toPageRoute(path),
      weighPage(
        readFileSync(join(folder, path), 'utf8'),
        (address) => bytes.get(address.slice(address.lastIndexOf('/assets/'))) ?? 0,
      ),
    ]);
  return {
    pages: Object.fromEntries(pages),
    scripts: Object.fromEntries([...bytes].map(([address, size]) => [scriptName(address), size]).sort()),
  };
}

/** @returns the budgets with those of new pages and scripts, which are written and reported */
function addNewBudgets(recorded: Budgets, { now, file }: { now: Budgets; file: string }): Budgets {
  const fresh = (kind: keyof Budgets) => Object.keys(now[kind]).filter((name) => !Object.hasOwn(recorded[kind], name));
  const names = [...fresh('scripts').map(budgetMessages.script), ...fresh('pages')];
  if (names.length === 0) return recorded;
  const scripts = Object.fromEntries(Object.entries({ ...now.scripts, ...recorded.scripts }).sort());
  const taken = { pages: { ...now.pages, ...recorded.pages }, scripts };
  saveBudgets(file, taken);
  console.log(budgetMessages.recorded({ file, names }));
  return taken;
}

function toPageRoute(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function saveBudgets(file: string, { pages, scripts }: Budgets): void {
  writeFileSync(file, `{ "version": 1,\n"scripts": ${lineByLine(scripts)},\n"pages": ${lineByLine(pages)} }\n`);
}

/** A line for each entry, so that a change of the file can be read. */
function lineByLine(values: object): string {
  const lines = Object.entries(values).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

function readBudgets(file: string): Budgets {
  if (!existsSync(file)) throw new UsageError(budgetMessages.noFile(file));
  try {
    const data = JSON.parse(readFileSync(file, 'utf8')) as Budgets & { version: unknown };
    if (data.version === 1 && data.pages && data.scripts) return data;
  } catch {
    // The same words as for a file of another kind.
  }
  throw new UsageError(budgetMessages.foreignFile(file));
}
