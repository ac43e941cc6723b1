// Number of slides of a carousel that are side by side, by the width of the viewport.
import type { SlidesPerView } from '#schemas';

/**
 * @returns the columns by rising viewport width in CSS pixels, as carousel.css has and names them
 */
export function listColumnWidths({ base = 1, sm = 1, md = 1, lg = md }: Partial<SlidesPerView> = {}) {
  return [
    { name: 'base', from: 0, columns: base },
    { name: 'sm', from: 640, columns: sm },
    { name: 'md', from: 768, columns: md },
    { name: 'lg', from: 1024, columns: lg },
  ] as const;
}
