// The width preview of the author's view: the page in a frame of another width, scaled down to the
// room that there is.
import { makeElement } from './make-element.ts';

/** The name of the preview's frame. */
export const widthFrameName = 'pagewright-width';

/** @param onLoad gets the frame's window when it has loaded */
export function createWidthPreview(width: number, onLoad: (view: Window) => void): HTMLElement {
  const frame = makeElement('iframe', {
    name: widthFrameName,
    src: location.href,
    title: `The page, ${width} px wide`,
  });
  const stage = makeElement('div', { className: 'stage' }, [frame]);
  const fit = () => {
    const scale = Math.min(1, stage.clientWidth / width);
    frame.style.cssText = `width:${width}px;height:${stage.clientHeight / scale}px;transform:scale(${scale})`;
  };
  new ResizeObserver(fit).observe(stage);
  frame.addEventListener('load', () => onLoad(frame.contentWindow!));
  return stage;
}
