// Owns the portraits: seven invented people, 160 by 160, made of the same few parts.

const ellipse = (cx, cy, rx, ry, fill) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const line = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Eyes, brows, nose and mouth on a face around (80, 72). */
function features({ ink, brow, shade, lips, glasses, moustache }) {
  const eyes = ellipse(70, 71, 2.5, 3, ink) + ellipse(90, 71, 2.5, 3, ink);
  const brows = line('M65 63.5q5-3 9.5-.6M85.5 62.9q4.5-2.4 9.5.6', brow, 2.4);
  const nose = line('M80 72v7q0 2.2-2.6 2.2', shade, 2.2);
  const mouth = moustache ? line('M74 90q6 3.5 12 0', lips, 2.4) : line('M72.5 88q7.5 6.5 15 0', lips, 2.8);
  const frames = glasses
    ? `<g fill="none" stroke="${glasses}" stroke-width="2.4"><rect x="61.5" y="65" width="16" height="13" rx="5.5"/><rect x="82.5" y="65" width="16" height="13" rx="5.5"/><path d="M77.5 70q2.5-1.6 5 0"/></g>`
    : '';
  const lip = moustache ? path('M69 86q5.5-5.5 11-2.500q5.5-3 11 2.500q-5.5 1.5-11 .2q-5.5 1.3-11-.2z', moustache) : '';
  return eyes + brows + nose + mouth + frames + lip;
}

function bust({ back = '', skin, shade, shirt, collar = '', head = '', front = '', face }) {
  const shoulders = path('M18 160c2-28 20-38 44-42h36c24 4 42 14 44 42z', shirt);
  const neck = path('M68 92h24v24q-12 13-24 0z', shade);
  const ears = ellipse(55.5, 75, 5, 7, shade) + ellipse(104.5, 75, 5, 7, shade);
  const skull = path('M56 66c0-18 10-28 24-28s24 10 24 28v8c0 18-11 30-24 30s-24-12-24-30z', skin);
  return back + shoulders + neck + collar + ears + skull + features(face) + head + front;
}

export function portraits(c) {
  const dark = c.grey(0.24);
  const person = (tone, rest) => {
    const [skin, shade] = [c.skin(tone), c.skin(tone - 0.08)];
    return {
      skin,
      shade,
      ...rest,
      face: { ink: c.grey(0.22), brow: dark, shade: c.skin(tone - 0.14), lips: c.accent(0.46), ...rest.face },
    };
  };
  const shortHair = (fill) =>
    path('M53 70c-3-24 8-38 28-38c20 0 30 13 26 38c-2-7-4-11-7-15c-12 3-26 2-36-4c-5 4-9 11-11 19z', fill);
  const parted = (fill) =>
    path('M53 71c-4-26 9-40 29-39c19 1 28 14 25 39c-2-8-4-13-9-18c-10-1-19-4-26-10c-6 7-15 13-19 28z', fill);
  const crown = (fill) => path('M53 74c-4-28 9-42 27-42s31 14 27 42c-2-12-8-22-27-28c-19 6-25 16-27 28z', fill);
  const collar = (fill) => path('M66 112l14 16l14-16l8 5l-15 22l-7-8l-7 8l-15-22z', fill);
  const shirtFront = (fill) => path('M66 113l14 14l14-14l5 3l-14 44h-10l-14-44z', fill);
  const all = {
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
  return Object.entries(all).map(([name, [ground, look]]) => {
    const clip = '<clipPath id="c"><rect width="160" height="160" rx="80"/></clipPath>';
    const body = `<g clip-path="url(#c)"><path fill="${ground}" d="M0 0h160v160H0z"/>${bust(look)}</g>`;
    return [
      name,
      `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160">${clip}${body}</svg>\n`,
    ];
  });
}
