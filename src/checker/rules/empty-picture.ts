// Rule image/empty: each section has the pictures that it has a place for.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { isImageReference, readReferenceName } from '../schema/references.ts';
import type { PageRule, UnlocatedReference } from './rule.ts';

/** Reports pictures that are still to come, once for each section. */
export const emptyPictureRule: PageRule = {
  mayFind: (references) => references.some(isEmpty),
  check: (references) => {
    const empty = references.filter(isEmpty);
    return [...new Set(empty.map(({ section }) => section))].map((section) => {
      const own = empty.filter((each) => each.section === section);
      return diagnose('image/empty', own[0]!.locate('src'), { count: own.length });
    });
  },
};

function isEmpty({ kind, value }: UnlocatedReference): boolean {
  return isImageReference(kind) && readReferenceName(kind, value) === '';
}
