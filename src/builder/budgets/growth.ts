// Finds what weighs more than its budget, and says in one line each what grew.
import type { PageWeight } from './page-weight.ts';
import { budgetMessages, weightNames } from '../messages/budgets.ts';

/** @returns a line for each page and script that is heavier than recorded, or not recorded */
export function growth(recorded: Budgets, now: Budgets): string[] {
  const scripts = Object.entries(now.scripts).flatMap(([name, size]) =>
    scriptGrowth(name, recorded.scripts[name], size),
  );
  const pages = Object.entries(now.pages).flatMap(([route, page]) => pageGrowth(route, recorded.pages[route], page));
  return [...scripts, ...pages];
}

/** Some bytes come and go with the hashes in names; more than that is growth. */
function isMore(before: number, now: number): boolean {
  return now > before + Math.max(200, before * 0.02);
}

function scriptGrowth(name: string, before: number | undefined, now: number): string[] {
  if (before === undefined) return [budgetMessages.newScript({ name, bytes: now })];
  return isMore(before, now) ? [`${budgetMessages.script(name)}: ${budgetMessages.change(before, now)}`] : [];
}

function pageGrowth(route: string, before: PageWeight | undefined, now: PageWeight): string[] {
  if (!before) return [budgetMessages.newPage(route)];
  const heavier = (Object.keys(weightNames) as (keyof typeof weightNames)[])
    .filter((kind) => isMore(before[kind], now[kind]))
    .map(
      (kind) =>
        `${route}: ${weightNames[kind]}: ${budgetMessages.change(before[kind], now[kind])}${reason(kind, before, now)}`,
    );
  const requests =
    now.requests > before.requests
      ? [
          `${route}: ${budgetMessages.requests({ before: before.requests, now: now.requests })}${newScripts(before, now)}`,
        ]
      : [];
  return [...heavier, ...requests];
}

function reason(kind: keyof typeof weightNames, before: PageWeight, now: PageWeight): string {
  if (kind === 'html') return grownSections(before, now);
  return kind === 'css' ? '' : newScripts(before, now);
}

function grownSections(before: PageWeight, now: PageWeight): string {
  const grown = Object.entries(now.sections)
    .map(([id, size]) => ({ id, size, more: size - (before.sections[id] ?? 0) }))
    .filter(({ id, more, size }) => !(id in before.sections) || (more > 100 && more > size * 0.02))
    .sort((a, b) => b.more - a.more);
  return grown.length > 0 ? budgetMessages.grownSections(grown) : '';
}

function newScripts(before: PageWeight, now: PageWeight): string {
  const fresh = now.scripts.filter((name) => !before.scripts.includes(name));
  return fresh.length > 0 ? budgetMessages.newScripts(fresh) : '';
}

export interface Budgets {
  /** By route. */
  pages: Record<string, PageWeight>;
  /** Bytes of every script of the site by its name, also of those that no page has now. */
  scripts: Record<string, number>;
}
