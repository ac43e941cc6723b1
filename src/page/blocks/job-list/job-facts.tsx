// The facts of a job with their labels: as the dialog shows them, and as a card's pattern that is
// filled in the browser.
import type { JobListFieldLabels } from '#schemas';
import type { Job } from './clean-jobs.ts';
import { factOf, type FactName, type FactWords } from './facts.ts';

const onCard: readonly FactName[] = ['location', 'employmentType', 'experience', 'deadline'];
const inDialog: readonly FactName[] = [
  'location',
  'employmentType',
  'department',
  'experience',
  'openings',
  'salary',
  'posted',
  'deadline',
  'skills',
];

export const listClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-x-4 gap-y-2 text-sm';
const labelClass = 'text-xs text-muted';
const valueClass = 'wrap-anywhere';

export interface JobFactsProps extends FactWords {
  job: Job;
  labels: JobListFieldLabels;
}

/** All facts, in the dialog. */
export function JobFacts({ job, labels, ...words }: JobFactsProps) {
  return (
    <dl className={listClass}>
      {inDialog.map((name) => {
        const fact = factOf(job, name, words);
        return fact && <Fact key={name} label={labels[name]} {...fact} />;
      })}
    </dl>
  );
}

/** One fact, in a list that `JobFacts` or the cards of a collection make. */
export function Fact({ label, text, day }: { label: string; text: string; day?: string }) {
  return (
    <div className="min-w-0">
      <dt className={labelClass}>{label}</dt>
      <dd className={valueClass}>{day ? <time dateTime={day}>{text}</time> : text}</dd>
    </div>
  );
}

/**
 * The facts of a card before there are any: job-feed.behavior.ts fills them, and takes those away
 * that a job has not.
 */
export function FactsPattern({ labels }: { labels: JobListFieldLabels }) {
  return (
    <dl className={listClass}>
      {onCard.map((name) => (
        <div key={name} className="min-w-0" data-fact={name}>
          <dt className={labelClass}>{labels[name]}</dt>
          <dd className={valueClass} />
        </div>
      ))}
    </dl>
  );
}
