// Says how the list stands, which job-feed.behavior.ts keeps true: being fetched, so many jobs,
// none. After a failure one can try again.
import type { JobListTexts } from '#schemas';
import { mailbox } from './application-link.ts';

export interface JobStatusProps {
  texts: JobListTexts;
  /** Address for applications without script, when there is no list. */
  email: string;
}

export function JobStatus({ texts, email }: JobStatusProps) {
  return (
    <div className="seen-whole mb-6 min-h-32 text-center has-[~ul:not(:empty)]:min-h-0">
      <div className="needs-script">
        <p role="status" tabIndex={-1} className="flex items-center justify-center gap-3 text-muted">
          <span className="spinner" />
          <span>{texts.loading}</span>
        </p>
        <button type="button" className="min-h-11 px-3 text-sm font-semibold underline" data-job="retry" hidden>
          {texts.retry}
        </button>
      </div>
      <p className="only-without-script">
        <a dir="ltr" href={`mailto:${mailbox(email)}`} className="font-semibold underline wrap-anywhere">
          {email}
        </a>
      </p>
    </div>
  );
}
