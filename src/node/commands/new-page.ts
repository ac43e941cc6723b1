// Starts a new page from a recipe: asks what is not said, writes it, checks it, and shows it in the browser.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Checker, SiteSource } from '../content/check-site.ts';
import type { SiteView } from '../content/checks/check.ts';
import { addEntries } from '../content/edit-list.ts';
import { addressMeant, fileOfAddress, whyTaken } from '../content/free-address.ts';
import { applyEdits } from '../content/positions.ts';
import { isNotFoundPage } from '../content/route.ts';
import { readSource } from '../content/source.ts';
import { nearest } from '../content/suggest.ts';
import { withTexts } from '../content/texts.ts';
import { askForPage, recipeMeant, terminalAsker, titleFrom, type Wishes } from './ask-page.ts';
import { loadChecker } from './load-checker.ts';
import { readFacts, type Project } from './project.ts';
import { fillingFor, fillRecipe, recipesIn, type Recipe } from './recipe.ts';
import { report } from './report/report.ts';
import { showPage } from './show-page.ts';
import { textsOnDisk } from './site-texts.ts';
import { WrongUse } from './wrong-use.ts';

type Written = Record<string, unknown>;

const example = 'npm run new:page -- /offers --recipe campaign --title "Offers of the month"';

/** @returns the words of `new:page --help` */
export function newPageHelp(productRoot: string): string {
  const list = recipesIn(productRoot).map(({ name, about }) => `  ${name.padEnd(11)} ${about}`);
  return `pagewright new:page [ADDRESS] [--root FOLDER]

  --recipe NAME   what the page is made from (below)
  --title WORDS   the page's title; made from the address when it is left out
  --menu WORDS    also writes an entry into the menu of site.yaml
  --no-open       does not show the page in the browser

In a terminal it asks for what is not said. For example: ${example}

${list.join('\n')}`;
}

/** @returns the exit code: 0 written, 1 when the page would not pass the check @throws WrongUse for what cannot be meant */
export async function newPage(
  project: Project,
  { words, options }: { words: string[]; options: Written },
): Promise<0 | 1> {
  const site = readSite(project);
  if (!site.view.site.known) {
    report(site.checker.checkSite(site.source).diagnostics, site.source.texts);
    return 1;
  }
  const recipes = recipesIn(project.productRoot);
  const plan = await complete(wishesIn(words, options), { recipes, view: site.view });
  const texts = textsFor(plan, { ...site, project, recipes });
  const trial = site.checker.checkSite({ ...site.source, texts: withTexts(site.source.texts, texts) });
  const wrong = trial.diagnostics.filter(({ file }) => file === fileOfAddress(plan.address));
  if (wrong.length > 0) {
    report(wrong, withTexts(site.source.texts, texts));
    console.error('Nothing was written. Another --title may help.');
    return 1;
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(project.siteRoot, file)), { recursive: true });
    writeFileSync(join(project.siteRoot, file), text);
    console.log(`written: ${file}`);
  }
  if (plan.menu === '' && plan.address !== '/')
    console.log(`Nothing links to ${plan.address} yet: link to it from a page, or add it to the menu in site.yaml.`);
  console.log('Its comments say what to write where.');
  await showPage(project, plan.address, options['no-open'] !== true);
  return 0;
}

interface ReadSite {
  checker: Checker;
  source: SiteSource;
  view: SiteView;
}

function readSite(project: Project): ReadSite {
  if (!existsSync(join(project.siteRoot, 'site.yaml')))
    throw new WrongUse(
      `There is no site.yaml in ${project.siteRoot}. Give the site's folder with --root, or start a site: npm run new:site`,
    );
  const checker = loadChecker(project);
  const source = { texts: textsOnDisk(project), facts: readFacts(project) };
  return { checker, source, view: checker.view(source) };
}

function wishesIn(words: string[], { recipe, title, menu }: Written): Wishes {
  if (words.length > 1) throw new WrongUse(`One page at a time, and words with spaces in quotes: ${example}`);
  return {
    address: words[0] && addressMeant(words[0]),
    recipe: textOf(recipe),
    title: textOf(title),
    menu: textOf(menu),
  };
}

function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value).trim();
}

type Plan = Record<keyof Wishes, string>;

/** What was said, with the rest asked for; where nobody can answer, address and recipe must have been said. */
async function complete(wishes: Wishes, { recipes, view }: { recipes: Recipe[]; view: SiteView }): Promise<Plan> {
  const problemWith = (written: string) => whyTaken(addressMeant(written), view);
  const problem = wishes.address === undefined ? null : problemWith(wishes.address);
  if (problem !== null) throw new WrongUse(problem);
  if (wishes.address !== '/' && !view.routes.has('/'))
    throw new WrongUse('The site has no home page yet. Make it first: npm run new:page -- / --recipe campaign');
  if (wishes.recipe !== undefined) wishes = { ...wishes, recipe: knownRecipe(wishes.recipe, recipes) };
  const { address, recipe } = wishes;
  if (address !== undefined && recipe !== undefined)
    return { address, recipe, title: wishes.title || titleFrom(address), menu: wishes.menu ?? '' };
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    throw new WrongUse(`Give the new page an address and a recipe: ${example}`);
  const terminal = terminalAsker();
  const answers = await askForPage(wishes, { recipes, problemWith }, terminal.ask);
  terminal.close();
  if (!answers) throw new WrongUse('Nothing was written.');
  return { ...answers, address: addressMeant(answers.address) };
}

function knownRecipe(written: string, recipes: Recipe[]): string {
  const found = recipeMeant(written, recipes);
  if (found !== undefined) return found;
  const names = recipes.map(({ name }) => name);
  const near = nearest(written, names);
  throw new WrongUse(
    `There is no recipe "${written}".${near ? ` Did you mean ${near}?` : ''} Recipes: ${names.join(', ')}.`,
  );
}

/** The page, and site.yaml when it gets an entry in the menu. */
function textsFor(
  { address, recipe, title, menu }: Plan,
  { view, source, project, recipes }: ReadSite & { project: Project; recipes: Recipe[] },
): Map<string, string> {
  // The home page, and pages for unknown addresses, need no link.
  const isLinked = menu !== '' || address === '/' || isNotFoundPage(address);
  const filling = fillingFor({ view, productRoot: project.productRoot }, { title, isLinked });
  const { template } = recipes.find(({ name }) => name === recipe)!;
  const texts = new Map([[fileOfAddress(address), fillRecipe(template, filling)]]);
  if (menu === '') return texts;
  const site = readSource('site.yaml', source.texts.text('site.yaml'));
  const entry = addEntries(site, 'menu', [{ label: menu, href: address }]);
  return texts.set('site.yaml', applyEdits(site.text, [entry]));
}
