// Starts a site in a folder of its own: the least that passes the check, the editor's files, and npm's commands for it.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { textsOf, type Texts } from '../content/texts.ts';
import { terminalAsker, titleFrom } from './ask-page.ts';
import { loadChecker } from './load-checker.ts';
import { readFacts, walk, type Project } from './project.ts';
import { fillRecipe, type Filling } from './recipe.ts';
import { report } from './report/report.ts';
import { editorSetup } from './set-up-editor.ts';
import { writeWhole } from './write-whole.ts';
import { WrongUse } from './wrong-use.ts';

const template = 'src/node/templates/site';

/** The commands about a site; those about Pagewright itself stay in its own folder. */
const siteCommands = ['build', 'preview', 'check', 'gallery', 'new:page', 'migrate', 'move', 'usages', 'next-change'];

/** Not part of a site's history: what commands write, and what they keep. */
const ignored = ['dist/', 'dist-hosts/', 'gallery/', '.pagewright/', 'node_modules/'];

/** @returns the words of `new:site --help` */
export function newSiteHelp(): string {
  return `pagewright new:site FOLDER

  --name WORDS    what the business is called; made from the folder's name when it is left out
  --email ADDRESS where visitors write to

In a terminal it asks for what is not said. For example: npm run new:site -- ../rosas-bakery --name "Rosa's Bakery"

The folder gets site.yaml, a home page, two drawings, the settings of VS Code, and the commands npm start,
npm run check, npm run new:page ... for itself.`;
}

/** @returns the exit code: 0 written, 1 when the site would not pass the check @throws WrongUse for what cannot be meant */
export async function newSite(
  productRoot: string,
  { words, options }: { words: string[]; options: Record<string, unknown> },
): Promise<0 | 1> {
  const plan = await complete({ words, name: options.name, email: options.email });
  const project = { productRoot, siteRoot: plan.folder };
  const files = filesFor(project, plan);
  const inTheWay = Object.keys(files).find((path) => existsSync(join(plan.folder, path)));
  if (inTheWay !== undefined)
    throw new WrongUse(`There is a ${inTheWay} in ${plan.folder} already. A new site needs a folder of its own.`);
  const { wrong, texts } = tried(productRoot, files);
  if (wrong.length > 0) {
    report(wrong, texts);
    console.error('Nothing was written. Another --name or --email may help.');
    return 1;
  }
  write(project, files);
  console.log(`written into ${plan.folder}: ${Object.keys(files).join(', ')}, and what VS Code needs`);
  console.log('Now open that folder in VS Code, and type in its terminal: npm start');
  return 0;
}

interface Plan {
  /** Whole path of the site's folder. */
  folder: string;
  name: string;
  /** "" for none. */
  email: string;
}

interface Wishes {
  words: string[];
  name: unknown;
  email: unknown;
}

/** What was said, with the rest asked for where somebody can answer. */
async function complete({ words, name, email }: Wishes): Promise<Plan> {
  if (words.length > 1) throw new WrongUse('One folder at a time, and names with spaces in quotes.');
  const terminal = process.stdin.isTTY && process.stderr.isTTY ? terminalAsker() : null;
  const asked = async (given: unknown, question: string): Promise<string> => {
    if (given !== undefined || !terminal) return String(given ?? '').trim();
    const answer = await terminal.ask(question);
    if (answer === null) throw new WrongUse('Nothing was written.');
    return answer;
  };
  try {
    const written = await asked(words[0], 'The folder for the new site, for example ../rosas-bakery: ');
    if (written === '') throw new WrongUse('Give the new site a folder: npm run new:site -- ../rosas-bakery');
    const folder = resolve(written);
    const standard = basename(folder) && titleFrom(basename(folder));
    const chosen = (await asked(name, `What the business is called (Enter for "${standard}"): `)) || standard;
    if (chosen === '') throw new WrongUse(`Say what the business is called: --name "Rosa's Bakery"`);
    const mail = await asked(email, 'The e-mail address for visitors (Enter for none): ');
    if (mail !== '' && !/^[^\s@"]+@[^\s@".]+(\.[^\s@".]+)+$/.test(mail))
      throw new WrongUse(`"${mail}" is no e-mail address, such as rosa@example.com.`);
    return { folder, name: chosen, email: mail };
  } finally {
    terminal?.close();
  }
}

/** @returns the site's files by their paths, filled in; those that VS Code needs come later */
function filesFor({ productRoot, siteRoot }: Project, { name, email }: Plan): Record<string, string> {
  const letter = [...name.trim()][0]!.toUpperCase().replace('&', '&amp;').replace('<', '&lt;');
  const filling: Filling = {
    texts: { title: name, email, letter, zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    has: new Set(email === '' ? [] : ['site-email']),
  };
  const folder = join(productRoot, template);
  const filled = walk(folder, '').map((path) => [path, fillRecipe(readFileSync(join(folder, path), 'utf8'), filling)]);
  return {
    ...(Object.fromEntries(filled) as Record<string, string>),
    'package.json': packageOf(relative(siteRoot, productRoot).replaceAll('\\', '/')),
    '.gitignore': `${ignored.join('\n')}\n`,
  };
}

/** @param product the way from the site's folder to Pagewright's */
function packageOf(product: string): string {
  const command = (name: string) => `node "${product}/bin/pagewright.mjs" ${name} --root .`;
  const scripts = Object.fromEntries([['start', command('dev')], ...siteCommands.map((name) => [name, command(name)])]);
  return `${JSON.stringify({ private: true, scripts }, null, 2)}\n`;
}

/** Checks the site before anything is on disk, with the pictures of the template. */
function tried(productRoot: string, files: Record<string, string>): { wrong: Diagnostic[]; texts: Texts } {
  const sample = { productRoot, siteRoot: join(productRoot, template) };
  const pages = Object.entries(files).filter(([path]) => path.endsWith('.yaml'));
  const texts = textsOf(Object.fromEntries(pages));
  return { wrong: loadChecker(sample).checkSite({ texts, facts: readFacts(sample) }).diagnostics, texts };
}

function write(project: Project, files: Record<string, string>): void {
  try {
    for (const [path, text] of Object.entries(files)) writeWhole(join(project.siteRoot, path), text);
    editorSetup(project);
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    throw new WrongUse(`The folder cannot be written to: ${(error as Error).message}`);
  }
}
