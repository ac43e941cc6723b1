// Goes to the list of jobs when the page's address names a job: its window opens as soon as the list is awake.

/**
 * @param root an element inside the list's section
 * @returns a function that ends it, which has nothing to do
 */
export function start(root: HTMLElement): () => void {
  if (new URLSearchParams(location.search).has('job')) root.closest('section')!.scrollIntoView();
  return () => {};
}
