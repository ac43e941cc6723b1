// Pictures as the page in the frame shows them: their places in files, and how they are cropped.
import type { Place } from '../../../edits/model/path.ts';
import type { EditorPage } from '../../protocol/page.ts';
import { leavesInAttributes } from './leaves.ts';

/**
 * Finds a picture's place in its file by the mark of its address; of a photo, whose files have
 * other addresses, by that of its description.
 */
export function findPlace(image: Element, page: Pick<EditorPage, 'leaves'>): Place | null {
  if (image.tagName !== 'IMG') return null;
  const found = leavesInAttributes(image, page).find(({ attribute, leaf }) =>
    attribute === 'src' ? leaf.kind === 'image-file' : leaf.path.at(-1) === attribute,
  );
  return found ? { file: found.leaf.file, path: found.leaf.path.slice(0, -1) } : null;
}

/** @returns the shapes to which the page crops a picture, width by height, each once */
export function findCrops(page: EditorPage, { file, path }: Place): number[] {
  const frame = document.querySelector<HTMLIFrameElement>('.canvas iframe')?.contentDocument;
  const shapes = [...(frame?.querySelectorAll<HTMLImageElement>('img[data-pw-attr]') ?? [])].flatMap((image) => {
    const place = findPlace(image, page);
    if (place?.file !== file || place.path.join('/') !== path.join('/')) return [];
    const { offsetWidth: width, offsetHeight: height } = image;
    const isCropped = frame!.defaultView?.getComputedStyle(image).objectFit === 'cover' && width > 0 && height > 0;
    return isCropped ? [Math.round((width / height) * 100) / 100] : [];
  });
  return [...new Set(shapes)];
}
