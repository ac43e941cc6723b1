// The arrow keys that point to the sides, as steps in the direction of reading.

/**
 * @param element that the key is for; the nearest `dir` around it says the direction
 * @returns 1 for the arrow that points forward (left, where lines run from right to left), -1 for
 * the other one, 0 for any other key
 */
export function readSideKey(key: string, element: Element): 1 | -1 | 0 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const isMirrored = element.closest<HTMLElement>('[dir]')?.dir === 'rtl';
  return (key === 'ArrowRight') === isMirrored ? -1 : 1;
}
