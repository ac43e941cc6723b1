// The words of the site's parts, such as Menu and Close, in the language of the site.
import type { SiteLabels } from '#schemas';
import { isGroup } from '../../base/pure/pointer.ts';
import { findTranslation, hasLabels } from './languages.ts';
import type { PreparedSchemas } from '../schema/prepare-schemas.ts';
import { listLabelSettings } from './label-settings.ts';

/**
 * Puts the words in the site's language under those that the site has itself. To be called before
 * the schema's defaults, which are English, are filled in.
 * @param data the data of site.yaml, as written; its labels are changed in place
 */
export function fillLabels(data: Record<string, unknown>): void {
  const { labels: own = {} } = data;
  if (isGroup(own)) data.labels = { ...findTranslation(readLanguage(data)), ...own };
}

/**
 * @param data the resolved data of site.yaml, which may have mistakes
 * @returns all labels: the site's, and English ones for those that it has not
 */
export function readLabels(data: Record<string, unknown> | null, { site }: PreparedSchemas): SiteLabels {
  const { properties = {} } = site.definitions!.labels!;
  const english = Object.entries(properties).map(([name, { default: text }]) => [name, text]);
  return { ...Object.fromEntries(english), ...(isGroup(data?.labels) ? data.labels : {}) } as SiteLabels;
}

/** A label that is English because the site's language has none. */
export interface UntranslatedLabel {
  name: string;
  english: string;
  /** The only types of sections that show it; undefined for one that any page may show. */
  types?: readonly string[];
}

/**
 * @returns the labels that are English because neither the site nor Pagewright has them in the
 * site's language
 */
export function untranslatedLabels(data: unknown, schemas: PreparedSchemas): UntranslatedLabel[] {
  if (!isGroup(data) || hasLabels(readLanguage(data))) return [];
  const { labels: own, visits } = data;
  const kinds = listKinds(data);
  const types = listTypesByLabel(schemas);
  // The words of the banner are on no page of a site that counts no visits, those of jobs on none
  // without jobs.
  return Object.entries(schemas.site.definitions!.labels!.properties!).flatMap(([name, label]) => {
    const { 'x-kind': kind, default: english } = label;
    const isShown =
      (visits !== undefined || !name.startsWith('consent')) && (kind === undefined || kinds.includes(kind));
    const isOwn = isGroup(own) && name in own;
    return isShown && !isOwn ? [{ name, english: english as string, types: types.get(name) }] : [];
  });
}

/** The types of sections by the label that only they have as a setting's word. */
function listTypesByLabel(schemas: PreparedSchemas): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const [type, schema] of Object.entries(schemas.blocks))
    for (const { label } of listLabelSettings(schema, schemas)) types.set(label, [...(types.get(label) ?? []), type]);
  for (const { label } of listLabelSettings(schemas.site, schemas)) types.delete(label);
  return types;
}

/** The kinds of the site's collections. */
function listKinds({ collections }: Record<string, unknown>): unknown[] {
  return isGroup(collections) ? Object.values(collections).map((each) => isGroup(each) && each.kind) : [];
}

function readLanguage({ lang }: Record<string, unknown>): string {
  return typeof lang === 'string' ? lang : 'en';
}
