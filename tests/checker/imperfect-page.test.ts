// A page with mistakes is shown or is not; a fault of ours is no mistake of its author and is thrown.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createChecker } from '../../src/checker/check-site.ts';
import { createTextSet } from '../../src/base/pure/text-set.ts';
import { sampleOf } from '../sampling.ts';
import { createSource, expandFixture, fixtureFolder } from './golden-files.ts';
import { deletions, emptyings, examplePages, retypings } from './mutations.ts';
import { facts, schemas, siteYaml } from './test-site.ts';

const checker = createChecker(schemas);
const file = 'pages/test.yaml';
const readAlone = (text: string, known = facts) =>
  checker.readImperfectPage({ texts: createTextSet({ 'site.yaml': siteYaml, [file]: text }), facts: known }, file);

describe('a page with mistakes of its author', () => {
  it('never fails, whatever the mistake', () => {
    for (const name of readdirSync(fixtureFolder).filter((each) => each.endsWith('.yaml'))) {
      const source = createSource(expandFixture(readFileSync(new URL(name, fixtureFolder), 'utf8')));
      for (const path of source.texts.paths.filter((each) => /^pages\/(?!_)/.test(each)))
        expect(() => checker.readImperfectPage(source, path), name).not.toThrow();
    }
  });

  it('never fails in any section, whatever a value is', () => {
    const pages = sampleOf(examplePages('block'), 6, 2);
    for (const { name, text } of pages)
      for (const each of [...retypings(name, text), ...emptyings(name, text), ...deletions(name, text, 'block')])
        expect(() => readAlone(each.text), each.name).not.toThrow();
  });
});

describe('a fault of ours', () => {
  const page = `title: Test
description: A page.
blocks:
  - { type: cta, heading: Hello, button: { label: Go, href: / }, image: { src: /images/team.jpg, alt: Us } }
  - { type: cta, headign: Hello }
`;
  const failing = {
    ...facts,
    get images(): never {
      throw new Error('ours');
    },
  };

  it('is thrown, and is not taken for a value of a wrong kind', () => {
    expect(readAlone(page)).not.toBeNull();
    expect(() => readAlone(page, failing)).toThrow('ours');
  });

  it('is nothing where no section is sound', () => {
    const wrong = page.replace('type: cta, heading:', 'type: cta, headign:');
    expect(readAlone(wrong, failing)).toBeNull();
  });
});
