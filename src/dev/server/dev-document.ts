// Renders pages in the dev server: to the document that a visitor would get, and for the editor.
import type { Site } from '#schemas';
import type { PageInput } from '../../page/app/page-input.ts';
import type { RenderedPage } from '../../page/app/render.tsx';
import type { Diagnostic, PageModel } from '../../checker/check-site.ts';
import type { PreparedPage } from '../../editor/server/editable-page.ts';
import type { RenderPast } from '../../editor/server/site/authored-site.ts';
import { memoizeByObject } from '../../base/pure/lazy.ts';
import { modulePath } from '../../base/installation/product-files.ts';
import { hashJson } from '../../base/disk/hash.ts';
import type { Renderer } from '../../builder/bundles/build-bundles.ts';
import { openHyphenator } from '../../builder/hyphens/hyphenate-html.ts';
import { siteFonts } from '../../builder/fonts/site-fonts.ts';
import type { Project } from '../../site/folder/project.ts';
import { errorPlacer, placeErrors } from '../../builder/own-code/place-error.ts';
import { failureCard, hiddenMarks } from './dev-pages.ts';
import type { LiveSite } from './live-site.ts';
import type { DevRenderer } from './dev-renderer.ts';
import type { OwnCode } from './own-code.ts';

export interface DocumentParts {
  project: Project;
  model: PageModel;
  renderer: DevRenderer;
  own: OwnCode;
  /** Findings of the check, for cards in the place of sections that cannot be shown. */
  mistakes?: readonly Diagnostic[];
}

/** A page whose renderer and styles are loaded, so that it is rendered at once. */
interface LoadedPage {
  renderer: Renderer;
  /** HTML in the head for its style. */
  style: string;
  /** Renders it; a block that throws is replaced by a card, and what visitors do not see is marked. */
  render: () => { rendered: RenderedPage; hidden: string };
}

async function loadPage(
  input: PageInput,
  { project, model, renderer: dev, own, mistakes }: DocumentParts,
): Promise<LoadedPage> {
  const renderer = await dev.load();
  const fonts = await siteFonts(project, input.site);
  const placeError = errorPlacer(project);
  const card = (index: number, error: unknown) =>
    failureCard({ model, index, error: placeError(error, model.page.blocks[index]!.type) }, mistakes);
  const look = `<style>${fonts.css}${renderer.themeCss(fonts.theme, input.site.lang)}</style>`;
  return {
    renderer,
    style: `${look}<link rel="stylesheet" href="${own.css()}">`,
    render: () => ({
      rendered: placeErrors(() => renderer.renderPage(input, card), placeError),
      hidden: hiddenMarks(model.hidden, input.site.lang),
    }),
  };
}

interface EditorRenderParts {
  site: LiveSite;
  renderer: DevRenderer;
  own: OwnCode;
  shapes: PageInput['iconShapes'];
}

/**
 * @returns a function that prepares pages for the editor: those of the site as it was last sound,
 * whose parts are kept between them
 */
export function prepareForEditor({ site, renderer: dev, own, shapes }: EditorRenderParts) {
  const numberOf = createNumbering();
  const siteVersion = memoizeByObject(hashJson);
  return async (model: PageModel): Promise<PreparedPage | undefined> => {
    const shared = site.lastGoodSite();
    if (!shared) return undefined;
    const isUnchecked = site.findWritten(model.route).hasMistakes;
    const input = { route: model.route, page: model.page, site: shared, iconShapes: shapes, isUnchecked };
    const mistakes = site.diagnostics().filter(({ file, severity }) => file === model.file && severity === 'error');
    // Of the same moment as the input: it may change while the renderer is loaded.
    const messages = mistakes.map(({ pointer, message }) => [pointer, message]);
    const written = [model.route, model.version, model.hidden, messages, siteVersion(shared)];
    const parts = { project: site.project, model, renderer: dev, own, mistakes };
    const { renderer, style, render } = await loadPage(input, parts);
    const version = hashJson([...written, style, numberOf(renderer.renderPage)]);
    return { version, render: () => ({ input, renderer, style, ...render() }) };
  };
}

/** @returns a function that makes the document of a page of other texts; undefined without a page */
export function openPast({ site, renderer, own, shapes }: EditorRenderParts): RenderPast {
  return async (file, files) => {
    const past = site.readPast(file, files);
    if (!past) return undefined;
    const { model } = past;
    const input = { route: model.route, page: model.page, site: past.site, iconShapes: shapes, isUnchecked: true };
    const document = await devDocument(input, { project: site.project, model, renderer, own, mistakes: [], tools: '' });
    return embedPictures(document, files.pictures);
  };
}

/** Puts pictures that no address has any more into the document itself. */
function embedPictures(document: string, pictures: ReadonlyMap<string, Buffer>): string {
  let embedded = document;
  for (const [address, bytes] of pictures) {
    // Of photos, browsers read the type in their first bytes.
    const type = /\.svg$/i.test(address) ? 'image/svg+xml' : 'image/png';
    const data = `data:${type};base64,${bytes.toString('base64')}`;
    for (const [before, after] of ['""', "''", '()'])
      embedded = embedded.replaceAll(`${before}${address}${after}`, `${before}${data}${after}`);
  }
  return embedded;
}

/** @returns a function that gives each object a number, the same as long as the object lives */
function createNumbering(): (object: object) => number {
  let count = 0;
  return memoizeByObject(() => ++count);
}

/** Loaded once for a site as it is now: patterns have up to a megabyte. */
const hyphenatorFor = memoizeByObject(({ lang }: Site) => openHyphenator(lang));

/** @param tools HTML for authors at the end of the head */
export async function devDocument(input: PageInput, parts: DocumentParts & { tools: string }): Promise<string> {
  const { renderer, style, render } = await loadPage(input, parts);
  const hyphenate = await hyphenatorFor(input.site);
  const { rendered, hidden } = render();
  rendered.main = hyphenate(rendered.main).replace('</main>', `${hidden}</main>`);
  rendered.frame = { before: rendered.frame.before.map(hyphenate), after: rendered.frame.after.map(hyphenate) };
  const boot = `/${modulePath(parts.project.productRoot, 'src/page/start/boot.ts')}`;
  const live = parts.own.liveFor(renderer.listBodyParts(rendered).join(''));
  const assets = { early: parts.renderer.early, boot, preloads: [], ...live, style: parts.tools + style };
  return renderer.documentHtml(rendered, assets).join('');
}
