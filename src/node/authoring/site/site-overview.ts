// The whole site for the editor: its pages, what the checker says, what was done, and what new
// pages can be made from.
import { isError, type Diagnostic } from '../../../content/diagnostics/diagnostic.ts';
import { isGroup } from '../../../content/primitives/pointer.ts';
import { toRoute } from '../../../content/primitives/route.ts';
import { readFast } from '../../../content/yaml/fast/read-fast.ts';
import type { SiteOverview, SitePage, SiteProblem } from '../../../browser/editor/site-answers.ts';
import { readRecipes } from '../../recipes/page-template.ts';
import type { AuthoredSite } from './authored-site.ts';
import type { Journal } from '../history/journal.ts';

/** More than anybody goes through. */
const maxProblems = 500;
const maxHistory = 300;

export function readOverview(site: AuthoredSite, journal: Journal): SiteOverview {
  const diagnostics = site.diagnostics();
  return {
    pages: listPages(site, diagnostics),
    problems: diagnostics.slice(0, maxProblems).map(toProblem),
    history: journal.entries().slice(0, maxHistory),
    recipes: readRecipes(site.project.productRoot).map(({ name, about }) => ({ name, about })),
  };
}

function listPages(site: AuthoredSite, diagnostics: readonly Diagnostic[]): SitePage[] {
  const titles = new Map(site.models().map(({ file, page }) => [file, page.title]));
  const texts = site.texts();
  return texts.paths.flatMap((file) => {
    const route = toRoute(file);
    if (route === null) return [];
    const read = readFast(texts.text(file));
    const data = isGroup(read) ? read : {};
    const own = diagnostics.filter((each) => each.file === file);
    const errors = own.filter(isError).length;
    const title = titles.get(file) ?? (typeof data.title === 'string' ? data.title : '');
    const isDraft = data.draft === true;
    return [{ route, file, title, isDraft, dates: datesOf(data.publish), errors, warnings: own.length - errors }];
  });
}

function datesOf(publish: unknown): string {
  if (!isGroup(publish)) return '';
  return Object.entries(publish)
    .filter(([, value]) => typeof value === 'string')
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(', ');
}

function toProblem({ severity, code, message, hint, file, range, fixes }: Diagnostic): SiteProblem {
  const { line, column } = range.start;
  const titles = fixes.map(({ title }) => title);
  return { severity, code, message, hint, file, line, column, route: toRoute(file), fixes: titles };
}
