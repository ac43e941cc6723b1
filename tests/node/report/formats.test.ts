// Every format carries the same set of diagnostics, in the form that its readers know.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/content/diagnostic.ts';
import { withFingerprints } from '../../../src/node/report/fingerprint.ts';
import { github } from '../../../src/node/report/github.ts';
import { gitlab } from '../../../src/node/report/gitlab.ts';
import { json, ndjson } from '../../../src/node/report/json.ts';
import { junit } from '../../../src/node/report/junit.ts';
import { lines } from '../../../src/node/report/line.ts';
import { pretty } from '../../../src/node/report/pretty.ts';
import { sarif } from '../../../src/node/report/sarif.ts';
import { textsOf } from '../../../src/content/texts.ts';
import { check, pageYaml } from '../../content/test-site.ts';

const files = {
  'pages/a.yaml': pageYaml.replace('heading', 'headign'),
  'pages/b.yaml': pageYaml.replace('href: /', 'href: /nowhere-at-all # <b> & "c"'),
  'pages/c.yaml': pageYaml.replace('See it', 'Issue #5: 100%, "it" <now>'),
  'pages/d.yaml': `title: {{ x }}\n${pageYaml.replace('title: Home\n', '')}`,
};
const texts = textsOf(files);
const diagnostics = withFingerprints(check(files).diagnostics, texts);
const places = diagnostics.map(({ code, file, range }) => `${code} ${file}:${range.start.line}`).sort();

test('there is something to print', () => {
  expect(diagnostics.length).toBeGreaterThanOrEqual(4);
});

describe('the same set is in', () => {
  test('json and ndjson, and the document fits its published schema', () => {
    const schema = JSON.parse(
      readFileSync(new URL('../../../schemas/diagnostics.schema.json', import.meta.url), 'utf8'),
    );
    const document = JSON.parse(json(diagnostics));
    const validate = new Ajv({ strict: true, strictRequired: true, allowUnionTypes: true }).compile(schema);
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
    expect(document.diagnostics).toEqual(diagnostics);
    expect(
      ndjson(diagnostics)
        .trim()
        .split('\n')
        .map((each) => JSON.parse(each)),
    ).toEqual(diagnostics);
  });

  test('line, which the problem matcher reads', () => {
    const { problemMatcher } = JSON.parse(
      readFileSync(new URL('../../../integrations/problem-matcher.json', import.meta.url), 'utf8'),
    );
    const pattern = new RegExp(problemMatcher[0].pattern[0].regexp);
    const read = lines(diagnostics)
      .trim()
      .split('\n')
      .map((each) => pattern.exec(each)!);
    expect(read.map((found) => `${found[6]} ${found[1]}:${found[2]}`).sort()).toEqual(places);
  });

  test('pretty', () => {
    const found = [...pretty(diagnostics, { texts }).matchAll(/^(\S+):(\d+):\d+ {2}(?:error|warning).*\[(.+)\]$/gm)];
    expect(found.map(([, file, line, code]) => `${code} ${file}:${line}`).sort()).toEqual(places);
  });

  test('github', () => {
    const found = [
      ...github(diagnostics).matchAll(/^::(?:error|warning) file=([^,]+),line=(\d+),.*?title=([^:]+)::/gm),
    ];
    expect(found.map(([, file, line, code]) => `${code} ${file}:${line}`).sort()).toEqual(places);
    expect(github(diagnostics).trim().split('\n')).toHaveLength(diagnostics.length);
  });

  test('sarif, with relative paths, rules and fingerprints', () => {
    const { version, runs } = JSON.parse(sarif(diagnostics));
    expect(version).toBe('2.1.0');
    const [{ results, tool }] = runs;
    const found = results.map((result: any) => {
      const { artifactLocation, region } = result.locations[0].physicalLocation;
      expect(tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
      expect(result.partialFingerprints['pagewright/v1']).toMatch(/^[0-9a-f]{40}$/);
      return `${result.ruleId} ${artifactLocation.uri}:${region.startLine}`;
    });
    expect(found.sort()).toEqual(places);
  });

  test('junit', () => {
    const found = [...junit(diagnostics).matchAll(/<testcase name="(\S+) (\S+):(\d+):\d+"/g)];
    expect(found.map(([, code, file, line]) => `${code} ${file}:${line}`).sort()).toEqual(places);
    expect(junit(diagnostics)).not.toMatch(/message="[^"]*[<&](?!lt;|gt;|amp;|quot;|#10;)/);
    expect(junit([])).toContain('failures="0"');
  });

  test('gitlab', () => {
    const found = JSON.parse(gitlab(diagnostics)).map(
      (each: any) => `${each.check_name} ${each.location.path}:${each.location.lines.begin}`,
    );
    expect(found.sort()).toEqual(places);
  });
});

const many = (count: number, file: string): Diagnostic[] =>
  Array.from({ length: count }, () => ({ ...diagnostics[0]!, file, severity: 'error' as const }));

test('github gets ten errors, the first of every file first, and the number of the others', () => {
  const printed = github([...many(12, 'pages/a.yaml'), ...many(2, 'pages/z.yaml')])
    .trim()
    .split('\n');
  expect(printed).toHaveLength(11);
  expect(printed[1]).toContain('file=pages/z.yaml');
  expect(printed[10]).toBe('::notice::Not shown here: 4 more of the kind error. Run: npm run check');
});

test('pretty stops at the limit and counts the rest', () => {
  expect(pretty(many(5, 'pages/a.yaml'), { texts, most: 2 })).toContain('3 errors more not shown.');
});

describe('fingerprints', () => {
  test('are different for all, and stay when lines above come', () => {
    expect(new Set(diagnostics.map(({ fingerprint }) => fingerprint)).size).toBe(diagnostics.length);
    const moved = { 'pages/a.yaml': `# a comment\n${files['pages/a.yaml']}` };
    expect(withFingerprints(check(moved).diagnostics, textsOf(moved))[0]!.fingerprint).toBe(
      diagnostics[0]!.fingerprint,
    );
    const twice = withFingerprints(many(2, 'pages/a.yaml'), texts);
    expect(twice[0]!.fingerprint).not.toBe(twice[1]!.fingerprint);
  });
});
