// A place on a map moves by metres.
import { expect, test } from 'vitest';
import { movePlace } from '../../../src/editor/client/pickers/move-place.ts';

test('a place moves by metres, north and east, at every latitude and over the date line', () => {
  const freiburg = { latitude: 47.9955, longitude: 7.85 };
  expect(movePlace(freiburg, { north: 10, east: 0 })).toEqual({ latitude: 47.99559, longitude: 7.85 });
  const east = movePlace(freiburg, { north: 0, east: 10 });
  expect(east.latitude).toBe(47.9955);
  expect((east.longitude - 7.85) * 111_195 * Math.cos((47.9955 * Math.PI) / 180)).toBeCloseTo(10, 0);
  expect(movePlace({ latitude: -17, longitude: 179.99999 }, { north: 0, east: 10 }).longitude).toBeLessThan(-179.99);
  expect(movePlace({ latitude: 85, longitude: 0 }, { north: 10, east: 0 }).latitude).toBe(85);
});
