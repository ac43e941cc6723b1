// The facts of a job with their labels.
import type { JobListFieldLabels, JobListTexts } from '#schemas';
import type { Job } from './clean-jobs.ts';

export interface JobFactsProps {
  job: Job;
  labels: JobListFieldLabels;
  texts: JobListTexts;
  lang: string;
  /** Which facts, in order. */
  show: readonly (keyof JobListFieldLabels)[];
}

/** The facts that are named even where the feed does not give them. */
const always = new Set<keyof JobListFieldLabels>(['location', 'employmentType', 'department', 'experience']);

export function JobFacts({ job, labels, texts, lang, show }: JobFactsProps) {
  const given = show.filter((name) => job[name] !== '' || always.has(name));
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-x-4 gap-y-2 text-sm">
      {given.map((name) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-muted">{labels[name]}</dt>
          <dd className="font-medium wrap-anywhere">
            {name === 'posted' || name === 'deadline' ? (
              <Day day={job[name]} lang={lang} unknown={texts.missing} />
            ) : (
              job[name] || texts.missing
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Day({ day, lang, unknown }: { day: string; lang: string; unknown: string }) {
  if (day === 'unknown') return unknown;
  const inWords = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return <time dateTime={day}>{inWords}</time>;
}
