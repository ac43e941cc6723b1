// Shows the chat link once the page is scrolled far enough, and hides it again above that.

/**
 * @param root the aside; its element with `data-after` has `data-shown` while it is visible
 * @returns a function that ends it
 */
export function start(root: HTMLElement): () => void {
  const chat = root.querySelector<HTMLElement>('[data-after]')!;
  const after = Number(chat.dataset.after);
  const listening = new AbortController();
  const follow = () => {
    // On a page that is too short to be scrolled so far, it would never come.
    const farthest = document.documentElement.scrollHeight - innerHeight;
    chat.toggleAttribute('data-shown', scrollY > after || farthest <= after);
  };
  for (const sign of ['scroll', 'resize']) addEventListener(sign, follow, { passive: true, signal: listening.signal });
  follow();
  return () => listening.abort();
}
