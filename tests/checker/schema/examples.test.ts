import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { foundIn, schemas } from '../test-site.ts';

/** Only what the contract says; the example's links, pictures and collections belong to no site. */
const ofContract = (found: string[]) => found.filter((entry) => !/ (site|entries)\//.test(entry));

describe.each(Object.entries(schemas.blocks))('the examples of %s', (_type, schema) => {
  test.each((schema.examples ?? []).map((example, index) => [index + 1, example] as const))(
    'are right pages: number %i',
    (_number, example) => {
      expect(ofContract(foundIn(stringify({ title: 'Test', description: 'A page.', blocks: [example] })))).toEqual([]);
    },
  );
});
