// Where the list stands: fetching, fetched, or failed until somebody tries again.
import { useEffect, useState } from 'react';
import { readEndpoints } from '../../forms/endpoints.ts';
import { cleanJobs, type Job } from './clean-jobs.ts';
import { fetchJobs } from './fetch-jobs.ts';

export interface Jobs {
  phase: 'loading' | 'ready' | 'failed';
  /** The open jobs once they are there. */
  jobs: Job[];
}

const loading: Jobs = { phase: 'loading', jobs: [] };

/** Fetches the jobs at once. @returns them, and how to try again */
export function useJobs(): Jobs & { retry: () => void } {
  const [state, setState] = useState(loading);
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal).then((jobs) => leaving.signal.aborted || setState(jobs));
    return () => leaving.abort();
  }, []);
  const retry = () => {
    setState(loading);
    void load().then(setState);
  };
  return { ...state, retry };
}

async function load(signal?: AbortSignal): Promise<Jobs> {
  try {
    const rows = await fetchJobs(readEndpoints().jobs, { signal });
    return { phase: 'ready', jobs: cleanJobs(rows, new Date()) };
  } catch (error) {
    if (!signal?.aborted) console.error('The open jobs could not be fetched:', error);
    return { phase: 'failed', jobs: [] };
  }
}
