// Fits sections from the clipboard to the open page: to what this site has, and to the anchors that
// the page has already.
import { fitSection, type Fitting } from '../../../edits/fields/fit-values.ts';
import { fillMissingValues } from '../../../edits/fields/site-values.ts';
import { pasteWords, type Misfit } from '../../../edits/messages/paste.ts';
import { listAnchors, nameAnchors } from '../../../edits/model/section-anchors.ts';
import { replaceAddresses } from '../../../base/addresses/replace-links.ts';
import type { EditorPage, EditorStart } from '../../protocol/page.ts';
import type { CopiedSections } from './copied-sections.ts';

/** The open page, and the site that it belongs to. */
export interface PasteTarget {
  page: EditorPage;
  start: EditorStart;
}

type Section = Record<string, unknown>;

/** @returns what this site has, for sections of another one */
export function toFitting({ start }: PasteTarget, sections: readonly unknown[]): Omit<Fitting, 'fileAt' | 'report'> {
  const { address = {}, image: _ofExamples, ...others } = start.names;
  const anchors = new Set(['top', ...listAnchors(sections)]);
  return {
    // A picture of this site is none of the other one.
    names: { ...others, address },
    types: start.sections,
    leadsSomewhere: (written) =>
      written.includes(':') ||
      written.startsWith('{') ||
      Object.hasOwn(address, written.replace(/\?[^#]*/, '')) ||
      (written.startsWith('#') && anchors.has(written.slice(1))),
  };
}

/**
 * @param files addresses of files here by those on the other site
 * @returns the sections as this site can show them, and what is different, as sentences
 */
export function fitPasted(
  copied: CopiedSections,
  target: PasteTarget,
  files: ReadonlyMap<string, string>,
): { sections: Section[]; words: string[] } {
  const misfits: Misfit[] = [];
  const siteData = target.page.files['site.yaml']?.data;
  const filled = fillMissingValues(copied.sections, siteData, copied.values) as Section[];
  const fitting = {
    ...toFitting(target, filled),
    fileAt: (address: string) => files.get(address) ?? '',
    report: (misfit: Misfit) => misfits.push(misfit),
  };
  const fitted = filled.map((section) => fitSection(section, fitting)).filter((section) => section !== undefined);
  return { sections: fitted, words: [...new Set(misfits.map(pasteWords.misfit))] };
}

/** @returns the sections with other anchors for those that the page has, and links to them */
export function renameAnchors(sections: readonly Section[], page: EditorPage): Section[] {
  const names = nameAnchors(listAnchors(sections), listAnchors(page.files[page.file!]?.data));
  const renew = (address: string) => {
    const now = address.startsWith('#') ? names.get(address.slice(1)) : undefined;
    return now === undefined ? address : `#${now}`;
  };
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return replaceAddresses(renew(value), ({ address }) => renew(address));
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const { id, type } = value as Section;
    const changed = Object.entries(value).map(([key, part]) => [key, visit(part)] as const);
    const own = typeof id === 'string' && typeof type === 'string' ? { id: names.get(id) ?? id } : {};
    return { ...Object.fromEntries(changed), ...own };
  };
  return sections.map((section) => visit(section) as Section);
}
