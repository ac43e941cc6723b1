// Counts a figure up once it is seen, from the least one that has as many digits, so that nothing
// beside it moves. The HTML holds the final figure, and assistive technology reads only that.

/**
 * @param root an element whose text holds a number, such as "250+"; `data-duration` is in
 * milliseconds
 * @returns a function that ends it
 */
export function start(root: HTMLElement): () => void {
  const final = root.textContent!;
  const [digits] = /\d[\d,]*/.exec(final) ?? [];
  if (!digits || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const target = Number(digits.replaceAll(',', ''));
  const least = target < 10 ? 0 : 10 ** (String(target).length - 1);
  const duration = Number(root.dataset.duration);
  const began = performance.now();
  // One text that changes: a new one for each frame would have the page styled again.
  const text = new Text(final);
  root.replaceChildren(text);
  let frame = requestAnimationFrame(function step(now) {
    const share = Math.min(1, Math.max(0, (now - began) / duration));
    const value = Math.round(least + (target - least) * (1 - (1 - share) ** 3));
    text.data = share === 1 ? final : final.replace(digits, group(value, digits));
    if (share < 1) frame = requestAnimationFrame(step);
  });
  return () => {
    cancelAnimationFrame(frame);
    text.data = final;
  };
}

/** Groups digits as the author did: Indian or western by where the commas stand. */
function group(value: number, like: string): string {
  if (!like.includes(',')) return String(value);
  return value.toLocaleString(/\d,\d\d,/.test(like) ? 'en-IN' : 'en');
}
