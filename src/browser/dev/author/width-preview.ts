// Shows the page at another width: in a window of its own above the page, scaled down where there is no room.
import { widthWindow } from './author-view.ts';
import { make } from './make.ts';

/** @returns the stage, and the window on it when it has loaded */
export function makeStage(width: number, onLoad: (view: Window) => void): HTMLElement {
  const frame = make('iframe', { name: widthWindow, src: location.href, title: `The page, ${width} px wide` });
  const stage = make('div', { className: 'stage' }, [frame]);
  const fit = () => {
    const scale = Math.min(1, stage.clientWidth / width);
    frame.style.cssText = `width:${width}px;height:${stage.clientHeight / scale}px;transform:scale(${scale})`;
  };
  new ResizeObserver(fit).observe(stage);
  frame.addEventListener('load', () => onLoad(frame.contentWindow!));
  return stage;
}
