// The page in the editor's frame: rendered as for visitors, with the places of its settings, and
// with nothing that starts.
import type { PageInput } from '../../page/app/page-input.ts';
import type { RenderedPage } from '../../page/app/render.tsx';
import type { PageModel } from '../../checker/check-site.ts';
import type { Renderer } from '../../builder/bundles/build-bundles.ts';
import { createPageMapper, type MapParts, type MappedPage } from './pixel-map/map-page.ts';

/** A page as the dev server renders it. */
export interface RenderedInput {
  input: PageInput;
  rendered: RenderedPage;
  renderer: Renderer;
  /** What stands in the head for its style. */
  style: string;
  /** A style that says over what visitors do not see that they do not. */
  hidden: string;
}

export interface EditablePage {
  mapped: MappedPage;
  body: string[];
  style: string;
  /** The document that the frame loads; later states are put into it. */
  document: string;
}

/**
 * @returns a function that makes the editable form of a page, which keeps what it has learnt of
 * types
 */
export function createEditablePages(
  render: (model: PageModel) => Promise<RenderedInput | undefined>,
  parts: Omit<MapParts, 'renderPage'>,
): (model: PageModel) => Promise<EditablePage | undefined> {
  const mappers = new WeakMap<Renderer['renderPage'], ReturnType<typeof createPageMapper>>();
  return async (model) => {
    const given = await render(model);
    if (!given) return undefined;
    const { input, rendered, renderer, style, hidden } = given;
    const { renderPage, listBodyParts, documentHtml } = renderer;
    const map = mappers.get(renderPage) ?? createPageMapper({ ...parts, renderPage });
    mappers.set(renderPage, map);
    const mapped = map(input, rendered);
    mapped.rendered.main = mapped.rendered.main.replace('</main>', `${hidden}</main>`);
    const assets = { preloads: [], modules: [], islandModules: [], style: `<style data-pw-theme></style>${style}` };
    return {
      mapped,
      body: listBodyParts(mapped.rendered),
      style,
      document: documentHtml(mapped.rendered, assets).join(''),
    };
  };
}
