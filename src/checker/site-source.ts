// Site source: the input of a check, which is the texts of a site and facts about its other files.
import type { SiteFacts } from './site-model/rule-context.ts';
import type { TextSet } from '../base/pure/text-set.ts';

export interface SiteSource {
  /** By path: `site.yaml`, `pages/index.yaml`, `pages/_shared/logos.yaml`. */
  texts: TextSet;
  facts: SiteFacts;
}
