// @vitest-environment happy-dom
// Sections that are pasted from another site's window: every section of every type passes the check of a site that has
// nothing of what it names, and what the clipboard holds is read as data of unknown origin.
import { describe, expect, it, test } from 'vitest';
import { stringify } from 'yaml';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { describeSections } from '../../../src/edits/fields/describe-fields.ts';
import { collectSiteValues } from '../../../src/edits/fields/site-values.ts';
import { listFiles } from '../../../src/editor/client/clipboard/bring-files.ts';
import { parseClipboardHtml, toClipboardHtml } from '../../../src/editor/client/clipboard/copied-sections.ts';
import { fitPasted, renameAnchors, toFitting } from '../../../src/editor/client/clipboard/fit-pasted.ts';
import type { EditorPage, EditorStart } from '../../../src/editor/protocol/page.ts';
import { checker, facts, schemas } from '../../checker/test-site.ts';

const types = describeSections(schemas);
const site = {
  name: 'Other',
  url: 'https://other.example.com',
  menu: [{ label: 'Home', href: '/' }],
  footer: { blurb: 'Words.', columns: [{ heading: 'Pages', links: [{ label: 'Home', href: '/' }] }] },
};
const home = { title: 'Home', description: 'What it is about.', blocks: [{ type: 'rich-text', text: 'Words.' }] };
const names = { address: { '/': 'Home' }, image: { '/images/logo.svg': '' }, shared: {}, popup: {}, form: {} };
const start = { sections: types, names } as unknown as EditorStart;
const page = {
  file: 'pages/index.yaml',
  files: { 'pages/index.yaml': { data: home }, 'site.yaml': { data: site } },
} as unknown as EditorPage;
const copied = (sections: Record<string, unknown>[], values = {}) => {
  return { origin: 'http://127.0.0.1:6000', key: 'k', values, sections };
};
const paste = (sections: Record<string, unknown>[], files = new Map<string, string>(), values = {}) =>
  fitPasted(copied(sections, values), { page, start }, files);

/** Codes about the site as a whole, and about pictures that are still to come. */
const expected = ['site/unused-file', 'site/unreachable-page', 'site/no-not-found-page', 'image/empty'];

function check(sections: readonly unknown[]): string[] {
  const data = { ...home, blocks: [...home.blocks, ...sections] };
  const texts = { 'site.yaml': stringify(site), 'pages/index.yaml': stringify(data, { aliasDuplicateObjects: false }) };
  const { diagnostics } = checker.checkSite({ texts: createTextSet(texts), facts });
  return diagnostics
    .filter(({ code, severity }) => severity === 'error' && !expected.includes(code))
    .map(({ code, message }) => `${code} ${message}`);
}

test('the site itself is without a mistake', () => {
  expect(check([])).toEqual([]);
});

test.each(Object.values(types).filter(({ type }) => type !== 'shared'))(
  '$type from another site passes the check of a site that has nothing of what it names',
  ({ examples }) => {
    for (const example of examples) {
      const { sections, words } = paste([example as Record<string, unknown>]);
      expect(check(sections)).toEqual([]);
      if (sections.length === 0) expect(words.length).toBeGreaterThan(0);
    }
  },
);

