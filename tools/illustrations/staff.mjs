// Portraits of the people of the company, invented like it.
import { collar, crown, ellipse, line, parted, partsOf, path, shirtFront, shortHair } from './portrait-parts.mjs';

export function staff(c) {
  const { dark, person } = partsOf(c);
  const grey = c.grey(0.62);
  return {
    arvind: [
      c.brand(0.9),
      person(0.68, {
        shirt: c.brand(0.34),
        collar: shirtFront(c.white) + path('M76 124h8l3 28l-7 8l-7-8z', c.brand(0.62)),
        head: shortHair(grey),
        face: { brow: grey, glasses: c.grey(0.3) },
      }),
    ],
    nandini: [
      c.gold(0.93),
      person(0.74, {
        back: path('M44 130c-8-60 0-98 36-98s44 38 36 98z', dark),
        shirt: c.brand(0.56),
        collar: path('M64 114q16 22 32 0l8 4q-24 34-48 0z', c.gold(0.86)),
        head: crown(dark) + ellipse(80, 60, 2, 2, c.accent(0.5)),
        front: ellipse(54.5, 86, 2.6, 3.6, c.gold(0.8)) + ellipse(105.5, 86, 2.6, 3.6, c.gold(0.8)),
      }),
    ],
    tsering: [
      c.accent(0.93),
      person(0.8, {
        back: path('M46 96c-6-40 6-64 34-64s40 24 34 64z', dark),
        shirt: c.accent(0.52),
        collar: collar(c.white),
        head: path('M53 72c-4-26 8-41 27-41s31 15 27 41c-3-8-7-12-10-13c-10 2-24 2-34 0c-3 1-7 5-10 13z', dark),
      }),
    ],
    yusuf: [
      c.brand(0.86),
      person(0.66, {
        shirt: c.gold(0.62),
        collar: collar(c.gold(0.8)),
        head:
          path(
            'M56 76c0 8 1 12 3 17c2-5 6-7 10-7c8-4 14-4 22 0c4 0 8 2 10 7c2-5 3-9 3-17c3 22-6 34-24 34s-27-12-24-34z',
            c.grey(0.28),
          ) +
          line('M73.5 91q6.5 4 13 0', c.skin(0.56), 2.6) +
          parted(c.grey(0.28)),
      }),
    ],
    priya: [
      c.warm(0.92),
      person(0.7, {
        shirt: c.grey(0.36),
        collar: shirtFront(c.brand(0.93)),
        back: path('M50 108c-8-50 4-76 30-76s38 26 30 76z', c.warm(0.3)),
        head: path('M53 74c-6-30 10-44 28-44s32 14 26 44c-3-14-10-22-19-26c-10 10-25 12-35 26z', c.warm(0.3)),
        face: { brow: c.warm(0.3), glasses: c.accent(0.5) },
      }),
    ],
    joseph: [
      c.gold(0.9),
      person(0.58, {
        shirt: c.white,
        collar: collar(c.brand(0.9)),
        head: shortHair(c.grey(0.2)),
        face: { brow: c.grey(0.2), moustache: c.grey(0.24) },
      }),
    ],
  };
}
