// Messages for mistakes in image files.
import type { ImageFacts } from '../../../base/pure/image-facts.ts';
const reasons: Record<NonNullable<ImageFacts['unreadable']>, string> = {
  empty: 'The file is empty.',
  other: 'Its content is not the kind of picture that its name says.',
  'no-size': 'The drawing has no size.',
  'cut-off': 'The end of the file is missing.',
  broken: 'The file is damaged.',
  'too-many-pixels': 'It has more than 268 million pixels.',
};

const hints: Record<NonNullable<ImageFacts['unreadable']>, string> = {
  empty: 'Copy the picture there again.',
  other: 'Open it in a picture program and save it as .jpg, .png, .webp or .avif. Only drawings are .svg.',
  'no-size': 'Give its first tag a width and a height, or a viewBox: <svg viewBox="0 0 800 600">',
  'cut-off': 'Copy or download the picture again.',
  broken: 'Open it in a picture program and save it again, or use another copy.',
  'too-many-pixels': 'Make it smaller: 3000 pixels wide is enough.',
};

export const imageMessages = {
  'image/unreadable': ({ path, reason }: { path: string; reason: NonNullable<ImageFacts['unreadable']> }) => ({
    message: `The picture ${path} cannot be shown. ${reasons[reason]}`,
    hint: hints[reason],
  }),
};
