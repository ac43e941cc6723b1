// Two links below one heading with the same words lead to the same place: many people hear no more than heading and words.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { isGroup } from '../pointer.ts';
import type { ReferenceKind } from '../references.ts';
import type { Named, PageCheck } from './check.ts';

/** Reports links and buttons with the words of an earlier one below the same heading that leads elsewhere. */
export const checkSameLinkTexts: PageCheck = {
  mayFind: (references) => {
    const clash = clashFinder();
    return references.some((reference) => clash(reference) !== null);
  },
  check: (references) => {
    const clash = clashFinder<(typeof references)[number]>();
    return references.flatMap((reference): Diagnostic[] => {
      const found = clash(reference);
      if (!found) return [];
      const { link, earlier } = found;
      const { file, range } = earlier.reference.locate('label');
      const related = [{ file, range, message: `This one leads to ${earlier.link.href}` }];
      const facts = { label: link.label, href: link.href, other: earlier.link.href };
      return [diagnose('a11y/same-text-different-target', reference.locate('label'), { ...facts, related })];
    });
  },
};

interface Link {
  label: string;
  href: string;
}

interface Clash<Reference> {
  link: Link;
  earlier: { link: Link; reference: Reference };
}

/** @returns a function that gets the references of a page one after the other, and finds the earlier link that one belies */
function clashFinder<Reference extends Named>(): (reference: Reference) => Clash<Reference> | null {
  const first = new Map<object | null, Map<string, Clash<Reference>['earlier']>>();
  return (reference) => {
    const link = linkIn(reference.kind, reference.value);
    if (!link) return null;
    const below = first.get(reference.headed) ?? new Map<string, Clash<Reference>['earlier']>();
    first.set(reference.headed, below);
    // As people hear them.
    const words = link.label.trim().toLowerCase();
    const earlier = below.get(words);
    if (!earlier) below.set(words, { link, reference });
    return earlier && earlier.link.href !== link.href ? { link, earlier } : null;
  };
}

function linkIn(kind: ReferenceKind, value: unknown): Link | null {
  if ((kind !== 'link' && kind !== 'button') || !isGroup(value)) return null;
  const { label, href } = value;
  return typeof label === 'string' && typeof href === 'string' ? { label, href } : null;
}
