// Focus point of a picture: the point that stays in sight wherever the picture's edges are cut off.

/**
 * Percentages of the picture's width and height, from its left and its top. As with CSS's
 * `object-position`, this point of the picture is at the same point of every box that crops it, so
 * it stays true of a file that has been cropped already.
 */
export interface FocusPoint {
  x: number;
  y: number;
}

export const middle: FocusPoint = { x: 50, y: 50 };

/** @param focus as the schema has it: `30% 40%`; anything else is the middle */
export function readFocus(focus: unknown): FocusPoint {
  const [, x, y] = (typeof focus === 'string' && /^(\d{1,3})% (\d{1,3})%$/.exec(focus)) || [];
  return x === undefined ? middle : { x: Number(x), y: Number(y) };
}

/** @returns the value as the schema has it */
export function writeFocus({ x, y }: FocusPoint): string {
  return `${x}% ${y}%`;
}

export function isMiddle({ x, y }: FocusPoint): boolean {
  return x === middle.x && y === middle.y;
}

interface Size {
  width: number;
  height: number;
}

/** @returns the largest part of a picture with a box's shape, in whole pixels, by its focus */
export function cropToFocus(picture: Size, box: Size, { x, y }: FocusPoint): Size & { left: number; top: number } {
  const ratio = box.width / box.height;
  const width = Math.max(1, Math.min(picture.width, Math.round(picture.height * ratio)));
  const height = Math.max(1, Math.min(picture.height, Math.round(picture.width / ratio)));
  return {
    width,
    height,
    left: Math.round(((picture.width - width) * x) / 100),
    top: Math.round(((picture.height - height) * y) / 100),
  };
}
