// Owns the marks: the site's logo and icon, the share image's banner, and ten invented client logos.
import { word } from './lettering.mjs';

const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;

const face = (d, fill) => `<path fill="${fill}" stroke="${fill}" stroke-width="1.6" stroke-linejoin="round" d="${d}"/>`;

/** The site's sign: stacked cartons seen from a corner that make a T. 40 by 40. */
export function sign({ brand, accent }) {
  const top = 'M20 3L36 12L20 21L4 12Z';
  const left = 'M4 15.6L18.4 23.7V38L12 34.4V24.6L4 20.1Z';
  const right = 'M36 15.6L21.6 23.7V38L28 34.4V24.6L36 20.1Z';
  return face(top, accent(0.66)) + face(left, brand(0.52)) + face(right, brand(0.38));
}

export const favicon = (colours) =>
  svg(
    48,
    48,
    `<rect width="48" height="48" rx="11" fill="${colours.brand(0.94)}"/><g transform="translate(4 3.5)">${sign(colours)}</g>`,
  );

/** Marks on a field of 40 by 40, drawn in one grey. */
const g =
  (d, width = 4) =>
  (c) =>
    `<path fill="none" stroke="${c}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const f = (d) => (c) => `<path fill="${c}" fill-rule="evenodd" d="${d}"/>`;

const CLIENTS = {
  kelora: [f('M20 4C30 8 34 16 32 30C22 30 12 26 20 4ZM16 12C8 16 6 22 8 30C12 31 15 31 18 30C13 25 13 19 16 12Z'), {}],
  norvak: [f('M4 34V6H12L28 23V6H36V34H28L12 17V34Z'), { upper: true }],
  sutrani: [g('M6 12C14 4 26 20 34 12M6 21C14 13 26 29 34 21M6 30C14 22 26 38 34 30', 3.6), {}],
  talvero: [f('M4 6H36V14H24V34H16V14H4Z'), { upper: true }],
  mirvana: [f('M20 3L24.5 15.5L37 20L24.5 24.5L20 37L15.5 24.5L3 20L15.5 15.5Z'), {}],
  orensa: [
    f(
      'M20 4A16 16 0 1 1 20 36A16 16 0 1 1 20 4ZM20 12A8 8 0 1 0 20 28A8 8 0 1 0 20 12ZM20 17A3 3 0 1 1 20 23A3 3 0 1 1 20 17Z',
    ),
    { upper: true },
  ],
  pavilo: [g('M5 34V18A15 12 0 0 1 35 18V34M14 34V22A6 6 0 0 1 26 22V34', 4.4), {}],
  halveti: [f('M5 5H17V17H5ZM23 5H35V17H23ZM5 23H17V35H5ZM29 22L36 29L29 36L22 29Z'), { upper: true }],
  rudvik: [f('M20 3L35 11.5V28.5L20 37L5 28.5V11.5ZM20 10L11 15.2V24.8L20 30L29 24.8V15.2Z'), {}],
  zelkar: [f('M6 5H35L22 19H35L6 36L16 22H6Z'), {}],
};

export function clients() {
  const colour = '#475569';
  return Object.entries(CLIENTS).map(([name, [mark, { upper }]]) => {
    const text = upper ? name.toUpperCase() : name;
    const spacing = upper ? 4 : 3.2;
    const wide = word(text, { x: 0, y: 0, size: 10, weight: 1, colour, spacing }).width;
    const size = Math.min(12, 1000 / wide);
    const scaled = (wide * size) / 10;
    const x = (160 - 44 - scaled) / 2;
    const letters = word(text, {
      x: Math.round(x + 44),
      y: upper ? 36 : 34,
      size,
      weight: upper ? 2.2 : 2.6,
      colour,
      spacing,
    });
    return [
      name,
      svg(160, 56, `<g transform="translate(${Math.round(x)} 11) scale(.85)">${mark(colour)}</g>${letters.markup}`),
    ];
  });
}

/** Draws the words of the share image: sign and name, large. */
export function banner(colours, name, { x, y, scale }) {
  const letters = word(name, { x: 50, y: 28.5, size: 13, weight: 3.1, colour: colours.theme.brandDark });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${sign(colours)}${letters.markup}</g>`;
}
