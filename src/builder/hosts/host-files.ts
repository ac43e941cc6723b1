// All files that tell a host what to do, by their place.
import { htaccessFile } from './apache.ts';
import type { HostPlan } from './host-plan.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile } from './vercel.ts';

/**
 * @returns `inFolder`: files that hosts look for in the uploaded folder, by their names there;
 * `beside`: files for the server's own configuration, which have no business in a folder that
 * visitors can read
 */
export function hostFiles(plan: HostPlan): { inFolder: Record<string, string>; beside: Record<string, string> } {
  return {
    inFolder: {
      _headers: headersFile(plan),
      _redirects: redirectsFile(plan),
      '.htaccess': htaccessFile(plan),
      'vercel.json': vercelFile(plan),
    },
    beside: { 'nginx.conf': nginxFile(plan) },
  };
}
