// The files of the pictures: not too heavy, readable, large enough for where they are shown.
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';
import { isGroup, lastKeyOf } from '../pointer.ts';
import type { ReferenceCheck } from './check.ts';

const kilobyte = 1024;
/** How heavy a picture may be: on a slow phone (1.6 Mbit/s) half a megabyte takes more than two seconds. */
const heaviest = 500 * kilobyte;
/** What networks show of a shared page, and how far from it the proportions may be. */
const shared = { width: 1200, height: 630, tolerance: 0.1 };

/** Reports pictures that are too heavy or cannot be read, and share pictures that networks would cut or blow up. */
export const checkPictureFiles: ReferenceCheck = ({ references }, { facts }) => {
  return references.flatMap(({ kind, value, locate }): Diagnostic[] => {
    if (kind !== 'image' || !isGroup(value) || typeof value.src !== 'string') return [];
    if (!Object.hasOwn(facts.images, value.src)) return [];
    const { width, height, bytes } = facts.images[value.src]!;
    const path = value.src;
    if (width === 0 || height === 0)
      return [diagnose('image/wrong-dimensions', locate('src'), { path, width, height, wanted: null })];
    if (bytes > heaviest) {
      const sizes = { kilobytes: Math.ceil(bytes / kilobyte), limit: heaviest / kilobyte };
      return [diagnose('image/too-heavy', locate('src'), { path, ...sizes })];
    }
    const place = () => locate('src');
    return lastKeyOf(locate().pointer) === 'shareImage' ? shareImage({ path, width, height }, place) : [];
  });
};

interface Picture {
  path: string;
  width: number;
  height: number;
}

/** Networks show a wide picture: another shape is cut, and a smaller one blown up. */
function shareImage({ path, width, height }: Picture, place: () => Place): Diagnostic[] {
  const wanted = shared.width / shared.height;
  if (Math.abs(width / height / wanted - 1) > shared.tolerance)
    return [diagnose('image/wrong-dimensions', place(), { path, width, height, wanted: shared })];
  return width < shared.width ? [diagnose('image/upscaled', place(), { path, width, wanted: shared.width })] : [];
}
