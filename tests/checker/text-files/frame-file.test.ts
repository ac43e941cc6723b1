// HTML files of the site's own: what browsers refuse in them on a host is told, and nothing else.
import { describe, expect, it, test } from 'vitest';
import { findRefusedParts } from '../../../src/checker/text-files/frame-file.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { checker, facts, pageYaml, siteYaml } from '../test-site.ts';

const refused = (html: string) => findRefusedParts(html).map(({ what, name }) => `${what} ${name}`.trim());

test.each([
  ['<script>a()</script>', ['script']],
  ['<SCRIPT type=module>a()</SCRIPT>', ['script']],
  ['<script src="https://cdn.example/a.js"></script>', ['load https://cdn.example/a.js']],
  ['<script src=//cdn.example/a.js></script>', ['load //cdn.example/a.js']],
  ['<script type="module" src="/embeds/a.js"></script>', ['module /embeds/a.js']],
  [`<p title="a > b" onclick='x("y")'>`, ['handler onclick']],
  ['<a href="javascript:go()">', ['handler href="javascript:…"']],
  ['<img src="https://a.example/b.png" alt="">', ['load https://a.example/b.png']],
  ['<iframe src="https://a.example/"></iframe>', ['frame https://a.example/']],
  ['<form action="https://a.example/post" method="post">', ['form https://a.example/post']],
  [
    '<link href="https://fonts.googleapis.com/css2?family=A" rel="stylesheet">',
    ['font https://fonts.googleapis.com/css2?family=A'],
  ],
  ['<style>@font-face { font-family: A; src: url(/a.woff2) }</style>', ['font']],
])('%s', (html, expected) => expect(refused(html)).toEqual(expected));

test.each([
  '<script src="/embeds/a.js"></script><script src="a.js" defer></script>',
  '<script type="application/json">{"a": 1}</script><script> </script>',
  '<!-- <script>a()</script> <p onclick="x()"> -->',
  '<script src="/a.js">/* <p onclick="b()"> */</script>',
  '<style>p { color: red } /* <img src="https://a.example/"> */</style><p style="color: red">',
  '<link rel="stylesheet" href="https://a.example/b.css"><link rel="icon" href="https://a.example/b.ico">',
  '<img src="data:image/png;base64,x" alt=""><img src="/images/a.jpg" alt=""><a href="https://a.example/">',
  '<a href="javascript:void(0)"><p data-on="1" one="2" on="3">',
  '<script src="/a.js"',
  '<p title="<script>a()</script>">',
])('nothing of %s', (html) => expect(refused(html)).toEqual([]));

it('is found in time, whatever is open', () => {
  const start = performance.now();
  for (const text of ['<p "', '<script "', '<!--', '<a onclick="', '<script>', "<p a='b' "]) refused(text.repeat(3000));
  expect(performance.now() - start).toBeLessThan(2000);
});

describe('the check', () => {
  const embed = '  - { type: embed, title: A sum, source: /embeds/sum.html }\n';
  const found = (html: string, { page = pageYaml + embed, site = siteYaml, more = {} } = {}) =>
    checker
      .checkSite({
        texts: createTextSet({ 'site.yaml': site, 'pages/index.yaml': page, ...more }),
        facts: { ...facts, publicText: (address) => (address === '/embeds/sum.html' ? html : undefined) },
      })
      .diagnostics.map(({ file, range: { start }, message, related }) => [
        `${file}:${start.line}:${start.column} ${message}`,
        ...related.map((note) => `${note.file}:${note.range.start.line}:${note.range.start.column}`),
      ]);

  it('tells each kind once, where the page names the file, with all places in it', () => {
    expect(found('<p onclick="a()">\n<p onclick="b()">\n  <img src="https://a.example/b.png" alt="">')).toEqual([
      [
        'pages/index.yaml:9:42 Browsers will load nothing from a.example for /embeds/sum.html, line 3.',
        'public/embeds/sum.html:3:3',
      ],
      [
        'pages/index.yaml:9:42 Browsers will not run onclick in /embeds/sum.html, line 1.',
        'public/embeds/sum.html:1:1',
        'public/embeds/sum.html:2:1',
      ],
    ]);
  });

  it('tells it in the shared section that names the file', () => {
    const page = `${pageYaml}  - { type: shared, name: sum }\n`;
    const more = { 'pages/_shared/sum.yaml': `blocks:\n${embed}` };
    expect(found('<script>a()</script>', { page, more })).toMatchObject([
      [expect.stringContaining('pages/_shared/sum.yaml:2:42'), 'public/embeds/sum.html:1:1', 'pages/index.yaml:9:7'],
    ]);
  });

  it('lets in what the policy of the site lets in', () => {
    expect(found('<img src="https://www.example.com/images/a.jpg" alt="">')).toEqual([]);
    const frame = '<iframe src="https://player.vimeo.com/video/1"></iframe>';
    expect(found(frame)).toHaveLength(1);
    const film = '  - { type: embed, title: A film, source: "https://vimeo.com/1084537" }\n';
    expect(found(frame, { page: pageYaml + embed + film })).toEqual([]);
    const form = '<form action="https://formspree.io/f/abcdwxyz" method="post">';
    expect(found(form)).toHaveLength(1);
    const site = siteYaml.replace('endpoints:\n', 'endpoints:\n  formspree: https://formspree.io/f/abcdwxyz\n');
    expect(found(form, { site })).toEqual([]);
  });

  it('is silent about a file that nothing shows, or that is missing', () => {
    expect(found('<script>a()</script>', { page: pageYaml })).toEqual([]);
    expect(found('<script>a()</script>', { page: pageYaml + embed.replace('sum.html', 'other.html') })).toEqual([]);
  });

  it('can be ignored like other warnings', () => {
    const page = `${pageYaml}  # check-ignore site/refused-in-frame: it counts in the open only\n${embed}`;
    expect(found('<script>a()</script>', { page })).toEqual([]);
  });
});
