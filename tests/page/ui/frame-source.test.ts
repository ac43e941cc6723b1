// Frames of other sites: which address leads to which frame, and that the schemas know the same.
import { describe, expect, it, test } from 'vitest';
import { frameHosts } from '../../../src/page/ui/embed/embed-frame.tsx';
import { frameSource } from '../../../src/page/ui/embed/frame-source.ts';
import { compileSchemas } from '../../../src/checker/resolve/compiled-schemas.ts';
import { check, found, schemas } from '../../checker/test-site.ts';

const addresses: [address: string, frame: string][] = [
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  ['https://vimeo.com/1084537/ab12', 'https://player.vimeo.com/video/1084537?dnt=1&autoplay=1&h=ab12'],
  ['https://open.spotify.com/intl-de/album/1a2B?si=x', 'https://open.spotify.com/embed/album/1a2B'],
  [
    'https://soundcloud.com/a/sets/b',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa%2Fsets%2Fb',
  ],
  ['https://codepen.io/jo/pen/gfdDu', 'https://codepen.io/jo/embed/gfdDu?default-tab=result'],
  [
    'https://docs.google.com/forms/d/e/1FA-_x/viewform?usp=sf_link',
    'https://docs.google.com/forms/d/e/1FA-_x/viewform?embedded=true',
  ],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
  ],
  ['https://www.google.com/maps/embed?pb=!1m18', 'https://www.google.com/maps/embed?pb=!1m18'],
];
const { listFrames } = compileSchemas(schemas);
const composePage = (source: string) =>
  check({
    'pages/a.yaml': `title: A\ndescription: B.\nblocks:\n  - type: embed\n    title: T\n    source: "${source}"\n`,
  });

describe.each(addresses)('%s', (address, frame) => {
  it(`is shown by ${frame}, which the schema lets in`, () => {
    const { provider, path } = frameSource(address)!.frame;
    expect(frameHosts[provider] + path).toBe(frame);
    const site = composePage(address);
    expect(found(site)).toEqual([]);
    expect(site.pages.find(({ route }) => route === '/a')!.frames).toEqual([frameHosts[provider]]);
  });
});

test.each(['https://evil.example/', 'http://vimeo.com/1', 'https://open.spotify.com.evil.example/track/1', 'x.html'])(
  'the check refuses %s',
  (address) => expect(found(composePage(address))).toEqual(['pages/a.yaml:6:13 schema/bad-format']),
);

test('a file of the site is missing, or shown by the site itself', () => {
  expect(found(composePage('/embeds/none.html'))).toEqual([]);
  expect(listFrames({ type: 'embed', source: '/a.html' })).toEqual(["'self'"]);
});

test('films and maps let in their own frames only', () => {
  expect(listFrames({ type: 'video', video: 'https://vimeo.com/1' })).toEqual([frameHosts.vimeo]);
  expect(listFrames({ type: 'video', video: '/a.mp4' })).toEqual([]);
  expect(listFrames({ type: 'map', provider: 'google' })).toEqual([frameHosts.google]);
});
