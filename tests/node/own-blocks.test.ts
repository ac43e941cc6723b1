// A site with sections, a header and a stylesheet of its own: checked, built and with its own scripts, by the same product.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { productRoot } from '../product-root.ts';
import { runCli } from '../run-cli.ts';

const original = join(productRoot, 'tests/fixtures/sites/hotel');
const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-hotel-'));
const html = (path: string) => readFileSync(join(siteRoot, 'dist', path), 'utf8');
const build = () => runCli('build', '--root', siteRoot);

/** Writes a file of the site, and puts it back as it was after `use`. */
async function withFile<T>(path: string, text: string, use: () => Promise<T>): Promise<T> {
  const file = join(siteRoot, path);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  try {
    return await use();
  } finally {
    if (before) writeFileSync(file, before);
    else rmSync(file);
  }
}

beforeAll(async () => {
  cpSync(original, siteRoot, { recursive: true, filter: (path) => !path.includes('.pagewright') });
  const { status, stdout, stderr } = await build();
  expect(stdout + stderr).toContain('Built 2 pages');
  expect(status).toBe(0);
});

describe('a site with sections of its own', () => {
  it('shows them, with their pictures, and in the place of the product’s where they have its names', () => {
    expect(html('rooms/index.html')).toContain('<li class="rooms-entry"><img src="/images/loft.svg"');
    expect(html('index.html')).toContain('class="section mill-cta"');
    expect(html('index.html')).toContain('<h1 class="text-3xl">Nine rooms by the <span class="highlight">water</span>');
  });

  it('gives each page the CSS that it uses of theirs, and the site’s stylesheet the last word', () => {
    expect(html('rooms/index.html')).toContain('.rooms-entry{border-top:3px solid #1d4d4f');
    expect(html('index.html')).not.toContain('.rooms-entry');
    expect(html('index.html')).toContain('.mill-cta{background:linear-gradient');
    expect(html('rooms/index.html')).not.toContain('.mill-cta');
    const rules = [...html('index.html').matchAll(/h2\{[^}]*letter-spacing:([^;}]+)/g)].map(([, value]) => value);
    expect(rules.at(-1)).toBe('.02em');
  });

  it('gives a page the classes that only its island names', () => {
    expect(html('rooms/index.html')).toContain('.italic{');
    expect(html('index.html')).not.toContain('.italic{');
  });

  it('loads what wakes on a page and nothing else, and of pagewright/ui what an island names', () => {
    expect(html('rooms/index.html')).toMatch(/data-island-modules="[^"]*\/assets\/stay-price\.island-/);
    expect(html('index.html')).not.toContain('stay-price');
    const assets = join(siteRoot, 'dist/assets');
    const island = readdirSync(assets).find((name) => /^stay-price\.island-.*\.js$/.test(name))!;
    expect(readFileSync(join(assets, island)).length).toBeLessThan(1500);
  });

  it('has its own header on every page, with the open page marked in it', () => {
    expect(html('rooms/index.html')).toMatch(/<header class="mill-header[^]*aria-current="page">Rooms/);
    expect(html('index.html')).toMatch(/<header class="mill-header[^]*aria-current="page">Home/);
    expect(html('index.html')).toContain('<a class="skip-link" href="#main">');
  });

  it('keeps bundles of its own, in its own folder', () => {
    expect(readdirSync(join(siteRoot, '.pagewright/bundles'))).toHaveLength(1);
  });

  it('is built again when a component or a stylesheet changes, and not when nothing does', async () => {
    const twice = async () => [await build(), await build()].map(({ stdout }) => stdout);
    await twice();
    expect((await build()).stdout).toContain('0 of them anew');
    const text = readFileSync(join(siteRoot, 'blocks/rooms/rooms.tsx'), 'utf8');
    await withFile('blocks/rooms/rooms.tsx', text.replace('mt-3 text-lg', 'mt-3 changed text-lg'), async () => {
      await build();
      expect(html('rooms/index.html')).toContain('mt-3 changed text-lg');
    });
    await withFile('styles.css', 'h2 { letter-spacing: 0.3em; }', async () => {
      await build();
      expect(html('index.html')).toContain('letter-spacing:.3em');
    });
  });
});

describe('the check of a site with sections of its own', () => {
  const page = (block: string) => `title: A page\ndescription: A page.\nblocks:\n${block}`;

  it('reports what a section of the site does not know, as of the product’s own', async () => {
    const text = page('  - type: rooms\n    hedding: Rooms\n    rooms: [{ name: The loft }]\n');
    const { status, stdout } = await withFile('pages/new.yaml', text, () => runCli('check', '--root', siteRoot));
    expect(status).toBe(1);
    expect(stdout).toContain('"hedding" is not a setting of a "rooms" section. Did you mean "heading"?');
  });

  it('suggests a section of the site for a misspelt type', async () => {
    const text = page('  - type: room\n    heading: Rooms\n');
    const { stdout } = await withFile('pages/new.yaml', text, () => runCli('check', '--root', siteRoot));
    expect(stdout).toContain('Did you mean "rooms"?');
  });

  it('looks for the pictures that a section of the site names', async () => {
    const text = page(
      '  - type: rooms\n    heading: Rooms\n    rooms: [{ name: A, picture: { src: /images/lofd.svg, alt: A bed } }]\n',
    );
    const { stdout } = await withFile('pages/new.yaml', text, () => runCli('check', '--root', siteRoot));
    expect(stdout).toContain('/images/loft.svg');
  });
});
