// Rule a11y/same-text-different-target: links of one text below one heading lead to one place.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import type { ReferenceKind } from '../schema/references.ts';
import type { UnlocatedReference, PageRule } from './rule.ts';
import { notes } from '../diagnostics/messages/notes.ts';

/** Reports links and buttons that repeat the text of an earlier one but lead elsewhere. */
export const sameLinkTextRule: PageRule = {
  mayFind: (references) => {
    const clash = createClashFinder();
    return references.some((reference) => clash(reference) !== null);
  },
  check: (references) => {
    const clash = createClashFinder<(typeof references)[number]>();
    return references.flatMap((reference): Diagnostic[] => {
      const found = clash(reference);
      if (!found) return [];
      const { link, earlier } = found;
      const { file, range } = earlier.reference.locate('label');
      const related = [{ file, range, message: notes.otherTarget(earlier.link.href) }];
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

/**
 * @returns a function that takes the references of a page in order, and finds the earlier link that
 * one contradicts
 */
function createClashFinder<Reference extends UnlocatedReference>(): (reference: Reference) => Clash<Reference> | null {
  const first = new Map<object | null, Map<string, Clash<Reference>['earlier']>>();
  return (reference) => {
    const link = readLink(reference.kind, reference.value);
    if (!link) return null;
    const below = first.get(reference.headed) ?? new Map<string, Clash<Reference>['earlier']>();
    first.set(reference.headed, below);
    // Screen readers do not tell capitals or spaces.
    const words = link.label.trim().toLowerCase();
    const earlier = below.get(words);
    if (!earlier) below.set(words, { link, reference });
    return earlier && earlier.link.href !== link.href ? { link, earlier } : null;
  };
}

function readLink(kind: ReferenceKind, value: unknown): Link | null {
  if ((kind !== 'link' && kind !== 'button') || !isGroup(value)) return null;
  const { label, href } = value;
  return typeof label === 'string' && typeof href === 'string' ? { label, href } : null;
}
