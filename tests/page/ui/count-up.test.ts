// @vitest-environment happy-dom
// Figures that count up: each frame is written as the final one is.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from '../../../src/page/ui/count-up.behavior.ts';
import { formatFigures, readFigure } from '../../../src/page/ui/numbers/figures.ts';

let frames: FrameRequestCallback[];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function count(value: string, lang: string, shares: number[]): string[] {
  const text = formatFigures(value, lang);
  const root = document.createElement('span');
  root.textContent = text;
  Object.assign(root.dataset, { duration: '1000', figure: JSON.stringify(readFigure(text, lang)) });
  start(root);
  return shares.map((share) => {
    frames.shift()!(share * 1000);
    return root.textContent;
  });
}

it.each([
  ['12500+', 'en', ['10,000+', '12,188+', '12,500+']],
  ['12500+', 'de', ['10.000+', '12.188+', '12.500+']],
  ['12500+', 'fr', ['10\u202f000+', '12\u202f188+', '12\u202f500+']],
  ['1250000', 'hi', ['10,00,000', '12,18,750', '12,50,000']],
  ['1,25,000', 'en', ['1,00,000', '1,21,875', '1,25,000']],
  ['12500', 'fa', ['۱۰٬۰۰۰', '۱۲٬۱۸۸', '۱۲٬۵۰۰']],
  ['380+', 'en', ['100+', '345+', '380+']],
  ['4,9 von 5', 'de', ['0,0 von 5', '4,3 von 5', '4,9 von 5']],
  ['9', 'en', ['0', '8', '9']],
])('%s in %s', (value, lang, texts) => {
  expect(count(value, lang, [0, 0.5, 1])).toEqual(texts);
});

it('stays as it is for who wants no movement', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const root = document.createElement('span');
  root.textContent = '12.500+';
  start(root)();
  expect(root.textContent).toBe('12.500+');
  expect(frames).toEqual([]);
});
