// The baseline: known problems are left out, new ones are reported, and those that are gone are
// listed.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareWithBaseline, readBaseline, writeBaseline } from '../../../src/site/check/baseline.ts';
import { addFingerprints } from '../../../src/site/report/fingerprint.ts';
import { check, pageYaml } from '../../checker/test-site.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';

const file = join(mkdtempSync(join(tmpdir(), 'pagewright-baseline-')), 'ci/known.json');
const found = (files: Record<string, string>) => addFingerprints(check(files).diagnostics, createTextSet(files));
const section = pageYaml.slice(pageYaml.indexOf('  - type'));
const wrong = section.replace('href: /', 'href: /nowhere-at-all');
const page = (...sections: string[]) => ({
  'pages/test.yaml': pageYaml.replace(section, sections.join('')),
});
const codes = (list: { code: string }[]) => list.map(({ code }) => code);

function known(files: Record<string, string>) {
  writeBaseline(file, found(files));
  return readBaseline(file);
}

describe('a baseline', () => {
  it('leaves out known problems, each as often as it is listed', () => {
    const baseline = known(page(wrong, wrong));
    expect(baseline).toHaveLength(2);
    expect(compareWithBaseline(found(page(wrong, wrong)), baseline)).toEqual({ fresh: [], gone: [] });
    const more = compareWithBaseline(found(page(wrong, wrong, wrong)), baseline);
    expect(codes(more.fresh)).toEqual(['site/broken-link']);
    expect(more.gone).toEqual([]);
  });

  it('recognizes a problem below new lines and below a new section', () => {
    const baseline = known(page(section, wrong));
    const moved = page('  # a comment\n', section, section, section, wrong);
    expect(compareWithBaseline(found(moved), baseline)).toEqual({ fresh: [], gone: [] });
  });

  it('lists what is gone', () => {
    const baseline = known(page(wrong, section.replace('href: /', 'href: /gone-by-now')));
    const { fresh, gone } = compareWithBaseline(found(page(wrong)), baseline);
    expect(fresh).toEqual([]);
    expect(gone.map(({ code, file: at }) => `${at} ${code}`)).toEqual(['pages/test.yaml site/broken-link']);
  });

  it('has one line for each problem, so that its diffs are readable', () => {
    known(page(wrong, wrong));
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(4);
    known(page(section));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ version: 1, known: [] });
  });

  it.each([['nothing'], ['{}'], ['{"version":2,"known":[]}'], ['{"version":1,"known":[{"code":"x"}]}'], ['null']])(
    'is refused when it is %s',
    (text) => {
      writeFileSync(file, text);
      expect(() => readBaseline(file)).toThrow(/is no baseline/);
    },
  );

  it('is asked for when it is not there', () => {
    expect(() => readBaseline('/no/such/file.json')).toThrow(/Write one with: --write-baseline/);
  });
});
