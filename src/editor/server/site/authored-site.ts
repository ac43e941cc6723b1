// The checked site as the editor needs it: what the dev server knows of the site's files.
import type { TextSet } from '../../../base/pure/text-set.ts';
import type { CompletionNames, PageModel, SchemaSet } from '../../../checker/check-site.ts';
import type { Diagnostic } from '../../../checker/diagnostics/diagnostic.ts';
import type { RuleContext } from '../../../checker/site-model/rule-context.ts';
import type { Site } from '#schemas';
import type { SiteStore } from '../store/site-store.ts';
import type { SchemaFields } from '../../../edits/model/find-field.ts';
import type { MistakeSource } from '../mistakes/author-messages.ts';
import type { DataOf } from './used-at.ts';

/** A page as it is written, with its mistakes, or its last good state. */
export interface WrittenPage {
  model: PageModel | undefined;
  hasMistakes: boolean;
  /** True if Pagewright has failed at what is written; it has been printed. */
  hasFailed?: true;
}

export interface AuthoredSite {
  /** Schemas that it is checked by; another object once they have changed. */
  readonly schemas: SchemaSet;
  diagnostics(): Diagnostic[];
  models(): PageModel[];
  findWritten(route: string): WrittenPage;
  lastGoodSite(): Site | undefined;
  /** What settings can name; null while site.yaml cannot be read. */
  names(): CompletionNames | null;
  /** The site as rules see it, for searches over all files. */
  ruleContext(): RuleContext;
  /** Goes up with each change, and each check. */
  readonly state: number;
  /** Whether a check is to follow a change that is shown already. */
  readonly isCheckDue: boolean;
}

/** Files of the site as they were at a moment. */
export interface PastFiles {
  texts: TextSet;
  /** Pictures that are other ones now, or gone, by their addresses. */
  pictures: ReadonlyMap<string, Buffer>;
}

/** Renders a page as it was; undefined where nothing can be made of it. */
export type RenderPast = (file: string, past: PastFiles) => Promise<string | undefined>;

/** The site, as questions about it and actions on it need it. */
export interface SiteParts {
  /** The folder that holds Pagewright itself, with the recipes of pages. */
  productRoot: string;
  site: AuthoredSite;
  store: SiteStore;
  dataOf: DataOf;
  renderPast: RenderPast;
  /** The settings that there are. */
  schemas: () => SchemaFields;
}

/** @returns what the messages of mistakes are written from */
export function readMistakeSource({
  store,
  schemas,
  dataOf,
}: Pick<SiteParts, 'store' | 'schemas' | 'dataOf'>): MistakeSource {
  const texts = store.texts();
  return { schemas: schemas(), dataOf, textOf: (file) => (texts.has(file) ? texts.text(file) : undefined) };
}

const newFile = /^pages\/(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.~-]*\/)*[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.~-]*\.yaml$/u;

/** @returns whether the editor may write a file: one of the site's texts, or a new page */
export function mayWrite(file: string, store: SiteStore): boolean {
  return store.texts().has(file) || newFile.test(file);
}
