// Names of files that every disk takes, by the rules of Windows, the strictest
// ("Naming Files, Paths, and Namespaces" of Microsoft).

/** Reason why some disks refuse a name. */
export type NameProblem = { kind: 'sign'; sign: string } | { kind: 'end' | 'device' | 'long' };

/** Bytes of a name: disks take 255, and builds and editors add an ending while they write. */
const maxBytes = 240;

/** Matches names that Windows keeps for devices, with any ending. */
const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?: *\.| *$)/i;

/** @returns whether no file on Windows can have a name */
export function isDeviceName(name: string): boolean {
  return deviceName.test(name);
}

/** @returns what keeps a file or folder of this name off some disks, if anything does */
export function findNameProblem(name: string): NameProblem | undefined {
  const sign = /[<>:"\\|?*\p{Cc}]/u.exec(name)?.[0];
  if (sign !== undefined) return { kind: 'sign', sign };
  if (/[. ]$/.test(name)) return { kind: 'end' };
  if (isDeviceName(name)) return { kind: 'device' };
  return new TextEncoder().encode(name).length > maxBytes ? { kind: 'long' } : undefined;
}