describe('what the other site does not have', () => {
  it('is replaced by what it has, or left out, with a sentence for each', () => {
    const { sections, words } = paste([
      {
        type: 'cta',
        heading: 'Hello',
        text: 'See [our team](/team#people) or [us](/), ![Bread](/images/bread.jpg).',
        sparkle: true,
        button: { label: 'Book', opens: 'booking' },
      },
      { type: 'shared', name: 'band' },
      { type: 'firework', heading: 'Bang' },
    ]);
    expect(sections).toEqual([
      {
        type: 'cta',
        heading: 'Hello',
        text: 'See [our team](/) or [us](/), Bread.',
        button: { label: 'Book', href: '/' },
      },
    ]);
    expect(words).toEqual([
      'There is no page /team#people on this site: links to it lead to the home page.',
      'The file /images/bread.jpg could not be brought along: its picture is still to come.',
      'The setting “sparkle” is not known here, so it was left out.',
      '“booking” (a pop-up) is not on this site, so it was left out.',
      'The shared section “band” is not on this site, so it was left out.',
      'A section was left out, because this site cannot show it: firework.',
    ]);
  });

  it('has the address of a picture that was brought along, and keeps its description', () => {
    const image = { src: '/images/bread.jpg', alt: 'Bread' };
    const section = { type: 'gallery', pictures: [{ image }, { image: { ...image, src: '/images/gone.jpg' } }] };
    const { sections } = paste([section], new Map([['/images/bread.jpg', '/images/bread-2.jpg']]));
    expect(sections).toEqual([
      {
        type: 'gallery',
        pictures: [{ image: { src: '/images/bread-2.jpg', alt: 'Bread' } }, { image: { src: '', alt: '' } }],
      },
    ]);
    const fitting = toFitting({ page, start }, [section]);
    expect(listFiles([section], fitting)).toEqual(['/images/bread.jpg', '/images/gone.jpg']);
  });

  it('is a value of the other site.yaml: its words are in place of the placeholder', () => {
    const section = { type: 'rich-text', text: 'Call {site.phone}, {site.name}.' };
    const values = collectSiteValues([section], { phone: '+49 1', name: 'First' });
    expect(values).toEqual({ phone: '+49 1', name: 'First' });
    expect(paste([section], undefined, values).sections).toEqual([
      { type: 'rich-text', text: 'Call +49 1, {site.name}.' },
    ]);
  });

  it('and anchors that the page has already get a number, with the links to them', () => {
    const section = {
      type: 'cta',
      id: 'top-offer',
      text: '[Here](#top-offer)',
      button: { label: 'Go', href: '#top-offer' },
    };
    const files = { 'pages/index.yaml': { data: { blocks: [section] } } } as unknown as EditorPage['files'];
    expect(renameAnchors([section], { ...page, files })).toEqual([
      { type: 'cta', id: 'top-offer-2', text: '[Here](#top-offer-2)', button: { label: 'Go', href: '#top-offer-2' } },
    ]);
  });
});

describe('the clipboard', () => {
  const section = { type: 'rich-text', text: 'Words with "quotes" & <b>signs</b>.' };

  it('has the sections, and their words for other programs', () => {
    const html = toClipboardHtml(copied([section]), 'Words\n<script>alert(1)</script>');
    expect(parseClipboardHtml(`<html><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`)).toEqual(
      copied([section]),
    );
    expect(html).not.toContain('<script>');
    expect(html).toContain('<p>Words</p>');
  });

  it.each([
    ['nothing of the product', '<p>Words</p>'],
    ['no JSON', '<div data-pagewright-sections="{">'],
    ['an address on the web', { ...copied([section]), origin: 'https://evil.example' }],
    ['a name that only looks like this computer', { ...copied([section]), origin: 'http://localhost.evil.example' }],
    ['an address with a path', { ...copied([section]), origin: 'http://127.0.0.1:6000/x' }],
    ['no list', { ...copied([section]), sections: 'all' }],
    ['a section without a type', { ...copied([section]), sections: [section, { text: 'x' }] }],
    ['more than a page holds', copied([{ ...section, text: 'x'.repeat(600_000) }])],
  ])('with %s pastes no sections', (_name, held) => {
    const html = typeof held === 'string' ? held : toClipboardHtml(held as never, '');
    expect(parseClipboardHtml(html)).toBeNull();
  });

  it('with names of the language in its place of settings changes nothing but the page', () => {
    const json = `{"origin":"http://127.0.0.1:6000","key":"k","values":{},"sections":[{"type":"rich-text","text":"x","__proto__":{"polluted":1}},{"type":"constructor"}]}`;
    const holder = document.createElement('div');
    holder.setAttribute('data-pagewright-sections', json);
    const read = parseClipboardHtml(holder.outerHTML)!;
    const { sections } = paste(read.sections);
    expect(JSON.stringify(sections)).toBe('[{"type":"rich-text","text":"x"}]');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
