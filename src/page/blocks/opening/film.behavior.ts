// The film behind an opening: comes over its picture once the page is there, repeats without sound,
// and can be stopped (WCAG 2.2.2).

/**
 * @param root the film's place, with the film in a template; it has `data-playing` while it plays
 * @returns a function that ends it
 */
export function start(root: HTMLElement): () => void {
  const button = root.querySelector('button')!;
  const seen = new IntersectionObserver(([entry]) => setInView(entry!.isIntersecting));
  let film: HTMLVideoElement | undefined;
  let isWanted = !prefersStill();
  let isInView = false;
  const update = () => {
    button.ariaLabel = button.dataset[isWanted ? 'pause' : 'play']!;
    root.toggleAttribute('data-playing', isWanted);
    if (!isWanted || !isInView) return film?.pause();
    film ??= addFilm(root);
    // A browser that refuses, for example to save power, leaves the picture: then the button offers
    // it.
    film.play().catch(({ name }: DOMException) => {
      if (name === 'NotAllowedError') set(false);
    });
  };
  const set = (wanted: boolean) => {
    isWanted = wanted;
    update();
  };
  const setInView = (inView: boolean) => {
    isInView = inView;
    update();
  };
  const toggle = () => set(!isWanted);
  button.addEventListener('click', toggle);
  seen.observe(root);
  update();
  return () => {
    button.removeEventListener('click', toggle);
    seen.disconnect();
    film?.remove();
  };
}

/** @returns whether the visitor asked for little motion, or to save data */
function prefersStill(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

function addFilm(root: HTMLElement): HTMLVideoElement {
  const film = root.querySelector('template')!.content.querySelector('video')!.cloneNode() as HTMLVideoElement;
  // A copy does not take the effect of its attribute over.
  film.muted = true;
  // The picture below shows until the film has one.
  film.addEventListener('playing', () => film.setAttribute('data-shown', ''), { once: true });
  root.prepend(film);
  return film;
}
