// A finished site is held against recorded weights: growth fails and says what grew.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdBudgets } from '../../src/builder/budgets/budgets.ts';
import { weighPage } from '../../src/builder/budgets/page-weight.ts';

/** Text that does not compress away, the same at each call. */
function noise(bytes: number): string {
  let state = 7;
  const next = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0);
  return Array.from({ length: bytes }, () => String.fromCharCode(97 + ((next() >>> 16) % 26))).join('');
}

interface Made {
  hero?: string;
  css?: string;
  boot?: string;
  head?: string;
}

const page = ({ hero = noise(900), css = `.a{content:"${noise(800)}"}`, head = '' }: Made = {}) =>
  `<!doctype html><html><head><style>${css}</style><script>early()</script>${head}` +
  `<script type="module" src="/assets/boot-AAAAAAAA.js"></script></head>` +
  `<body data-layout="site" data-modules="/assets/form.island-BBBBBBBB.js"><header></header>` +
  `<div id="page"><main id="main" tabindex="-1"><section id="hero">${hero}<img src="/a.png" loading="lazy"></section>` +
  `<section id="cards"><img src="/b.png"></section></main></div></body></html>`;

describe('what a page weighs', () => {
  const countBytes = (address: string) =>
    ({ '/assets/boot-AAAAAAAA.js': 2000, '/assets/form.island-BBBBBBBB.js': 70_000 })[address] ?? 0;

  it('counts script before and after the first touch apart, with the inline one', () => {
    const { script, laterScript, scripts } = weighPage(page(), countBytes);
    expect(script).toBeGreaterThan(2000);
    expect(script).toBeLessThan(2020);
    expect(laterScript).toBe(70_000);
    expect(scripts).toEqual(['boot', 'form.island']);
  });

  it('counts what is asked for at once: no lazy pictures', () => {
    expect(weighPage(page(), countBytes).requests).toBe(3);
  });

  it('counts a style as CSS and not as HTML', () => {
    const [small, large] = [page(), page({ css: `.a{content:"${noise(3000)}"}` })].map((html) =>
      weighPage(html, countBytes),
    );
    expect(large!.css).toBeGreaterThan(small!.css + 1000);
    expect(Math.abs(large!.html - small!.html)).toBeLessThan(5);
  });
});

describe('budgets', () => {
  let folder: string;
  let file: string;
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pagewright-budgets-'));
    file = join(folder, '../', `${folder.split('/').pop()}.json`);
    write({});
    expect(holdBudgets(folder, { writeBudgets: file })).toBe(0);
  });
  afterEach(() => said.mockClear());

  function write(made: Made, routes = ['index.html', 'about/index.html']) {
    for (const route of routes) put(route, page(made));
    put('assets/boot-AAAAAAAA.js', made.boot ?? noise(3000));
    put('assets/form.island-BBBBBBBB.js', noise(9000));
  }

  function put(path: string, text: string) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  /** @returns the lines of a failed run, none for one that is well */
  function complaints(): string {
    const code = holdBudgets(folder, { budgets: file });
    const text = said.mock.calls.flat().join('\n');
    expect(text !== '').toBe(code === 1);
    return text;
  }

  it('hold for the site that they were recorded from, and are the same each time', () => {
    const first = readFileSync(file, 'utf8');
    expect(complaints()).toBe('');
    holdBudgets(folder, { writeBudgets: file });
    expect(readFileSync(file, 'utf8')).toBe(first);
  });

  it('leave room for a few bytes, as other hashes in names make them', () => {
    write({ hero: noise(900) + 'some words more' });
    expect(complaints()).toBe('');
  });

  it('name the page, the kind and the section that grew', () => {
    write({ hero: noise(2500) }, ['about/index.html']);
    expect(complaints()).toMatch(/\/about: HTML: [\d,]+ B -> [\d,]+ B; sections: "hero" \+1,600 B before compression/);
    expect(complaints()).not.toMatch(/^ {2}\/:/m);
  });

  it('name CSS and a script that grew, once, with the pages that load it', () => {
    write({ css: `.a{content:"${noise(2000)}"}`, boot: noise(4000) });
    const text = complaints();
    expect(text).toContain('script "boot": ');
    expect(text).toMatch(/\/about: CSS: /);
    expect(text).toMatch(/\/about: script before the first touch: /);
    expect(text).not.toContain('HTML');
  });

  it('name a script that a page did not load before, and the request for it', () => {
    put('assets/carousel.behavior-CCCCCCCC.js', noise(1500));
    write({ head: '<link rel="modulepreload" href="/assets/carousel.behavior-CCCCCCCC.js">' }, ['index.html']);
    expect(complaints()).toContain('script "carousel.behavior" (');
    expect(complaints()).toContain('/: requests: 3 -> 4; new: carousel.behavior');
  });

  it('ask for a new page to be recorded, and tell how', () => {
    write({}, ['offers/index.html']);
    expect(complaints()).toContain('/offers is not recorded');
    expect(complaints()).toContain(`build --write-budgets ${file}`);
  });

  it('take in what is new when asked to, say so, and hold it from then on', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    write({}, ['offers/index.html']);
    put('assets/carousel.behavior-CCCCCCCC.js', noise(1500));
    expect(holdBudgets(folder, { budgets: file, recordNew: true })).toBe(0);
    expect(log.mock.calls.flat().join()).toContain('script "carousel.behavior", /offers');
    log.mockRestore();
    expect(complaints()).toBe('');
    write({ hero: noise(2500) }, ['offers/index.html']);
    expect(complaints()).toContain('/offers: HTML');
  });

  it('take in what is new, and not what grew beside it', () => {
    const before = readFileSync(file, 'utf8');
    write({ hero: noise(2500) }, ['index.html']);
    expect(holdBudgets(folder, { budgets: file, recordNew: true })).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(before);
    said.mockClear();
    expect(complaints()).toContain('/: HTML');
  });

  it('do not mind what became lighter or is gone', () => {
    write({ hero: 'short', css: '', boot: 'short' }, ['index.html']);
    expect(complaints()).toBe('');
  });

  it('refuse a file that is missing or is none', () => {
    expect(() => holdBudgets(folder, { budgets: join(folder, 'none.json') })).toThrow('There is no file of budgets');
    writeFileSync(file, '{ "pages": 3');
    expect(() => holdBudgets(folder, { budgets: file })).toThrow('holds no budgets');
  });
});
