// The logo at the top and at the foot of pages, and its variant for dark ground.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Site } from '#schemas';
import { Brand } from '../../../src/page/app/brand.tsx';

const logos = { logo: { src: '/logo.svg', alt: 'L' }, logoOnDark: { src: '/white.svg', alt: 'L' } };

function render(scheme: string, { onDark = false, ...own }: { onDark?: boolean; logoOnDark?: undefined } = {}) {
  const header = { logoSize: 'large', showName: false };
  const site = { name: 'Linde', home: '/', labels: { home: 'Home' }, header, theme: { scheme }, ...logos, ...own };
  const html = renderToStaticMarkup(<Brand site={site as unknown as Site} onDark={onDark} />);
  return [...html.matchAll(/<img[^>]*src="([^"]*)"[^>]*class="([^"]*)"/g)].map(([, src, classes]) => [
    src,
    /(?:light|dark)-only/.exec(classes!)?.[0],
  ]);
}

it('the ground chooses the logo, and one is enough where there is no other', () => {
  expect(render('light')).toEqual([['/logo.svg', undefined]]);
  expect(render('dark')).toEqual([['/white.svg', undefined]]);
  expect(render('light', { onDark: true })).toEqual([['/white.svg', undefined]]);
  expect(render('light', { onDark: true, logoOnDark: undefined })).toEqual([['/logo.svg', undefined]]);
});

it('where visitors choose the scheme, both are there, and the one for dark ground is loaded when it is seen', () => {
  expect(render('auto')).toEqual([
    ['/logo.svg', 'light-only'],
    ['/white.svg', 'dark-only'],
  ]);
});
