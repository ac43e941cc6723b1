// Inputs of page models: facts about the site that all of its pages share.
import type { Site, SiteLabels } from '#schemas';
import { isSiteAddress } from '../base/addresses/web-address.ts';
import { readBase } from '../base/addresses/base-path.ts';
import { readLabels } from './labels/fill-labels.ts';
import type { CompiledSchemas } from './resolve/compiled-schemas.ts';
import type { ResolvedSite } from './resolve/resolved-site.ts';
import { createCalendar, type Calendar } from './site-model/calendar.ts';
import type { Collections } from './site-model/collections.ts';
import type { SiteFacts } from './site-model/rule-context.ts';
import type { ShownEntries } from './site-model/shown-entries.ts';

export interface ModelInputs {
  facts: SiteFacts;
  compiled: CompiledSchemas;
  calendar: Calendar;
  /** The words of the site's parts, in its language. */
  labels: SiteLabels;
  /** Calendar of what visitors see at the moment of the preview. */
  forVisitors: Calendar;
  /** The path of the site on its host. */
  base: string;
  /**
   * Computes what collections add to pages, when the first page needs it; undefined while site.yaml
   * has errors.
   */
  entries(): SiteEntries | undefined;
}

/** The collections of a site, and what they add to its pages. */
export interface SiteEntries {
  site: Site;
  collections: Collections;
  shown: ShownEntries;
}

/** @returns what all models of a site share */
export function createModelInputs(
  site: Pick<ResolvedSite, 'data'>,
  inputs: Omit<ModelInputs, 'forVisitors' | 'base' | 'labels'>,
): ModelInputs {
  const { now } = inputs.calendar;
  const forVisitors = createCalendar(site.data?.timeZone, { now, show: 'published' });
  const url = site.data?.url;
  const base = typeof url === 'string' && isSiteAddress(url) ? readBase(url) : '';
  return { ...inputs, labels: readLabels(site.data, inputs.compiled.schemas), forVisitors, base };
}
