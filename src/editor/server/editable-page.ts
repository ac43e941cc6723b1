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
  /** The elements of the head for its style. */
  style: string;
  /** A style that marks what visitors do not see. */
  hidden: string;
}

/** A page that is ready to be rendered. */
export interface PreparedPage {
  /** Changes with everything that decides what the page looks like. */
  version: string;
  render: () => RenderedInput;
}

/** Prepares a page; undefined while site.yaml has never been sound. */
export type PreparePage = (model: PageModel) => Promise<PreparedPage | undefined>;

export interface EditablePage {
  mapped: MappedPage;
  body: string[];
  style: string;
  /** The document that the frame loads; later states are put into it. */
  document: string;
}

/** A page of which only the version is known until it is opened. */
export interface EditableVersion {
  version: string;
  open: () => EditablePage;
}

/**
 * @returns a function that makes the editable form of a page. It keeps what it has learnt of types,
 * and the page that was opened last: its frame, its state and other windows ask for the same one
 */
export function createEditablePages(
  prepare: PreparePage,
  parts: Omit<MapParts, 'renderPage'>,
): (model: PageModel) => Promise<EditableVersion | undefined> {
  const mappers = new WeakMap<Renderer['renderPage'], ReturnType<typeof createPageMapper>>();
  const toEditable = ({ input, rendered, renderer, style, hidden }: RenderedInput): EditablePage => {
    const { renderPage, listBodyParts, documentHtml } = renderer;
    const map = mappers.get(renderPage) ?? createPageMapper({ ...parts, renderPage });
    mappers.set(renderPage, map);
    const mapped = map(input, rendered);
    mapped.rendered.main = mapped.rendered.main.replace('</main>', `${hidden}</main>`);
    const assets = { preloads: [], modules: [], islandModules: [], style: `<style data-pw-theme></style>${style}` };
    const document = documentHtml(mapped.rendered, assets).join('');
    return { mapped, body: listBodyParts(mapped.rendered), style, document };
  };
  let last: { version: string; page: EditablePage } | undefined;
  return async (model) => {
    const prepared = await prepare(model);
    if (!prepared) return undefined;
    const { version, render } = prepared;
    const open = () => {
      if (last?.version !== version) last = { version, page: toEditable(render()) };
      return last.page;
    };
    return { version, open };
  };
}
