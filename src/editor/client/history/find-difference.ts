// The place of a page that another document has otherwise.

/** @returns the first section that the other document does not have, or has at another place */
export function findDifference(page: Document, other: Document): HTMLElement | undefined {
  const [own, theirs] = [page, other].map((each) => [...each.querySelectorAll<HTMLElement>('main > *, footer')]);
  return own!.find((element, index) => element.outerHTML !== theirs![index]?.outerHTML);
}
