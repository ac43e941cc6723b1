// A new section of the editor passes the check on a page that has nothing else of it.
import { expect, test } from 'vitest';
import { exampleSection, showsPictures } from '../../../src/editor/client/sections/new-section.ts';
import { describeSections } from '../../../src/edits/fields/describe-fields.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { checker, facts, pageYaml, schemas, siteYaml } from '../../checker/test-site.ts';

const { shared: _shared, ...types } = describeSections(schemas);
const site = {
  names: { image: { '/images/team.jpg': '' }, form: { example: '' }, popup: { callback: '' } },
  altTexts: {},
};

test.each(Object.values(types))('the example of $type links to nothing that is not there', (type) => {
  const section = exampleSection(type, site);
  const texts = {
    'site.yaml': siteYaml,
    'pages/index.yaml': `${pageYaml}\n  - ${JSON.stringify(section)}\n`,
  };
  const { diagnostics } = checker.checkSite({ texts: createTextSet(texts), facts });
  expect(diagnostics.filter(({ code }) => code === 'site/broken-anchor' || code === 'site/broken-link')).toEqual([]);
});

test('it is known whether a type has pictures, also in its entries', () => {
  expect(showsPictures(types.opening!.fields)).toBe(true);
  expect(showsPictures(types['hero-slider']!.fields)).toBe(true);
  expect(showsPictures(types.stats!.fields)).toBe(false);
});
