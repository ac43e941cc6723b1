// Redirects of site.yaml. A redirect covers its address with and without a slash at the end, in
// every spelling.
import { comparablePath, splitAddress } from '../../base/addresses/address.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { withoutOwnHost, type HostedSite } from './own-host.ts';

export interface Redirect {
  index: number;
  /** Address as it is written, with the site's values put in. */
  from: string;
  to: string;
}

/** @returns the redirects of site.yaml */
export function readRedirects({ site: { data } }: HostedSite): Redirect[] {
  const list: unknown[] = Array.isArray(data?.redirects) ? data.redirects : [];
  return list.flatMap((each, index) =>
    isGroup(each) && typeof each.from === 'string' && typeof each.to === 'string'
      ? [{ index, from: each.from, to: each.to }]
      : [],
  );
}

/** @returns the form in which redirected addresses are compared */
export function comparableRedirect(address: string): string {
  return comparablePath(splitAddress(address).path).replace(/(?<=.)\/+$/, '');
}

/** @returns the redirects by what they redirect; of two for one address the first, as hosts do */
export function indexRedirects(redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> {
  return new Map(redirects.toReversed().map((redirect) => [comparableRedirect(redirect.from), redirect]));
}

export interface RedirectTrail {
  /** The redirects that a visitor passes, the first one included. */
  steps: Redirect[];
  /** True if they lead back to one of them. */
  isLoop: boolean;
}

/** @returns the way from a redirect to where it ends */
export function followRedirect(
  start: Redirect,
  { redirects, ...hosted }: HostedSite & { redirects: ReadonlyMap<string, Redirect> },
): RedirectTrail {
  const steps = [start];
  for (;;) {
    const address = withoutOwnHost(steps.at(-1)!.to, hosted);
    const next = address.startsWith('/') ? redirects.get(comparableRedirect(address)) : undefined;
    if (!next) return { steps, isLoop: false };
    if (steps.some(({ index }) => index === next.index)) return { steps, isLoop: true };
    steps.push(next);
  }
}
