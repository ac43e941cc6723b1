// One job in the list: its title, its main facts, the beginning of its description, and the way to all of it.
import type { JobListFieldLabels, JobListTexts } from '#schemas';
import type { Job } from './clean-jobs.ts';
import { JobFacts } from './job-facts.tsx';

export interface JobCardProps {
  job: Job;
  labels: JobListFieldLabels;
  texts: JobListTexts;
  lang: string;
  level: 2 | 3;
  /** The id of the button, to which the focus returns. */
  buttonId: string;
  onOpen: () => void;
}

const shown = ['location', 'employmentType', 'experience', 'deadline'] as const;

export function JobCard({ job, labels, texts, lang, level, buttonId, onOpen }: JobCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  const title = job.title || texts.untitled;
  return (
    <li className="card flex min-w-0 flex-col gap-4 p-6 shadow-card">
      <Title className="text-lg wrap-anywhere">{title}</Title>
      <JobFacts job={job} labels={labels} texts={texts} lang={lang} show={shown} />
      <p className="line-clamp-3 text-sm text-muted wrap-anywhere">{job.description || texts.noDescription}</p>
      <button type="button" id={buttonId} className="btn btn-secondary mt-auto self-start" onClick={onOpen}>
        <span>
          {texts.details} <span className="visually-hidden">{title}</span>
        </span>
      </button>
    </li>
  );
}
