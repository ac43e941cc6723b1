// Job dialog: all there is to know of one job, and the link by which to apply. The page's address
// says which job is open, so that it can be passed on, and Back closes the dialog.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { JobListBlock, JobListFieldLabels, JobListTexts } from '#schemas';
import { PageRouter } from '../../state/page-router.tsx';
import { DialogBar } from '../../ui/dialog-bar.tsx';
import { applicationLink } from './application-link.ts';
import type { Job } from './clean-jobs.ts';
import { slugsOf } from './job-choice.behavior.ts';
import { JobDescription } from './job-description.tsx';
import { JobFacts } from './job-facts.tsx';
import { onOpenJobs, openJobs } from './job-feed.behavior.ts';

export type JobDialogProps = Pick<JobListBlock, 'id' | 'texts' | 'fieldLabels'> & {
  email: string;
  lang: string;
  closeLabel: string;
};

export function View(props: JobDialogProps) {
  return (
    <PageRouter>
      <OpenJob {...props} />
    </PageRouter>
  );
}

const none: ReturnType<typeof openJobs> = [];

/** Follows the address. */
function OpenJob({ id, email, texts, fieldLabels: labels, lang, closeLabel }: JobDialogProps) {
  const jobs = useSyncExternalStore(onOpenJobs, openJobs, () => none);
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const slug = search.get('job');
  const index = slugsOf(jobs).indexOf(slug ?? '');
  const job = jobs[index];
  const closed = () => {
    if (slug !== null && state?.withinPage) void navigate(-1);
    else if (slug !== null)
      setSearch(
        (own) => {
          own.delete('job');
          return own;
        },
        { replace: true, preventScrollReset: true },
      );
    // Also for a dialog that the address opened, and for browsers that do not focus a clicked
    // button.
    if (job) document.getElementById(`${id}-${index}`)?.focus();
  };
  return (
    <Dialog
      id={`${id}-dialog`}
      job={job}
      labels={labels}
      texts={texts}
      lang={lang}
      email={email}
      closeLabel={closeLabel}
      onClose={closed}
    />
  );
}

interface DialogProps {
  id: string;
  /** The job, or none while the dialog is closed. */
  job: Job | undefined;
  labels: JobListFieldLabels;
  texts: JobListTexts;
  lang: string;
  email: string;
  closeLabel: string;
  onClose: () => void;
}

function Dialog({ id, job, closeLabel, onClose, ...content }: DialogProps) {
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
      <DialogBar id={`${id}-title`} title={job && (job.title || content.texts.untitled)} closeLabel={closeLabel} />
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
}: Omit<DialogProps, 'id' | 'job' | 'closeLabel' | 'onClose'> & { job: Job }) {
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
