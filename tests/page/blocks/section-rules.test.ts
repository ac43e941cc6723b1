// Contents of sections that an author may write, and their HTML: texts, tables, films, contact
// details, names.
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { initials } from '../../../src/page/blocks/team/initials.ts';
import { foundIn } from '../../checker/test-site.ts';
import { rendered } from './rendered.ts';

const page = (...blocks: object[]) => stringify({ title: 'Test', description: 'A page.', blocks });
const found = (text: string) => foundIn(page({ type: 'rich-text', text }));
const shown = (text: string) => rendered({ type: 'rich-text', heading: 'Heading', text });

describe('a longer text', () => {
  it('has headings below the section, lists, numbers, quotations and links', () => {
    const html = shown('## Part\n\nText **strong** [words](/test).\n\n- a\n- b\n\n3. c\n4. d\n\n> said\n> so');
    expect(html).toContain('<h2 class="text-xl">Part</h2>');
    expect(html).toMatch(/<strong>strong<\/strong> <a href="\/test"[^>]*>words<\/a>/);
    expect(html).toMatch(/<ul[^>]*><li[^>]*>a<\/li><li[^>]*>b<\/li><\/ul>/);
    expect(html).toMatch(/<ol[^>]* start="3"><li[^>]*>c<\/li><li[^>]*>d<\/li><\/ol>/);
    expect(html).toMatch(/<blockquote[^>]*>said so<\/blockquote>/);
  });

  it('is never HTML', () => {
    expect(shown('1 < 2 & "3" <your name>')).toContain('1 &lt; 2 &amp; &quot;3&quot; &lt;your name&gt;');
  });

  it.each(['/about', '#part', 'https://example.com/a?b=c', 'mailto:a@example.com', 'tel:+911200000000'])(
    'may link to %s',
    (address) => {
      expect(found(`[words](${address})`).filter((entry) => !entry.includes('site/'))).toEqual([]);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    '//evil.example',
    '/\\evil.example',
    'http://example.com',
    'data:x',
    '',
  ])('may not link to %j, which is told at its place', (address) => {
    expect(found(`Text.\n\n[words](${address}) and [more](/)`)).toHaveLength(1);
  });

  it.each([
    [
      'a section of terms',
      { type: 'text-sections', heading: 'A', sections: [{ heading: 'B', text: '[c](javascript:d)' }] },
    ],
    ['an answer', { type: 'faq', heading: 'A', items: [{ question: 'B', answer: '[c](javascript:d)' }] }],
    ['a callout', { type: 'callout', text: '[c](javascript:d)' }],
    ['a caption', { type: 'picture', image: { src: '/images/example.svg', alt: '' }, caption: '[c](javascript:d)' }],
  ])('may not link to what is no address in %s', (_where, block) => {
    expect(foundIn(page(block))).toHaveLength(1);
  });

  it('may link to pages that are there only', () => {
    expect(found('[a](/) and [b](/nowhere) and [c](#nowhere)')).toEqual([
      '5:27 site/broken-link',
      '5:45 site/broken-anchor',
    ]);
    const answer = { type: 'faq', heading: 'A', items: [{ question: 'B', answer: '[c](/nowhere)' }] };
    expect(foundIn(page(answer))).toEqual(['8:22 site/broken-link']);
  });

  it('leaves single brackets as they are, and links alone where a section has none', () => {
    expect(shown('[sic] (a) [b] (c)')).toContain('[sic] (a) [b] (c)');
    expect(rendered({ type: 'steps', heading: 'A', steps: [{ title: 'B', text: '[c](/d)' }] })).toContain('[c](/d)');
  });
});

describe('a comparison', () => {
  it('has as many values in a row as there are columns', () => {
    const columns = [{ label: 'B' }, { label: 'C' }];
    const table = (...values: string[]) => ({
      type: 'comparison',
      heading: 'A',
      columns,
      rows: [{ label: 'D', values }],
    });
    expect(foundIn(page(table('1', '2')))).toEqual([]);
    expect(foundIn(page(table('1')))).toEqual(['12:11 schema/too-few']);
    expect(foundIn(page(table('1', '2', '3')))).toEqual(['14:13 schema/too-many']);
  });

  it('says its ticks and dashes in words, and names rows and columns', () => {
    const html = rendered({
      type: 'comparison',
      heading: 'A',
      columns: [{ label: 'B' }],
      rows: [{ label: 'D', values: ['yes'] }],
    });
    expect(html).toContain('<span class="visually-hidden">Yes</span>');
    expect(html).toContain('<th scope="row">D</th>');
    expect(html).toMatch(/role="region" aria-label="A" tabindex="0"/i);
  });
});

describe('a video', () => {
  const film = { type: 'video', title: 'A', poster: { src: '/images/example.svg', alt: '' } };
  const captions = [{ file: '/a.vtt', language: 'en', label: 'English' }];

  it('of the site itself needs captions', () => {
    expect(foundIn(page({ ...film, video: '/a.mp4', captions }))).toEqual([]);
    expect(foundIn(page({ ...film, video: '/a.mp4' }))).toHaveLength(1);
    expect(foundIn(page({ ...film, video: 'https://vimeo.com/1084537' }))).toEqual([]);
  });

  it.each([
    'https://evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ"><script>',
    'http://vimeo.com/1084537',
    '//evil.example/a.mp4',
    '/film.mov',
  ])('cannot be %s', (video) => {
    expect(foundIn(page({ ...film, video, captions })).length).toBeGreaterThan(0);
  });
});

describe('contact details', () => {
  const place = (settings: object) =>
    page({ type: 'contact-details', heading: 'A', places: [{ name: 'B', ...settings }] });

  it('come from site.yaml or from the page, and lead to the telephone and the mail', () => {
    expect(foundIn(place({ phones: ['{site.phone}'], email: 'a@example.com' }))).toEqual([]);
    const html = rendered({
      type: 'contact-details',
      heading: 'A',
      places: [{ name: 'B', phones: ['{site.phone}'], email: 'a@example.com' }],
    });
    expect(html).toMatch(/href="tel:\+911200000000"[^>]*><bdi dir="ltr">\+91\u00a0120\u00a0000\u00a00000</);
    expect(html).toContain('href="mailto:a@example.com"');
  });

  it.each([{ phones: ['call us'] }, { phones: ['javascript:1'] }, { email: 'a at b' }, { email: 'a@b@c' }])(
    'cannot be %j',
    (settings) => {
      expect(foundIn(place(settings))).toHaveLength(1);
    },
  );
});

describe('initials', () => {
  it.each([
    ['Asha Rao', 'AR'],
    ['de la Cruz', 'DC'],
    ['  ö ', 'Ö'],
    ['प्रिया शर्मा', 'प्रिश'],
    ['田中 花子', '田花'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
