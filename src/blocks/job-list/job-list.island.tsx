// The list of open jobs: fetches the feed, says how that went, and opens a job's window.
import type { JobListBlock } from '#schemas';
import { JobCard } from './job-card.tsx';
import { JobDialog } from './job-dialog.tsx';
import { JobStatus } from './job-status.tsx';
import { useJobs } from './use-jobs.ts';
import { useOpenJob } from './use-open-job.ts';

export type JobListViewProps = Pick<JobListBlock, 'id' | 'email' | 'texts' | 'fieldLabels'> & {
  /** The level of the jobs' headings. */
  level: 2 | 3;
  lang: string;
  closeLabel: string;
};

export function View({ id, email, texts, fieldLabels: labels, level, lang, closeLabel }: JobListViewProps) {
  const { phase, jobs, retry } = useJobs();
  const { slug, open, close } = useOpenJob();
  const job = jobs.find((each) => each.slug === slug);
  const buttonOf = (of: string) => `${id}-${of}`;
  const closed = () => {
    close();
    // Also for a window that the address opened, and for browsers that do not focus a clicked button.
    if (job) document.getElementById(buttonOf(job.slug))?.focus();
  };
  return (
    <>
      <JobStatus phase={phase} jobs={jobs} texts={texts} email={email} onRetry={retry} />
      {jobs.length > 0 && (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
          {jobs.map((each) => (
            <JobCard
              key={each.slug}
              job={each}
              labels={labels}
              texts={texts}
              lang={lang}
              level={level}
              buttonId={buttonOf(each.slug)}
              onOpen={() => open(each.slug)}
            />
          ))}
        </ul>
      )}
      <JobDialog
        id={`${id}-window`}
        job={job}
        labels={labels}
        texts={texts}
        lang={lang}
        email={email}
        closeLabel={closeLabel}
        onClose={closed}
      />
    </>
  );
}
