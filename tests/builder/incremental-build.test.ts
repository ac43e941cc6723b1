// A build that continues the last one leaves the same bytes as one from nothing, whatever has
// changed in between.
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../../src/builder/build.ts';
import { type Project } from '../../src/site/folder/project.ts';
import { listFiles } from '../../src/base/disk/list-files.ts';
import { readContents, inFreshCopy } from '../cli/fresh-copy.ts';
import { productRoot } from '../product-root.ts';

const said = vi.spyOn(console, 'log').mockImplementation(() => {});
const printed = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);

const built = mkdtempSync(join(tmpdir(), 'pagewright-built-'));
let project: Project;
let outDir: string;

const path = (file: string) => join(project.siteRoot, file);
const change = (file: string, from: string, to: string) => {
  const text = readFileSync(path(file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path(file), text.replace(from, to));
};
const again = () => build(project, { outDir });
const renderedAnew = () => {
  const [, count = 'all'] = /\((\d+) of them anew\)/.exec(String(said.mock.lastCall?.[0])) ?? [];
  return count;
};
/** Builds the same site from nothing. */
const buildFromNothing = inFreshCopy(async (siteRoot) => {
  const folder = join(siteRoot, 'dist');
  expect(await build({ productRoot, siteRoot }, { outDir: folder })).toBe(0);
  return readContents(folder);
});
const fromNothing = () => buildFromNothing(project.siteRoot);

beforeAll(async () => {
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), built, { recursive: true });
  await build({ productRoot, siteRoot: built }, { outDir: join(built, 'dist') });
});

afterEach(() => vi.useRealTimers());

beforeEach(async () => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-again-'));
  cpSync(built, siteRoot, { recursive: true, preserveTimestamps: true });
  project = { productRoot, siteRoot };
  outDir = join(siteRoot, 'dist');
  // The copy has another place, so this one builds it for the first time.
  await again();
});

