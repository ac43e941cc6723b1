// Where the list stands: fetching, fetched, or failed until somebody tries again.
import { useEffect, useState } from 'react';
import { readEndpoints } from '../../forms/endpoints.ts';
import { cleanJobs, type Job } from './clean-jobs.ts';
import { fetchJobs } from './fetch-jobs.ts';

export type Jobs = { phase: 'loading' | 'failed'; jobs: Job[] } | { phase: 'ready'; jobs: Job[] };

/** Fetches the jobs at once. @returns them, and how to try again */
export function useJobs(): Jobs & { retry: () => void } {
  const [jobs, setJobs] = useState<Jobs>({ phase: 'loading', jobs: [] });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const leaving = new AbortController();
    setJobs({ phase: 'loading', jobs: [] });
    fetchJobs(readEndpoints().jobs, { signal: leaving.signal })
      .then((rows) => setJobs({ phase: 'ready', jobs: cleanJobs(rows, new Date()) }))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.error('The open jobs could not be fetched:', error);
        setJobs({ phase: 'failed', jobs: [] });
      });
    return () => leaving.abort();
  }, [attempt]);
  return { ...jobs, retry: () => setAttempt(attempt + 1) };
}
