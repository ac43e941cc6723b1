// Puts a frame of another site into a `<details>` once the visitor opens it, and not before.

/**
 * @param root a `<details>` with `data-src`, a summary that names the frame, and an `.embed` for
 * its place
 * @returns a function that ends it
 */
export function start(root: HTMLElement): () => void {
  const details = root as HTMLDetailsElement;
  const load = () => {
    const place = details.querySelector('.embed')!;
    if (details.open && place.childElementCount === 0) place.append(frame(details));
  };
  details.addEventListener('toggle', load);
  load();
  return () => details.removeEventListener('toggle', load);
}

function frame(details: HTMLDetailsElement): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.title = details.querySelector('summary')!.textContent!;
  element.className = 'h-full w-full';
  element.referrerPolicy = 'no-referrer';
  // Scripts and their own origin are safe together here, because the frame is of another site than
  // the page.
  element.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups');
  element.src = details.dataset.src!;
  return element;
}
