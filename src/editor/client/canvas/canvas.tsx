// The page in the middle: in a frame, at its real size or made smaller to fit, with what is marked
// in it drawn above.
import { say } from '../../../base/words/say.ts';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditor, type EditorState } from '../state/store.ts';
import { beginFrame, showBody, showWhenLet } from './frame-body.ts';
import { gapStyle, markGaps } from './gap-marks.ts';
import { markMistakes, mistakeStyle } from './mistake-marks.ts';
import { openParts, partStyle } from './open-parts.ts';
import { Overlay } from './overlay.tsx';
import { usePagePointer, type PagePointer } from './use-page-pointer.ts';
import './canvas.css';

/** A frame that is narrower than the room for it has margins. */
const margin = 16;

/** The editor's style in the frame with the page. */
const frameStyle = () => `
[data-pw-editing] { outline: none; white-space: pre-wrap; cursor: text; overflow-wrap: break-word; }
span[data-pw-editing] { min-width: 1ch; display: inline-block; }
[data-pw-editing] .selectedCell { background: color-mix(in srgb, currentcolor 12%, transparent); }
[data-pw-editing] .ProseMirror-selectednode { outline: 2px solid #3b48d6; }
html { scroll-behavior: auto !important; }
* { animation-play-state: paused !important; }
main:empty::after { content: ${JSON.stringify(say('This page has no sections yet.'))}; display: block; padding: 4rem 1rem; text-align: center; }
${mistakeStyle}
${partStyle}
${gapStyle}
`;

export function Canvas() {
  const route = useEditor((state) => state.route);
  const mode = useEditor((state) => state.mode);
  const width = useEditor((state) => state.width);
  const page = useEditor((state) => state.page);
  const frame = useRef<HTMLIFrameElement>(null);
  const holder = useRef<HTMLElement>(null);
  const address = mode === 'edit' ? `/__editor/frame?page=${encodeURIComponent(route)}` : route;
  const { shown, begin } = useShownDocument(frame, mode, address);
  const room = useRoom(holder);
  const edited = mode === 'edit' ? shown : null;
  const pointer = usePagePointer(edited);
  useShownPage(frame, edited, pointer.editing);
  const shownWidth = width === 0 ? room.full : width;
  const scale = Math.min(1, (room.width - (width === 0 ? 0 : 2 * margin)) / shownWidth);

  return (
    <main className="canvas" ref={holder} tabIndex={-1} aria-label={say('The page')}>
      <div
        className="sheet"
        style={{ width: shownWidth * scale, height: room.height }}
        data-narrow={shownWidth * scale < room.width}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the author's own page, which runs as it does for visitors */}
        <iframe
          key={`${mode} ${route}`}
          ref={frame}
          title={mode === 'edit' ? say('The page, to be edited') : say('The page, as visitors use it')}
          src={address}
          onLoad={begin}
          inert={mode === 'edit'}
          style={{ width: shownWidth, height: room.height / scale, transform: `scale(${scale})` }}
        />
        {mode === 'edit' && shown && page && <Overlay view={shown.view} page={page} scale={scale} pointer={pointer} />}
      </div>
      {page && page.file === null && <p className="canvas-note">{say('There is no page at {route}.', { route })}</p>}
      {page && page.file !== null && page.body.length === 0 && (
        <p className="canvas-note">{say('This page cannot be shown yet. The outline says what is wrong with it.')}</p>
      )}
    </main>
  );
}

interface Shown {
  view: Window;
  document: Document;
}

/** Shows each state of the open page in the frame, which hears clicks from then on. */
function useShownPage(
  frame: React.RefObject<HTMLIFrameElement | null>,
  shown: Shown | null,
  editing: PagePointer['editing'],
): void {
  const isOpen = useEditor(({ page, route }) => page?.route === route);

  useEffect(() => {
    if (!shown || editing) return undefined;
    const show = () => showWhenLet(() => showPage(shown.view, useEditor.getState()));
    show();
    // Not with the forms around the page: what was typed is on the page first.
    return useEditor.subscribe(show);
  }, [shown, editing]);

  useEffect(() => {
    if (!shown) return undefined;
    const { view } = shown;
    // Also while something is typed, before the element of the next text is replaced.
    return useEditor.subscribe((state, { selection }) => {
      if (state.selection !== selection && !view.closed) openParts(view.document, state);
    });
  }, [shown]);

  // After the effects above: a click that comes sooner would be lost, or follow a link away.
  useEffect(() => {
    if (shown && !shown.view.closed && isOpen) frame.current?.removeAttribute('inert');
  }, [frame, shown, isOpen]);
}

/**
 * Shows the open page in the frame; a frame that was loaded before there was such a page is loaded
 * anew.
 */
function showPage(view: Window, state: EditorState) {
  const { page, route } = state;
  // The window of a frame that has been taken away is closed; the next one has not loaded yet.
  if (view.closed || !page || page.route !== route || page.body.length === 0) return;
  if (view.document.body?.dataset.layout === undefined) view.location.reload();
  else {
    showBody(view.document, page);
    openParts(view.document, state);
    markMistakes(view.document, page);
    markGaps(view as Window & typeof globalThis);
  }
}

/**
 * Begins with each document of the frame as soon as it is parsed, and not when its pictures have
 * come: until then nothing on the page can be clicked.
 *
 * @returns the document of the frame once there is one, and `begin` for its load event
 */
function useShownDocument(
  frame: React.RefObject<HTMLIFrameElement | null>,
  mode: EditorState['mode'],
  address: string,
) {
  // After the frame was loaded anew, its window is the same one, without its listeners.
  const [shown, setShown] = useState<Shown | null>(null);
  const begun = useRef<Document | null>(null);
  const begin = useCallback(() => {
    const loaded = frame.current?.contentWindow ?? null;
    if (!loaded || loaded.document === begun.current) return;
    begun.current = loaded.document;
    beginFrame();
    if (mode === 'edit') {
      const style = loaded.document.createElement('style');
      style.textContent = frameStyle();
      loaded.document.head.append(style);
    }
    setShown({ view: loaded, document: loaded.document });
  }, [frame, mode]);

  // No script runs in the frame that could say so.
  useEffect(() => {
    if (mode !== 'edit') return undefined;
    const asking = setInterval(() => {
      const loaded = frame.current?.contentDocument;
      if (!loaded?.URL.endsWith(address) || loaded.readyState === 'loading') return;
      clearInterval(asking);
      begin();
    }, 50);
    return () => clearInterval(asking);
  }, [frame, mode, address, begin]);
  return { shown, begin };
}

/** @returns the room for the page in pixels, and how wide it is without the settings beside it */
function useRoom(holder: React.RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 800, height: 600, full: 800 });
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      const settings = element.parentElement?.querySelector('.inspector');
      const beside = settings && getComputedStyle(settings).position === 'static' ? settings.clientWidth : 0;
      setRoom({ width: clientWidth, height: clientHeight, full: clientWidth + beside });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [holder]);
  return room;
}
