// Names of public files: those that hosts and disks take for one, and those that some refuse.
import { describe, expect, test } from 'vitest';
import { isCompressible } from '../../../src/base/disk/compress.ts';
import { findNameProblem } from '../../../src/base/addresses/file-name.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { checker, facts, pageYaml, siteYaml } from '../test-site.ts';

function told(paths: string[], texts: Record<string, string> = {}): string[] {
  const all = createTextSet({ 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml, ...texts });
  const { diagnostics } = checker.checkSite({ texts: all, facts: { ...facts, files: new Set(paths) } });
  return diagnostics.map(({ code, file }) => `${file} ${code}`);
}

describe('two files with one address', () => {
  test.each([
    ['/files/List.pdf', '/files/list.pdf'],
    ['/Files/list.pdf', '/files/list.pdf'],
    ['/files/\u00fcber.pdf', '/files/u\u0308ber.pdf'],
    ['/files/\u00dcBER.pdf', '/files/u\u0308ber.pdf'],
    ['/docs.html', '/docs/index.html'],
    ['/docs.html', '/docs/Index.HTML'],
    ['/docs.htm', '/docs.html'],
  ])('%s and %s are told once, at the second', (one, other) => {
    expect(told([one, other])).toEqual([`public${other} site/same-address`]);
  });

  test('others are not told', () => {
    const paths = ['/a.pdf', '/a.png', '/a/b.pdf', '/docs.html', '/docs/a.html', '/index.htm.txt', '/%61.pdf'];
    expect(told(paths)).toEqual([]);
  });
});

describe('a name that some disk does not take', () => {
  test.each([
    ['con', 'device'],
    ['AUX.txt', 'device'],
    ['com1.tar.gz', 'device'],
    ['lpt\u00b9', 'device'],
    ['nul .txt', 'device'],
    ['CONIN$', 'device'],
    ['draft.', 'end'],
    ['draft.pdf ', 'end'],
    ['a:b.pdf', 'sign'],
    ['what?.pdf', 'sign'],
    ['a\\b.pdf', 'sign'],
    ['a\tb.pdf', 'sign'],
    ['\u0905'.repeat(81), 'long'],
  ])('%j', (name, kind) => {
    expect(findNameProblem(name)).toMatchObject({ kind });
    expect(told([`/files/${name}`])).toEqual([`public/files/${name} site/unportable-name`]);
  });

  test.each([
    'console.txt',
    'auxiliary.pdf',
    'com10.txt',
    'a b.pdf',
    ' a.pdf',
    '50% off.pdf',
    '.well-known',
    'größe.svg',
  ])('%s is fine', (name) => {
    expect(findNameProblem(name)).toBeUndefined();
    expect(told([`/files/${name}`])).toEqual([]);
  });

  test('of a folder is told once, and of a shared section, too', () => {
    expect(told(['/aux/a.pdf', '/aux/b.pdf'])).toEqual(['public/aux/a.pdf site/unportable-name']);
    expect(
      told([], {
        'pages/_shared/con.yaml': 'blocks:\n  - type: cta\n    heading: Hi\n    button: { label: Go now, href: / }\n',
      }),
    ).toEqual(['pages/_shared/con.yaml site/unportable-name']);
  });
});

test('a name that leaves no place for an ending has no compressed forms', () => {
  expect(isCompressible(`files/${'a'.repeat(248)}.txt`, 3000)).toBe(true);
  expect(isCompressible(`files/${'\u0905'.repeat(83)}.txt`, 3000)).toBe(false);
});
