// Addresses of the site itself that are written with its host.

/** The part of a site that has its address. */
export interface HostedSite {
  site: { data: Record<string, unknown> | null };
}

/** @returns an address of this site without its host; any other address as it is */
export function withoutOwnHost(address: string, { site: { data } }: HostedSite): string {
  const own = typeof data?.url === 'string' ? data.url.toLowerCase() : null;
  if (own === null || !address.toLowerCase().startsWith(own)) return address;
  const rest = address.slice(own.length);
  return rest === '' ? '/' : /^[/?#]/.test(rest) ? rest : address;
}
