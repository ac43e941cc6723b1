// Keeps the address of an open job apart from the addresses of pages: the list, which wakes later, opens and closes its
// window by it.
import { addressChange, addressWith, slugInAddress } from './address.ts';

/**
 * Goes to the list when the address names a job, so that it wakes, and follows Back and Forward.
 * @param root an element inside the list's section
 * @returns a function that ends it
 */
export function start(root: HTMLElement): () => void {
  if (slugInAddress() !== null) root.closest('section')!.scrollIntoView();
  let page = addressWith(null);
  const follow = (event: PopStateEvent) => {
    const now = addressWith(null);
    if (now === page) {
      // The router, which listens later because it loads later, would fetch the page anew and lose the open list.
      event.stopImmediatePropagation();
      dispatchEvent(new Event(addressChange));
    }
    page = now;
  };
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}
