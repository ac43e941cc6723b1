// Rules image/too-heavy, image/wrong-dimensions, image/upscaled: picture files fit where they are
// shown.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { isImageReference } from '../schema/references.ts';
import { findImage } from '../addresses/public-files.ts';
import type { MentionRule } from './rule.ts';

const kilobyte = 1024;
/** On a slow phone (1.6 Mbit/s) half a megabyte takes more than two seconds. */
const maxBytes = 500 * kilobyte;
/** The size that social networks show, and how far the proportions may differ from it. */
const shared = { width: 1200, height: 630, tolerance: 0.1 };

/** Reports pictures that are too heavy, and share pictures that networks would crop or enlarge. */
export const pictureFilesRule: MentionRule = ({ mentions, locate }, { facts }) => {
  return mentions.flatMap(({ kind, name: path }, index): Diagnostic[] => {
    const image = isImageReference(kind) ? findImage(facts, path) : undefined;
    if (image === undefined) return [];
    const { width, height, bytes, unreadable, raster } = facts.images[image]!;
    // Visitors get smaller copies of photos; social networks get the file itself.
    if (unreadable) return [];
    const place = () => locate(index);
    if (bytes > maxBytes && (!raster || kind === 'share-image')) {
      const sizes = { kilobytes: Math.ceil(bytes / kilobyte), limit: maxBytes / kilobyte };
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

/** Social networks crop other proportions, and enlarge smaller pictures. */
function shareImage({ path, width, height }: Picture, place: () => Place): Diagnostic[] {
  const wanted = shared.width / shared.height;
  if (Math.abs(width / height / wanted - 1) > shared.tolerance)
    return [diagnose('image/wrong-dimensions', place(), { path, width, height, wanted: shared })];
  return width < shared.width ? [diagnose('image/upscaled', place(), { path, width, wanted: shared.width })] : [];
}
