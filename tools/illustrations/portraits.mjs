// Portraits of invented people: seven customers and, in staff.mjs, six of the company.
import { bust, collar, crown, ellipse, line, parted, partsOf, path, shirtFront, shortHair } from './portrait-parts.mjs';
import { staff } from './staff.mjs';

function customers(c) {
  const { dark, person } = partsOf(c);
  return {
    meenakshi: [
      c.brand(0.88),
      person(0.66, {
        shirt: c.accent(0.6),
        back: ellipse(80, 31, 15, 13, dark),
        head: crown(dark) + ellipse(80, 60, 2.2, 2.2, c.accent(0.52)),
        front:
          path('M98 118c20 5 38 14 44 42h-78c6-22 18-34 34-42z', c.gold(0.8)) +
          line('M98 118c-16 8-28 20-34 42', c.gold(0.7), 4) +
          ellipse(55, 85, 2.6, 2.6, c.gold(0.84)) +
          ellipse(105, 85, 2.6, 2.6, c.gold(0.84)),
      }),
    ],
    harpreet: [
      c.gold(0.92),
      person(0.7, {
        shirt: c.brand(0.44),
        collar: collar(c.white),
        head:
          path(
            'M54 72c0 8 1 14 4 18c2-6 6-8 9-8c4-3 8-3 13-1c5-2 9-2 13 1c3 0 7 2 9 8c3-4 4-10 4-18c3 30-7 44-26 44s-29-14-26-44z',
            dark,
          ) +
          line('M73.5 91q6.5 4 13 0', c.skin(0.6), 2.6) +
          path('M50 66c-6-30 10-46 31-46c21 0 36 16 29 46c-9-13-19-18-30-18s-21 5-30 18z', c.accent(0.62)) +
          line('M56 50c8-10 26-18 44-16M60 38c8-7 18-11 30-11M104 50c-4-7-9-11-15-14', c.accent(0.52), 2.6) +
          path('M74 50l6-8l6 8z', c.accent(0.5)),
      }),
    ],
    rohan: [
      c.brand(0.92),
      person(0.74, {
        shirt: c.brand(0.6),
        collar: shirtFront(c.white) + line('M66 113l14 14l14-14', c.brand(0.5), 4),
        head: shortHair(dark),
        face: { glasses: c.grey(0.3) },
      }),
    ],
    farida: [
      c.accent(0.92),
      person(0.76, {
        back: path('M40 150c-6-50-6-120 40-122c46 2 46 72 40 122z', c.brand(0.5)),
        shirt: c.brand(0.42),
        head:
          crown(dark) +
          path(
            'M52 78c-6-32 8-48 28-48s34 16 28 48c6 16 4 34 12 46c-14 4-20-6-20-18c4-8 6-18 6-32c-2-18-10-28-26-28s-24 10-26 28c0 14 2 24 6 32c0 12-6 22-20 18c8-12 6-30 12-46z',
            c.brand(0.62),
          ),
      }),
    ],
    suresh: [
      c.warm(0.92),
      person(0.62, {
        shirt: c.grey(0.4),
        collar: shirtFront(c.brand(0.92)) + path('M76 124h8l3 28l-7 8l-7-8z', c.accent(0.56)),
        head: parted(c.grey(0.68)),
        face: { brow: c.grey(0.55), moustache: c.grey(0.64) },
      }),
    ],
    ananya: [
      c.gold(0.93),
      person(0.78, {
        back: path(
          'M46 74c-4-30 12-46 34-46s38 16 34 46c-1 22 4 40 8 56c-20 8-64 8-84 0c4-16 9-34 8-56z',
          c.warm(0.34),
        ),
        shirt: c.accent(0.64),
        collar: path('M66 114q14 18 28 0l6 3q-20 28-40 0z', c.gold(0.84)),
        head: path('M52 80c-6-32 8-48 28-48s34 16 28 48c-2-16-12-24-22-32c-8 10-28 12-34 32z', c.warm(0.34)),
        face: { brow: c.warm(0.34) },
      }),
    ],
    vikram: [
      c.brand(0.86),
      person(0.7, {
        shirt: c.gold(0.74),
        collar: collar(c.gold(0.86)),
        head:
          path(
            'M56 76c0 8 1 12 3 17c2-5 6-7 10-7c8-4 14-4 22 0c4 0 8 2 10 7c2-5 3-9 3-17c3 22-6 34-24 34s-27-12-24-34z',
            c.warm(0.32),
          ) +
          line('M73.5 91q6.5 4 13 0', c.skin(0.58), 2.6) +
          parted(c.warm(0.28)),
        face: { brow: c.warm(0.28) },
      }),
    ],
  };
}

/** @returns [name, SVG] of each portrait */
export function portraits(c) {
  return Object.entries({ ...customers(c), ...staff(c) }).map(([name, [ground, look]]) => {
    const clip = '<clipPath id="c"><rect width="160" height="160" rx="80"/></clipPath>';
    const body = `<g clip-path="url(#c)"><path fill="${ground}" d="M0 0h160v160H0z"/>${bust(look)}</g>`;
    return [
      name,
      `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160">${clip}${body}</svg>\n`,
    ];
  });
}
