// The overlay above the page: a frame around the element under the pointer, another around the
// selection, and the bar of a section.
import type { Path } from '../../../edits/model/path.ts';
import { useEffect, useState } from 'react';
import type { EditorPage } from '../../protocol/page.ts';
import { findField } from '../../../edits/model/find-field.ts';
import { selectedSection, toFieldSource } from '../state/fields.ts';
import { idsOfSection, messagesAt, useEditor } from '../state/store.ts';
import { openMenuAt } from './open-parts.ts';
import type { PagePointer } from './use-page-pointer.ts';
import { SectionBar } from './section-bar.tsx';
import { PicturePlaces, type Box } from '../pictures/picture-places.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { TextBar } from './text-bar.tsx';
import './overlay.css';

export interface OverlayProps {
  view: Window;
  page: EditorPage;
  /** Scale at which the page is shown; 1 is its real size. */
  scale: number;
  pointer: PagePointer;
}

/** Pixels above what is brought into view: a header may stay there, and the bar of the section. */
const scrollGap = 80;

export function Overlay({ view, page, scale, pointer: { over, editing } }: OverlayProps) {
  useRedraw(view);
  const dropping = useFileDrop(view);
  const selection = useEditor((state) => state.selection);
  const several = useEditor((state) => state.several);
  const start = useEditor((state) => state.start);
  const boxOf = (element: Element | null | undefined): Box | null => {
    if (!element?.isConnected) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
  };
  const sectionBox = (path: Path | null) =>
    union((path ? idsOfSection(page, path) : []).map((id) => boxOf(view.document.getElementById(id))));
  const overBox = over && !editing ? boxOf(over.element) : null;
  const chosen = start && selection && selectedSection(start, page, selection);
  const selected = sectionBox(chosen);
  const editingBox = boxOf(editing?.element);
  useScrollTo(view, page, { chosen, gap: Math.max(scrollGap, (barHeight + 8) / scale) });
  // The text that is typed is selected, also where it has moved.
  const field = editing && start && selection && findField(toFieldSource(start, page), selection)?.field;
  const messages = editing && selection ? messagesAt(page, selection.file, selection.path, true) : [];
  return (
    <div className="overlay" dir={document.documentElement.dir}>
      <PicturePlaces view={view} page={page} scale={scale} />
      {dropping && <Frame box={sectionBox(dropping)} kind="over" />}
      {over && !editing && <Frame box={sectionBox(over.section)} kind="section" />}
      {over && (over.text ?? over.setting) && <Frame box={overBox} kind="over" />}
      {several.map(({ key, path }) => (
        <Frame key={key} box={sectionBox(path)} kind="selected" />
      ))}
      {several.length === 0 && <Frame box={selected} kind="selected" />}
      {chosen && selected && several.length === 0 && isInView(selected, view.innerHeight * scale) && !editing && (
        <SectionBar path={chosen} page={page} at={{ top: barTop(selected), ...barSide(view, selected, scale) }} />
      )}
      {editing && editingBox && (
        <>
          <Frame box={editingBox} kind="editing" />
          <TextBar
            editing={editing}
            field={field ?? null}
            viewHeight={view.innerHeight * scale}
            box={union([editingBox, boxOf(openMenuAt(editing.element))]) ?? editingBox}
            side={barSide(view, editingBox, scale)}
            messages={messages}
          />
        </>
      )}
    </div>
  );
}

function Frame({ box, kind }: { box: Box | null; kind: 'section' | 'over' | 'selected' | 'editing' }) {
  return box && <div className={`mark mark-${kind}`} style={box} />;
}

function union(boxes: (Box | null)[]): Box | null {
  const known = boxes.filter((box) => box !== null);
  if (known.length === 0) return null;
  const left = Math.min(...known.map((box) => box.left));
  const top = Math.min(...known.map((box) => box.top));
  const right = Math.max(...known.map((box) => box.left + box.width));
  const bottom = Math.max(...known.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** In pixels: the bar of a section, with the space to what is beside it. */
const barHeight = 52;

/** Above the section where there is room, so that the bar hides none of its words. */
function barTop({ top }: Box): number {
  return top >= barHeight ? top - barHeight + 4 : Math.max(0, top) + 8;
}

/** In pixels: about as wide as the bar is. */
const barWidth = 352;

type BarSide = { left: number } | { right: number };

/** @returns the side at which lines of the page begin, as far as the bar has room there */
function barSide(view: Window, { left, width }: Box, scale: number): BarSide {
  const viewWidth = view.innerWidth * scale;
  const fit = (place: number) => Math.max(8, Math.min(place, viewWidth - barWidth));
  const isMirrored = view.document.documentElement.dir === 'rtl';
  return isMirrored ? { right: fit(viewWidth - left - width) } : { left: fit(left) };
}

/** Checks that enough of a section is in view for its bar. */
function isInView({ top, height }: Box, viewHeight: number): boolean {
  return top < viewHeight - 24 && top + height > 60;
}

/** Brings what is selected elsewhere into view. */
function useScrollTo(view: Window, page: EditorPage, { chosen, gap }: { chosen: Path | null; gap: number }) {
  const id = chosen ? idsOfSection(page, chosen)[0] : undefined;
  const section = JSON.stringify(chosen);
  const isThere = id !== undefined;
  useEffect(() => {
    const element = id === undefined ? null : view.document.getElementById(id);
    if (!element) return undefined;
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 80 && top < view.innerHeight - 80) return undefined;
    // After the frame has shown the page with it.
    const waiting = requestAnimationFrame(() => view.scrollBy({ top: element.getBoundingClientRect().top - gap }));
    return () => cancelAnimationFrame(waiting);
    // The page changes with each key; only another section is brought into view.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [view, section, isThere]);
}

/** Draws again when the page in the frame scrolls, changes, or has another size. */
function useRedraw(view: Window) {
  const [, redraw] = useState(0);
  useEffect(() => {
    let waiting = 0;
    const later = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => redraw((count) => count + 1));
    };
    const ending = new AbortController();
    view.addEventListener('scroll', later, { capture: true, signal: ending.signal });
    view.addEventListener('resize', later, { signal: ending.signal });
    // Pictures, which take their room as they come.
    view.addEventListener('load', later, { capture: true, signal: ending.signal });
    const changes = new MutationObserver(later);
    changes.observe(view.document.documentElement, { subtree: true, childList: true, characterData: true });
    return () => {
      ending.abort();
      changes.disconnect();
      cancelAnimationFrame(waiting);
    };
  }, [view]);
}
