// Shows the pictures of a gallery large, one at a time, in a native dialog: Escape, the backdrop
// and the button close it, and the browser gives the focus back.

/**
 * @param root holds `.gallery-item`s, each with a button and its large picture in a `template`, and
 * one `dialog`
 * @returns a function that ends it
 */
export function start(root: HTMLElement): () => void {
  const items = [...root.querySelectorAll<HTMLElement>('.gallery-item')];
  const dialog = root.querySelector('dialog')!;
  const listening = new AbortController();
  let shown = 0;
  const show = (index: number) => {
    shown = (index + items.length) % items.length;
    fill(dialog, items[shown]!, { number: shown + 1, count: items.length });
  };
  const click = ({ target }: Event) => {
    const element = target as Element;
    const item = element.closest<HTMLElement>('.gallery-item');
    const step = element.closest<HTMLElement>('[data-step]')?.dataset.step;
    if (step) return show(shown + Number(step));
    if (element === dialog) return dialog.close();
    if (!item || !element.closest('button') || dialog.open) return;
    show(items.indexOf(item));
    dialog.showModal();
  };
  const keydown = ({ key }: KeyboardEvent) => {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') show(shown + (key === forward ? 1 : -1));
  };
  root.addEventListener('click', click, { signal: listening.signal });
  dialog.addEventListener('keydown', keydown, { signal: listening.signal });
  return () => {
    dialog.close();
    listening.abort();
  };
}

/** Puts the large picture into the dialog, which loads it. */
function fill(dialog: HTMLElement, item: HTMLElement, { number, count }: { number: number; count: number }) {
  const picture = item.querySelector('template')!.content.cloneNode(true);
  dialog.querySelector('.lightbox-stage')!.replaceChildren(picture);
  const words = dialog.querySelector<HTMLElement>('[data-words]')!;
  words.textContent = words.dataset.words!.replace('{n}', String(number)).replace('{count}', String(count));
  dialog.querySelector('.lightbox-caption')!.textContent = item.querySelector('button')!.dataset.caption ?? '';
}
