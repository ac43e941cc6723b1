// The command `new:site`: a small site in a folder of its own, with files for VS Code and scripts
// of npm.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { looksOf } from '../../content/resolve/complete-theme.ts';
import { createTextSet, type TextSet } from '../../content/primitives/text-set.ts';
import { openTerminal } from '../cli/terminal.ts';
import { titleFromAddress } from './ask-page.ts';
import { loadChecker } from '../site/load-checker.ts';
import { readFacts, readSchemas, type Project } from '../site/project.ts';
import { listFiles } from '../fs/list-files.ts';
import { fillRecipe, type Filling } from '../recipes/page-template.ts';
import { report } from '../report/report.ts';
import { writeEditorSetup } from '../editor/set-up-editor.ts';
import { writeAtomic } from '../fs/write-atomic.ts';
import { UsageError } from '../cli/usage-error.ts';

const template = 'src/node/templates/site';

/** The commands for sites; those for Pagewright itself stay in its own folder. */
const siteCommands = [
  'build',
  'preview',
  'check',
  'gallery',
  'new:page',
  'new:block',
  'migrate',
  'move',
  'usages',
  'next-change',
];

/** What Git ignores: outputs and caches. */
const ignored = ['dist/', 'dist-hosts/', 'gallery/', '.pagewright/', 'node_modules/'];

export interface NewSiteOptions {
  folder?: string;
  name?: string;
  email?: string;
  look?: string;
}

/**
 * Writes a site, asking for what is missing where somebody can answer.
 * @returns the exit code: 0 written, 1 if the site would not pass the check
 * @throws UsageError
 */
export async function newSite(productRoot: string, options: NewSiteOptions): Promise<0 | 1> {
  const plan = await completePlan(options, listLooks(productRoot));
  const project = { productRoot, siteRoot: plan.folder };
  const files = planFiles(project, plan);
  const existing = Object.keys(files).find((path) => existsSync(join(plan.folder, path)));
  if (existing !== undefined)
    throw new UsageError(`There is a ${existing} in ${plan.folder} already. A new site needs a folder of its own.`);
  const { problems, texts } = checkFiles(productRoot, files);
  if (problems.length > 0) {
    report(problems, texts);
    console.error('Nothing was written. Another --name or --email may help.');
    return 1;
  }
  writeFiles(project, files);
  console.log(`written into ${plan.folder}: ${Object.keys(files).join(', ')}, and what VS Code needs`);
  console.log('Now open that folder in VS Code, and type in its terminal: npm start');
  return 0;
}

interface Plan {
  /** The absolute path of the site's folder. */
  folder: string;
  name: string;
  /** "" for none. */
  email: string;
  /** "" for the look of the defaults. */
  look: string;
}

async function completePlan(options: NewSiteOptions, looks: readonly string[]): Promise<Plan> {
  const terminal = openTerminal();
  const askFor = async (given: string | undefined, question: string): Promise<string> => {
    if (given !== undefined || !terminal) return (given ?? '').trim();
    const answer = await terminal.ask(question);
    if (answer === null) throw new UsageError('Nothing was written.');
    return answer;
  };
  try {
    const path = await askFor(options.folder, 'The folder for the new site, for example ../rosas-bakery: ');
    if (path === '') throw new UsageError('Give the new site a folder: npm run new:site -- ../rosas-bakery');
    const folder = resolve(path);
    const defaultName = basename(folder) && titleFromAddress(basename(folder));
    const name =
      (await askFor(options.name, `What the business is called (Enter for "${defaultName}"): `)) || defaultName;
    if (name === '') throw new UsageError(`Say what the business is called: --name "Rosa's Bakery"`);
    const email = await askFor(options.email, 'The e-mail address for visitors (Enter for none): ');
    if (email !== '' && !/^[^\s@"]+@[^\s@".]+(\.[^\s@".]+)+$/.test(email))
      throw new UsageError(`"${email}" is no e-mail address, such as rosa@example.com.`);
    const look = options.look ?? '';
    if (look !== '' && !looks.includes(look))
      throw new UsageError(`There is no look "${look}". There are: ${looks.join(', ')}.`);
    return { folder, name, email, look };
  } finally {
    terminal?.close();
  }
}

/** @returns the names of the looks that a theme may begin with */
function listLooks(productRoot: string): string[] {
  return Object.keys(looksOf(readSchemas({ productRoot, siteRoot: productRoot }).site));
}

/** @returns the texts of the site's files by path, without those for VS Code */
function planFiles({ productRoot, siteRoot }: Project, { name, email, look }: Plan): Record<string, string> {
  const filling: Filling = {
    texts: { title: name, email, look, zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    has: new Set([...(email === '' ? [] : ['site-email']), ...(look === '' ? [] : ['look'])]),
  };
  const folder = join(productRoot, template);
  const filled = listFiles(folder, '').map((path) => [
    path,
    fillRecipe(readFileSync(join(folder, path), 'utf8'), filling),
  ]);
  return {
    ...(Object.fromEntries(filled) as Record<string, string>),
    'package.json': formatPackageJson(relative(siteRoot, productRoot).replaceAll('\\', '/')),
    '.gitignore': `${ignored.join('\n')}\n`,
  };
}

/** @param product the path from the site's folder to Pagewright's */
function formatPackageJson(product: string): string {
  const command = (name: string) => `node "${product}/bin/pagewright.mjs" ${name} --root .`;
  const scripts = Object.fromEntries([['start', command('dev')], ...siteCommands.map((name) => [name, command(name)])]);
  return `${JSON.stringify({ private: true, scripts }, null, 2)}\n`;
}

/** Checks the files before they are on disk, with the pictures of the template. */
function checkFiles(
  productRoot: string,
  files: Record<string, string>,
): { problems: readonly Diagnostic[]; texts: TextSet } {
  const sample = { productRoot, siteRoot: join(productRoot, template) };
  const pages = Object.entries(files).filter(([path]) => path.endsWith('.yaml'));
  const texts = createTextSet(Object.fromEntries(pages));
  return { problems: loadChecker(sample).checkSite({ texts, facts: readFacts(sample) }).diagnostics, texts };
}

function writeFiles(project: Project, files: Record<string, string>): void {
  try {
    for (const [path, text] of Object.entries(files)) writeAtomic(join(project.siteRoot, path), text);
    writeEditorSetup(project);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The folder cannot be written to: ${(error as Error).message}`);
  }
}
