// Rule a11y/alt-is-filename: a picture's description says what it shows; the name of its file does
// not.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { isImageReference } from '../schema/references.ts';
import type { ReferenceRule } from './rule.ts';

/** Reports descriptions that are file names, such as team.jpg or IMG_0042. */
export const altIsFilenameRule: ReferenceRule = ({ kind, value, locate }) => {
  if (!isImageReference(kind) || !isGroup(value) || typeof value.alt !== 'string') return [];
  return isFileName(value.alt) ? [diagnose('a11y/alt-is-filename', locate('alt'), { alt: value.alt })] : [];
};

function isFileName(alt: string): boolean {
  return (
    /^\S+\.(svg|png|jpe?g|webp|avif|gif)$/i.test(alt.trim()) ||
    /^(img|dsc|dscn|image|picture|photo|untitled)[-_ ]?\d+$/i.test(alt.trim())
  );
}
