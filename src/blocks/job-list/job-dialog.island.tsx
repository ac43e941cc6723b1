// The window with all there is to know of one job, and the link by which to apply.
import { useEffect, useRef } from 'react';
import type { JobListFieldLabels, JobListTexts } from '#schemas';
import { WindowBar } from '../../ui/window-bar.tsx';
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
  useEffect(() => {
    const element = dialog.current!;
    // A page that is kept for Back follows the address, too.
    if (job && !element.open && element.isConnected) {
      element.showModal();
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
      // Told a frame later: Back and then Forward may have opened it again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <WindowBar id={`${id}-title`} title={job && (job.title || content.texts.untitled)} closeLabel={closeLabel} />
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
