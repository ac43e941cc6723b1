// How the page's address names the job whose window is open: /career?job=senior-developer.

/** Sent to the window when the address went to or from a job without a change of page. */
export const addressChange = 'pagewright-job';

/** @returns the slug in the page's address, or null */
export function slugInAddress(): string | null {
  return new URLSearchParams(location.search).get('job');
}

/** @returns the page's own address, naming this job or none */
export function addressWith(slug: string | null): string {
  const url = new URL(location.href);
  if (slug === null) url.searchParams.delete('job');
  else url.searchParams.set('job', slug);
  return url.pathname + url.search + url.hash;
}
