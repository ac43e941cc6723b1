// Counts a figure up once it is seen, from the least one that has as many digits, so that nothing
// beside it moves. The HTML holds the final figure, and assistive technology reads only that.
import type { FigureWriting } from './numbers/figures.ts';
import { numberFormat } from './numbers/format-number.ts';

/**
 * @param root an element whose text holds a number, such as "250+"; `data-figure` says how it is
 * written, `data-duration` is in milliseconds
 * @returns a function that ends it
 */
export function start(root: HTMLElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const final = root.textContent!;
  const { written, value, locale, decimals, isGrouped } = JSON.parse(root.dataset.figure!) as FigureWriting;
  const format = numberFormat(locale, decimals, isGrouped);
  const least = value < 10 ? 0 : 10 ** (String(Math.trunc(value)).length - 1);
  const duration = Number(root.dataset.duration);
  const began = performance.now();
  // One text that changes: a new one for each frame would have the page styled again.
  const text = new Text(final);
  root.replaceChildren(text);
  let frame = requestAnimationFrame(function step(now) {
    const share = Math.min(1, Math.max(0, (now - began) / duration));
    const current = least + (value - least) * (1 - (1 - share) ** 3);
    text.data = share === 1 ? final : final.replace(written, format.format(current));
    if (share < 1) frame = requestAnimationFrame(step);
  });
  return () => {
    cancelAnimationFrame(frame);
    text.data = final;
  };
}
