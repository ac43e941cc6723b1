// The files of the pictures: not too heavy, large enough for where they are shown.
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';
import { isPicture } from '../references.ts';
import type { MentionCheck } from './check.ts';

const kilobyte = 1024;
/** How heavy a picture may be: on a slow phone (1.6 Mbit/s) half a megabyte takes more than two seconds. */
const heaviest = 500 * kilobyte;
/** What networks show of a shared page, and how far from it the proportions may be. */
const shared = { width: 1200, height: 630, tolerance: 0.1 };

/** Reports pictures that are too heavy, and share pictures that networks would cut or blow up. */
export const checkPictureFiles: MentionCheck = ({ mentions, locate }, { facts }) => {
  return mentions.flatMap(({ kind, name: path }, index): Diagnostic[] => {
    if (!isPicture(kind) || !Object.hasOwn(facts.images, path)) return [];
    const { width, height, bytes, unreadable, raster } = facts.images[path]!;
    // What cannot be read has a rule of its own. Of a photo visitors get smaller files, unless it is for networks.
    if (unreadable) return [];
    const place = () => locate(index);
    if (bytes > heaviest && (!raster || kind === 'share-image')) {
      const sizes = { kilobytes: Math.ceil(bytes / kilobyte), limit: heaviest / kilobyte };
      return [diagnose('image/too-heavy', place(), { path, ...sizes })];
    }
    return kind === 'share-image' ? shareImage({ path, width, height }, place) : [];
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
