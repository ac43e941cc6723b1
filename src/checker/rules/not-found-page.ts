// Rule site/no-not-found-page: visitors who mistype an address get a page of the site.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { locateFileStart } from './required-files.ts';
import type { SiteRule } from './rule.ts';

/** Reports a site without a page for unknown addresses. Those of folders are no replacement. */
export const notFoundPageRule: SiteRule = ({ routes }) =>
  routes.has('/404') ? [] : [diagnose('site/no-not-found-page', locateFileStart('pages/404.yaml'), {})];
