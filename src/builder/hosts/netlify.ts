// `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the uploaded folder:
// written and read here.
import { caching, hiddenPaths, type HostPlan } from './host-plan.ts';
import { hostOnly } from '../../base/pure/route.ts';

/**
 * Only hashed files have a caching rule: both hosts ask again for everything else by default, and
 * both join the values when two rules name one header.
 */
export function headersFile({ headers, base }: HostPlan): string {
  return block(`${base}/*`, headers) + block(`${base}${caching.hashedFolder}*`, [['Cache-Control', caching.hashed]]);
}

/**
 * The first line that fits wins. Cloudflare Pages ignores the lines with 404 and finds the nearest
 * 404.html without them; it never serves the files that are for the host alone.
 */
export function redirectsFile({ redirects, notFound, base }: HostPlan): string {
  const rootPage = notFound.at(-1)?.page;
  const lines = [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...(rootPage ? [...hostOnly, ...hiddenPaths].map((path) => `${base}${path} ${rootPage} 404!`) : []),
    ...notFound.map(({ folder, page }) => `${folder}* ${page} 404`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

export interface HeaderRule {
  /** A path, or all paths below one that ends with `*`. */
  path: string;
  headers: HostPlan['headers'];
}

/** @returns the rules of a `_headers` file, in its order */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value!]);
    else rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

export interface RedirectRule {
  path: string;
  to: string;
  status: number;
  /** True if it also applies to addresses of files. */
  forced: boolean;
}

/** @returns the rules of a `_redirects` file, in its order */
export function readRedirectsFile(text: string): RedirectRule[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [path = '', to = '', status = '301'] = line.split(' ');
      return { path, to, status: Number.parseInt(status, 10), forced: status.endsWith('!') };
    });
}

/** @returns whether a rule of either file is for a path */
export function matchesPath(path: string, rule: { path: string }): boolean {
  return rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
}

function block(path: string, headers: HostPlan['headers']): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
