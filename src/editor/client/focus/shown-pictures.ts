// Pictures as the page in the frame shows them: their places in files, and how they are cropped.
import type { Place } from '../../../edits/model/path.ts';
import type { EditorPage } from '../../protocol/page.ts';

/**
 * Finds a picture's place in its file by the mark of its address; of a photo, whose files have
 * other addresses, by that of its description.
 */
export function findPlace(image: Element, { leaves }: Pick<EditorPage, 'leaves'>): Place | null {
  const names = (image.getAttribute('data-pw-attr') ?? '').split(' ');
  for (const name of names) {
    const [attribute, id = ''] = name.split(':');
    const leaf = leaves[id];
    const isOfPicture = attribute === 'src' ? leaf?.kind === 'image-file' : leaf?.path.at(-1) === attribute;
    if (leaf && isOfPicture && image.tagName === 'IMG') return { file: leaf.file, path: leaf.path.slice(0, -1) };
  }
  return null;
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
