// Page resolution, fast path: for plain pages without mistakes, which nearly all are. It returns
// null for all others; the general path (resolve-page.ts) reads them again, and alone reports
// mistakes and places.
import type { Page } from '#schemas';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Locator } from '../yaml/parse/locate.ts';
import { readFast } from '../yaml/fast/read-fast.ts';
import { unsupported } from '../yaml/fast/unsupported.ts';
import type { Reference, ReferenceKind } from '../schema/references.ts';
import { assemble, type PageContext, type RawPage } from './assemble-page.ts';
import { expandFiles, mayNameFiles } from './files/expand-files.ts';
import { findSharedUses, type ResolvedPage } from './resolve-page.ts';
import { fillSiteValues, hasPlaceholders } from './site-values.ts';
import { mayHaveWrongPlaceholders } from './placeholders.ts';
import { maxFileLength } from '../yaml/read-yaml.ts';

/** A page without any mistake that shows in its own file. */
export interface FastPage extends Pick<ResolvedPage, 'uses' | 'publishSettings' | 'files'> {
  page: Page;
  visitReferences(
    visit: (kind: ReferenceKind, value: unknown, at: Pick<Reference, 'section' | 'headed'>) => void,
  ): void;
}

/** @returns null when the general path has to read the page */
export function resolveFast(text: string, context: PageContext): FastPage | null {
  const isName = (word: string) => context.values?.pathOfName(word) !== undefined;
  if (text.length > maxFileLength || mayHaveWrongPlaceholders(text, isName)) return null;
  const written = readFast(text);
  if (written === unsupported) return null;
  const { files, compiled } = context;
  const expansion = mayNameFiles(text)
    ? expandFiles(written, { locator: noPlaces, files, paths: compiled.filePaths })
    : null;
  if (expansion && expansion.diagnostics.length > 0) return null;
  const { value, used } = expansion ?? { value: written, used: noFiles };
  const texts = Object.keys(used).map((path) => files.text(path));
  if (texts.some((each) => mayHaveWrongPlaceholders(each, isName))) return null;
  const hasValues = hasPlaceholders(text) || texts.some(hasPlaceholders);
  const filling = hasValues ? fillSiteValues({ value, values: context.values, locator: noPlaces }) : null;
  if (filling && filling.diagnostics.length > 0) return null;
  const data = filling ? filling.value : value;
  if (!context.compiled.validators.page.fits(data)) return null;
  const { page, publishSettings, diagnostics, visitReferences } = assemble(data as RawPage, noPlaces, context);
  return page && diagnostics.length === 0
    ? { page, visitReferences, publishSettings, uses: findSharedUses(data), files: used }
    : null;
}

const noFiles: Record<string, string> = {};

const start = { line: 1, column: 1, offset: 0 };

/** Only diagnostics need places, and the general path makes these. */
export const nowhere: Place = { file: '', range: { start, end: start }, pointer: '' };
const noPlaces: Locator = {
  place: () => nowhere,
  lines: () => [],
  word: () => nowhere,
  link: () => nowhere,
  sourceText: () => null,
};
