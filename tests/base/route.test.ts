import { expect, test } from 'vitest';
import { toBuiltAlias, toBuiltFile, toRoute, toSharedName } from '../../src/base/pure/route.ts';

test.each([
  ['pages/index.yaml', '/'],
  ['pages/about.yaml', '/about'],
  ['pages/solutions/erp-software.yaml', '/solutions/erp-software'],
  ['pages/x/index.yaml', '/x'],
  ['pages/404.yaml', '/404'],
  ['pages/solutions/404.yaml', '/solutions/404'],
  ['pages/Services/web-development.yaml', '/Services/web-development'],
  ['pages/_shared/logos.yaml', null],
  ['pages/_drafts/new.yaml', null],
  ['pages/about/_notes.yaml', null],
  ['site.yaml', null],
  ['pages/about.yml', null],
])('the file %s has the route %s', (file, route) => {
  expect(toRoute(file)).toBe(route);
});

test('a shared file has the name that pages use', () => {
  expect(toSharedName('pages/_shared/client-logos.yaml')).toBe('client-logos');
  expect(toSharedName('pages/_shared/deep/x.yaml')).toBe(null);
  expect(toSharedName('pages/about.yaml')).toBe(null);
});

test.each([
  ['/', 'index.html', undefined],
  ['/about', 'about/index.html', 'about.html'],
  ['/solutions/crm', 'solutions/crm/index.html', 'solutions/crm.html'],
  ['/404', '404.html', undefined],
  ['/solutions/404', 'solutions/404.html', undefined],
])('the page %s is built as %s, and stands as %s, too', (route, file, alias) => {
  expect(toBuiltFile(route)).toBe(file);
  expect(toBuiltAlias(route)).toBe(alias);
});
