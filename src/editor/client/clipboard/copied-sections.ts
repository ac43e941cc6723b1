// Sections on the clipboard: as HTML that other programs read as the words of the sections, with
// the sections themselves in an attribute. Browsers hand a type of its own only to the same site.
import type { SiteValues } from '../../../edits/fields/site-values.ts';

export interface CopiedSections {
  /** Of the editor that they were copied in. */
  origin: string;
  /** Lets the editor of another site read their pictures. */
  key: string;
  /** The values of the placeholders in them. */
  values: SiteValues;
  sections: Record<string, unknown>[];
}

const attribute = 'data-pagewright-sections';

/** In characters: a page of the site has at most 128 KB. */
const maxLength = 500_000;

/** Editors run on the person's own computer. */
const ownComputer = /^http:\/\/(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** @returns the sections as HTML @param words what visitors read in them */
export function toClipboardHtml(copied: CopiedSections, words: string): string {
  const holder = document.createElement('div');
  holder.setAttribute(attribute, JSON.stringify(copied));
  for (const line of words.split('\n').filter(Boolean)) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    holder.append(paragraph);
  }
  return holder.outerHTML;
}

/**
 * @param html from the clipboard, which any program may have written
 * @returns null where there are no sections in it
 */
export function parseClipboardHtml(html: string): CopiedSections | null {
  if (!html.includes(attribute) || html.length > 3 * maxLength) return null;
  const found = new DOMParser().parseFromString(html, 'text/html').querySelector(`[${attribute}]`);
  const written = found?.getAttribute(attribute) ?? '';
  return written.length > maxLength ? null : parseCopied(written);
}

function parseCopied(json: string): CopiedSections | null {
  try {
    const { origin, key, values, sections } = JSON.parse(json) as Record<string, unknown>;
    if (typeof origin !== 'string' || !ownComputer.test(origin) || typeof key !== 'string') return null;
    if (!Array.isArray(sections) || !sections.every(isSection) || !isGroup(values)) return null;
    const written = Object.entries(values).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'number',
    );
    return { origin, key, values: Object.fromEntries(written) as SiteValues, sections };
  } catch {
    // Cut off, or made by another program.
    return null;
  }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSection(value: unknown): value is Record<string, unknown> {
  return isGroup(value) && typeof value.type === 'string';
}
