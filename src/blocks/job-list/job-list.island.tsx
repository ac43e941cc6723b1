// The list of open jobs: fetches the feed, says how that went, and opens a job's window.
import { useRef } from 'react';
import type { JobListBlock } from '#schemas';
import { mailbox } from './application-link.ts';
import { JobCard } from './job-card.tsx';
import { JobDialog } from './job-dialog.tsx';
import { useJobs, type Jobs } from './use-jobs.ts';
import { useOpenJob } from './use-open-job.ts';

export type JobListViewProps = Pick<JobListBlock, 'id' | 'email' | 'texts' | 'fieldLabels'> & {
  /** The level of the jobs' headings. */
  level: 2 | 3;
  lang: string;
  closeLabel: string;
};

export function View({ id, email, texts, fieldLabels, level, lang, closeLabel }: JobListViewProps) {
  const { phase, jobs, retry } = useJobs();
  const { slug, open, close } = useOpenJob();
  const status = useRef<HTMLParagraphElement>(null);
  const lastButton = useRef('');
  const job = jobs.find((each) => each.slug === slug);
  const buttonOf = (of: string) => `${id}-${of}`;
  if (job) lastButton.current = buttonOf(job.slug);
  const tryAgain = () => {
    // The control goes away, so the focus goes to what tells how it goes on.
    status.current!.focus();
    retry();
  };
  return (
    <>
      <Status refTo={status} text={statusText({ phase, jobs }, texts)} busy={phase === 'loading'} />
      <p className="only-without-script text-center">
        <a href={`mailto:${mailbox(email)}`} className="font-semibold underline wrap-anywhere">
          {email}
        </a>
      </p>
      {phase === 'failed' && (
        <p className="text-center">
          <button type="button" className="min-h-11 px-3 text-sm font-semibold underline" onClick={tryAgain}>
            {texts.retry}
          </button>
        </p>
      )}
      {jobs.length > 0 && (
        <ul className="mt-6 grid gap-4 md:grid-cols-2 md:gap-6">
          {jobs.map((each) => (
            <JobCard
              key={each.slug}
              job={each}
              labels={fieldLabels}
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
        labels={fieldLabels}
        texts={texts}
        lang={lang}
        email={email}
        closeLabel={closeLabel}
        onClose={() => {
          close();
          document.getElementById(lastButton.current)?.focus();
        }}
      />
    </>
  );
}

function Status({ refTo, text, busy }: { refTo: React.RefObject<HTMLParagraphElement | null>; text: string; busy: boolean }) {
  return (
    <div className="needs-script">
      <p ref={refTo} role="status" tabIndex={-1} className="flex items-center justify-center gap-3 text-center text-muted">
        {busy && <span className="spinner" />}
        {text}
      </p>
    </div>
  );
}

/** A failure says the same as an empty list; what differs is that one can try again. */
function statusText({ phase, jobs }: Jobs, texts: JobListBlock['texts']): string {
  if (phase === 'loading') return texts.loading;
  return jobs.length > 0 ? texts.count.replace('{count}', String(jobs.length)) : texts.empty;
}
