// Diagnostics of shared files, each with the first uses of its file.
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { noteUse } from './diagnostics/create-diagnostic.ts';
import { toSharedFile } from '../base/pure/route.ts';
import type { SharedSection } from './resolve/shared-sections.ts';
import type { PageHandle } from './site-model/page-record.ts';

/** Uses that are noted: for the place of each, a page has to be read in full. */
const maxUses = 3;

/**
 * @returns what is wrong in shared files themselves; what pages give them is checked with the pages
 */
export function listSharedDiagnostics(shared: readonly SharedSection[], pages: readonly PageHandle[]): Diagnostic[] {
  return shared.flatMap((section) => {
    if (section.diagnostics.length === 0) return [];
    const uses = pages.flatMap((page) =>
      page.record.uses.filter(({ name }) => name === section.name).map(({ pointer }) => ({ page, pointer })),
    );
    const notes = uses.slice(0, maxUses).map(({ page, pointer }) => noteUse(page.locator.place(pointer, 'firstKey')));
    return withMisspeltParams(section, pages).map((each) =>
      each.file === toSharedFile(section.name) ? { ...each, related: [...each.related, ...notes] } : each,
    );
  });
}

/**
 * If pages give a value by the name that the blocks use, the name of the parameter itself is
 * misspelt.
 */
function withMisspeltParams(
  { name, diagnostics, misspelt }: SharedSection,
  pages: readonly PageHandle[],
): Diagnostic[] {
  const isGiven = (param: string) =>
    pages.some(({ record }) => record.uses.some((use) => use.name === name && use.given.includes(param)));
  const confirmed = misspelt.filter(({ used }) => isGiven(used));
  const replaced = new Set(confirmed.flatMap((each) => each.replaced));
  return [...diagnostics.filter((each) => !replaced.has(each)), ...confirmed.map(({ diagnostic }) => diagnostic)];
}
