// Rule a11y/missing-alt: a picture that is what its section shows, and not decoration, has a
// description.
import { findMarkedLinks } from '../../base/addresses/link-marks.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { ReferenceRule } from './rule.ts';

/** Reports empty descriptions of pictures that the schemas mark with `x-content`, and of those in texts. */
export const missingAltRule: ReferenceRule = ({ kind, value, locate, locateWord }) => {
  if (kind === 'content' && isGroup(value)) {
    const { src, alt } = value;
    // A picture that is still to come has none yet.
    const isMissing = src !== '' && typeof alt === 'string' && alt.trim() === '';
    return isMissing ? [diagnose('a11y/missing-alt', locate('alt'), { isInText: false })] : [];
  }
  if (kind !== 'text:long' || typeof value !== 'string') return [];
  return findMarkedLinks(value)
    .filter(({ isPicture, label }) => isPicture && label.trim() === '')
    .map(({ start, end }) => diagnose('a11y/missing-alt', locateWord(value.slice(start, end)), { isInText: true }));
};
