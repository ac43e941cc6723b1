// The input of the renderer: a checked page, its site and what the build knows of it.
import type { Page, Site } from '#schemas';

/** A picture of 1200 by 630 pixels. */
export interface SharePicture {
  /** Its address below the site's. */
  src: string;
  alt: string;
}

export interface PageInput {
  route: string;
  page: Page;
  site: Site;
  /** True if values of the page may be of any kind: nothing is said of it that only programs read. */
  isUnchecked?: boolean;
  /** The picture that the build has made of the page for chats and social networks. */
  sharePicture?: SharePicture;
  /** Gives the shapes of an icon by its name. */
  iconShapes: (name: string) => string;
  /**
   * Puts an island's props, which it gets as JSON, beside the page.
   * @returns where they are; undefined where they stay
   */
  propsAddress?: (json: string) => string | undefined;
}
