// Entries as a table: the date, what it is and, for events and jobs, where.
import type { ShownEntry } from '#schemas';
import { Day } from '../../ui/text/day.tsx';
import { EventTime } from '../../ui/text/event-time.tsx';
import { describeJob } from '../../ui/text/job-words.ts';
import { plainText } from '../../ui/text/inline-text.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';
import type { EntryFactsProps } from './entry-facts.tsx';

export function EntryTable({ entries, site }: Pick<EntryFactsProps, 'site'> & { entries: ShownEntry[] }) {
  const { lang, labels } = site;
  const placeOf = ({ event, job }: ShownEntry) => (job ? describeJob(job.facts, site).location : event?.place);
  const hasPlaces = entries.some((entry) => placeOf(entry) !== undefined);
  return (
    <table className="entry-table" data-pagefind-ignore="">
      <thead>
        <tr>
          <th scope="col">{labels.date}</th>
          <th scope="col">{labels.entry}</th>
          {hasPlaces && <th scope="col">{labels.place}</th>}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const { href, title, date, event, job } = entry;
          return (
            <tr key={href}>
              <td>
                {event ? (
                  <EventTime event={event} lang={lang} />
                ) : (
                  date !== undefined && <Day date={date} lang={lang} />
                )}
              </td>
              <th scope="row">
                <SmartLink href={href} className="hover:underline">
                  {plainText(title)}
                </SmartLink>
                {event?.isCancelled && <span className="block text-sm font-normal">{labels.cancelled}</span>}
                {job?.isClosed && <span className="block text-sm font-normal">{labels.jobClosed}</span>}
              </th>
              {hasPlaces && <td>{placeOf(entry)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
