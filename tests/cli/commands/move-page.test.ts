// `move` and `usages` as an author meets them: on the disk, on the site that ships with the
// product.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planMove } from '../../../src/edits/move-pages.ts';
import { createTextSet, type TextSet } from '../../../src/base/pure/text-set.ts';
import { loadChecker } from '../../../src/site/folder/load-checker.ts';
import { readFacts } from '../../../src/site/folder/project.ts';
import { formatDiff } from '../../../src/site/report/diff.ts';
import { readTexts } from '../../../src/site/folder/site-texts.ts';
import { productRoot } from '../../product-root.ts';
import { runCli } from '../../run-cli.ts';

let site: string;

const pagewright = (...args: string[]) => runCli(...args, '--root', site);

/** Every file of the site's pages, with its text. */
function readFiles(folder: string): Record<string, string> {
  const paths = readdirSync(join(folder, 'pages'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries([...paths, join(folder, 'site.yaml')].map((path) => [path, readFileSync(path, 'utf8')]));
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'pagewright-move-'));
  for (const path of ['site.yaml', 'pages', 'public'])
    cpSync(join(productRoot, path), join(site, path), { recursive: true });
});

afterEach(() => rmSync(site, { recursive: true }));

describe('move', () => {
  it('moves the file, updates the links, writes the redirect, and the site still passes the check', async () => {
    const { status, stdout } = await pagewright('move', '/technology/rfid', '/rfid');
    expect(status).toBe(0);
    expect(stdout).toContain('moved: pages/technology/rfid.yaml -> pages/rfid.yaml\n');
    expect(existsSync(join(site, 'pages/technology/rfid.yaml'))).toBe(false);
    expect(readFileSync(join(site, 'site.yaml'), 'utf8')).toContain('  - from: /technology/rfid\n    to: /rfid\n');
    expect(await pagewright('check')).toMatchObject({ status: 0, stderr: 'No mistakes found.\n' });
  });

  it('with --dry-run, shows the changes and makes none', async () => {
    const before = readFiles(site);
    const { status, stdout } = await pagewright('move', 'about', 'company/about', '--dry-run');
    expect(status).toBe(0);
    expect(stdout).toContain('rename pages/about.yaml -> pages/company/about.yaml\n');
    expect(stdout).toMatch(/^-\s+href: \/about\n\+\s+href: \/company\/about$/m);
    expect(stdout).toMatch(/^@@ line \d+ @@\n\+ {2}- from: \/about\n\+ {4}to: \/company\/about$/m);
    expect(readFiles(site)).toEqual(before);
  });

  it('leaves no empty folder, and without a redirect can be undone byte for byte', async () => {
    const before = readFiles(site);
    expect((await pagewright('move', '/Services', '/work', '--below', '--no-redirect')).status).toBe(0);
    expect(existsSync(join(site, 'pages/Services'))).toBe(false);
    // The site leads /services/... on to /Services/...; these redirects follow the pages.
    expect((await pagewright('check')).status).toBe(0);
    expect((await pagewright('move', '/work', '/Services', '--below', '--no-redirect')).status).toBe(0);
    expect(readFiles(site)).toEqual(before);
  });

  // A limit of the system stands in for a full disk: both refuse in the middle of a file.
  it('renames a page in other capitals, and leaves it unchanged on a full disk', async () => {
    const names = () => readdirSync(join(site, 'pages')).filter((name) => /about/i.test(name));
    appendFileSync(join(site, 'pages/about.yaml'), '# notes of the author\n'.repeat(5000));
    const before = readFiles(site);
    const move = [join(productRoot, 'bin/pagewright.mjs'), 'move', '/about', '/About', '--root', site];
    const limited = spawnSync('sh', ['-c', 'ulimit -f 100 && exec "$@"', 'sh', process.execPath, ...move]);
    expect(limited.status).toBe(2);
    expect(readFiles(site)).toEqual(before);
    expect((await pagewright('move', '/about', '/About')).status).toBe(0);
    expect(names()).toEqual(['About.yaml']);
    expect(readFileSync(join(site, 'pages/About.yaml'), 'utf8')).toBe(before[join(site, 'pages/about.yaml')]);
    expect((await pagewright('check')).status).toBe(0);
  });

  it('refuses with a message and changes nothing', async () => {
    const before = readFiles(site);
    for (const words of [['/abuot', '/x'], ['/about'], ['/', '/home'], ['/about', '/contact']]) {
      const { status, stderr } = await pagewright('move', ...words);
      expect(status).toBe(2);
      expect(stderr).not.toContain('    at ');
    }
    expect(readFiles(site)).toEqual(before);
  });

  it('refuses while the site has errors, because it cannot find links in such files', async () => {
    writeFileSync(join(site, 'pages/new.yaml'), 'title: New\n');
    const { status, stdout, stderr } = await pagewright('move', '/about', '/x');
    expect(status).toBe(1);
    expect(stdout).toContain('pages/new.yaml:1:1');
    expect(stderr).toContain('Correct these first');
  });
});

