// Every picture that is named can be shown.
import { diagnose } from '../diagnostic.ts';
import { isPicture } from '../references.ts';
import type { MentionCheck } from './check.ts';

/** Reports pictures whose files are empty, cut off, damaged, or no pictures at all. */
export const checkReadableImages: MentionCheck = ({ mentions, locate }, { facts }) =>
  mentions.flatMap(({ kind, name: path }, index) => {
    const reason = isPicture(kind) && Object.hasOwn(facts.images, path) ? facts.images[path]!.unreadable : undefined;
    return reason ? [diagnose('image/unreadable', locate(index), { path, reason })] : [];
  });
