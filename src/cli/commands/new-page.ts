// The command `new:page`: starts a page from a recipe, checks it, and shows it in the browser.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Checker } from '../../checker/check-site.ts';
import { normalizeAddress } from '../../base/pure/route.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { replaceTexts } from '../../base/pure/text-set.ts';
import type { SiteSource } from '../../checker/site-source.ts';
import { findAddressConflict } from '../../checker/site-model/route-availability.ts';
import type { RuleContext } from '../../checker/site-model/rule-context.ts';
import { openTerminal } from '../../base/terminal/terminal.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { report } from '../../site/report/report.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { readFacts, type Project } from '../../site/folder/project.ts';
import { openTexts } from '../../site/folder/site-texts.ts';
import { askForPage, findRecipe, titleFromAddress, type FixedTitles, type NewPagePlan } from './ask-page.ts';
import { newPageExample, readRecipes, type Recipe } from '../../site/recipes/page-template.ts';
import { planPage } from '../../site/recipes/plan-page.ts';
import { findCollection, type PagePlace } from '../../site/recipes/recipe-entry.ts';
import { findForeignLaw, readLanguage, readStarterWords, type StarterWords } from '../../site/recipes/starter-words.ts';
import { showPage } from './show-page.ts';
import { newPageMessages } from '../messages/new.ts';

export interface NewPageOptions {
  address?: string;
  recipe?: string;
  title?: string;
  menu?: string;
  /** The label of a link to it in the footer. */
  footer?: string;
  /** True to make a collection for the page if the site has none of its kind. */
  collection?: boolean;
  /** True to show the page in the browser. */
  open: boolean;
}

/** Codes of what recipes leave to their author: gaps of legal pages, and places for pictures. */
const leftToAuthor: ReadonlySet<string> = new Set(['text/unfilled-gap', 'image/empty']);

/**
 * Writes a page, and site.yaml if the page gets an entry in the menu.
 * @returns the exit code: 0 written, 1 if the page would not pass the check
 * @throws UsageError
 */
export async function newPage(project: Project, options: NewPageOptions): Promise<0 | 1> {
  const site = readSite(project);
  if (!site.context.site.data) {
    report(site.checker.checkSite(site.source).diagnostics, site.source.texts);
    return 1;
  }
  const recipes = readRecipes(project.productRoot);
  const { words } = readStarterWords(project.productRoot, readLanguage(site.context));
  const asked = await completePlan(options, { recipes, context: site.context, titles: readTitles(words) });
  const recipe = recipes.find(({ name }) => name === asked.recipe)!;
  const { productRoot } = project;
  const siteText = site.source.texts.text('site.yaml');
  const plan = planPage(
    { ...asked, recipe, footer: options.footer ?? '' },
    { context: site.context, productRoot, siteText },
  );
  if (!plan.ok) throw new UsageError(plan.reason);
  const { place, texts } = plan;
  const trial = site.checker.checkSite({ ...site.source, texts: replaceTexts(site.source.texts, texts) });
  const problems = trial.diagnostics.filter(({ file, code }) => file === plan.file && !leftToAuthor.has(code));
  if (problems.length > 0) {
    report(problems, replaceTexts(site.source.texts, texts));
    console.error(newPageMessages.otherTitle());
    return 1;
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(project.siteRoot, file)), { recursive: true });
    writeFileSync(join(project.siteRoot, file), text);
    console.log(`written: ${file}`);
  }
  printPlace({ asked, recipe, place, context: site.context });
  const isAlone = asked.menu === '' && !options.footer && !place.isListed;
  if (isAlone && place.address !== '/' && recipe.address === undefined)
    console.log(newPageMessages.unlinked(place.address));
  sayLanguage(project, { lang: readLanguage(site.context), recipe: recipe.name });
  console.log(newPageMessages.comments());
  await showPage(project, place.address, options.open);
  return 0;
}

function readTitles({ home, pages }: StarterWords): FixedTitles {
  return { home, notFound: pages['not-found']!.title };
}

/** Prints what the author has to know about the language of the page. */
function sayLanguage({ productRoot }: Project, { lang, recipe }: { lang: string; recipe: string }): void {
  const { words, isSpoken } = readStarterWords(productRoot, lang);
  if (!isSpoken) console.log(newPageMessages.inEnglish(lang));
  const law = findForeignLaw(lang, words);
  if (law !== undefined && recipe in words.sections) console.log(newPageMessages.otherLaw(law));
}

interface ReadSite {
  checker: Checker;
  source: SiteSource;
  context: RuleContext;
}

function readSite(project: Project): ReadSite {
  if (!existsSync(join(project.siteRoot, 'site.yaml'))) throw new UsageError(newPageMessages.noSite(project.siteRoot));
  const checker = loadChecker(project);
  const source = { texts: openTexts(project), facts: readFacts(project) };
  return { checker, source, context: checker.createRuleContext(source) };
}

/** Asks for what is missing; where nobody can answer, address and recipe must be given. */
async function completePlan(
  options: NewPageOptions,
  { recipes, context, titles }: { recipes: Recipe[]; context: RuleContext; titles: FixedTitles },
): Promise<NewPagePlan> {
  const findProblem = (text: string) => findAddressConflict(normalizeAddress(text), context);
  const recipe = options.recipe && requireRecipe(options.recipe, recipes);
  const wanted = options.address || recipes.find(({ name }) => name === recipe)?.address;
  const address = wanted && normalizeAddress(wanted);
  const problem = address === undefined ? null : findProblem(address);
  if (problem !== null) throw new UsageError(problem);
  if (address !== '/' && !context.routes.has('/')) throw new UsageError(newPageMessages.noHomePage());
  const [title, menu] = [options.title?.trim(), options.menu?.trim()];
  if (address !== undefined && recipe !== undefined)
    return {
      address,
      recipe,
      title: title || titleFromAddress(address, titles),
      menu: menu ?? '',
      collection: options.collection ?? false,
    };
  const terminal = openTerminal();
  if (!terminal) throw new UsageError(newPageMessages.noAnswers(newPageExample));
  const plan = await askForPage(
    { address, recipe, title, menu, ...(options.collection && { collection: true }) },
    { recipes, findProblem, titles, hasCollection: (kind) => findCollection(context, kind) !== undefined },
    terminal.ask,
  );
  terminal.close();
  if (!plan) throw new UsageError(newPageMessages.nothingWritten());
  return { ...plan, address: normalizeAddress(plan.address) };
}

function requireRecipe(name: string, recipes: Recipe[]): string {
  const found = findRecipe(name, recipes);
  if (found !== undefined) return found;
  const names = recipes.map(({ name: each }) => each);
  throw new UsageError(newPageMessages.unknownRecipe({ name, nearest: nearest(name, names), names }));
}

interface PlaceReport {
  asked: NewPagePlan;
  recipe: Recipe;
  place: PagePlace;
  context: RuleContext;
}

/** Prints why the page is at another address, or what it lacks. */
function printPlace({ asked, recipe, place, context }: PlaceReport): void {
  if (place.first) console.log(newPageMessages.newCollection(place.first));
  else if (place.address !== asked.address)
    console.log(
      newPageMessages.entry({ collection: String(findCollection(context, recipe.kind)), address: place.address }),
    );
  else if (recipe.kind && !place.isEntry) console.log(newPageMessages.inNoCollection(recipe.kind));
}
