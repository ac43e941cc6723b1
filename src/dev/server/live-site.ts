// The site as the dev server knows it: checked again at every change, with the last good state of
// every page.
import { comparableRedirect } from '../../checker/addresses/redirects.ts';
import type { Checker, CheckedSite, CompletionNames, PageModel, SiteFacts } from '../../checker/check-site.ts';
import type { SchemaSet } from '../../checker/schema/json-schema.ts';
import type { SiteSource } from '../../checker/site-source.ts';
import type { Diagnostic } from '../../checker/diagnostics/diagnostic.ts';
import type { RuleContext } from '../../checker/site-model/rule-context.ts';
import { listPageFiles } from '../../base/pure/route.ts';
import type { TextSet } from '../../base/pure/text-set.ts';
import type { Site } from '#schemas';
import type { PastFiles, WrittenPage } from '../../editor/server/site/authored-site.ts';
import { debounce } from '../../base/disk/debounce.ts';
import { sortChanges, namesPackages } from './changed-kinds.ts';
import { openFileVersions, type FileVersions } from '../../site/folder/file-versions.ts';
import { findPage, orLastGood } from './find-page.ts';
import { refreshEditorFiles } from '../../site/vscode/editor-files.ts';
import { withBroken } from '../../builder/images/ship-pictures.ts';
import { openPageCache, type PageCacheStore } from '../../site/folder/page-cache-store.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { readFacts, readSchemas, replacePictures, type Project } from '../../site/folder/project.ts';
import { openEditableTexts, type EditableTexts } from '../../site/folder/site-texts.ts';
import { toPreview, type PreviewOptions } from '../../site/folder/preview-options.ts';

/** Milliseconds until what editors offer is brought up to date: no page waits for it. */
const namesDelay = 200;

/** A site that is being worked on: checked when it is first asked for, and with each change. */
export class LiveSite {
  readonly project: Project;
  /** Schemas of the last check; another object once they have changed. */
  schemas: SchemaSet;
  readonly #known: PageCacheStore;
  readonly #refreshNames: () => void;
  /** By route. */
  readonly #good = new Map<string, PageModel>();
  #checker: Checker;
  readonly #versions: FileVersions;
  #source: SiteSource & { texts: EditableTexts };
  #preview: PreviewOptions;
  #checked: CheckedSite | undefined;
  #site: Site | undefined;
  #changes = 0;
  #checks = 0;
  /** Set while a section is not whole, so that the schemas could not be read. */
  #hasMissedSchemas = false;
  /** The changes that the last check has seen. */
  #checkedChanges = 0;

