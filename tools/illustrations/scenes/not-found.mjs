// A rack with one place empty: the page that is not there.
import { person } from '../people.mjs';
import { carton, ground, load, rack } from '../props.mjs';

/** A rack with one place empty: the carton that should be there is only an outline. */
export function notFound(s) {
  const { solid, accent, gold } = s.colours;
  ground(s);
  s.shadow([0.9, 0.9, 0], [6.6, 1.4], 0.8);
  const size = [1.5, 1, 0.95];
  rack(s, [0.9, 0.9], {
    bays: 3,
    bay: 2.2,
    depth: 1.3,
    fill: (bay, level, [x, y, z]) => {
      if (bay !== 1 || level !== 1)
        carton(s, [x + 0.2, y, z], size, { mat: (bay + level) % 3 === 1 ? solid.teal : solid.kraft });
      else ghost(s, [x + 0.2, y, z], size, accent(0.62));
    },
  });
  s.shadow([0.9, 5.2, 0], [1, 2], 0.6);
  load(s, [0.9, 5, 0], [1, 2, 1], { size: 1, height: 0.8 });
  person(s, [3.6, 4.6], { shirt: accent(0.66), vest: gold(0.86), helmet: gold(0.82), arm: 'up', scale: 1.15 });
  s.shadow([5.6, 5.2, 0], [1.3, 1.3], 0.6);
  carton(s, [5.4, 5.2, 0], [1.4, 1.4, 1]);
  carton(s, [5.6, 5.4, 1], [0.9, 0.9, 0.7], { mat: solid.teal });
}

function ghost(s, [x, y, z], [w, d, h], colour) {
  const [x1, y1, z1] = [x + w, y + d, z + h];
  const more = { dash: '7 7' };
  s.line(
    [
      [x, y, z1],
      [x1, y, z1],
      [x1, y, z],
      [x1, y1, z],
      [x, y1, z],
      [x, y1, z1],
      [x, y, z1],
    ],
    colour,
    3,
    more,
  );
  s.line(
    [
      [x, y1, z1],
      [x1, y1, z1],
      [x1, y, z1],
    ],
    colour,
    3,
    more,
  );
  s.line(
    [
      [x1, y1, z1],
      [x1, y1, z],
    ],
    colour,
    3,
    more,
  );
}
