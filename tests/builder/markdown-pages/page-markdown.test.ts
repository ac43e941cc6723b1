// Pages as Markdown: what is said of a page's HTML, and which pages are there.
import { expect, it } from 'vitest';
import type { Site } from '#schemas';
import type { PageModel } from '../../../src/checker/check-site.ts';
import { llmsFile } from '../../../src/builder/markdown-pages/machine-files.ts';
import { pageMarkdown } from '../../../src/builder/markdown-pages/page-markdown.ts';

const ofPage = (main: string) => pageMarkdown({ main, title: 'About us', url: 'https://a.example', route: '/about' });

it('has headings, paragraphs, lists, tables and pictures', () => {
  const table =
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2|3</td></tr></tbody></table>';
  expect(ofPage(`<h1>A</h1><p>b <b>c</b></p><ul><li>d</li></ul>${table}<img alt="E" src="/e.png">`)).toBe(
    '# A\n\nb **c**\n\n- d\n\n| A | B |\n| - | - |\n| 1 | 2\\|3 |\n\n![E](https://a.example/e.png)\n',
  );
});

it('begins with the title where no section has a main heading', () => {
  expect(ofPage('<p>Text</p>')).toBe('# About us\n\nText\n');
});

it('makes addresses whole', () => {
  expect(ofPage('<p><a href="/b#c">b</a> <a href="#d">d</a> <a href="https://x.example">x</a></p>')).toContain(
    '[b](https://a.example/b#c) [d](https://a.example/about#d) [x](https://x.example)',
  );
});

it('leaves out what is there to be pressed, seen or run', () => {
  const silent =
    '<button>Go</button><form><input></form><template><p>T</p></template><svg><text>S</text></svg><script>x</script>' +
    '<i aria-hidden="true">I</i><img alt="" src="/x.png"><nav>N</nav><p class="needs-script">P</p>';
  expect(ofPage(`<h1>A</h1>${silent}`)).toBe('# A\n');
  const link = '<a href="https://x.example">x<span class="visually-hidden"> (opens a new tab)</span></a>';
  expect(ofPage(`<p>${link} <span class="visually-hidden">380</span></p>`)).toContain('[x](https://x.example) 380');
});

it('has addresses and names as they are, with their ampersands', () => {
  expect(ofPage('<p>R&amp;D <a href="https://x.example/?a=1&amp;b=2">x</a></p>')).toContain(
    'R&D [x](https://x.example/?a=1&b=2)',
  );
  expect(ofPage('<p>&amp;copy; <code>\\&amp;b</code></p>')).toContain('\\&copy; `\\&b`');
});

it('keeps signs from becoming Markdown', () => {
  expect(ofPage('<h1>A</h1><p># b</p><p>*c*</p>')).toBe('# A\n\n\\# b\n\n\\*c\\*\n');
});

it('lists the pages that may be listed, and no others', () => {
  const site = { name: 'A', url: 'https://a.example', markdownPages: true, labels: { pages: 'Pages' } } as Site;
  const page = (route: string, title: string, listed = true) =>
    ({ route, listed, page: { title, description: 'What [[it]]\nis.' } }) as PageModel;
  const pages = [page('/b', 'B [1]'), page('/', 'Home'), page('/draft', 'D', false), page('/404', 'No')];
  expect(llmsFile(site, pages)).toBe(
    '# A\n\n> What it is.\n\n## Pages\n\n- [Home](https://a.example/index.md): What it is.\n' +
      '- [B \\[1\\]](https://a.example/b.md): What it is.\n',
  );
});
