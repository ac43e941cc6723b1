// @vitest-environment happy-dom
// The addresses of modules on a page's body: how parts find theirs, and what pages that come later add.
import { beforeEach, describe, expect, it } from 'vitest';
import { findModule, preloadModules } from '../../../src/page/live/module-preload.ts';
import { mergeModules } from '../../../src/page/navigation/merge-modules.ts';

const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const createPage = (attributes: string) => new DOMParser().parseFromString(`<body ${attributes}></body>`, 'text/html');

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.dataset.modules = '/assets/in-use-A1.js /assets/tabs.behavior-B2.js';
  delete document.body.dataset.islandModules;
});

describe('the module of a part', () => {
  it('is found by its whole name, of both kinds, under the names of a build and of the dev server', () => {
    document.body.dataset.islandModules = '/assets/my-form.island-C3.js /src/page/blocks/form/form.island.tsx';
    expect(findModule('tabs')).toBe('/assets/tabs.behavior-B2.js');
    expect(findModule('form')).toBe('/src/page/blocks/form/form.island.tsx');
    expect(findModule('my-form')).toBe('/assets/my-form.island-C3.js');
    expect(findModule('use')).toBeUndefined();
  });
});

describe('a page that is swapped in', () => {
  it('adds its modules, of which each is fetched once', () => {
    preloadModules('modules');
    mergeModules(createPage('data-modules="/assets/in-use-A1.js /assets/carousel.behavior-D4.js"'));
    preloadModules('modules');
    expect(findModule('tabs')).toBe('/assets/tabs.behavior-B2.js');
    expect(findModule('carousel')).toBe('/assets/carousel.behavior-D4.js');
    expect(preloaded()).toEqual([
      '/assets/in-use-A1.js',
      '/assets/tabs.behavior-B2.js',
      '/assets/carousel.behavior-D4.js',
    ]);
  });

  it('brings the first islands, or none', () => {
    mergeModules(createPage(''));
    expect(document.body.dataset.islandModules).toBeUndefined();
    mergeModules(createPage('data-island-modules="/assets/form.island-E5.js"'));
    preloadModules('islandModules');
    expect(preloaded()).toEqual(['/assets/form.island-E5.js']);
  });
});
