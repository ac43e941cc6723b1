// Says how the list stands: being fetched, so many jobs, none. After a failure one can try again.
import { useRef } from 'react';
import type { JobListTexts } from '#schemas';
import { mailbox } from './application-link.ts';
import type { Jobs } from './use-jobs.ts';

export interface JobStatusProps extends Jobs {
  texts: JobListTexts;
  /** Where to write to without script, when there is no list. */
  email: string;
  onRetry: () => void;
}

export function JobStatus({ phase, jobs, texts, email, onRetry }: JobStatusProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const tryAgain = () => {
    // The control goes away, so the focus goes to what tells how it goes on.
    status.current!.focus();
    onRetry();
  };
  return (
    <div className={jobs.length > 0 ? 'mb-6 text-center' : 'min-h-32 text-center'}>
      <div className="needs-script">
        <p ref={status} role="status" tabIndex={-1} className="flex items-center justify-center gap-3 text-muted">
          {phase === 'loading' && <span className="spinner" />}
          {statusText({ phase, jobs }, texts)}
        </p>
      </div>
      {phase === 'failed' && (
        <button type="button" className="min-h-11 px-3 text-sm font-semibold underline" onClick={tryAgain}>
          {texts.retry}
        </button>
      )}
      <p className="only-without-script">
        <a href={`mailto:${mailbox(email)}`} className="font-semibold underline wrap-anywhere">
          {email}
        </a>
      </p>
    </div>
  );
}

/** A failure says the same as an empty list; what differs is that one can try again. */
function statusText({ phase, jobs }: Jobs, texts: JobListTexts): string {
  if (phase === 'loading') return texts.loading;
  return jobs.length > 0 ? texts.count.replace('{count}', String(jobs.length)) : texts.empty;
}