  constructor(project: Project, preview: PreviewOptions = {}) {
    this.project = project;
    this.#known = openPageCache(project);
    this.schemas = readSchemas(project);
    this.#checker = loadChecker(project, this.#known.pages, this.schemas);
    this.#versions = openFileVersions(project);
    this.#source = { texts: openEditableTexts(project, this.#versions), facts: readFacts(project) };
    this.#preview = preview;
    const refresh = () => refreshEditorFiles(project, () => this.#checker.collectCompletionNames(this.#source));
    this.#refreshNames = debounce(refresh, namesDelay);
  }

  /** Count of changes that pages may show. */
  get changes(): number {
    return this.#changes;
  }

  /** Goes up with each change, and with each check. */
  get state(): number {
    return this.#changes + this.#checks;
  }

  /** True if `check` is still to be called after a change that can be seen already. */
  get isCheckDue(): boolean {
    return this.#checked !== undefined && this.#checkedChanges < this.#changes;
  }

  /** Checks the site, and saves what was read for the next start. */
  begin(): void {
    this.#whole();
    this.#refreshNames();
    this.#known.save();
    this.#versions.save();
  }

  /**
   * Reads what has changed: files, or folders with all that is, or was, in them.
   * @returns `nothing` when none of the files is part of the site; `checked` when it was checked;
   *   `shown` when pages without a mistake of their own were changed in a site without any: they
   *   can be seen already, and `check` is still to be called
   */
  reread(paths: string[]): 'nothing' | 'shown' | 'checked' {
    const { project } = this;
    const before = this.#source.texts;
    const { texts: named, hasFiles, hasCode, ...kinds } = sortChanges(paths, project, before);
    const hadPackages = namesPackages(before);
    const now = named.length > 0 ? before.reread(named) : before;
    // The editor takes in what it writes at once, before the folder is heard to have changed.
    const texts = named.filter((name) => !now.has(name) || before.seenVersion(name) !== now.version(name));
    this.#source = { texts: now, facts: hasFiles ? readFacts(project) : this.#source.facts };
    const hasPackages = texts.includes('site.yaml') && (hadPackages || namesPackages(this.#source.texts));
    const hasSchemas = kinds.hasSchemas || hasPackages || this.#hasMissedSchemas;
    if (hasSchemas) {
      // Of a section that is being written, any file may be the one that makes it whole.
      this.#hasMissedSchemas = true;
      const schemas = readSchemas(project);
      this.#checker = loadChecker(project, undefined, schemas);
      this.schemas = schemas;
      this.#hasMissedSchemas = false;
    }
    if (texts.length === 0 && !hasFiles && !hasSchemas && !hasCode) return 'nothing';
    this.#changes++;
    this.#refreshNames();
    if (!hasFiles && !hasSchemas && this.#showAtOnce(texts)) return 'shown';
    this.check();
    return 'checked';
  }

  /** Checks the whole site. */
  check(): CheckedSite {
    this.#see();
    const checked = this.#checker.checkSite(this.#source);
    this.#checks++;
    this.#checkedChanges = this.#changes;
    this.#checked = checked;
    this.#site = checked.site ?? this.#site;
    for (const model of checked.pages) this.#good.set(model.route, model);
    for (const [route, { file }] of this.#good) if (!this.#source.texts.has(file)) this.#good.delete(route);
    for (const route of checked.hidden) this.#good.delete(route);
    return checked;
  }

  /** The site as of its last check, which a change of a page may have left behind. */
  checked(): CheckedSite {
    return this.#whole();
  }

  diagnostics(): Diagnostic[] {
    return this.#whole().diagnostics;
  }

  hasErrors(): boolean {
    return this.diagnostics().some(({ severity }) => severity === 'error');
  }

  texts(): TextSet {
    return this.#source.texts;
  }

  models(): PageModel[] {
    this.#whole();
    return [...this.#good.values()];
  }

  lastGoodSite(): Site | undefined {
    this.#whole();
    return this.#site;
  }

  /** The last good state of a page; of the nearest not-found page where there is no such page. */
  findPage(route: string): { model: PageModel | undefined; found: boolean } {
    this.#whole();
    return findPage(this.#good, route);
  }

  /**
   * @returns the page at a route as it is written, with its mistakes; its last good state where
   * nothing can be made of what is written
   */
  findWritten(route: string): WrittenPage {
    const file = listPageFiles(route).find((each) => this.#source.texts.has(each));
    const isWrong = this.diagnostics().some((each) => each.file === file && each.severity === 'error');
    const readWrong = () => (isWrong ? this.#checker.readImperfectPage(this.#source, file!) : null);
    return orLastGood(readWrong, this.#good.get(route));
  }

  /** @returns a page as it was, also one with mistakes, and what it shows of site.yaml */
  readPast(file: string, { texts, pictures }: PastFiles): { model: PageModel; site: Site } | null {
    const source = { ...this.#source, texts, facts: replacePictures(this.#source.facts, pictures) };
    const model = this.#checker.checkOnePage(source, file) ?? this.#checker.readImperfectPage(source, file);
    const site = this.#checker.readSiteFile(source) ?? this.lastGoodSite();
    return model && site ? { model, site } : null;
  }

  /**
   * Tells whether a route has a page's file, sound or not; without a sound site.yaml any route may
   * have a page.
   */
  hasPageAt(route: string): boolean {
    return !this.lastGoodSite() || listPageFiles(route).some((file) => this.#source.texts.has(file));
  }

  redirectFrom(route: string): string | undefined {
    this.#whole();
    return this.#good.has(route)
      ? undefined
      : this.#site?.redirects.find(({ from }) => comparableRedirect(from) === comparableRedirect(route))?.to;
  }

  /** Names that settings can have; null while site.yaml cannot be read. */
  names(): CompletionNames | null {
    return this.#checker.collectCompletionNames(this.#source);
  }

  /** The site as rules see it, for searches over all files. */
  ruleContext(): RuleContext {
    return this.#checker.createRuleContext(this.#source);
  }

  images(): SiteFacts['images'] {
    return this.#source.facts.images;
  }

  /** @returns whether a file of the public folder, by its path below that, goes to the host */
  isPublished(path: string): boolean {
    return this.#source.facts.files?.has(`/${path}`) ?? false;
  }

  /** Takes in that nothing can be made of photos, by their addresses. */
  callBroken(addresses: readonly string[]): void {
    this.#source = { ...this.#source, facts: withBroken(this.#source.facts, addresses) };
    this.#changes++;
    this.check();
  }

  /** Shows the site as of another date, with drafts or without. */
  setPreview(preview: PreviewOptions): void {
    this.#preview = preview;
    this.#changes++;
    this.check();
  }

  #whole(): CheckedSite {
    return this.#checked ?? this.check();
  }

  /** Takes the time that it is now, or that is asked for. */
  #see(): void {
    this.#source = { ...this.#source, facts: { ...this.#source.facts, preview: toPreview(this.#preview, 'all') } };
  }

  /** Shows changed pages before the site is checked, where nothing is wrong in it or in them. */
  #showAtOnce(names: string[]): boolean {
    if (!this.#checked || this.hasErrors()) return false;
    const models = names.flatMap((name) => this.#checker.checkOnePage(this.#source, name) ?? []);
    const canBeShown = models.length === names.length && models.every(({ route }) => this.#good.has(route));
    if (canBeShown) for (const model of models) this.#good.set(model.route, model);
    return canBeShown;
  }
}
