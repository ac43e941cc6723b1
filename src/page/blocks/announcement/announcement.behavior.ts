// Shows an announcement unless the visitor has closed one with the same words, and remembers when
// it is closed.

/**
 * @param root the section, with its words in `data-text`; it has `data-shown` while it is visible
 * @returns a function that ends it
 */
export function start(root: HTMLElement): () => void {
  const key = `announcement:${root.id}`;
  const words = root.dataset.text!;
  const close = ({ target }: Event) => {
    if (!(target as Element).closest('button')) return;
    root.removeAttribute('data-shown');
    remember(key, words);
  };
  root.addEventListener('click', close);
  root.toggleAttribute('data-shown', remembered(key) !== words);
  return () => root.removeEventListener('click', close);
}

/**
 * If storage is refused, an announcement is shown again on the next page, which is better than
 * never.
 */
function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, words: string) {
  try {
    localStorage.setItem(key, words);
  } catch {
    // Storage is refused: see above.
  }
}
