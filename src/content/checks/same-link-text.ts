// Two links below one heading with the same words lead to the same place: many people hear no more than heading and words.
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';
import { isGroup, parentOf, valueAt } from '../pointer.ts';
import type { Reference } from '../references.ts';
import { sharedNameOf } from '../route.ts';
import type { ReferenceCheck, SiteView } from './check.ts';

/** Reports links and buttons with the words of an earlier one below the same heading that leads elsewhere. */
export const checkSameLinkTexts: ReferenceCheck = ({ references }, view) => {
  const first = new Map<string, { href: string; reference: Reference }>();
  return references.flatMap((reference): Diagnostic[] => {
    const { kind, value, locate } = reference;
    if ((kind !== 'link' && kind !== 'button') || !isGroup(value)) return [];
    if (typeof value.label !== 'string' || typeof value.href !== 'string') return [];
    const words = `${headingAbove(locate(), view)} ${value.label.trim().toLowerCase()}`;
    const earlier = first.get(words);
    if (!earlier) first.set(words, { href: value.href, reference });
    if (!earlier || earlier.href === value.href) return [];
    const { file, range } = earlier.reference.locate('label');
    const related = [{ file, range, message: `This one leads to ${earlier.href}` }];
    const facts = { label: value.label, href: value.href, other: earlier.href };
    return [diagnose('a11y/same-text-different-target', locate('label'), { ...facts, related })];
  });
};

/** The group around a link that has a heading or a title, as file and pointer: what a listener knows besides the words. */
function headingAbove({ file, pointer }: Place, { pages, shared, site }: SiteView): string {
  const name = sharedNameOf(file);
  const owner = name === null ? pages.find((page) => page.file === file) : shared.get(name)?.source;
  const data = (owner ?? site).value;
  for (let at = parentOf(pointer); at !== ''; at = parentOf(at)) {
    const group = valueAt(data, at);
    if (isGroup(group) && (group.heading !== undefined || group.title !== undefined)) return file + at;
  }
  return file;
}
