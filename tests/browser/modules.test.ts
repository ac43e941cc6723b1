// @vitest-environment happy-dom
// The addresses of modules on a page's body: how parts find theirs, and what pages that come later add.
import { beforeEach, describe, expect, it } from 'vitest';
import { addressOf, fetchModules } from '../../src/browser/modules.ts';
import { takeModules } from '../../src/browser/page-modules.ts';

const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const pageWith = (attributes: string) => new DOMParser().parseFromString(`<body ${attributes}></body>`, 'text/html');

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.dataset.modules = '/assets/in-use-A1.js /assets/tabs.behavior-B2.js';
  delete document.body.dataset.islandModules;
});

describe('the module of a part', () => {
  it('is found by its whole name, of both kinds, under the names of a build and of the dev server', () => {
    document.body.dataset.islandModules = '/assets/my-form.island-C3.js /src/blocks/form/form.island.tsx';
    expect(addressOf('tabs')).toBe('/assets/tabs.behavior-B2.js');
    expect(addressOf('form')).toBe('/src/blocks/form/form.island.tsx');
    expect(addressOf('my-form')).toBe('/assets/my-form.island-C3.js');
    expect(addressOf('use')).toBeUndefined();
  });
});

describe('a page that is swapped in', () => {
  it('adds its modules, of which each is fetched once', () => {
    fetchModules('modules');
    takeModules(pageWith('data-modules="/assets/in-use-A1.js /assets/carousel.behavior-D4.js"'));
    fetchModules('modules');
    expect(addressOf('tabs')).toBe('/assets/tabs.behavior-B2.js');
    expect(addressOf('carousel')).toBe('/assets/carousel.behavior-D4.js');
    expect(preloaded()).toEqual([
      '/assets/in-use-A1.js',
      '/assets/tabs.behavior-B2.js',
      '/assets/carousel.behavior-D4.js',
    ]);
  });

  it('brings the first islands, or none', () => {
    takeModules(pageWith(''));
    expect(document.body.dataset.islandModules).toBeUndefined();
    takeModules(pageWith('data-island-modules="/assets/form.island-E5.js"'));
    fetchModules('islandModules');
    expect(preloaded()).toEqual(['/assets/form.island-E5.js']);
  });
});
