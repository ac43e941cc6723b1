// Renders pages in the dev server: to the document that a visitor would get, and for the editor.
import type { PageAssets } from '../../page/app/document.ts';
import type { PageInput } from '../../page/app/page-input.ts';
import type { PageModel } from '../../checker/check-site.ts';
import type { RenderedInput } from '../../editor/server/editable-page.ts';
import { siteFonts } from '../../builder/fonts/site-fonts.ts';
import type { Project } from '../../site/folder/project.ts';
import { failureCard, hiddenMarks } from './dev-pages.ts';
import type { LiveSite } from './live-site.ts';
import type { DevRenderer } from './dev-renderer.ts';
import type { OwnCode } from './own-code.ts';

export interface DocumentParts {
  project: Project;
  model: PageModel;
  renderer: DevRenderer;
  own: OwnCode;
}

/**
 * Renders a page; a block that throws is replaced by a card, and what visitors do not see is
 * marked.
 */
async function renderInDev(
  input: PageInput,
  { project, model, renderer: dev, own }: DocumentParts,
): Promise<RenderedInput & { live: Pick<PageAssets, 'modules' | 'islandModules'> }> {
  const renderer = await dev.load();
  const rendered = renderer.renderPage(input, (index, error) => failureCard({ model, index, error }));
  const fonts = await siteFonts(project, input.site);
  const { css, ...live } = own.sourcesFor(renderer.listBodyParts(rendered).join(''));
  const look = `<style>${fonts.css}${renderer.themeCss(fonts.theme)}</style>`;
  const hidden = hiddenMarks(model.hidden);
  return { input, rendered, renderer, style: `${look}<link rel="stylesheet" href="${css}">`, hidden, live };
}

interface EditorRenderParts {
  site: LiveSite;
  renderer: DevRenderer;
  own: OwnCode;
  shapes: PageInput['iconShapes'];
}

/**
 * @returns what renders pages for the editor: those of the site as it was last sound, whose parts
 * are kept between them
 */
export function renderForEditor({ site, renderer, own, shapes }: EditorRenderParts) {
  return async (model: PageModel): Promise<RenderedInput | undefined> => {
    const shared = site.lastGoodSite();
    const input = shared && { route: model.route, page: model.page, site: shared, iconShapes: shapes };
    return input && renderInDev(input, { project: site.project, model, renderer, own });
  };
}

/** @param tools HTML for authors at the end of the head */
export async function devDocument(input: PageInput, parts: DocumentParts & { tools: string }): Promise<string> {
  const { rendered, renderer, style, hidden, live } = await renderInDev(input, parts);
  rendered.main = rendered.main.replace('</main>', `${hidden}</main>`);
  const boot = '/src/page/start/boot.ts';
  const assets = { early: parts.renderer.early, boot, preloads: [], ...live, style: parts.tools + style };
  return renderer.documentHtml(rendered, assets).join('');
}
