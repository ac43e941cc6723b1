// Entries as a table: the date, what it is, for events and jobs where, and fields of the site's
// own. On phones, one of more than two columns stacks: each row becomes a box.
import type { ShownEntry, ShownList } from '#schemas';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Day } from '../../ui/text/day.tsx';
import { EventTime } from '../../ui/text/event-time.tsx';
import { formatField } from '../../ui/text/field-text.ts';
import { describeJob } from '../../ui/text/job-words.ts';
import { plainText } from '../../ui/text/inline-text.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';
import type { EntryFactsProps } from './entry-facts.tsx';

type EntryTableProps = Pick<EntryFactsProps, 'site'> & Pick<ShownList, 'entries' | 'show'>;

/* Roles are written out: parts that are not laid out as a table lose them in some browsers. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

export function EntryTable({ entries, show, site }: EntryTableProps) {
  const { lang, labels } = site;
  const hasDates = entries.some(({ date, event }) => event ?? date);
  const further = listColumns({ entries, show, site });
  const stacks = further.length + (hasDates ? 1 : 0) > 1;
  return (
    <table role="table" className={clsx('entry-table', stacks && 'data-table-stacks')} data-pagefind-ignore="">
      <thead role="rowgroup">
        <tr role="row">
          {hasDates && <ColumnHead>{labels.date}</ColumnHead>}
          <ColumnHead>{labels.entry}</ColumnHead>
          {further.map(({ label }) => (
            <ColumnHead key={label}>{label}</ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry) => (
          <tr key={entry.href} role="row">
            {hasDates && (
              <td role="cell">
                <EntryDay entry={entry} lang={lang} />
              </td>
            )}
            <th role="rowheader" scope="row">
              <EntryName entry={entry} labels={labels} />
            </th>
            {further.map(({ label, textOf }) => {
              const text = textOf(entry);
              return (
                <td key={label} role="cell" data-label={text === undefined ? undefined : label}>
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Column {
  label: string;
  textOf(entry: ShownEntry): string | undefined;
}

/** The columns after the name: the place, where any entry has one, and the site's own fields. */
function listColumns({ entries, show, site }: EntryTableProps): Column[] {
  const findPlace = ({ event, job }: ShownEntry) => (job ? describeJob(job.facts, site).location : event?.place);
  const hasPlaces = entries.some((entry) => findPlace(entry) !== undefined);
  const own = show.map((field): Column => {
    return { label: field.label, textOf: ({ fields }) => formatField(field, fields, site.lang) };
  });
  return hasPlaces ? [{ label: site.labels.place, textOf: findPlace }, ...own] : own;
}

function ColumnHead({ children }: { children: ReactNode }) {
  return (
    <th role="columnheader" scope="col">
      {children}
    </th>
  );
}

function EntryDay({ entry: { date, event }, lang }: { entry: ShownEntry; lang: string }) {
  if (event) return <EventTime event={event} lang={lang} />;
  return date === undefined ? null : <Day date={date} lang={lang} />;
}

function EntryName({
  entry: { href, title, event, job },
  labels,
}: { entry: ShownEntry } & Pick<EntryFactsProps['site'], 'labels'>) {
  const remark = event?.isCancelled ? labels.cancelled : job?.isClosed ? labels.jobClosed : undefined;
  return (
    <>
      <SmartLink href={href} className="hover:underline">
        {plainText(title)}
      </SmartLink>
      {remark !== undefined && <span className="block text-sm font-normal">{remark}</span>}
    </>
  );
}
