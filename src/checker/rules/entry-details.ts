// Rule: an entry says what its collection shows of its entries, and no other page says it in vain.
import type { SiteCollection } from '#schemas';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { createCollectionFinder } from '../site-model/collections.ts';
import type { PageHandle } from '../site-model/page-record.ts';
import type { OwnFields } from '../site-model/shown-fields.ts';
import type { SiteRule } from './rule.ts';
import { unusedSettings } from '../diagnostics/messages/advice.ts';

/**
 * Reports entries without the job or the fields that their collection is about, pay with its ends
 * reversed, and jobs and fields elsewhere.
 */
export const entryDetailsRule: SiteRule = ({ pages, site: { site }, ownFields }) => {
  if (!site) return [];
  const nameOf = createCollectionFinder(site.collections);
  return pages.flatMap((page) => {
    const name = nameOf(page.route) ?? '';
    const settings = site.collections[name];
    return [
      ...findMissing(page, { name, settings, ownFields }),
      ...findElsewhere(page, settings),
      ...findWrongPay(page),
    ];
  });
};

interface PlaceOfEntry {
  name: string;
  settings: SiteCollection | undefined;
  ownFields: OwnFields;
}

function findMissing({ record, locator }: PageHandle, { name, settings, ownFields }: PlaceOfEntry): Diagnostic[] {
  if (!settings || !record.facts) return [];
  const missing = (group: string, example: string) =>
    diagnose('entries/no-details', locator.place('/title', 'key'), { collection: name, group, example });
  const { kind, fields } = settings;
  const required = ownFields.schemas.get(fields ?? '')?.required ?? [];
  return [
    ...(kind === 'job' && !record.entry?.job
      ? [missing('job', 'job: { location: { city: Halifax, country: GB } }')]
      : []),
    ...(fields !== undefined && required.length > 0 && !record.entry?.own?.[fields]
      ? [missing(fields, `${fields}: { ${required.map((field) => `${field}: ...`).join(', ')} }`)]
      : []),
  ];
}

function findElsewhere({ record, locator }: PageHandle, settings: SiteCollection | undefined): Diagnostic[] {
  const unused = (group: string, collection: 'job' | { fields: string }) =>
    diagnose('site/unused-setting', locator.place(`/${group}`, 'key'), {
      setting: group,
      ...unusedSettings.entryGroup({ collection }),
    });
  const { job, own = {} } = record.entry ?? {};
  const groups = Object.keys(own).filter((group) => group !== settings?.fields);
  return [
    ...(job && settings?.kind !== 'job' ? [unused('job', 'job')] : []),
    ...groups.map((group) => unused(group, { fields: group })),
  ];
}

function findWrongPay({ record, locator }: PageHandle): Diagnostic[] {
  const { salary } = record.entry?.job ?? {};
  if (salary?.to === undefined || salary.to >= salary.from) return [];
  const facts = { name: '"to"', value: salary.to, least: salary.from, most: null };
  return [diagnose('schema/out-of-range', locator.place('/job/salary/to', 'value'), facts)];
}
