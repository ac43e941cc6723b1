// The window of one job. The page's address says which one is open, so that it can be passed on, and Back closes the window.
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { JobListBlock } from '#schemas';
import { PageRouter } from '../../state/page-router.tsx';
import { JobDialog } from './job-dialog.tsx';
import { slugsOf } from './job-choice.behavior.ts';
import { onOpenJobs, openJobs } from './job-feed.behavior.ts';

export type JobWindowProps = Pick<JobListBlock, 'id' | 'email' | 'texts' | 'fieldLabels'> & {
  lang: string;
  closeLabel: string;
};

export function View(props: JobWindowProps) {
  return (
    <PageRouter>
      <JobWindow {...props} />
    </PageRouter>
  );
}

const none: ReturnType<typeof openJobs> = [];

function JobWindow({ id, email, texts, fieldLabels: labels, lang, closeLabel }: JobWindowProps) {
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
    // Also for a window that the address opened, and for browsers that do not focus a clicked button.
    if (job) document.getElementById(`${id}-${index}`)?.focus();
  };
  return (
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
  );
}
