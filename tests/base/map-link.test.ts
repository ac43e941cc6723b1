// Places in what people copy from maps.
import { expect, test } from 'vitest';
import { readMapLink } from '../../src/base/addresses/map-link.ts';

test.each([
  // Google Maps: the pin counts, and not the middle of the window.
  [
    'https://www.google.com/maps/place/Freiburger+M%C3%BCnster/@47.9955,7.8500,17z/data=!3m1!4b1!4m6!3m5!1s0x47911b:0x1!8m2!3d47.9954932!4d7.852951!16zL20',
    { latitude: 47.995493, longitude: 7.852951, zoom: 17 },
  ],
  ['https://www.google.de/maps/@47.9955,7.8500,15.3z', { latitude: 47.9955, longitude: 7.85, zoom: 15 }],
  ['https://maps.google.com/?q=47.9955,7.85&z=12', { latitude: 47.9955, longitude: 7.85, zoom: 12 }],
  ['https://www.google.com/maps/search/?api=1&query=47.9955%2C7.85', { latitude: 47.9955, longitude: 7.85 }],
  ['https://www.google.com/maps/search/47.9955,+7.85', { latitude: 47.9955, longitude: 7.85 }],
  ["https://www.google.com/maps/place/47%C2%B059'43.8%22N+7%C2%B051'00.0%22E/", { latitude: 47.9955, longitude: 7.85 }],
  ['https://www.google.com/maps/dir/?api=1&destination=-33.8568,151.2153', { latitude: -33.8568, longitude: 151.2153 }],
  // OpenStreetMap: with a mark, and without.
  ['https://www.openstreetmap.org/#map=18/47.99550/7.85000', { latitude: 47.9955, longitude: 7.85, zoom: 18 }],
  [
    'https://www.openstreetmap.org/?mlat=47.9955&mlon=7.85#map=16/47.9/7.8&layers=N',
    { latitude: 47.9955, longitude: 7.85, zoom: 16 },
  ],
  // Apple, Bing.
  ['https://maps.apple.com/?ll=47.9955,7.85&q=M%C3%BCnster&z=16', { latitude: 47.9955, longitude: 7.85, zoom: 16 }],
  ['https://maps.apple.com/place?coordinate=47.9955,7.85&name=M', { latitude: 47.9955, longitude: 7.85 }],
  ['https://www.bing.com/maps?cp=47.9955~7.85&lvl=16', { latitude: 47.9955, longitude: 7.85, zoom: 16 }],
  // geo: of phones.
  ['geo:47.9955,7.85?z=17', { latitude: 47.9955, longitude: 7.85, zoom: 17 }],
  ['geo:0,0?q=47.9955,7.85(Linde)', { latitude: 47.9955, longitude: 7.85 }],
  ['geo:47.9955,7.85;u=35', { latitude: 47.9955, longitude: 7.85 }],
  // As people write it.
  ['47.9955, 7.85', { latitude: 47.9955, longitude: 7.85 }],
  ['47,9955 7,85', { latitude: 47.9955, longitude: 7.85 }],
  ['-33.8568 151.2153', { latitude: -33.8568, longitude: 151.2153 }],
  [`47°59'43.8"N 7°51'00.0"O`, { latitude: 47.9955, longitude: 7.85 }],
  [`33° 51' 24" S, 70° 30' W`, { latitude: -33.856667, longitude: -70.5 }],
  ['  www.openstreetmap.org/#map=2/47.9955/7.85 ', { latitude: 47.9955, longitude: 7.85, zoom: 3 }],
])('%s', (text, place) => {
  expect(readMapLink(text)).toEqual({ ok: true, place });
});

test.each([
  ['https://maps.app.goo.gl/AbCdEf123', 'short-link'],
  ['https://goo.gl/maps/AbCdEf', 'short-link'],
  ['https://www.google.com/maps/place/Freiburg', 'no-place'],
  ['Lindenplatz 1, 79098 Freiburg', 'no-place'],
  ['95.0, 7.85', 'swapped'],
  ['151.2153, -33.8568', 'swapped'],
  ['190, 7.85', 'no-place'],
  ['0, 0', 'nowhere'],
  ['geo:0,0', 'nowhere'],
  ['https://www.openstreetmap.org/#map=3/-84.9/12.5', 'nowhere'],
  ['47.9955', 'no-place'],
  ['https://www.google.com/maps/@-89.9,7.85,3z', 'no-place'],
  ['https://x.example/%E0%A4%A/@', 'no-place'],
  ['', 'no-place'],
])('%s has no place', (text, reason) => {
  expect(readMapLink(text)).toEqual({ ok: false, reason });
});
