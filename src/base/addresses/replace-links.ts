// Replaces the links of a text: their addresses, and addresses without marks by links with marks.
import { findLinks, writeTarget, type LinkMark } from './link-marks.ts';

/** Text that replaces a part of another one. */
interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** @returns the text with marks around its addresses without marks, as the page's components read it */
export function markBareLinks(text: string): string {
  return replaceParts(
    text,
    findLinks(text)
      .filter(({ isBare }) => isBare)
      .map((link) => giveMarks(link, link.address)),
  );
}

function giveMarks({ start, end, label }: LinkMark, address: string): Replacement {
  const words = label.replaceAll(/[*_~`[\]]/g, String.raw`\$&`);
  return { start, end, text: `[${words}](${writeTarget(address)})` };
}

/** @returns the text with other addresses in its links and pictures; `renew` gets them as read */
export function replaceAddresses(text: string, renew: (link: LinkMark) => string): string {
  return replaceParts(text, planAddressEdits(text, renew));
}

/** @returns what gives the links and pictures of a text other addresses, in order */
export function planAddressEdits(text: string, renew: (link: LinkMark) => string): Replacement[] {
  return findLinks(text).flatMap((link): Replacement[] => {
    const address = renew(link);
    if (address === link.address) return [];
    if (!link.isBare) {
      const start = text.lastIndexOf('](', link.addressStart) + 2;
      return [{ start, end: link.end - 1, text: writeTarget(address, link.title) }];
    }
    const isBare = /^https?:\/\//.test(address);
    return [isBare ? { start: link.addressStart, end: link.addressEnd, text: address } : giveMarks(link, address)];
  });
}

function replaceParts(text: string, replacements: readonly Replacement[]): string {
  let written = '';
  let from = 0;
  for (const { start, end, text: other } of replacements) {
    written += text.slice(from, start) + other;
    from = end;
  }
  return written + text.slice(from);
}
