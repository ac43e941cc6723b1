// Rule image/unreadable: every picture that is named can be decoded.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { isImageReference } from '../schema/references.ts';
import { findImage } from '../addresses/public-files.ts';
import type { MentionRule } from './rule.ts';

/** Reports pictures whose files are empty, cut off, damaged, or no pictures. */
export const unreadableImageRule: MentionRule = ({ mentions, locate }, { facts }) =>
  mentions.flatMap(({ kind, name: path }, index) => {
    const image = isImageReference(kind) ? findImage(facts, path) : undefined;
    const reason = image === undefined ? undefined : facts.images[image]!.unreadable;
    return reason ? [diagnose('image/unreadable', locate(index), { path, reason })] : [];
  });
