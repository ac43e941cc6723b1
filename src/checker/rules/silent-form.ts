// Rule site/silent-form: who sends a form is told that it was sent.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { toPageFile } from '../../base/pure/route.ts';
import type { SiteRule } from './rule.ts';

/**
 * Reports forms that show no panel and go on to a page of the site without a thank-you section.
 * What another site shows is not known.
 */
export const silentFormRule: SiteRule = ({ site: { site, locator }, pages }) =>
  Object.entries(site?.forms ?? {}).flatMap(([name, { success }]) => {
    if (success.panel || !success.goTo.startsWith('/')) return [];
    const [route] = success.goTo.split(/[?#]/);
    const page = pages.find((each) => each.route === route);
    // A missing page has a message already.
    if (!page?.record.facts || page.record.facts.types.includes('thank-you')) return [];
    const place = locator.place(`/forms/${name}/success`, 'key');
    return [diagnose('site/silent-form', place, { name, file: toPageFile(page.route) })];
  });