describe('every page of the site that ships with the product', () => {
  const project = { productRoot, siteRoot: productRoot };
  const checker = loadChecker(project);
  const facts = readFacts(project);
  const first = readTexts(project);
  const routes = checker.createRuleContext({ texts: first, facts }).pages.map(({ route }) => route);

  function moved(texts: TextSet, from: string, to: string): TextSet {
    const plan = planMove(
      { from, to, below: false, redirect: true },
      checker.createRuleContext({ texts, facts }),
      texts,
    );
    if (!plan.ok) throw new Error(plan.reason);
    expect(plan.byHand).toEqual([]);
    const names = new Map(plan.moves.map(({ file, newFile }) => [file, newFile]));
    return createTextSet(
      Object.fromEntries(
        texts.paths.map((path) => [names.get(path) ?? path, plan.texts.get(path) ?? texts.text(path)]),
      ),
    );
  }

  it.each(routes.filter((route) => route !== '/' && !route.endsWith('/404')))(
    '%s moves there and back, and the check is content after each move',
    (route) => {
      const there = moved(first, route, '/moved/away');
      expect(checker.checkSite({ texts: there, facts }).diagnostics).toEqual([]);
      const back = moved(there, '/moved/away', route);
      expect(checker.checkSite({ texts: back, facts }).diagnostics).toEqual([]);
      expect(back.paths).toEqual(first.paths);
      const differing = back.paths.filter((path) => back.text(path) !== first.text(path));
      expect(differing).toEqual(['site.yaml']);
      expect(back.text('site.yaml')).toBe(`${first.text('site.yaml')}  - from: /moved/away\n    to: ${route}\n`);
    },
  );
});

describe('usages', () => {
  it('prints file:line:column, what it is, and how many there are', async () => {
    const { status, stdout } = await pagewright('usages', 'client-logos');
    expect(status).toBe(0);
    const lines = stdout.trim().split('\n');
    expect(lines[0]).toMatch(/^pages\/\S+\.yaml:\d+:\d+: shared section client-logos, section \d+ \(shared\)$/);
    expect(lines.at(-1)).toMatch(new RegExp(`^${lines.length - 1} uses? in \\d+ files?\\.$`));
  });

  it('prints the same as JSON, for every kind that a name stands for or for one', async () => {
    const all = JSON.parse((await pagewright('usages', 'callback', '--json')).stdout);
    expect(new Set(all.usages.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['popup', 'form']));
    expect(all.count).toBe(all.usages.length);
    const some = JSON.parse((await pagewright('usages', 'callback', '--kind', 'form', '--json')).stdout);
    expect(some.usages).toEqual(all.usages.filter(({ kind }: { kind: string }) => kind === 'form'));
    for (const { file, range } of some.usages) {
      const text = readFileSync(join(site, file), 'utf8');
      expect(text.slice(range.start.offset, range.end.offset)).toBe('callback');
    }
  });

  it('suggests the nearest name for an unknown one, with exit code 2', async () => {
    const { status, stderr } = await pagewright('usages', 'calback');
    expect(status).toBe(2);
    expect(stderr).toContain('Did you mean callback?');
    expect((await pagewright('usages')).status).toBe(2);
    expect((await pagewright('usages', 'callback', '--kind', 'window')).status).toBe(2);
  });
});

describe('the diff', () => {
  it('has one hunk for each place, also when lines are added or removed', () => {
    const before = 'a\nb\nc\nd\ne\nf\n';
    expect(formatDiff('x', before, 'a\nB\nc\nd\ne\nf\ng\n')).toBe(
      '--- x\n+++ x\n@@ line 2 @@\n-b\n+B\n@@ line 7 @@\n+g\n',
    );
    expect(formatDiff('x', before, 'b\nc\nd\ne\nf!\n')).toBe('--- x\n+++ x\n@@ line 1 @@\n-a\n@@ line 6 @@\n-f\n+f!\n');
  });
});
