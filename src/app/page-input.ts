// The input of the renderer: a checked page, its site and what the build knows of it.
import type { Page, Site } from '#schemas';

export interface PageInput {
  route: string;
  page: Page;
  site: Site;
  /** Gives the shapes of an icon by its name. */
  iconShapes: (name: string) => string;
  /**
   * Puts an island's props, which it gets as JSON, beside the page.
   * @returns where they are; undefined where they stay
   */
  propsAddress?: (json: string) => string | undefined;
}
