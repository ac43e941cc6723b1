// The job feed: the author's own jobs.json if there is one, else a few openings to look at.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json, type Service } from './exchange.ts';
import { sampleJobs } from './sample-jobs.ts';

/** Answers with the file as it is, even when it is no JSON: that is a bad day too. */
export function createJobFeed({ folder }: { folder: string }): Service {
  return async () => {
    try {
      const body = await readFile(join(folder, 'jobs.json'), 'utf8');
      return { status: 200, body, type: 'application/json; charset=utf-8' };
    } catch {
      return json(sampleJobs(new Date()));
    }
  };
}
