// The words for mistakes in the files of pictures.
import type { ImageFacts } from '../checks/check.ts';

const reasons: Record<NonNullable<ImageFacts['unreadable']>, string> = {
  empty: 'The file is empty.',
  other: 'What is in the file is not the kind of picture that its name says.',
  'no-size': 'The drawing does not say how large it is.',
  'cut-off': 'The end of the file is missing.',
  broken: 'Something inside the file is damaged.',
  'too-many-pixels': 'It has more than 268 million pixels.',
};

const hints: Record<NonNullable<ImageFacts['unreadable']>, string> = {
  empty: 'Put the picture there again, perhaps from where it came from.',
  other: 'Open it in a picture program and save it as .jpg, .png, .webp or .avif. Only drawings are .svg.',
  'no-size': 'Its first tag needs a width and a height, or a viewBox: <svg viewBox="0 0 800 600">',
  'cut-off': 'Copy or download the picture again. The last time something stopped it.',
  broken: 'Open it in a picture program and save it again, or take another copy.',
  'too-many-pixels': 'Make it smaller: 3000 pixels wide is enough.',
};

export const imageWords = {
  'image/unreadable': ({ path, reason }: { path: string; reason: NonNullable<ImageFacts['unreadable']> }) => ({
    message: `The picture ${path} cannot be shown. ${reasons[reason]}`,
    hint: hints[reason],
  }),
};
