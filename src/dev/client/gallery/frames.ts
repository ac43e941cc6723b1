// Frames of the gallery: each is shown at its own width, scaled down to the room that there is, and
// as high as its content.

/** A limit, because a section may be as high as its window, which follows the section. */
const maxHeight = 2400;

/**
 * Fits the frame in a box with `data-width`, now and whenever the box or what is in the frame
 * changes.
 */
export function fitFrame(box: HTMLElement): void {
  const frame = box.querySelector('iframe')!;
  const width = Number(box.dataset.width);
  const isStill = 'still' in box.dataset;
  let height = isStill ? (width * 9) / 16 : 320;
  const fit = () => {
    const scale = Math.min(1, box.clientWidth / width);
    frame.style.cssText = `width:${width}px;height:${height}px;transform:scale(${scale})`;
    if (!isStill) box.style.height = `${Math.ceil(height * scale) + 2}px`;
  };
  new ResizeObserver(fit).observe(box);
  if (isStill) return showStill(frame, box.dataset.still!);
  frame.addEventListener('load', () => {
    const shown = frame.contentDocument;
    const main = shown?.getElementById('main');
    if (!shown || !main) return;
    keepInPlace(shown);
    new ResizeObserver(() => {
      height = Math.min(maxHeight, Math.max(120, main.scrollHeight));
      fit();
    }).observe(main);
  });
}

/**
 * Shows a page without its scripts as soon as the frame comes near: nothing in it moves, and it
 * weighs little.
 */
function showStill(frame: HTMLIFrameElement, address: string) {
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry!.isIntersecting) return;
      observer.disconnect();
      const html = await (await fetch(address)).text();
      const page = new DOMParser().parseFromString(html, 'text/html');
      for (const script of page.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
      // Styles are told, too, that there is no script: what waits for one stands in the page.
      frame.sandbox.add('allow-same-origin');
      frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
    },
    { rootMargin: '300px' },
  );
  observer.observe(frame);
}

/** Links of an example would lead the frame away from it. */
function keepInPlace(shown: Document) {
  shown.defaultView!.addEventListener('click', stay, { capture: true });
}

function stay(event: Event) {
  const link = (event.target as Element).closest?.('a[href]');
  if (!link || link.getAttribute('href')!.startsWith('#')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
