// The short way to a page: for files that are written plainly and have no mistake, which is nearly all of them.
// Whatever is not so goes the long way (resolve.ts), which alone says what is wrong and where.
import type { Page } from '#schemas';
import type { Place } from './diagnostic.ts';
import type { Locator } from './locate.ts';
import { declined, readPlain } from './plain-yaml/read-plain.ts';
import type { Reference, ReferenceKind } from './references.ts';
import { assemble, usesOf, type PageContext, type RawPage, type ResolvedPage } from './resolve.ts';
import { fillSiteValues, usesPlaceholders } from './site-values.ts';
import { largest } from './source.ts';

/** A page that has nothing wrong in it, as far as one file can tell. */
export interface PlainPage extends Pick<ResolvedPage, 'uses' | 'held'> {
  page: Page;
  visitReferences(
    visit: (kind: ReferenceKind, value: unknown, at: Pick<Reference, 'section' | 'headed'>) => void,
  ): void;
}

/** @returns the page, or null when the long way has to be gone */
export function resolvePlain(text: string, context: PageContext): PlainPage | null {
  if (text.length > largest) return null;
  const value = readPlain(text);
  if (value === declined) return null;
  const filling = usesPlaceholders(text) ? fillSiteValues({ value, values: context.values, locator: noPlaces }) : null;
  if (filling && filling.diagnostics.length > 0) return null;
  const data = filling ? filling.value : value;
  if (!context.checking.validators.page.fits(data)) return null;
  const { page, held, diagnostics, visitReferences } = assemble(data as RawPage, noPlaces, context);
  return page && diagnostics.length === 0 ? { page, visitReferences, held, uses: usesOf(data) } : null;
}

const start = { line: 1, column: 1, offset: 0 };

/** Places matter for what is wrong only; then the long way finds them. */
export const nowhere: Place = { file: '', range: { start, end: start }, pointer: '' };
const noPlaces: Locator = { place: () => nowhere, lines: () => [], word: () => nowhere, written: () => null };
