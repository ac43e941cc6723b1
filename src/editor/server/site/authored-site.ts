// The site as the editor needs it: what the dev server knows of it.
import type { CompletionNames, PageModel, SchemaSet } from '../../../checker/check-site.ts';
import type { Diagnostic } from '../../../checker/diagnostics/diagnostic.ts';
import type { TextSet } from '../../../base/pure/text-set.ts';
import type { RuleContext } from '../../../checker/site-model/rule-context.ts';
import type { Site } from '#schemas';
import type { Project } from '../../../site/folder/project.ts';

export interface AuthoredSite {
  readonly project: Project;
  /** What it is checked by; another object once they have changed. */
  readonly schemas: SchemaSet;
  texts(): TextSet;
  diagnostics(): Diagnostic[];
  models(): PageModel[];
  /** The last good state of a page. */
  findPage(route: string): { model: PageModel | undefined; found: boolean };
  lastGoodSite(): Site | undefined;
  /** What settings can name; null while site.yaml cannot be read. */
  names(): CompletionNames | null;
  /** The site as rules see it, for searches over all files. */
  ruleContext(): RuleContext;
  /** Goes up with each change, and each check. */
  readonly state: number;
}

/** Takes in files that have changed, by their paths below the site's folder, and tells open browsers. */
export type TakeIn = (files: readonly string[]) => void;

const newFile = /^pages\/(?:[A-Za-z0-9_][\w.~-]*\/)*[A-Za-z0-9_][\w.~-]*\.yaml$/;

/** @returns whether the editor may write a file: one of the site's texts, or a new page */
export function mayWrite(file: string, site: AuthoredSite): boolean {
  return site.texts().has(file) || newFile.test(file);
}
