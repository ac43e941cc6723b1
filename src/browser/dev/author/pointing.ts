// The pointer of the author's view: shows which section the mouse is on, and where it is written; a
// click opens it. The frame around the section is in a shadow tree above the page, so that nothing
// of the page moves.
import type { AuthorBlock } from './author-data.ts';

export interface Pointing {
  /** Marks a section, or none. */
  mark: (block: AuthorBlock | undefined) => void;
  /** Takes other sections after a change. */
  follow: (blocks: AuthorBlock[]) => void;
  stop: () => void;
}

const style = `
  div { position: fixed; pointer-events: none; border: 3px solid #0b57a4; z-index: 1; }
  span { position: absolute; left: -3px; top: -3px; padding: 2px 8px; font: 14px/1.5 system-ui, sans-serif;
    color: #fff; background: #0b57a4; white-space: nowrap; }
`;

/** Starts pointing in a window: the page's own, or that of a width preview. */
export function startPointing(view: Window, onOpen: (block: AuthorBlock) => void): Pointing {
  const { document: page } = view;
  let blocks: AuthorBlock[] = [];
  let marked: AuthorBlock | undefined;
  const host = page.createElement('pagewright-pointer');
  host.style.cssText = 'position:fixed;inset:0;z-index:2147483646;pointer-events:none';
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${style}</style><div hidden><span></span></div>`;
  page.documentElement.append(host);
  const box = root.querySelector('div')!;
  const blockAt = (target: EventTarget | null) =>
    blocks.find(({ id }) => page.getElementById(id)?.contains(target as Node | null));
  const draw = () => {
    const element = marked && page.getElementById(marked.id);
    box.hidden = !element;
    if (!element || !marked) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    box.style.cssText = `left:${left}px;top:${Math.max(0, top)}px;width:${width}px;height:${height + Math.min(0, top)}px`;
    box.firstElementChild!.textContent = `${marked.type}  ${marked.file}:${marked.line}`;
  };
  const mark = (block: AuthorBlock | undefined) => {
    marked = block;
    draw();
  };
  const ending = new AbortController();
  const on = { capture: true, signal: ending.signal };
  view.addEventListener('pointermove', ({ target }) => mark(blockAt(target)), on);
  view.addEventListener('scroll', draw, on);
  view.addEventListener('click', (event) => openInstead(event, blockAt(event.target), onOpen), on);
  return {
    mark,
    follow: (next) => {
      blocks = next;
      mark(blocks.find(({ id }) => id === marked?.id));
    },
    stop: () => {
      ending.abort();
      host.remove();
    },
  };
}

function openInstead(event: Event, block: AuthorBlock | undefined, onOpen: (block: AuthorBlock) => void) {
  if (!block) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  onOpen(block);
}
