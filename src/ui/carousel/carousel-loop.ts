// Makes a carousel's row endless: the same slides stand once more behind it, and once they are reached, the row is put
// back by its own length, which cannot be seen.

/**
 * @param root the `.carousel` element; it has `data-fits` while all slides are in view, so that nothing needs to move
 * @param track the row of slides
 * @returns `rewind`, to be called before each step, and `end`, which takes the copies away
 */
export function makeEndless(root: HTMLElement, track: HTMLElement): { rewind: () => void; end: () => void } {
  const slides = [...track.children] as HTMLElement[];
  const copies = slides.map(copyOf);
  track.append(...copies);
  const fit = () => {
    const fits = slides.at(-1)!.offsetLeft + slides.at(-1)!.offsetWidth - slides[0]!.offsetLeft <= track.clientWidth;
    root.toggleAttribute('data-fits', fits);
    for (const copy of copies) copy.hidden = fits;
    // Nothing in the row takes the focus, so the row does: then the arrow keys scroll it, and it waits.
    if (fits) track.removeAttribute('tabindex');
    else track.tabIndex = 0;
  };
  const resized = new ResizeObserver(fit);
  resized.observe(track);
  fit();
  return {
    rewind() {
      const length = copies[0]!.offsetLeft - slides[0]!.offsetLeft;
      if (track.scrollLeft >= length - 1 && length > 0)
        track.scrollTo({ left: track.scrollLeft - length, behavior: 'instant' });
    },
    end() {
      resized.disconnect();
      for (const copy of copies) copy.remove();
      root.removeAttribute('data-fits');
      track.removeAttribute('tabindex');
    },
  };
}

/** A copy is for the eye only: no second announcement, no focus, no second element of the same id. */
function copyOf(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  return copy;
}
