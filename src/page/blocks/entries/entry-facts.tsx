// The facts of an entry in one line: when it was written, or when and where the event or job is,
// and its tags.
import type { ShownEntry, Site } from '#schemas';
import { Day } from '../../ui/text/day.tsx';
import { EventTime } from '../../ui/text/event-time.tsx';
import { describeJob } from '../../ui/text/job-words.ts';

export interface EntryFactsProps {
  entry: ShownEntry;
  site: Pick<Site, 'lang' | 'labels'>;
}

export function EntryFacts({ entry: { date, tags, event, job }, site: { lang, labels } }: EntryFactsProps) {
  if (date === undefined && tags.length === 0 && !event && !job) return null;
  const words = job && describeJob(job.facts, { lang, labels });
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
      {event ? <EventTime event={event} lang={lang} /> : date !== undefined && <Day date={date} lang={lang} />}
      {event?.place !== undefined && <span>{event.place}</span>}
      {words && <span>{words.location}</span>}
      {words?.employmentType !== undefined && <span>{words.employmentType}</span>}
      {job?.isClosed && <strong>{labels.jobClosed}</strong>}
      {event?.isCancelled && <strong>{labels.cancelled}</strong>}
      {tags.map(({ label }) => (
        <span key={label} className="font-semibold text-brand-text in-data-[background=dark]:text-current">
          {label}
        </span>
      ))}
    </p>
  );
}
