// Anchors and tags in the letters of any script: defined, linked to, and told where they are wrong.
import { describe, expect, test } from 'vitest';
import { check } from '../test-site.ts';

const page = (id: string, href: string) => `title: Test
description: A page.
blocks:
  - type: rich-text
    id: ${id}
    heading: Test
    text: "[Link](${href}) and [link](/test${href})"
`;
const codes = (id: string, href = `#${id}`) =>
  check({ 'pages/test.yaml': page(id, href) }).diagnostics.map(({ code }) => code);

describe('an anchor', () => {
  test.each(['our-team', 'größe', 'हमारी-टीम', 'فريقنا', 'צוות-2', '会社概要', 'команда'])('may be %s', (id) => {
    expect(codes(id)).toEqual([]);
  });

  test.each(['Team', 'Größe', '2-team', 'our team', 'команда_1', '-x'])('may not be %s', (id) => {
    expect(codes(id, '#top')).toContain('schema/bad-format');
  });

  test('in another script is missing where a link leads to none', () => {
    expect(codes('हमारी-टीम', '#हमारी-टीमें')).toEqual(['site/broken-anchor', 'site/broken-anchor']);
  });
});
