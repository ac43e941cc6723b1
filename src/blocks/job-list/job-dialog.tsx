// The window with all there is to know of one job, and the link by which to apply.
import { useEffect, useRef } from 'react';
import type { JobListFieldLabels, JobListTexts } from '#schemas';
import { Glyph } from '../../ui/icon.tsx';
import { applicationLink } from './application-link.ts';
import type { Job } from './clean-jobs.ts';
import { JobDescription } from './job-description.tsx';
import { JobFacts } from './job-facts.tsx';

export interface JobDialogProps {
  id: string;
  /** The job, or none while the window is closed. */
  job: Job | undefined;
  labels: JobListFieldLabels;
  texts: JobListTexts;
  lang: string;
  email: string;
  closeLabel: string;
  onClose: () => void;
}

export function JobDialog({ id, job, closeLabel, onClose, ...content }: JobDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    if (job && !element.open) {
      element.showModal();
      // The window is long: reading begins at its top, not at its first control.
      title.current!.focus();
      element.scrollTop = 0;
    }
    if (!job && element.open) element.close();
  }, [job]);
  return (
    <dialog
      ref={dialog}
      id={id}
      className="card dialog"
      closedby="any"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-white py-3 pr-3 pl-6">
        <h2 ref={title} id={`${id}-title`} className="min-w-0 py-1.5 text-xl wrap-anywhere" tabIndex={-1}>
          {job && (job.title || content.texts.untitled)}
        </h2>
        <button
          type="button"
          className="icon-button shrink-0"
          aria-label={closeLabel}
          onClick={() => dialog.current!.close()}
        >
          <Glyph name="close" />
        </button>
      </div>
      {job && <Details job={job} {...content} />}
    </dialog>
  );
}

function Details({
  job,
  labels,
  texts,
  lang,
  email,
}: Omit<JobDialogProps, 'id' | 'job' | 'closeLabel' | 'onClose'> & { job: Job }) {
  const title = job.title || texts.untitled;
  return (
    <div className="grid gap-6 p-6">
      <JobFacts job={job} labels={labels} missing={texts.missing} lang={lang} />
      <div className="border-t border-line pt-5 wrap-anywhere">
        {job.description ? <JobDescription text={job.description} /> : <p>{texts.noDescription}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
        <a className="btn btn-primary" href={applicationLink({ email, subject: texts.subject, title })}>
          {texts.apply}
        </a>
        <span className="min-w-0 text-sm text-muted wrap-anywhere">{email}</span>
      </p>
    </div>
  );
}
