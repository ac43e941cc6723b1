// Parts of portraits, 160 by 160: faces, hair, collars.

export const ellipse = (cx, cy, rx, ry, fill) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
export const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
export const line = (d, colour, width) =>
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

export function bust({ back = '', skin, shade, shirt, collar = '', head = '', front = '', face }) {
  const shoulders = path('M18 160c2-28 20-38 44-42h36c24 4 42 14 44 42z', shirt);
  const neck = path('M68 92h24v24q-12 13-24 0z', shade);
  const ears = ellipse(55.5, 75, 5, 7, shade) + ellipse(104.5, 75, 5, 7, shade);
  const skull = path('M56 66c0-18 10-28 24-28s24 10 24 28v8c0 18-11 30-24 30s-24-12-24-30z', skin);
  return back + shoulders + neck + collar + ears + skull + features(face) + head + front;
}

export const shortHair = (fill) =>
  path('M53 70c-3-24 8-38 28-38c20 0 30 13 26 38c-2-7-4-11-7-15c-12 3-26 2-36-4c-5 4-9 11-11 19z', fill);
export const parted = (fill) =>
  path('M53 71c-4-26 9-40 29-39c19 1 28 14 25 39c-2-8-4-13-9-18c-10-1-19-4-26-10c-6 7-15 13-19 28z', fill);
export const crown = (fill) => path('M53 74c-4-28 9-42 27-42s31 14 27 42c-2-12-8-22-27-28c-19 6-25 16-27 28z', fill);
export const collar = (fill) => path('M66 112l14 16l14-16l8 5l-15 22l-7-8l-7 8l-15-22z', fill);
export const shirtFront = (fill) => path('M66 113l14 14l14-14l5 3l-14 44h-10l-14-44z', fill);

/** @returns the tone of dark hair, and what makes a person of skin, clothes and a face */
export function partsOf(c) {
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
  return { dark, person };
}
