// Two links below one heading with the same words lead to the same place: many people hear no more than heading and words.
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';
import { isGroup, parentOf, valueAt } from '../pointer.ts';
import type { Reference, ReferenceKind } from '../references.ts';
import type { PageCheck } from './check.ts';

/** Reports links and buttons with the words of an earlier one below the same heading that leads elsewhere. */
export const checkSameLinkTexts: PageCheck = {
  mayFind: (references) => {
    const targets = new Map<string, string>();
    return references.some(({ kind, value }) => {
      const link = linkIn(kind, value);
      if (!link) return false;
      const earlier = targets.get(link.words);
      targets.set(link.words, link.href);
      return earlier !== undefined && earlier !== link.href;
    });
  },
  check: (references, dataOf) => {
    const first = new Map<string, { href: string; reference: Reference }>();
    return references.flatMap((reference): Diagnostic[] => {
      const { kind, value, locate } = reference;
      const link = linkIn(kind, value);
      if (!link) return [];
      const words = `${headingAbove(locate(), dataOf)} ${link.words}`;
      const earlier = first.get(words);
      if (!earlier) first.set(words, { href: link.href, reference });
      if (!earlier || earlier.href === link.href) return [];
      const { file, range } = earlier.reference.locate('label');
      const related = [{ file, range, message: `This one leads to ${earlier.href}` }];
      const facts = { label: link.label, href: link.href, other: earlier.href };
      return [diagnose('a11y/same-text-different-target', locate('label'), { ...facts, related })];
    });
  },
};

interface Link {
  label: string;
  href: string;
  /** The label as people hear it. */
  words: string;
}

function linkIn(kind: ReferenceKind, value: unknown): Link | null {
  if ((kind !== 'link' && kind !== 'button') || !isGroup(value)) return null;
  const { label, href } = value;
  return typeof label === 'string' && typeof href === 'string'
    ? { label, href, words: label.trim().toLowerCase() }
    : null;
}

/** The group around a link that has a heading or a title, as file and pointer: what a listener knows besides the words. */
function headingAbove({ file, pointer }: Place, dataOf: (file: string) => unknown): string {
  const data = dataOf(file);
  for (let at = parentOf(pointer); at !== ''; at = parentOf(at)) {
    const group = valueAt(data, at);
    if (isGroup(group) && (group.heading !== undefined || group.title !== undefined)) return file + at;
  }
  return file;
}
