// Large settings of islands travel in files of their own.
import { expect, it } from 'vitest';
import { withPropsFiles } from '../../src/node/props-files.ts';

const props = { text: `"A" & 'b' <c>`.repeat(80) };
const escaped = (value: object) =>
  JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
const island = (value: object) => `<pw-island data-live="form" data-props="${escaped(value)}"><p>A</p></pw-island>`;

it('puts large settings into a file, as they were, once for islands that have the same', () => {
  const { html, files } = withPropsFiles(island(props) + island(props));
  const [[path, json], ...others] = Object.entries(files) as [[string, string]];
  expect(others).toEqual([]);
  expect(JSON.parse(json)).toEqual(props);
  const there = `<pw-island data-live="form" data-props-from="/${path}"><p>A</p></pw-island>`;
  expect(html).toBe(there + there);
});

it('leaves small settings where they are', () => {
  const small = island({ text: 'A' });
  expect(withPropsFiles(small)).toEqual({ html: small, files: {} });
});
