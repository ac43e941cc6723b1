// Shows the chat link once the page is scrolled far enough, and hides it again above that. Puts the
// bar of small screens away where it would lie over what a visitor types or reads.

/**
 * @param root the aside; it has `data-away` while a form or the footer is in view, its element with
 * `data-after` has `data-shown` while it is visible
 * @returns a function that ends it
 */
export function start(root: HTMLElement): () => void {
  const listening = new AbortController();
  const chat = root.querySelector<HTMLElement>('[data-after]');
  if (chat) showAfterScroll(chat, listening.signal);
  const inView = new Set<Element>();
  const watching = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    root.toggleAttribute('data-away', inView.size > 0);
  });
  for (const covered of document.querySelectorAll('main form, body > footer')) watching.observe(covered);
  return () => {
    listening.abort();
    watching.disconnect();
  };
}

function showAfterScroll(chat: HTMLElement, signal: AbortSignal) {
  const after = Number(chat.dataset.after);
  const follow = () => {
    // On a page that is too short to be scrolled so far, it would never come.
    const farthest = document.documentElement.scrollHeight - innerHeight;
    chat.toggleAttribute('data-shown', scrollY > after || farthest <= after);
  };
  for (const sign of ['scroll', 'resize']) addEventListener(sign, follow, { passive: true, signal });
  follow();
}
