// Puts a rendered page and the build's assets together to an HTML document.
import type { RenderedPage } from './render.tsx';

export interface PageAssets {
  /** The page's content policy; none in the dev server, whose tools insert scripts and styles. */
  policy?: string;
  /**
   * Script that runs before the first paint and keeps early clicks; small, inline, allowed by its
   * hash.
   */
  early?: string;
  /** The address of the start-up script; none where nothing is to start. */
  boot?: string;
  /** Modules that the page needs at once. */
  preloads: string[];
  /** Modules that are fetched, all at once, after the first interaction. */
  modules: string[];
  /** Modules that are fetched, all at once, with the first island that wakes. */
  islandModules: string[];
  /** HTML that brings the style: a style element, or a link in the dev server. */
  style: string;
}

/** @returns the body's contents, in pieces: header, the page's own part, footer, dialogs */
export function listBodyParts({ frame, main }: Pick<RenderedPage, 'frame' | 'main'>): string[] {
  return [...frame.before, main, ...frame.after];
}

/**
 * @returns the document's text in pieces: to join them takes longer than to write them one after
 * the other
 */
export function documentHtml(page: RenderedPage, assets: PageAssets): string[] {
  const { lang, direction, layout, head, home } = page;
  // Before all that it governs.
  const policy = assets.policy ? `<meta http-equiv="Content-Security-Policy" content="${assets.policy}">` : '';
  // Behind the largest picture: what is needed to see and use the page works without script.
  const preloads = assets.preloads
    .map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`)
    .join('');
  const start = [
    `<!doctype html><html lang="${lang}"${direction === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">${policy}`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    // Browsers that show no SVG there ask for /favicon.ico without a link.
    `<link rel="icon" href="${home}favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="${home}apple-touch-icon.png">`,
    // Fonts are not preloaded: the first paint would wait for them (docs/decisions/0007-fonts.md).
    assets.style,
    assets.early === undefined ? '' : `<script>${assets.early}</script>`,
    preloads,
    assets.boot === undefined ? '' : `<script type="module" src="${assets.boot}" fetchpriority="low"></script>`,
    // Read by src/page/state/home.ts.
    `</head><body data-layout="${layout}"${home === '/' ? '' : ` data-home="${home}"`}${formatModules('modules', assets.modules)}${formatModules('island-modules', assets.islandModules)}>`,
  ];
  const end = '<div id="announcer" class="visually-hidden" aria-live="polite"></div></body></html>';
  return [start.join(''), ...listBodyParts(page), end];
}

/** Attribute that src/page/live/module-preload.ts reads. */
function formatModules(kind: string, addresses: string[]): string {
  return addresses.length > 0 ? ` data-${kind}="${addresses.join(' ')}"` : '';
}
