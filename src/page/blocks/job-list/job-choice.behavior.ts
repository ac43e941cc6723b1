// Leads from a job in the list to its dialog: puts the job's name into the page's address, which
// the dialog follows. Apart from the list, because it is not needed before somebody points at a
// job.
import type { PageControls } from '../../ui/behavior.ts';
import { openJobs } from './job-feed.behavior.ts';
import { slugsOf } from './job-slugs.ts';

export { slugsOf };

/**
 * @param root the list of jobs, in whose last neighbour the dialog is
 * @returns a function that ends it
 */
export function start(root: HTMLElement, page: PageControls): () => void {
  const choosing = new AbortController();
  page.wake(root.parentElement!.querySelector('[data-live=job-dialog]')!);
  root.addEventListener(
    'click',
    ({ target }) => {
      const chosen = (target as Element).closest('button')?.closest('li');
      if (!chosen) return;
      const address = new URL(location.href);
      address.searchParams.set('job', slugsOf(openJobs())[[...root.children].indexOf(chosen)]!);
      page.goTo(address.href, { keepScroll: true });
    },
    { signal: choosing.signal },
  );
  return () => choosing.abort();
}
