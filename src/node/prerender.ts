// Renders every page of a checked site to its file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageModel } from '../content/check-site.ts';
import type { Site } from '#schemas';
import type { BrowserFiles, Renderer } from './bundle.ts';
import { embedsIn, pagePolicy } from './hosts/content-policy.ts';
import { liveModules, liveNameOf } from './live-modules.ts';
import { pageCssFrom, wordsOf } from './page-css.ts';
import type { Project } from './project.ts';
import { withOwnSprite } from './sprite.ts';

export interface PrerenderParts {
  project: Project;
  site: Site;
  browser: BrowserFiles;
  renderer: Renderer;
  early: string;
}

/** A block that threw while it was rendered. */
export interface RenderFailure {
  model: PageModel;
  /** The block's place on the page. */
  index: number;
  error: unknown;
}

/** @returns the HTML files by path below the output folder, the blocks that threw, and what the pages embed */
export function prerender(pages: PageModel[], parts: PrerenderParts) {
  const { site, browser, renderer, early } = parts;
  const cssFor = pageCssFrom(browser.css);
  const theme = renderer.themeCss(site.theme);
  const words = wordsByLiveName(parts.project);
  const files: Record<string, string> = {};
  const failures: RenderFailure[] = [];
  const renderedPages = pages.map((model) => ({
    model,
    rendered: renderer.renderPage({ route: model.route, page: model.page, site }),
  }));
  // Of all pages, because the router brings other pages into the one that was loaded.
  const embeds = embedsIn(renderedPages.map(({ rendered }) => rendered.body));
  for (const { model, rendered } of renderedPages) {
    failures.push(...rendered.failures.map((failure) => ({ ...failure, model })));
    const live = liveNames(rendered.body);
    const css = theme + cssFor(rendered.body, new Set(live.flatMap((name) => words[name] ?? [])));
    const preloads = [...new Set(liveAtOnce(rendered.body).flatMap((name) => browser.live[name] ?? []))];
    const modules = [...new Set([...browser.afterHuman, ...live.flatMap((name) => browser.live[name] ?? [])])];
    const policy = pagePolicy(site, { script: early, embeds, style: css });
    const assets = { policy, early, boot: browser.boot, preloads, modules, style: `<style>${css}</style>` };
    const own = withOwnSprite(parts.project, renderer.documentHtml(rendered, assets));
    Object.assign(files, own.files, { [fileOf(model.route)]: own.html });
  }
  return { files, failures, embeds };
}

/** @returns the file of a route: `/about` in `about/index.html`, not-found pages in `404.html` as hosts want them */
export function fileOf(route: string): string {
  if (route === '/404' || route.endsWith('/404')) return `${route.slice(1)}.html`;
  return `${route.slice(1)}/index.html`.replace(/^\//, '');
}

function liveNames(html: string): string[] {
  return [...new Set([...html.matchAll(/data-live="([\w-]+)"/g)].map((match) => match[1]!))];
}

function liveAtOnce(html: string): string[] {
  return [...new Set([...html.matchAll(/data-live="([\w-]+)" data-wake="load"/g)].map((match) => match[1]!))];
}

/** The words of a live part's own code and of all that it imports: it may show classes that the prerendered HTML has not. */
function wordsByLiveName({ productRoot }: Project): Record<string, string[]> {
  const words = (module: string) => wordsWithImports(join(productRoot, module), new Set());
  return Object.fromEntries(liveModules(productRoot).map((module) => [liveNameOf(module), words(module)]));
}

function wordsWithImports(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const imported = [...source.matchAll(/from '(\.[^']+)'/g)].map((match) => join(file, '..', match[1]!));
  return [...wordsOf(source), ...imported.flatMap((path) => wordsWithImports(path, seen))];
}
