// The site as the dev server knows it: checked again at every change, with the last good state of every page.
import type { CheckedSite, PageModel, SiteFacts, SiteSource } from '../content/check-site.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { Texts } from '../content/texts.ts';
import type { Site } from '#schemas';
import { refreshEditorFiles } from './editor-files.ts';
import { withBroken } from './images/ship-pictures.ts';
import { openKnownPages } from './known-pages.ts';
import { loadChecker } from './load-checker.ts';
import { isPageFile, pathInSite, readFacts, type Project } from './project.ts';
import { textsAtHand, withFilesReread } from './site-texts.ts';
import { viewOf, type Preview } from './view-options.ts';

export interface LiveSite {
  project: Project;
  /**
   * Takes in what has changed.
   * @returns `nothing` when none of the files is part of the site; `checked` when it was checked; `shown` when pages
   * without a mistake of their own were changed in a site without any: they can be seen already, and `check` is to follow
   */
  reread: (paths: string[]) => 'nothing' | 'shown' | 'checked';
  /** Checks the whole site. */
  check: () => void;
  diagnostics: () => Diagnostic[];
  hasErrors: () => boolean;
  texts: () => Texts;
  models: () => PageModel[];
  lastGoodSite: () => Site | undefined;
  /** The last good state of a page; of the nearest not-found page where there is no such page. */
  pageAt: (route: string) => { model: PageModel | undefined; found: boolean };
  redirectFrom: (route: string) => string | undefined;
  images: () => SiteFacts['images'];
  /** Takes in that nothing can be made of photos, by their addresses. */
  callBroken: (addresses: string[]) => void;
  /** Shows the site as of another date, with drafts or without. Shown is all there is until something is asked for. */
  setPreview: (preview: Preview) => void;
}

/** Milliseconds until what editors offer is brought up to date: who looks at a page waits for it, who writes one does not. */
const namesDelay = 200;

/** @returns a function that does it once for all calls that come close together */
function afterAWhile(task: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(task, namesDelay).unref();
  };
}

/** Reads and checks a site. */
export function liveSite(project: Project, preview: Preview = {}): LiveSite {
  const known = openKnownPages(project);
  let checker = loadChecker(project, known.pages);
  let source: SiteSource = { texts: textsAtHand(project), facts: readFacts(project) };
  let checked: CheckedSite;
  let site: Site | undefined;
  const good = new Map<string, PageModel>();

  const check = () => {
    source = { ...source, facts: { ...source.facts, view: viewOf(preview, 'all') } };
    checked = checker.checkSite(source);
    site = checked.site ?? site;
    for (const model of checked.pages) good.set(model.route, model);
    for (const [route, { file }] of good) if (!source.texts.has(file)) good.delete(route);
    for (const route of checked.hidden) good.delete(route);
  };
  const showAtOnce = (names: string[]): boolean => {
    const models = names.flatMap((name) => checker.glance(source, name) ?? []);
    const canBeShown = models.length === names.length && models.every(({ route }) => good.has(route));
    if (canBeShown) for (const model of models) good.set(model.route, model);
    return canBeShown;
  };
  const hasErrors = () => checked.diagnostics.some(({ severity }) => severity === 'error');
  const refreshNames = afterAWhile(() => refreshEditorFiles(project, () => checker.siteNames(source)));
  const reread = (paths: string[]) => {
    const { texts, hasFiles, hasSchemas } = kindsOf(paths, project);
    if (texts.length > 0) source = { ...source, texts: withFilesReread(source.texts, texts, project) };
    if (hasFiles) source = { ...source, facts: readFacts(project) };
    if (hasSchemas) checker = loadChecker(project);
    if (texts.length === 0 && !hasFiles && !hasSchemas) return 'nothing';
    refreshNames();
    if (!hasFiles && !hasSchemas && !hasErrors() && showAtOnce(texts)) return 'shown';
    check();
    return 'checked';
  };
  check();
  refreshNames();
  known.save();
  return {
    project,
    reread,
    check,
    diagnostics: () => checked.diagnostics,
    hasErrors,
    texts: () => source.texts,
    models: () => [...good.values()],
    lastGoodSite: () => site,
    pageAt: (route) => pageAt(good, route),
    redirectFrom: (route) => (good.has(route) ? undefined : site?.redirects.find(({ from }) => from === route)?.to),
    images: () => source.facts.images,
    callBroken: (addresses) => {
      source = { ...source, facts: withBroken(source.facts, addresses) };
      check();
    },
    setPreview: (wanted) => {
      preview = wanted;
      check();
    },
  };
}

/** @returns which of the changed paths are texts of the site, and whether any are public files, or schemas */
function kindsOf(paths: string[], { siteRoot }: Project) {
  const names = paths.map((path) => pathInSite(siteRoot, path));
  return {
    texts: names.filter((name) => name === 'site.yaml' || (name.startsWith('pages/') && isPageFile(name))),
    hasFiles: names.some((name) => name.startsWith('public/')),
    hasSchemas: paths.some((path) => /schemas[\\/].*(?<!-names)\.schema\.json$/.test(path)),
  };
}

function pageAt(pages: Map<string, PageModel>, route: string): { model: PageModel | undefined; found: boolean } {
  const exact = pages.get(route);
  if (exact) return { model: exact, found: !exact.route.endsWith('/404') };
  for (let folder = route; folder.includes('/');) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const model = pages.get(`${folder}/404`);
    if (model) return { model, found: false };
  }
  return { model: undefined, found: false };
}
