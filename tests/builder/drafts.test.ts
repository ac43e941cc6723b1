// Drafts and dates from end to end: what a build writes at a date, what next-change prints, what the dev server shows.
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { build } from '../../src/builder/build.ts';
import { hiddenMarks } from '../../src/dev/server/dev-pages.ts';
import { LiveSite } from '../../src/dev/server/live-site.ts';
import { productRoot } from '../product-root.ts';
import { runCli } from '../run-cli.ts';
import type { Project } from '../../src/site/folder/project.ts';

let project: Project;

const path = (file: string) => join(project.siteRoot, file);
const change = (file: string, from: string, to: string) =>
  writeFileSync(path(file), readFileSync(path(file), 'utf8').replace(from, to));
const page = `title: Weihnachten
description: Was es zu Weihnachten gibt.
publish: { from: 2026-12-01, until: 2026-12-26 }
blocks:
  - type: cta
    heading: Stollen
    button: { label: Zur Startseite, href: / }
  - type: card-grid
    draft: true
    heading: Lebkuchen
    cards: [{ title: Honigkuchen, icon: cookie }]
`;

beforeEach(() => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-drafts-'));
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  project = { productRoot, siteRoot };
  writeFileSync(path('pages/weihnacht.yaml'), page);
  writeFileSync(path('site.yaml'), `timeZone: Europe/Berlin\n${readFileSync(path('site.yaml'), 'utf8')}`);
});

describe('a build', () => {
  const out = () => path('dist');
  const at = async (now: string, show: 'published' | 'drafts' = 'published') => {
    expect(await build(project, { outDir: out(), compress: false, preview: { now, show } })).toBe(0);
    return {
      isThere: existsSync(join(out(), 'weihnacht/index.html')),
      isListed: readFileSync(join(out(), 'sitemap.xml'), 'utf8').includes('/weihnacht'),
    };
  };
  const html = (file: string) => readFileSync(join(out(), file), 'utf8');

  it('has a page from its date until its date, into the same folder, and takes its files away again', async () => {
    expect(await at('2026-11-30 23:59')).toEqual({ isThere: false, isListed: false });
    expect(await at('2026-12-01')).toEqual({ isThere: true, isListed: true });
    expect(await at('2026-12-27')).toEqual({ isThere: false, isListed: false });
  });

  it('has a section when its time has come, although no file has changed since the last build', async () => {
    change(
      'pages/brot.yaml',
      'blocks:\n',
      'blocks:\n  - type: cta\n    publish: { from: 2026-12-10 }\n    heading: Neu im Ofen\n    button: { label: Zur Startseite, href: / }\n',
    );
    const seen: [boolean, number][] = [];
    for (const date of ['2026-12-09', '2026-12-10', '2026-12-09']) {
      await at(date);
      const text = html('brot/index.html');
      seen.push([text.includes('Neu im Ofen'), text.match(/<h1/g)?.length ?? 0]);
    }
    expect(seen).toEqual([
      [false, 1],
      [true, 1],
      [false, 1],
    ]);
  });

  it('has an entry in the menu of every page while the page is there, although no file has changed', async () => {
    change('site.yaml', 'menu:\n', 'menu:\n  - { label: Advent, href: /weihnacht }\n');
    const seen: boolean[] = [];
    for (const date of ['2026-11-30', '2026-12-01', '2026-12-27']) {
      await at(date);
      seen.push(html('brot/index.html').includes('href="/weihnacht"'));
    }
    expect(seen).toEqual([false, true, false]);
  });

  it('tells nobody of drafts, and shows them to those who ask, unlisted', async () => {
    await at('2026-12-01');
    expect(html('weihnacht/index.html')).not.toMatch(/Lebkuchen|2026-12/);
    await at('2026-12-01', 'drafts');
    expect(html('weihnacht/index.html')).toContain('Lebkuchen');
    change('pages/weihnacht.yaml', 'publish: {', 'draft: true\npublish: {');
    expect(await at('2026-12-01', 'drafts')).toEqual({ isThere: true, isListed: false });
    expect(html('weihnacht/index.html')).toMatch(/<meta[^>]*noindex/);
  });
});

describe('next-change', () => {
  const run = (...args: string[]) => runCli('next-change', '--root', project.siteRoot, ...args);

  it('prints the moment in UTC, for people and for programs, and nothing when nothing is to come', async () => {
    expect(await run('--since', '2026-11-21')).toEqual({ status: 0, stdout: '2026-11-30T23:00:00Z\n', stderr: '' });
    expect((await run('--since', '2026-11-30T23:00:00Z')).stdout).toBe('2026-12-26T23:00:00Z\n');
    expect(await run('--since', '2026-12-27')).toEqual({ status: 0, stdout: '', stderr: '' });
    expect((await run('--since', '2026-12-27', '--json')).stdout).toBe('{"next":null}\n');
    expect((await run('--since', '2026-12-01', '--json')).stdout).toBe('{"next":"2026-12-26T23:00:00Z"}\n');
  });

  it('ends with 1 when the site has mistakes, and keeps them apart from the answer', async () => {
    change('pages/weihnacht.yaml', '2026-12-26', '2026-12-36');
    expect(await run()).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('publish/no-such-date'),
    });
  });

  it('ends with 2 for a date that is none', async () => {
    expect(await run('--since', 'yesterday')).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('the dev server', () => {
  it('shows everything, with what visitors do not see, until a date is asked for', () => {
    const site = new LiveSite(project);
    const routes = () => site.models().map(({ route }) => route);
    const sections = () => site.findPage('/weihnacht').model!.page.blocks.length;
    expect(sections()).toBe(2);
    site.setPreview({ date: '2026-12-05' });
    expect(sections()).toBe(1);
    site.setPreview({ date: '2026-12-05', drafts: true });
    expect(sections()).toBe(2);
    site.setPreview({ date: '2027-01-01' });
    expect(routes()).not.toContain('/weihnacht');
    expect(site.findPage('/weihnacht').found).toBe(false);
    site.setPreview({});
    expect(routes()).toContain('/weihnacht');
  });

  it('takes a page away when it becomes a draft, and keeps the last good one when it breaks', async () => {
    const site = new LiveSite(project, { date: '2026-12-05' });
    await site.begin();
    change('pages/weihnacht.yaml', 'heading: Stollen', 'haeding: Stollen');
    site.reread([path('pages/weihnacht.yaml')]);
    expect(site.findPage('/weihnacht').found).toBe(true);
    change('pages/weihnacht.yaml', 'haeding: Stollen', 'heading: Stollen');
    change('pages/weihnacht.yaml', 'publish: {', 'draft: true\npublish: {');
    site.reread([path('pages/weihnacht.yaml')]);
    expect(site.findPage('/weihnacht').found).toBe(false);
  });

  it('marks a page and its sections in words', () => {
    const marks = hiddenMarks(
      [
        { id: null, why: 'draft', date: null },
        { id: 'offers', why: 'from', date: '2026-12-01' },
        { id: 'stollen', why: 'until', date: '2026-12-24 18:00' },
      ],
      'de',
    );
    expect(marks).toContain('main::before { content: "Draft: visitors do not see this page now."');
    expect(marks).toContain(
      '#offers::before { content: "01.12.2026, shown from then on: visitors do not see this section now."',
    );
    expect(marks).toContain('#stollen::before { content: "24.12.2026, 18:00, shown until then: ');
    expect(hiddenMarks([], 'de')).toBe('');
  });
});
