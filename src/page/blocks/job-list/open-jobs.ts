// The open jobs as the list has fetched them. The list and the dialog of one job, which wakes
// later, share them.
import type { Job } from './clean-jobs.ts';

let jobs: readonly Job[] = [];
const listeners = new Set<() => void>();

export function openJobs(): readonly Job[] {
  return jobs;
}

export function setOpenJobs(fetched: readonly Job[]): void {
  jobs = fetched;
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change. @returns how to end that */
export function onOpenJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
