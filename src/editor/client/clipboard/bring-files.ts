// Brings the pictures and other files of pasted sections from the editor in which they were copied.
import { fitSection, type Fitting } from '../../../edits/fields/fit-values.ts';
import { uploadPicture } from '../uploads/upload-picture.ts';
import type { CopiedSections } from './copied-sections.ts';

/** More than a page has. */
const maxFiles = 100;

/** @returns the files that sections show, play or link to, by their addresses on the other site */
export function listFiles(sections: readonly unknown[], fitting: Omit<Fitting, 'fileAt' | 'report'>): string[] {
  const found = new Set<string>();
  const fileAt = (address: string) => (found.add(address), address);
  for (const section of sections) fitSection(section, { ...fitting, fileAt, report: () => {} });
  return [...found].filter((address) => address.startsWith('/')).slice(0, maxFiles);
}

/**
 * Stores the files on this site. What the other editor does not hand out, because it has ended or
 * the file is gone, is missing in the answer.
 * @returns the addresses here by those there
 */
export async function bringFiles(
  { origin, key }: Pick<CopiedSections, 'origin' | 'key'>,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const brought = new Map<string, string>();
  for (const address of addresses) {
    const bytes = await fetchFile(origin, key, address);
    // The editor has ended: the other files are not there either.
    if (bytes === 'unreachable') return brought;
    if (!bytes) continue;
    const answer = await uploadPicture(new File([bytes], address.slice(address.lastIndexOf('/') + 1)));
    if (answer.ok) brought.set(address, answer.address);
  }
  return brought;
}

async function fetchFile(origin: string, key: string, file: string): Promise<Blob | 'unreachable' | null> {
  const address = `${origin}/__editor/copied?${new URLSearchParams({ key, file })}`;
  try {
    const response = await fetch(address, { credentials: 'omit', redirect: 'error' });
    return response.ok ? await response.blob() : null;
  } catch {
    return 'unreachable';
  }
}
