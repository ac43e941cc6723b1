// Lets the sections of a page appear when they are scrolled to: those that are below the screen
// when script starts. Only the contents of a section move; its background stays. Nothing is hidden
// without script, or from visitors who asked for less motion.

/** Start of the movement of a section's contents. */
const from: Keyframe = { opacity: 0, translate: '0 2rem' };

/**
 * @param root stands among the sections; `data-seconds` says how long each takes
 * @returns a function that shows all that has not appeared yet
 */
export function start(root: HTMLElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const waiting = new Map<Element, Animation[]>();
  const seen = new IntersectionObserver(
    (entries) => entries.forEach(({ isIntersecting, target }) => isIntersecting && show(target, 'play')),
    { rootMargin: '0px 0px -10%' },
  );
  const show = (section: Element, how: 'play' | 'cancel') => {
    seen.unobserve(section);
    for (const animation of waiting.get(section) ?? []) animation[how]();
    waiting.delete(section);
  };
  const showAll = () => [...waiting.keys()].forEach((section) => show(section, 'cancel'));
  const duration = Number(root.dataset.seconds) * 1000;
  for (const section of root.parentElement!.querySelectorAll(':scope > section')) {
    if (section.getBoundingClientRect().top < innerHeight) continue;
    waiting.set(
      section,
      [...section.children].map((child) => hide(child, duration)),
    );
    seen.observe(section);
  }
  // On paper everything is seen.
  addEventListener('beforeprint', showAll);
  return () => {
    removeEventListener('beforeprint', showAll);
    showAll();
    seen.disconnect();
  };
}

/** @returns what will bring it back, standing at its beginning */
function hide(element: Element, duration: number): Animation {
  const animation = element.animate([from, {}], { duration, easing: 'ease-out', fill: 'backwards' });
  animation.pause();
  return animation;
}