describe.each([
  { when: 'at once', clock: 0 },
  // A file that was changed long before is known by its stamp, without reading it.
  { when: 'an hour later', clock: 3_600_000 },
])('a build that goes on $when', ({ clock }) => {
  beforeEach(async () => {
    if (clock === 0) return;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + clock });
    await again();
  });

  test.each<[string, () => void, string]>([
    ['nothing', () => {}, '0'],
    ['a page', () => change('pages/brot.yaml', 'Roggen', 'Dinkel'), '1'],
    ['site.yaml', () => change('site.yaml', 'Sauerteig', 'Hefe'), 'all'],
    ['a value of site.yaml', () => change('site.yaml', '"40"', '"50"'), 'all'],
    ['a picture', () => change('public/images/loaf.svg', '<svg', '<svg data-x="1"'), '1'],
    ['the size of a picture', () => change('public/images/loaf.svg', 'width="', 'width="1'), '1'],
    ['a page that has gone', () => (rmSync(path('pages/404.yaml')), undefined), '0'],
    [
      'a page that has moved',
      () => {
        renameSync(path('pages/brot.yaml'), path('pages/brote.yaml'));
        change('site.yaml', 'href: /brot }', 'href: /brote }');
        change('site.yaml', 'href: /brot }', 'href: /brote }');
        change('pages/index.yaml', '/brot', '/brote');
      },
      'all',
    ],
    ['a finished page, by hand', () => writeFileSync(join(outDir, 'index.html'), 'x'), '1'],
    [
      'a finished page, by hand, with its size and its time kept',
      () => {
        const file = join(outDir, 'brot/index.html');
        const { atime, mtime } = statSync(file);
        writeFileSync(file, readFileSync(file, 'utf8').replace('Brot', 'Tort'));
        utimesSync(file, atime, mtime);
      },
      '1',
    ],
    ['a compressed page, by hand', () => writeFileSync(join(outDir, 'index.html.br'), 'x'), '1'],
    ['a finished page that is gone', () => rmSync(join(outDir, 'brot'), { recursive: true }), '1'],
    ['a finished page under its other name, by hand', () => writeFileSync(join(outDir, 'brot.html'), 'x'), '1'],
    [
      'another file under the other name of a finished page',
      () => (rmSync(join(outDir, 'brot.html')), writeFileSync(join(outDir, 'brot.html'), 'x')),
      '1',
    ],
    ['the other name of a finished page, which is gone', () => rmSync(join(outDir, 'brot.html')), '1'],
    [
      'an old address that leads to a page',
      () => change('site.yaml', 'menu:', 'redirects:\n  - { from: /altes-brot.html, to: /brot }\nmenu:'),
      'all',
    ],
    ['all that is finished', () => rmSync(outDir, { recursive: true }), 'all'],
    [
      'a file that nobody asked for, beside a page that has changed',
      () => {
        mkdirSync(join(outDir, 'old'));
        writeFileSync(join(outDir, 'old/index.html'), 'x');
        change('pages/brot.yaml', 'Roggen', 'Dinkel');
      },
      '1',
    ],
    [
      'a file that nobody asked for in the folder of a page, beside another page that has changed',
      () => {
        writeFileSync(join(outDir, 'frage/old.html'), 'x');
        change('pages/brot.yaml', 'Roggen', 'Dinkel');
      },
      '1',
    ],
    [
      'a finished page to a link to another file, which stays as it is',
      () => {
        writeFileSync(path('notes.html'), 'x');
        rmSync(join(outDir, 'brot/index.html'));
        symlinkSync(path('notes.html'), join(outDir, 'brot/index.html'));
      },
      '1',
    ],
    [
      'a finished file to a folder, and a folder to a file',
      () => {
        rmSync(join(outDir, 'favicon.svg'));
        mkdirSync(join(outDir, 'favicon.svg'));
        rmSync(join(outDir, 'frage'), { recursive: true });
        writeFileSync(join(outDir, 'frage'), 'x');
      },
      '1',
    ],
    [
      'a folder of finished files to a link to another one',
      () => {
        renameSync(join(outDir, 'images'), path('elsewhere'));
        symlinkSync(path('elsewhere'), join(outDir, 'images'));
        writeFileSync(path('public/preise.txt'), 'Roggen 4,20');
      },
      '0',
    ],
    [
      'what the last build remembers',
      () => {
        for (const file of listFiles(project.siteRoot, '.pagewright')) writeFileSync(path(file), '{"pages": [');
      },
      'all',
    ],
  ])('after a change of %s the folder is as if built from nothing', async (_what, edit, anew) => {
    edit();
    expect(await again()).toBe(0);
    expect(renderedAnew()).toBe(anew);
    expect(readContents(outDir)).toEqual(await fromNothing());
  });
});

test('files of public may become folders, and take the names of a page that is gone', async () => {
  writeFileSync(path('public/preise'), 'x');
  await again();
  rmSync(path('public/preise'));
  mkdirSync(path('public/preise'));
  writeFileSync(path('public/preise/brot.txt'), '4,20');
  rmSync(path('pages/404.yaml'));
  writeFileSync(
    path('pages/neu.yaml'),
    'title: Neu\ndescription: Was es Neues gibt.\nblocks:\n  - { type: rich-text, text: Bald. }\n',
  );
  await again();
  expect(readContents(outDir)).toEqual(await fromNothing());
  rmSync(path('public/preise'), { recursive: true });
  writeFileSync(path('public/preise'), 'y');
  rmSync(path('pages/neu.yaml'));
  mkdirSync(path('public/neu'));
  writeFileSync(path('public/neu/index.html'), 'one');
  writeFileSync(path('public/neu.html'), 'other');
  await again();
  expect(readContents(outDir)).toEqual(await fromNothing());
});

test('folders go with the last page in them', async () => {
  mkdirSync(path('pages/laden/sommer'), { recursive: true });
  const page = (title: string) =>
    `title: ${title}\ndescription: ${title} im Angebot.\nblocks:\n  - { type: rich-text, text: Bald. }\n`;
  writeFileSync(path('pages/laden/sommer/eis.yaml'), page('Eis'));
  writeFileSync(path('pages/laden/winter.yaml'), page('Stollen'));
  await again();
  rmSync(path('pages/laden/sommer'), { recursive: true });
  await again();
  expect(readdirSync(join(outDir, 'laden'))).toEqual(['winter', 'winter.html']);
  rmSync(path('pages/laden'), { recursive: true });
  await again();
  expect(existsSync(join(outDir, 'laden'))).toBe(false);
});

