import { describe, expect, test } from 'vitest';
import { check, found } from './test-site.ts';

describe('a sound site', () => {
  test('has no diagnostics and gives its pages with defaults, ids and sizes', () => {
    const site = check({});
    expect(site.diagnostics).toEqual([]);
    expect(site.site?.footer.blurb).toBe('Software since 2006.');
    expect(site.site?.logo).toEqual({ src: '/images/logo.svg', alt: 'Example', width: 120, height: 600 });
    expect(site.site?.theme.radius).toBe(12);
    expect(site.pages).toMatchObject([
      {
        route: '/',
        file: 'pages/index.yaml',
        lines: [4],
        page: {
          title: 'Home',
          description: 'The home page.',
          layout: 'site',
          listed: true,
          blocks: [
            {
              type: 'cta',
              id: 'cta',
              background: 'plain',
              heading: 'See it at work',
              button: { label: 'Book a demo', href: '/' },
            },
          ],
        },
      },
    ]);
  });

  test('reports a missing site.yaml once', () => {
    expect(found(check({}, ['site.yaml']))).toEqual(['site.yaml:1:1 site/no-site-file']);
  });
});
