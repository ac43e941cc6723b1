// Base path: the folder of a host in which a site is, as `/repo` in `https://name.github.io/repo`.

/**
 * @param url the address of the site, without a slash at the end
 * @returns the path in it; empty for a site that has its host to itself
 */
export function readBase(url: string): string {
  return new URL(url).pathname.replace(/\/$/, '');
}

/** @returns the address of the host of a site, to which its addresses below the base are added */
export function readHost(url: string): string {
  return url.slice(0, url.length - readBase(url).length);
}

/** @returns an address of the site as its host has it; any other address as it is */
export function addBase(base: string, address: string): string {
  return /^\/(?!\/)/.test(address) ? base + address : address;
}

/** @returns a path as the site has it; undefined for one that is not below the base */
export function withoutBase(base: string, path: string): string | undefined {
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}
