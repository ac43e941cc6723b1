// A second, unrelated site is built by the same product: nothing of the first one is in the product.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../src/builder/build.ts';
import { productRoot } from '../product-root.ts';

const siteRoot = join(productRoot, 'tests/fixtures/sites/bakery');
const out = mkdtempSync(join(tmpdir(), 'pagewright-bakery-'));
const computeHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (path: string) => readFileSync(join(out, path), 'utf8');

describe('a second site', () => {
  beforeAll(async () => {
    expect(await build({ productRoot, siteRoot }, { outDir: out })).toBe(0);
  }, 60_000);

  it('has its own pages in its own language, colours and words', () => {
    expect(page('index.html')).toContain('<html lang="de">');
    expect(page('index.html')).toMatch(/--brand:#7c2d12[;}]/);
    expect(page('index.html')).toContain('--btn-fill:var(--brand)');
    expect(page('index.html')).toContain('background:var(--btn-fill)');
    expect(page('brot/index.html')).toContain('Roggen');
    expect(page('404.html')).toContain('Diese Seite gibt es nicht');
    expect(page('sitemap.xml')).toContain('<loc>https://krume.example/brot</loc>');
  });

  it('has each page under two names of one file, because most hosts answer /brot with the one and /brot/ with the other', () => {
    const inode = (path: string) => statSync(join(out, path)).ino;
    expect(inode('brot.html')).toBe(inode('brot/index.html'));
    const named = walk(out).flatMap((path) => (path.endsWith('.html') ? relative(out, path) : []));
    expect(named.sort()).toEqual([
      '404.html',
      'brot.html',
      'brot/index.html',
      'frage.html',
      'frage/index.html',
      'index.html',
    ]);
  });

  it('has site values in its texts', () => {
    expect(page('index.html')).toContain('Jeden Morgen 40 Laibe');
  });

  it('has only the CSS that each of its pages uses', () => {
    expect(page('brot/index.html')).not.toContain('.carousel-track');
    expect(page('brot/index.html')).toContain('.card{');
  });

  it('draws its icons in place, so that a page asks for no file of them', () => {
    const wheat = readFileSync(join(productRoot, 'node_modules/lucide-static/icons/wheat.svg'), 'utf8');
    const strokes = [...wheat.matchAll(/ d="([^"]+)"/g)].map(([, stroke]) => stroke!);
    expect(strokes.length).toBeGreaterThan(5);
    for (const stroke of strokes) expect(page('brot/index.html').split(stroke)).toHaveLength(3);
  });

  it('has no style attribute and no inline handler, which a strict content policy would refuse', () => {
    expect(page('index.html')).not.toMatch(/<[^>]+ (style|on\w+)=/);
  });

  it('allows in each page exactly the inline script and style that stand in it', () => {
    for (const path of ['index.html', 'brot/index.html', '404.html']) {
      const html = page(path);
      const [, policy = ''] =
        /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)!;
      const inline = [...html.matchAll(/<(?:script|style)>([^]*?)<\/(?:script|style)>/g)].map(([, text]) =>
        computeHash(text!),
      );
      expect(inline).toHaveLength(2);
      expect(policy.match(/'sha256-[^']+'/g)!.sort()).toEqual(inline.sort());
      expect(policy).toMatch(/^default-src 'none'; /);
      expect(policy).not.toMatch(/unsafe|\*/);
    }
  });

  it('has the files that hosts look for, and those for a server beside it', () => {
    expect(readdirSync(out)).toEqual(expect.arrayContaining(['_headers', '_redirects', '.htaccess', 'vercel.json']));
    expect(readFileSync(`${out}-hosts/nginx.conf`, 'utf8')).toContain('server_name krume.example;');
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page('index.html'))!;
    for (const file of ['_headers', '.htaccess', 'vercel.json']) expect(page(file)).toContain(computeHash(script));
  });

  it('has nothing of the gallery, of the editor and of the tools they use', () => {
    const marks = ['__blocks', '__editor', 'pagewright-edit', 'data-pw-', 'react-aria', 'codemirror', 'open-in-editor'];
    const sources = walk(join(productRoot, 'src')).map((path) => readFileSync(path, 'utf8'));
    const built = walk(out).map((path) => readFileSync(path, 'latin1'));
    for (const mark of marks) {
      expect(sources.some((text) => text.includes(mark))).toBe(true);
      expect(built.filter((text) => text.includes(mark))).toEqual([]);
    }
    expect(built.filter((text) => /axe-core|axe\.run/.test(text))).toEqual([]);
  });

  it('is compressed ahead of time', () => {
    expect(readdirSync(out)).toEqual(expect.arrayContaining(['index.html.br', 'index.html.gz']));
  });

  it('has nothing of the site that ships with the product', () => {
    const shipped = parse(readFileSync(join(productRoot, 'site.yaml'), 'utf8')) as Record<string, string>;
    const html = ['index.html', 'brot/index.html', '404.html'].map(page).join('');
    for (const key of ['name', 'phone', 'email', 'address', 'hours', 'url']) expect(html).not.toContain(shipped[key]);
  });
});

describe('the product', () => {
  it('holds no text, route or number of the site that ships with it', () => {
    const shipped = parse(readFileSync(join(productRoot, 'site.yaml'), 'utf8')) as Record<string, unknown>;
    const words = ['name', 'phone', 'secondPhone', 'email', 'careersEmail', 'address', 'hours'].map((key) =>
      String(shipped[key]),
    );
    const routes = readdirSync(join(productRoot, 'pages/solutions')).map((name) => name.replace('.yaml', ''));
    const sources = walk(join(productRoot, 'src'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const found = [
      ...words,
      ...routes.filter((route) => route !== '404'),
      'Noida',
      '380+',
      'Request a Callback',
      'resturant',
    ].filter((word) => sources.includes(word));
    expect(found).toEqual([]);
  });
});

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
