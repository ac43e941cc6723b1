// @vitest-environment happy-dom
// A film or a map is loaded when it is asked for, once, and never before.
import { beforeEach, describe, expect, it } from 'vitest';
import { frameHosts } from '../../../src/page/ui/embed/embed-frame.tsx';
import { start } from '../../../src/page/ui/embed/facade.behavior.ts';
import { rendered } from './rendered.ts';

const image = { src: '/images/example.svg', alt: 'A shelf' };
const film = { type: 'video', title: 'A tour', poster: image };
const map = { type: 'map', name: 'Mill', address: 'Noida', latitude: 28.6, longitude: 77.4 };
const own = { video: '/a.mp4', captions: [{ file: '/a.vtt', language: 'en', label: 'English' }] };

/** Stands outside of the document, where the simulated browser tries to load no frame. */
let page: HTMLElement;
let root: HTMLElement;
const button = () => root.querySelector('button')!;

function show(block: Parameters<typeof rendered>[0]): void {
  page = document.createElement('div');
  page.innerHTML = rendered(block);
  root = page.querySelector<HTMLElement>('.facade')!;
}

beforeEach(() => show({ ...film, video: 'https://youtu.be/aqz-KE-bpKQ' }));

describe('before it is asked for', () => {
  it.each([
    ['a video of another site', { ...film, video: 'https://vimeo.com/1084537' }],
    ['a file of the site', { ...film, ...own }],
    ['a map', map],
    ['a map of Google', { ...map, provider: 'google' }],
  ])('%s fetches nothing', (_what, block) => {
    show(block);
    start(root);
    expect(page.querySelectorAll('iframe, video[autoplay], object, embed')).toHaveLength(0);
    expect(page.innerHTML).not.toMatch(/<(?:link|script)\b/);
  });

  it('is a link to the page of the video where no script runs, and stays one below the player', () => {
    const link = root.querySelector<HTMLAnchorElement>('a.only-without-script')!;
    expect([link.href, link.getAttribute('aria-label')]).toEqual([
      'https://youtu.be/aqz-KE-bpKQ',
      'Play video: A tour',
    ]);
    start(root);
    button().click();
    // A frame that is blocked or offline says nothing to the page: the way to the video is always there.
    expect(page.querySelector('figure > p a')!.getAttribute('href')).toBe('https://youtu.be/aqz-KE-bpKQ');
  });

  it('a file of the site can be played without script, with its captions, and waits for its button', () => {
    show({ ...film, ...own });
    const html = page.querySelector('noscript')!.innerHTML;
    expect(html).toContain('<video src="/a.mp4" controls="" preload="none"');
    expect(html).toMatch(/<track kind="captions" src="\/a.vtt" srclang="en" label="English" default=""/i);
    expect(html).not.toMatch(/autoplay/i);
  });
});

describe('a click', () => {
  it('puts the player alone into the place, with its name', () => {
    start(root);
    button().click();
    expect(root.children).toHaveLength(1);
    expect(root.querySelector('iframe')!.title).toBe('A tour');
  });

  it('hands the focus on to the player', () => {
    show({ ...film, ...own });
    document.body.replaceChildren(page);
    start(root);
    button().click();
    expect(document.activeElement).toBe(root.querySelector('video'));
  });

  it.each([
    ['youtube', { ...film, video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10' }, '/embed/aqz-KE-bpKQ?'],
    ['youtube', { ...film, video: 'https://www.youtube.com/shorts/aqz-KE-bpKQ' }, '/embed/aqz-KE-bpKQ?'],
    ['vimeo', { ...film, video: 'https://vimeo.com/1084537/0a1b' }, '/video/1084537?dnt=1&autoplay=1&h=0a1b'],
    ['openstreetmap', map, '/export/embed.html?bbox=77.39313,28.59699,77.40687,28.60301&layer=mapnik&marker=28.6,77.4'],
    ['google', { ...map, provider: 'google', zoom: 12 }, '/maps?q=28.6,77.4&z=12&output=embed'],
  ] as const)('loads it from %s, from no other host, and in a sandbox', (provider, block, path) => {
    show(block);
    start(root);
    button().click();
    const frame = root.querySelector('iframe')!;
    expect(frame.getAttribute('src')).toContain(frameHosts[provider] + path);
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(?:top-navigation|forms|modals)/);
  });

  it('plays a file of the site with its captions', () => {
    show({ ...film, ...own });
    start(root);
    button().click();
    const video = root.querySelector('video')!;
    expect([video.getAttribute('src'), video.autoplay, video.controls]).toEqual(['/a.mp4', true, true]);
    expect(video.querySelector('track')!.getAttribute('src')).toBe('/a.vtt');
  });

  it('that comes twice loads one player, also when the second one was kept for later', () => {
    const pressed = button();
    start(root);
    pressed.click();
    const player = root.firstElementChild;
    pressed.click();
    expect(root.firstElementChild).toBe(player);
  });

  it('beside the button, or after its end, does nothing', () => {
    const end = start(root);
    root.querySelector('img')!.click();
    expect(root.querySelector('iframe')).toBeNull();
    end();
    button().click();
    expect(root.querySelector('iframe')).toBeNull();
  });
});
