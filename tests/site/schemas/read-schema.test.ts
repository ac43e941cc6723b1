// A syntax error in a schema is reported with its position.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DeveloperError } from '../../../src/base/pure/developer-error.ts';
import { readSchema } from '../../../src/site/schemas/read-schema.ts';

const root = mkdtempSync(join(tmpdir(), 'pagewright-schema-'));
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['a comma that is missing', '{\n  "type": "object"\n  "title": "A"\n}\n', 'cta.schema.json:3:3: this is no JSON. '],
  ['an end that is missing', '{\n  "type": "object"', 'cta.schema.json:2:19: this is no JSON. '],
  ['nothing', '', 'cta.schema.json:1:1: this is no JSON. '],
])('reports where a schema with %s is no JSON', (_what, text, words) => {
  writeFileSync(join(root, 'cta.schema.json'), text);
  expect(() => readSchema(root, 'cta.schema.json')).toThrow(DeveloperError);
  expect(() => readSchema(root, 'cta.schema.json')).toThrow(words);
});

it('reads a schema', () => {
  writeFileSync(join(root, 'cta.schema.json'), '{ "type": "object" }');
  expect(readSchema(root, 'cta.schema.json')).toEqual({ type: 'object' });
});
