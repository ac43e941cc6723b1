// Every picture that is named can be shown.
import { diagnose } from '../diagnostic.ts';
import { isGroup } from '../pointer.ts';
import type { ReferenceCheck } from './check.ts';

/** Reports pictures whose files are empty, cut off, damaged, or no pictures at all. */
export const checkReadableImages: ReferenceCheck = ({ references }, { facts }) =>
  references.flatMap(({ kind, value, locate }) => {
    const path = kind === 'image' && isGroup(value) ? String(value.src) : '';
    const reason = Object.hasOwn(facts.images, path) ? facts.images[path]!.unreadable : undefined;
    return reason ? [diagnose('image/unreadable', locate('src'), { path, reason })] : [];
  });
