// A form and the services of the site, as site.yaml has them.
import type { SiteForm, SiteServices } from '#schemas';
import type { Field } from '../../../edits/fields/field.ts';
import { getAtPath } from '../../../edits/model/path.ts';

/** @returns a form of site.yaml as far as it can be sent; undefined for one that says too little */
export function readForm(site: unknown, name: string): SiteForm | undefined {
  const [fields, delivery] = ['fields', 'delivery'].map((key) => getAtPath(site, ['forms', name, key]));
  const areFields = Array.isArray(fields) && fields.every((each) => typeof getAtPath(each, ['name']) === 'string');
  const areCalls = Array.isArray(delivery) && delivery.every((each) => typeof getAtPath(each, ['call']) === 'string');
  return areFields && areCalls ? (getAtPath(site, ['forms', name]) as SiteForm) : undefined;
}

/** @returns `endpoints` of site.yaml, with the defaults of the settings that they have */
export function readEndpoints(site: unknown, field: Field | undefined): SiteServices {
  const written = (getAtPath(site, ['endpoints']) ?? {}) as Record<string, unknown>;
  const complete = Object.entries(written).map(([name, value]) => {
    const defaults = (field?.fields?.find((each) => each.name === name)?.fields ?? [])
      .filter((each) => each.default !== undefined)
      .map((each) => [each.name, each.default] as const);
    return [name, typeof value === 'object' ? { ...Object.fromEntries(defaults), ...value } : value];
  });
  return Object.fromEntries(complete) as SiteServices;
}
