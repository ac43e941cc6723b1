// Finds what weighs more than its budget, and says in one line each what grew.
import type { PageWeight } from './page-weight.ts';
const kinds = {
  html: 'HTML',
  css: 'CSS',
  script: 'script before the first touch',
  laterScript: 'script after it',
} as const;

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
  if (before === undefined) return [`script "${name}" (${bytes(now)}) is not recorded`];
  return isMore(before, now) ? [`script "${name}": ${change(before, now)}`] : [];
}

function pageGrowth(route: string, before: PageWeight | undefined, now: PageWeight): string[] {
  if (!before) return [`${route} is not recorded`];
  const heavier = (Object.keys(kinds) as (keyof typeof kinds)[])
    .filter((kind) => isMore(before[kind], now[kind]))
    .map((kind) => `${route}: ${kinds[kind]}: ${change(before[kind], now[kind])}${reason(kind, before, now)}`);
  const requests =
    now.requests > before.requests
      ? [`${route}: requests: ${before.requests} -> ${now.requests}${newScripts(before, now)}`]
      : [];
  return [...heavier, ...requests];
}

function reason(kind: keyof typeof kinds, before: PageWeight, now: PageWeight): string {
  if (kind === 'html') return grownSections(before, now);
  return kind === 'css' ? '' : newScripts(before, now);
}

function grownSections(before: PageWeight, now: PageWeight): string {
  const grown = Object.entries(now.sections)
    .map(([id, size]) => ({ id, size, more: size - (before.sections[id] ?? 0) }))
    .filter(({ id, more, size }) => !(id in before.sections) || (more > 100 && more > size * 0.02))
    .sort((a, b) => b.more - a.more)
    .map(({ id, more }) => `"${id}" +${bytes(more)} before compression`);
  return grown.length > 0 ? `; sections: ${grown.join(', ')}` : '';
}

function newScripts(before: PageWeight, now: PageWeight): string {
  const fresh = now.scripts.filter((name) => !before.scripts.includes(name));
  return fresh.length > 0 ? `; new: ${fresh.join(', ')}` : '';
}

function change(before: number, now: number): string {
  return `${bytes(before)} -> ${bytes(now)}`;
}

function bytes(count: number): string {
  return `${count.toLocaleString('en')} B`;
}

export interface Budgets {
  /** By route. */
  pages: Record<string, PageWeight>;
  /** Bytes of every script of the site by its name, also of those that no page has now. */
  scripts: Record<string, number>;
}
