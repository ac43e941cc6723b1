// Rule: an entry says what its collection shows of its entries, and no other page says it in vain.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { createCollectionFinder } from '../site/collections.ts';
import type { PageHandle } from '../site/page-record.ts';
import type { SiteRule } from './rule.ts';

/** Reports jobs that do not say what they are, pay with its ends reversed, and jobs elsewhere. */
export const entryDetailsRule: SiteRule = ({ pages, site: { site } }) => {
  if (!site) return [];
  const nameOf = createCollectionFinder(site.collections);
  return pages.flatMap((page) => {
    const name = nameOf(page.route);
    const kind = name === undefined ? undefined : site.collections[name]!.kind;
    if (!page.record.entry?.job) return kind === 'job' && page.record.facts ? [findNoJob(page, name!)] : [];
    return kind === 'job' ? findWrongPay(page) : [findJobElsewhere(page)];
  });
};

function findNoJob({ locator }: PageHandle, collection: string): Diagnostic {
  const hint = 'Write it beside the title, for example: job: { location: { city: Pune, country: IN } }';
  return diagnose('entries/no-details', locator.place('/title', 'key'), { collection, group: 'job', hint });
}

function findWrongPay({ record, locator }: PageHandle): Diagnostic[] {
  const { salary } = record.entry!.job!;
  if (salary?.to === undefined || salary.to >= salary.from) return [];
  const facts = { name: '"to"', value: salary.to, least: salary.from, most: null };
  return [diagnose('schema/out-of-range', locator.place('/job/salary/to', 'value'), facts)];
}

function findJobElsewhere({ locator }: PageHandle): Diagnostic {
  return diagnose('site/unused-setting', locator.place('/job', 'key'), {
    setting: 'job',
    reason: 'only entries of a collection of the kind "job" have it, and this page is none',
    hint: 'Remove it, or move the page into the folder of such a collection.',
  });
}
