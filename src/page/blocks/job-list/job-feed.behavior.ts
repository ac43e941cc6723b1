// The list of open jobs: fetches the feed, says how that went, and shows a card for each job.
// Without React, because the jobs must be there before anybody has touched the page.
import type { SiteJobs } from '#schemas';
import { readEndpoints } from '../../forms/delivery/endpoints.ts';
import type { PageControls } from '../../ui/behavior.ts';
import { cleanJobs, type Job } from './clean-jobs.ts';
import { factOf, type FactName } from './facts.ts';
import { fetchJobs } from './fetch-jobs.ts';
import { setOpenJobs } from './open-jobs.ts';

export { onOpenJobs, openJobs } from './open-jobs.ts';

/**
 * @param root holds the status, the list, a card's template, and what is said in its data
 * attributes
 * @returns a function that has nothing to end: all that listens goes with the root
 */
export function start(root: HTMLElement, page: PageControls): () => void {
  const retry = root.querySelector<HTMLElement>('[data-job=retry]')!;
  retry.addEventListener('click', () => void load(root, retry));
  if (/[?&]job=/.test(location.search)) {
    root.scrollIntoView();
    page.wake(root.querySelector('[data-live=job-dialog]')!);
  }
  void load(root, retry);
  return () => {};
}

async function load(root: HTMLElement, retry: HTMLElement) {
  const { loading, feed, lang } = root.dataset as Record<string, string>;
  const spinner = root.querySelector<HTMLElement>('.spinner')!;
  // The control goes away, so the focus goes to what tells how it goes on.
  if (!retry.hidden) say(root, loading!).focus();
  retry.hidden = true;
  spinner.hidden = false;
  let jobs: Job[] = [];
  try {
    jobs = cleanJobs(await fetchJobs(readEndpoints().jobs), JSON.parse(feed!) as SiteJobs, new Date());
  } catch (error) {
    console.error(error);
    retry.hidden = false;
  }
  setOpenJobs(jobs);
  root.querySelector('ul')!.replaceChildren(...jobs.map((job, index) => card(root, job, index)));
  spinner.hidden = true;
  // A failure says the same as an empty list; what differs is that one can try again.
  const form = jobs.length > 0 ? new Intl.PluralRules(lang).select(jobs.length) : 'empty';
  say(root, root.dataset[form]!.replace('{count}', `${jobs.length}`));
}

/** @returns what says it */
function say(root: HTMLElement, text: string): HTMLElement {
  const status = root.querySelector<HTMLElement>('[role=status]')!;
  // A new element: a centred one whose words change would count as moved.
  status.lastElementChild!.replaceWith(Object.assign(document.createElement('span'), { textContent: text }));
  return status;
}

function card(root: HTMLElement, job: Job, index: number): Node {
  const { lang, missing, untitled, noDescription } = root.dataset as Record<string, string>;
  const item = root.querySelector('template')!.content.cloneNode(true) as DocumentFragment;
  for (const place of item.querySelectorAll<HTMLElement>('[data-job]'))
    place.textContent = place.dataset.job === 'title' ? job.title || untitled! : job.description || noDescription!;
  for (const place of item.querySelectorAll<HTMLElement>('[data-fact]')) {
    const fact = factOf(job, place.dataset.fact as FactName, { lang: lang!, missing: missing! });
    if (!fact) place.remove();
    else place.lastElementChild!.append(fact.day ? dayElement(fact.text, fact.day) : fact.text);
  }
  // The dialog gives the focus back to it.
  item.querySelector('button')!.id = `${root.dataset.id}-${index}`;
  return item;
}

function dayElement(text: string, day: string): HTMLTimeElement {
  return Object.assign(document.createElement('time'), { textContent: text, dateTime: day });
}