test('a copy of the finished site that shares its files stays as it is', async () => {
  const [page, copy] = [join(outDir, 'brot/index.html'), path('copy.html')];
  linkSync(page, copy);
  const before = readFileSync(copy, 'utf8');
  change('pages/brot.yaml', 'Roggen', 'Dinkel');
  await again();
  expect(readFileSync(page, 'utf8')).not.toBe(before);
  expect(readFileSync(copy, 'utf8')).toBe(before);
});

test('words that are written by the numbers of their letters count', async () => {
  mkdirSync(path('pages/_shared'));
  writeFileSync(
    path('pages/_shared/gruss.yaml'),
    'blocks:\n  - { type: rich-text, heading: Guten Morgen, text: Schon wach. }\n',
  );
  writeFileSync(
    path('pages/neu.yaml'),
    'title: "\\x7bsite.name} neu"\ndescription: Was es Neues gibt.\nblocks:\n  - type: "sh\\u0061red"\n    name: gruss\n',
  );
  expect(await again()).toBe(0);
  change('pages/_shared/gruss.yaml', 'Guten Morgen', 'Guten Abend');
  await again();
  expect(readFileSync(join(outDir, 'neu/index.html'), 'utf8')).toContain('Guten Abend');
  expect(readContents(outDir)).toEqual(await fromNothing());
});

test.each([
  ['texts/text.md', 'text: { file: texts/text.md }', 'rich-text', ['One.', 'Two.', 'Three.']],
  [
    'data/rows.csv',
    'rows: { file: data/rows.csv }',
    'table',
    ['Bread,Price\nRye,One.', 'Bread,Price\nRye,Two.', 'Bread,Price\nRye,Three.'],
  ],
])('what is in %s is shown after every change of it', async (name, setting, type, texts) => {
  mkdirSync(dirname(path(name)));
  writeFileSync(
    path('pages/file.yaml'),
    `title: A file\ndescription: Shows a file.\nblocks:\n  - type: ${type}\n    heading: All of it\n    ${setting}\n`,
  );
  for (const text of texts) {
    writeFileSync(path(name), `${text}\n`);
    expect(await again()).toBe(0);
    expect(readFileSync(join(outDir, 'file.html'), 'utf8')).toContain(`>${text.split(',').at(-1)}<`);
    expect(String(printed.mock.calls)).not.toContain('site/unused-file');
  }
  expect(readContents(outDir)).toEqual(await fromNothing());
});

test('a warning and what is hidden are told of again when there is nothing to do', async () => {
  writeFileSync(
    path('public/images/nobody.svg'),
    '<svg width="1" height="1" xmlns="http://www.w3.org/2000/svg"></svg>',
  );
  change('pages/frage.yaml', 'title:', 'draft: true\ntitle:');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const told = async () => {
    printed.mockClear();
    said.mockClear();
    expect(await again()).toBe(0);
    return [printed, said].map(({ mock }) =>
      mock.calls
        .flat()
        .join('\n')
        .replace(/ in [\d.]+ s.*/, ''),
    );
  };
  const first = await told();
  expect(first[0]).toContain('nobody.svg');
  expect(first[1]).toContain('/frage');
  expect(await told()).toEqual(first);
});

test('a mistake stops the build, and the finished site stays as it was', async () => {
  const before = readContents(outDir);
  change('pages/brot.yaml', 'heading:', 'headign:');
  expect(await again()).toBe(1);
  expect(readContents(outDir)).toEqual(before);
});

test.each(['.git', 'package.json', 'pages'])(
  'a folder with %s in it is refused, because all else in it would go',
  async (name) => {
    mkdirSync(join(outDir, name));
    await expect(again()).rejects.toThrow(`${outDir} contains ${name}; a build would delete it.`);
  },
);

test('an address that is only for examples is told of, and one that somebody can have is not', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await again();
  expect(told.mock.lastCall?.[0]).toContain('https://krume.example is for examples');
  told.mockClear();
  change('site.yaml', 'https://krume.example', 'https://krume-examples.com');
  await again();
  expect(told).not.toHaveBeenCalled();
});
