// The list of open jobs: fetches the feed, says how that went, shows a card for each job, and leads to a job's window.
// Without React, because the jobs must be there before anybody has touched the page.
import { readEndpoints } from '../../forms/endpoints.ts';
import type { PageControls } from '../../ui/behavior.ts';
import { cleanJobs, type Job } from './clean-jobs.ts';
import { factOf, type FactName } from './facts.ts';
import { fetchJobs } from './fetch-jobs.ts';
import { setOpenJobs } from './open-jobs.ts';

export { onOpenJobs, openJobs } from './open-jobs.ts';

/**
 * @param root holds the status, the list, a card's template, and what is said in its data attributes
 * @returns a function that ends it
 */
export function start(root: HTMLElement, page: PageControls): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const listWindow = root.parentElement!.querySelector<HTMLElement>('[data-live=job-window]')!;
  const list = root.querySelector('ul')!;
  const retry = root.querySelector<HTMLElement>('[data-job=retry]')!;
  retry.addEventListener('click', () => void load(root, signal), { signal });
  // Pointing at a job is a sign that its window is wanted soon.
  for (const sign of ['pointerover', 'focusin'])
    list.addEventListener(sign, () => page.wake(listWindow), { signal, once: true });
  list.addEventListener(
    'click',
    ({ target }) => {
      const slug = (target as Element).closest<HTMLElement>('[data-slug]')?.dataset.slug;
      if (!slug) return;
      page.wake(listWindow);
      const address = new URL(location.href);
      address.searchParams.set('job', slug);
      page.goTo(address.href, { keepScroll: true });
    },
    { signal },
  );
  if (new URLSearchParams(location.search).has('job')) {
    root.scrollIntoView();
    page.wake(listWindow);
  }
  void load(root, signal);
  return () => leaving.abort();
}

async function load(root: HTMLElement, signal: AbortSignal) {
  const { loading, empty, count } = root.dataset as Record<string, string>;
  const retry = root.querySelector<HTMLElement>('[data-job=retry]')!;
  // The control goes away, so the focus goes to what tells how it goes on.
  if (!retry.hidden) say(root, loading!).focus();
  retry.hidden = true;
  root.querySelector<HTMLElement>('.spinner')!.hidden = false;
  let jobs: Job[] = [];
  try {
    jobs = cleanJobs(await fetchJobs(readEndpoints().jobs, { signal }), new Date());
  } catch (error) {
    if (signal.aborted) return;
    console.error('The open jobs could not be fetched:', error);
    retry.hidden = false;
  }
  setOpenJobs(jobs);
  root.querySelector('ul')!.replaceChildren(...jobs.map((job) => card(root, job)));
  root.querySelector<HTMLElement>('.spinner')!.hidden = true;
  // A failure says the same as an empty list; what differs is that one can try again.
  say(root, jobs.length > 0 ? count!.replace('{count}', String(jobs.length)) : empty!);
}

/** @returns what says it */
function say(root: HTMLElement, text: string): HTMLElement {
  const status = root.querySelector<HTMLElement>('[role=status]')!;
  status.lastElementChild!.textContent = text;
  return status;
}

function card(root: HTMLElement, job: Job): Node {
  const { lang, missing, untitled, noDescription } = root.dataset as Record<string, string>;
  const item = root.querySelector('template')!.content.cloneNode(true) as DocumentFragment;
  const texts = { title: job.title || untitled!, description: job.description || noDescription! };
  for (const [name, text] of Object.entries(texts))
    for (const place of item.querySelectorAll(`[data-job=${name}]`)) place.textContent = text;
  for (const place of item.querySelectorAll<HTMLElement>('[data-fact]')) {
    const fact = factOf(job, place.dataset.fact as FactName, { lang: lang!, missing: missing! });
    if (!fact) place.remove();
    else place.lastElementChild!.append(fact.day ? dayElement(fact.text, fact.day) : fact.text);
  }
  const button = item.querySelector('button')!;
  button.id = `${root.dataset.id}-${job.slug}`;
  button.dataset.slug = job.slug;
  return item;
}

function dayElement(text: string, day: string): HTMLTimeElement {
  return Object.assign(document.createElement('time'), { textContent: text, dateTime: day });
}
