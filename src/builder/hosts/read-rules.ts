// Reads the host files of a finished folder back, as Netlify reads them, for the preview.
import { decodePath } from '../../base/addresses/address.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caching, hiddenPattern, type HostPlan } from './host-plan.ts';
import { matchesPath, readHeadersFile, readRedirectsFile } from './netlify.ts';

export interface HostRules {
  /** @returns the headers of an answer to a path, by every rule that is for it */
  headers(path: string): HostPlan['headers'];
  /** @returns where a path leads, with the visitor's query where the target has none */
  redirect(path: string, search: string): { to: string; status: number } | undefined;
  /** @returns whether a file is for the host alone, or has a name with a dot, as on hosts with patterns */
  isHidden(path: string): boolean;
  /** @returns the page that answers for an unknown path, as a path in the folder */
  notFoundPage(path: string): string | undefined;
}

/** @returns the rules of a finished folder; none where the files are missing */
export function readRules(folder: string): HostRules {
  const headerRules = readHeadersFile(readIfThere(join(folder, '_headers')));
  const rules = readRedirectsFile(readIfThere(join(folder, '_redirects')));
  const [redirects, notFound] = [
    rules.filter(({ status }) => status < 400),
    rules.filter(({ status }) => status === 404),
  ];
  return {
    headers: (path) => [
      ['Cache-Control', caching.other],
      ...headerRules.filter((rule) => matchesPath(path, rule)).flatMap(({ headers }) => headers),
    ],
    redirect(path, search) {
      const rule = redirects.find((each) => matchesPath(path, each));
      return rule && { to: withQuery(rule.to, search), status: rule.status };
    },
    isHidden: (path) =>
      isHidden.test(decodePath(path)) || notFound.some((rule) => rule.forced && matchesPath(path, rule)),
    notFoundPage: (path) => notFound.find((rule) => matchesPath(path, rule))?.to,
  };
}

const isHidden = new RegExp(hiddenPattern);

function withQuery(to: string, search: string): string {
  if (to.includes('?')) return to;
  const [path, ...hash] = to.split(/(?=#)/);
  return `${path}${search}${hash.join('')}`;
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
