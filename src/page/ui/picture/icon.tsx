// Shows an icon, drawn in place: a file of icons would be one more request, late, and its `<use>`
// elements cost a phone more than the drawings do (docs/decisions/0022).
import { clsx } from 'clsx';
import { createContext, useContext } from 'react';

/**
 * Gives the shapes of an icon of the content, as SVG. The renderer provides it, so the browser's
 * code holds no icons.
 */
export const IconShapes = createContext((name: string): string => {
  throw new Error(`The icon "${name}" is shown in an island, where there are only glyphs: show it beside the island`);
});

/** A decorative icon by its Lucide name, as large as `className` says. */
export function Icon({ name, className }: { name: string; className: string }) {
  const shapes = useContext(IconShapes)(name);
  const drawn = { className: clsx('glyph', className), viewBox: '0 0 24 24', 'aria-hidden': true };
  // oxlint-disable-next-line react/no-danger -- the icon set's own shapes
  return <svg {...drawn} dangerouslySetInnerHTML={{ __html: shapes }} />;
}

/** An icon on a tile, 44 pixels wide. */
export function IconTile({ name, className = 'size-11 p-2.5' }: { name: string; className?: string | undefined }) {
  return <Icon name={name} className={`icon-tile ${className}`} />;
}

const glyphs = {
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 18-6-6 6-6',
  chevronRight: 'm9 18 6-6-6-6',
  arrowRight: 'M5 12h14m-7-7 7 7-7 7',
  close: 'M18 6 6 18M6 6l12 12',
  menu: 'M4 6h16M4 12h16M4 18h16',
  pause: 'M9 5v14M15 5v14',
  play: 'M7 4.5v15l12-7.5z',
  check: 'M20 6 9 17l-5-5',
  phone:
    'M22 16.92v3a2 2 0 0 1-2.18 2 19.79 19.79 0 0 1-8.63-3.07 19.5 19.5 0 0 1-6-6 19.79 19.79 0 0 1-3.07-8.67A2 2 0 0 1 4.11 2h3a2 2 0 0 1 2 1.72c.13.96.36 1.9.7 2.81a2 2 0 0 1-.45 2.11L8.09 9.91a16 16 0 0 0 6 6l1.27-1.27a2 2 0 0 1 2.11-.45c.9.34 1.85.57 2.81.7A2 2 0 0 1 22 16.92z',
  chat: 'M21 11.5a8.38 8.38 0 0 1-.9 3.8 8.5 8.5 0 0 1-7.6 4.7 8.38 8.38 0 0 1-3.8-.9L3 21l1.9-5.7a8.38 8.38 0 0 1-.9-3.8 8.5 8.5 0 0 1 4.7-7.6 8.38 8.38 0 0 1 3.8-.9h.5a8.48 8.48 0 0 1 8 8z',
  dash: 'M5 12h14',
  expand: 'M15 3h6v6M9 21H3v-6M21 3l-7 7M3 21l7-7',
  download: 'M12 15V3M7 10l5 5 5-5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  pin: 'M20 10c0 5-8 12-8 12s-8-7-8-12a8 8 0 0 1 16 0zM12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 6v6l4 2',
  mail: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM22 7l-10 6L2 7',
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 16v-4M12 8h.01',
  warning: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3zM12 9v4M12 17h.01',
};

/** Glyphs that point along the lines, and the quotation mark that opens them. */
const mirrored = new Set<keyof typeof glyphs>(['chevronLeft', 'chevronRight', 'arrowRight']);

/**
 * A glyph of the product's own controls, 24 pixels wide unless `className` says otherwise.
 * Arrows to the sides point the other way on a page that is read from right to left.
 */
export function Glyph({ name, className }: { name: keyof typeof glyphs; className?: string | undefined }) {
  return (
    <svg
      className={clsx('glyph', mirrored.has(name) && 'glyph-mirrored', className)}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={glyphs[name]} />
    </svg>
  );
}
