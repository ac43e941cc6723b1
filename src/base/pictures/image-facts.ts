// Image facts: the size of an image file in pixels and bytes, and whether it can be read.
import type { Raster } from '#schemas';

/** Facts about an image file, for the checker and the build. */
export interface ImageFacts {
  /** In pixels, as displayed; 0 when the file is unreadable. */
  width: number;
  height: number;
  bytes: number;
  /** For photos: the names of the smaller files that the build makes of it. */
  raster?: Raster;
  /** Why the file cannot be shown as an image. */
  unreadable?: 'empty' | 'other' | 'no-size' | 'cut-off' | 'broken' | 'too-many-pixels';
}
