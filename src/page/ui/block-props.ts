// Props that the renderer gives to every block beside the block's own settings.
import type { Image, Site } from '#schemas';

export type BlockProps<Block> = Block & {
  /**
   * The level of the block's own heading: 1 until a block of the page has shown one, 2 for all
   * others.
   */
  level: 1 | 2;
  /**
   * True if the block's first picture is the page's first, which is fetched at once and before
   * others.
   */
  leads?: boolean;
  /** The sizes of the pictures in its texts, by address. */
  textPictures?: Record<string, Omit<Image, 'alt'>>;
  /** In a column: which one, from 0. The columns section comes before it on the page. */
  inColumn?: number;
  /** For columns: the HTML of each one's contents. */
  contents?: readonly string[];
  /** Settings that all pages share, from site.yaml. */
  site: Site;
  /** Value that forms on this page send as pageName, when the page sets one. */
  pageName?: string;
};
