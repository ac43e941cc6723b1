// A picture's description says what it shows. The name of its file says nothing to someone who cannot see it.
import { diagnose } from '../diagnostic.ts';
import { isGroup } from '../pointer.ts';
import { isPicture } from '../references.ts';
import type { WordCheck } from './check.ts';

/** Reports descriptions that are names of files, such as team.jpg or IMG_0042. */
export const checkAltText: WordCheck = ({ kind, value, locate }) => {
  if (!isPicture(kind) || !isGroup(value) || typeof value.alt !== 'string') return [];
  return isFileName(value.alt) ? [diagnose('a11y/alt-is-filename', locate('alt'), { alt: value.alt })] : [];
};

function isFileName(alt: string): boolean {
  return (
    /^\S+\.(svg|png|jpe?g|webp|avif|gif)$/i.test(alt.trim()) ||
    /^(img|dsc|dscn|image|picture|photo|untitled)[-_ ]?\d+$/i.test(alt.trim())
  );
}
