// Report formats: each contains the same diagnostics, in the form that its readers know.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/checker/diagnostics/diagnostic.ts';
import { addFingerprints } from '../../../src/site/report/fingerprint.ts';
import { formatGithub } from '../../../src/site/report/github.ts';
import { formatGitlab } from '../../../src/site/report/gitlab.ts';
import { formatJson, formatNdjson } from '../../../src/site/report/json.ts';
import { formatJunit } from '../../../src/site/report/junit.ts';
import { formatLines } from '../../../src/site/report/lines.ts';
import { formatPretty } from '../../../src/site/report/pretty.ts';
import { formatSarif } from '../../../src/site/report/sarif.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { check, pageYaml } from '../../checker/test-site.ts';

const files = {
  'pages/a.yaml': pageYaml.replace('heading', 'headign'),
  'pages/b.yaml': pageYaml.replace('href: /', 'href: /nowhere-at-all # <b> & "c"'),
  'pages/c.yaml': pageYaml.replace('See it', 'Issue #5: 100%, "it" <now>'),
  'pages/d.yaml': `title: {{ x }}\n${pageYaml.replace('title: Home\n', '')}`,
};
const texts = createTextSet(files);
const diagnostics = addFingerprints(check(files).diagnostics, texts);
/** As the reports of JSON have them: without the facts that the messages are written from. */
const reported = diagnostics.map(({ facts: _facts, ...each }) => each);
const places = diagnostics.map(({ code, file, range }) => `${code} ${file}:${range.start.line}`).sort();

test('there is something to print', () => {
  expect(diagnostics.length).toBeGreaterThanOrEqual(4);
});

describe('the same set is in', () => {
  test('json and ndjson, and the document fits its published schema', () => {
    const schema = JSON.parse(
      readFileSync(new URL('../../../schemas/diagnostics.schema.json', import.meta.url), 'utf8'),
    );
    const document = JSON.parse(formatJson(diagnostics));
    const validate = new Ajv({ strict: true, strictRequired: true, allowUnionTypes: true }).compile(schema);
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
    expect(document.diagnostics).toEqual(reported);
    expect(
      formatNdjson(diagnostics)
        .trim()
        .split('\n')
        .map((each) => JSON.parse(each)),
    ).toEqual(reported);
  });

  test('line, which the problem matcher reads', () => {
    const { problemMatcher } = JSON.parse(
      readFileSync(new URL('../../../integrations/problem-matcher.json', import.meta.url), 'utf8'),
    );
    const pattern = new RegExp(problemMatcher[0].pattern[0].regexp);
    const read = formatLines(diagnostics)
      .trim()
      .split('\n')
      .map((each) => pattern.exec(each)!);
    expect(read.map((found) => `${found[6]} ${found[1]}:${found[2]}`).sort()).toEqual(places);
  });

  test('pretty', () => {
    const found = [
      ...formatPretty(diagnostics, { texts }).matchAll(/^(\S+):(\d+):\d+ {2}(?:error|warning).*\[(.+)\]$/gm),
    ];
    expect(found.map(([, file, line, code]) => `${code} ${file}:${line}`).sort()).toEqual(places);
  });

  test('github', () => {
    const found = [
      ...formatGithub(diagnostics).matchAll(/^::(?:error|warning) file=([^,]+),line=(\d+),.*?title=([^:]+)::/gm),
    ];
    expect(found.map(([, file, line, code]) => `${code} ${file}:${line}`).sort()).toEqual(places);
    expect(formatGithub(diagnostics).trim().split('\n')).toHaveLength(diagnostics.length);
  });

  test('sarif, with relative paths, rules and fingerprints', () => {
    const { version, runs } = JSON.parse(formatSarif(diagnostics));
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

  test('sarif, with # and ? of a path as parts of the path', () => {
    const odd = diagnostics.map((each) => ({ ...each, file: 'pages/what #1?.yaml' }));
    const [{ results }] = JSON.parse(formatSarif(odd)).runs;
    const uris = results.map((result: any) => result.locations[0].physicalLocation.artifactLocation.uri);
    expect(new Set(uris)).toEqual(new Set(['pages/what%20%231%3F.yaml']));
  });

  test('junit', () => {
    const found = [...formatJunit(diagnostics).matchAll(/<testcase name="(\S+) (\S+):(\d+):\d+"/g)];
    expect(found.map(([, code, file, line]) => `${code} ${file}:${line}`).sort()).toEqual(places);
    expect(formatJunit(diagnostics)).not.toMatch(/message="[^"]*[<&](?!lt;|gt;|amp;|quot;|#10;)/);
    expect(formatJunit([])).toContain('failures="0"');
  });

  test('gitlab', () => {
    const found = JSON.parse(formatGitlab(diagnostics)).map(
      (each: any) => `${each.check_name} ${each.location.path}:${each.location.lines.begin}`,
    );
    expect(found.sort()).toEqual(places);
  });
});

const many = (count: number, file: string): Diagnostic[] =>
  Array.from({ length: count }, () => ({ ...diagnostics[0]!, file, severity: 'error' as const }));

test('github gets ten errors, the first of every file first, and the number of the rest', () => {
  const printed = formatGithub([...many(12, 'pages/a.yaml'), ...many(2, 'pages/z.yaml')])
    .trim()
    .split('\n');
  expect(printed).toHaveLength(11);
  expect(printed[1]).toContain('file=pages/z.yaml');
  expect(printed[10]).toBe('::notice::4 more errors are not shown here. Run: npm run check');
});

test('pretty stops at the limit and counts the rest', () => {
  expect(formatPretty(many(5, 'pages/a.yaml'), { texts, maxProblems: 2 })).toContain('3 errors more not shown.');
});

describe('fingerprints', () => {
  test('are all different, and stay the same when lines are added above', () => {
    expect(new Set(diagnostics.map(({ fingerprint }) => fingerprint)).size).toBe(diagnostics.length);
    const moved = { 'pages/a.yaml': `# a comment\n${files['pages/a.yaml']}` };
    expect(addFingerprints(check(moved).diagnostics, createTextSet(moved))[0]!.fingerprint).toBe(
      diagnostics[0]!.fingerprint,
    );
    const twice = addFingerprints(many(2, 'pages/a.yaml'), texts);
    expect(twice[0]!.fingerprint).not.toBe(twice[1]!.fingerprint);
  });
});
