// Addresses: from the name of a file to its address and back, and the one form in which addresses
// are compared. An address is split at `?` and `#`, its path is encoded segment by segment and
// decoded once (RFC 3986).

/** Signs that a segment may have as they are, although `encodeURIComponent` encodes them. */
const plainInSegments = /%(?:24|2B|3A|3B|3D|40)/g;
/** Signs that it may have, too, but that end an address in CSS, or that HTML escapes. */
const endsElsewhere = /['()]/g;

/**
 * @param path of a file below the public folder, as the disk has it, with a slash at its start
 * @returns the address at which hosts serve it: `/files/50% off #1.pdf` becomes
 *   `/files/50%25%20off%20%231.pdf`
 */
export function encodePath(path: string): string {
  return /^[\w/.~-]*$/.test(path) ? path : path.split('/').map(encodeSegment).join('/');
}

function encodeSegment(name: string): string {
  return encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '\uFFFD'))
    .replaceAll(plainInSegments, decodeURIComponent)
    .replaceAll(endsElsewhere, encodeSign);
}

/**
 * @param site the address of a site, without a slash at its end
 * @param address one of its addresses, as pages write it
 * @returns the whole address for other programs, which take no letters beyond ASCII (RFC 3986)
 */
export function absoluteAddress(site: string, address: string): string {
  return site + address.replaceAll(/[^ -~]+/g, encodeURIComponent);
}

/** @returns a path as it is on disk, decoded once; what is no encoding of a letter stays as written */
export function decodePath(path: string): string {
  return path.includes('%') ? path.replaceAll(/(?:%[0-9A-Fa-f]{2})+/g, decodeRun) : path;
}

function decodeRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/**
 * @returns a form that is equal for all spellings of one path: encoded or not, and in either form
 *   of Unicode, of which file systems of Macs have another one than keyboards
 */
export function comparablePath(path: string): string {
  return decodePath(path).normalize();
}

/** @returns the same for an address of a page or redirect, which hosts also answer with these ends */
export function comparableRoute(path: string): string {
  const plain = comparablePath(path)
    .replace(/\/(?:index(?:\.html?)?)?$/i, '')
    .replace(/\.html?$/i, '');
  return plain === '' ? '/' : plain;
}

export interface AddressParts {
  path: string;
  /** With its `?`; '' without one. */
  query: string;
  /** With its `#`; '' without one. */
  anchor: string;
}

/** @returns the parts of an address, which make the address when they are joined */
export function splitAddress(address: string): AddressParts {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(address) ?? [];
  return { path, query, anchor };
}

/** @returns the ways to read an address whose file may have ? or # in its name, the longest first */
export function listReadings(address: string): [name: string, rest: string][] {
  if (!/[?#]/.test(address)) return [[address, '']];
  const { path, query, anchor } = splitAddress(address);
  const last = address.lastIndexOf('#');
  return [
    [address, ''],
    ...(last === -1 ? [] : [[address.slice(0, last), address.slice(last)] as [string, string]]),
    [path + query, anchor],
    [path, query + anchor],
  ];
}

/** Signs that end an address, or mean something else in one, in YAML or in the marks of texts. */
const endsAddress = /[\s"'<>()[\]{}|\\^`?#%\p{Cc}]/gu;

/**
 * @returns the address of a file as people write it, in a setting or a text: letters of all scripts
 *   stay, and what would end it is encoded
 */
export function writeAddress(path: string): string {
  return path.replaceAll(endsAddress, encodeSign);
}

function encodeSign(sign: string): string {
  return [...new TextEncoder().encode(sign)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}
