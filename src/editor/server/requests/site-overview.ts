// The whole site for the editor: its pages, what the checker says, and what new pages can be made
// from.
import { say, sayUnits, spokenLanguage, translate } from '../../../base/words/say.ts';
import { isError, type Diagnostic } from '../../../checker/diagnostics/diagnostic.ts';
import { toRoute } from '../../../base/pure/route.ts';
import type { NewPageRecipe, SiteOverview, SitePage, SiteProblem } from '../../protocol/site.ts';
import { createCollectionFinder } from '../../../checker/site-model/collections.ts';
import type { RuleContext } from '../../../checker/site-model/rule-context.ts';
import { readRecipes, type Recipe } from '../../../site/recipes/page-template.ts';
import { findList } from '../../../site/recipes/recipe-entry.ts';
import { readLanguage, readStarterWords } from '../../../site/recipes/starter-words.ts';
import { findGaps, mayHaveGaps } from '../../../base/words/gaps.ts';
import { describeMistake, type MistakeSource } from '../mistakes/author-messages.ts';
import { readMistakeSource, type SiteParts } from '../site/authored-site.ts';
import { listSetupTasks } from './setup-tasks.ts';

/** More than anybody goes through. */
const maxProblems = 500;

export function readOverview(parts: SiteParts): SiteOverview {
  const { site, store, productRoot, dataOf, schemas } = parts;
  const diagnostics = site.diagnostics();
  const context = site.ruleContext();
  const texts = store.texts();
  const source = readMistakeSource({ store, schemas, dataOf });
  const readGaps = (file: string) => (texts.has(file) && mayHaveGaps(texts.text(file)) ? findGaps(dataOf(file)) : []);
  const pages = listPages(context, diagnostics).map((page) => ({ ...page, gaps: readGaps(page.file) }));
  return {
    lang: readLanguage(context),
    pages,
    problems: diagnostics.slice(0, maxProblems).map((each) => toProblem(each, source)),
    recipes: readRecipes(productRoot).map((recipe) => describeRecipe(recipe, { context, productRoot })),
    setup: listSetupTasks(parts, pages),
  };
}

function describeRecipe(
  { name, about, kind, address, isLegal }: Recipe,
  { context, productRoot }: { context: RuleContext; productRoot: string },
): NewPageRecipe {
  const { words } = readStarterWords(productRoot, readLanguage(context));
  const recipe: NewPageRecipe = { name, title: words.pages[name]!.title, about: translate(about), lang: words.lang };
  if (isLegal) return { ...recipe, law: words.law === undefined ? null : nameCountry(words.law.country) };
  if (kind === undefined) return { ...recipe, ...(address !== undefined && { address }) };
  return { ...recipe, kind, list: findList(context, kind) ?? { ...words.collections[kind], isThere: false } };
}

/** @param code of two letters (ISO 3166-1) */
function nameCountry(code: string): string {
  return new Intl.DisplayNames(spokenLanguage(), { type: 'region' }).of(code) ?? code;
}

function listPages(context: RuleContext, diagnostics: readonly Diagnostic[]): Omit<SitePage, 'gaps'>[] {
  const { pages, site } = context;
  const collections = site.site?.collections ?? {};
  const findCollection = createCollectionFinder(collections);
  const byFile = new Map<string, Diagnostic[]>();
  for (const each of diagnostics) {
    const own = byFile.get(each.file);
    if (own) own.push(each);
    else byFile.set(each.file, [each]);
  }
  return pages.map(({ route, file, record }) => {
    const own = byFile.get(file) ?? [];
    const errors = own.filter(isError).length;
    const settings = record.publishSettings?.find(({ blocks }) => blocks === null);
    const dates = [
      ...(settings?.from ? [say('from {date}', { date: settings.from })] : []),
      ...(settings?.until ? [say('until {date}', { date: settings.until })] : []),
    ];
    const { title } = record.target;
    const isDraft = settings?.draft ?? false;
    const collection = collections[findCollection(route) ?? '']?.title ?? '';
    const warnings = own.length - errors;
    return { route, file, title, collection, isDraft, dates: sayUnits(dates), errors, warnings };
  });
}

function toProblem(diagnostic: Diagnostic, source: MistakeSource): SiteProblem {
  const { path: _path, ...message } = describeMistake(diagnostic, source);
  return { ...message, route: toRoute(diagnostic.file) };
}
