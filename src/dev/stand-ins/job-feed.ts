// Job feed of the stand-in: the author's own jobs.json or sample openings if there is none.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SiteJobColumns } from '#schemas';
import { jsonResponse, type Service } from './service.ts';
import { sampleJobs } from './sample-jobs.ts';

/**
 * Sends jobs.json unchanged, even if it is no JSON: pages have to survive that, too.
 * @param folder where jobs.json is
 * @param siteFile the path of site.yaml, which says what the site's feed calls its columns
 */
export function createJobFeed({ folder, siteFile }: { folder: string; siteFile: string }): Service {
  return async () => {
    try {
      const body = await readFile(join(folder, 'jobs.json'), 'utf8');
      return { status: 200, body, contentType: 'application/json; charset=utf-8' };
    } catch {
      return jsonResponse(sampleJobs(new Date(), await readColumns(siteFile)));
    }
  };
}

/**
 * Reads site.yaml each time, and without the checker: a mistake elsewhere in it does not matter
 * here.
 */
async function readColumns(siteFile: string): Promise<Partial<SiteJobColumns>> {
  try {
    const site = parse(await readFile(siteFile, 'utf8')) as { jobs?: { columns?: Partial<SiteJobColumns> } } | null;
    return site?.jobs?.columns ?? {};
  } catch {
    return {};
  }
}
