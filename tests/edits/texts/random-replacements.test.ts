// Random words of every YAML file of the repository: replaced and put back, they leave the same bytes, and nothing else
// is different in between.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { readYaml } from '../../../src/checker/yaml/read-yaml.ts';
import { describeFile, describeSections } from '../../../src/edits/fields/describe-fields.ts';
import { findWords, type SearchedSite } from '../../../src/edits/texts/find-words.ts';
import { listTexts } from '../../../src/edits/texts/list-texts.ts';
import { planReplacement } from '../../../src/edits/texts/replace-words.ts';
import { schemas } from '../../checker/test-site.ts';
import { assertProperty } from '../../sampling.ts';
import { readRepositoryTexts } from '../engine/yaml-texts.ts';

const described = {
  sections: describeSections(schemas),
  siteFields: describeFile(schemas, 'site'),
  pageFields: describeFile(schemas, 'page'),
};

function open(file: string, text: string): SearchedSite {
  const texts = createTextSet({ [file]: text });
  const dataOf = (name: string) => (name === file ? readYaml(name, text).value : undefined);
  return { texts, lang: 'en', source: { schemas: described, dataOf } };
}

const files = readRepositoryTexts().flatMap(([path, text]) => {
  const file = path.endsWith('site.yaml') ? 'site.yaml' : 'pages/page.yaml';
  const words = listTexts(open(file, text).source, file).flatMap(({ value }) => value.match(/\p{L}{3,}/gu) ?? []);
  // A place with a mistake in its writing is refused with a sentence.
  const isRight = readYaml(file, text).diagnostics.length === 0;
  return words.length > 0 && isRight ? [{ file, text, words }] : [];
});

const exactly = { isWholeWord: false, matchesCase: false, isExact: true };

function replace(file: string, text: string, words: string, replacement: string): string {
  const site = open(file, text);
  const plan = planReplacement({ ...exactly, words, replacement, files: new Set([file]), leftOut: new Set() }, site);
  if (!plan.ok) throw new Error(plan.reason);
  return plan.texts.get(file) ?? text;
}

it('of any file', () => {
  const property = fc.property(fc.constantFrom(...files), fc.nat(), ({ file, text, words }, index) => {
    const word = words[index % words.length]!;
    // As long as the word, so that no folded line becomes too long.
    const other = 'Qwxzjqvk'.repeat(9).slice(0, word.length);
    const there = replace(file, text, word, other);
    const offered = findWords({ ...exactly, words: word, replacement: other }, open(file, text));
    const count = offered.flatMap(({ hits }) => hits).filter(({ obstacle }) => obstacle === null).length;
    expect(there.split(other).length - 1).toBe(count);
    expect(there.replaceAll(other, word)).toBe(text);
    expect(replace(file, there, other, word)).toBe(text);
  });
  assertProperty(property, { sample: 150, all: 2000 });
});
