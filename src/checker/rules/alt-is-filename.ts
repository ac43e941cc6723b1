// Rule a11y/alt-is-filename: a picture's description says what it shows; the name of its file does
// not.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { isImageReference } from '../schema/references.ts';
import type { ReferenceRule } from './rule.ts';

/** Reports descriptions that are names of files, such as `our team.jpg`, IMG_0042 and `Screenshot 2026-05-02 at 10.11`. */
export const altIsFilenameRule: ReferenceRule = ({ kind, value, locate }) => {
  if (!isImageReference(kind) || !isGroup(value) || typeof value.alt !== 'string') return [];
  return isFileName(value.alt) ? [diagnose('a11y/alt-is-filename', locate('alt'), { alt: value.alt })] : [];
};

const ending = /\S\.(?:svg|png|jpe?g|webp|avif|gif|heic|tiff?|bmp)$/i;

/** Names that cameras, phones and programs give, followed by numbers, dates and times only. */
const givenName =
  /^(?:p\d{6}|(?:img|dsc[nf]?|mvi|pxl|image|picture|photo|foto|bild|imagen|imagem|untitled|screen ?shot|bildschirmfoto|whatsapp image)[-_ ]*\d)(?:[-_ .:()\d]|at|um|wa)*$/i;

function isFileName(alt: string): boolean {
  return ending.test(alt.trim()) || givenName.test(alt.trim());
}
