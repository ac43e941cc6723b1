// Values of a site in sections that are copied to another one: {site.phone} says something else
// there, or nothing.
import { isGroup } from '../../base/pure/pointer.ts';
import { fillPlaceholders, type Placeholder } from '../../checker/resolve/placeholders.ts';

/** By what stands between "{site." and "}". */
export type SiteValues = Record<string, string | number>;

function read(siteData: unknown, { root, path }: Placeholder): string | number | undefined {
  if (root !== 'site') return undefined;
  const value = path.split('.').reduce((part: unknown, key) => (isGroup(part) ? part[key] : undefined), siteData);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** @returns the values of the placeholders in some sections */
export function collectSiteValues(sections: unknown, siteData: unknown): SiteValues {
  const values: SiteValues = {};
  fillPlaceholders(sections, (placeholder) => {
    const value = read(siteData, placeholder);
    if (value !== undefined) values[placeholder.path] = value;
    return undefined;
  });
  return values;
}

/** @returns the sections with values in place of the placeholders that this site has none for */
export function fillMissingValues(sections: unknown, siteData: unknown, values: SiteValues): unknown {
  return fillPlaceholders(sections, (placeholder) => {
    const isHere = placeholder.root !== 'site' || read(siteData, placeholder) !== undefined;
    return isHere || !Object.hasOwn(values, placeholder.path) ? undefined : values[placeholder.path];
  });
}
