// The addresses of a map: with a place, and with a postal address alone.
import { expect, test } from 'vitest';
import { mapView } from '../../../src/page/blocks/map/map-view.ts';

const address = 'Lindenplatz 1\n79098 Freiburg\n';

test.each([
  ['openstreetmap', 'https://www.openstreetmap.org/search?query=Lindenplatz%201%2C%2079098%20Freiburg'],
  ['google', 'https://www.google.com/maps/search/?api=1&query=Lindenplatz%201%2C%2079098%20Freiburg'],
] as const)('without a place %s searches for the address, and shows no frame', (provider, href) => {
  expect(mapView({ provider, address, zoom: 16 })).toEqual({
    href,
    name: `${provider}${provider === 'google' ? '.com' : '.org'}`,
  });
});

test('with a place the frame has a mark on it', () => {
  const view = mapView({ provider: 'openstreetmap', address, zoom: 16, latitude: 47.99, longitude: 7.85 });
  expect(view.frame?.path).toContain('&marker=47.99,7.85');
  expect(view.href).toContain('mlat=47.99&mlon=7.85');
});
