import { describe, expect, test } from 'vitest';
import { fixSite } from '../../src/edits/apply-safe-fixes.ts';
import { createTextSet } from '../../src/base/pure/text-set.ts';
import { laterFromEnd, pageWithLater, slipPage, slips } from './slips.ts';
import { checker, facts, foundIn, pageYaml, siteYaml } from '../checker/test-site.ts';

const fixed = (text: string) => {
  const files = { 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml, 'pages/test.yaml': text };
  return fixSite(checker, { texts: createTextSet(files), facts }, () => true).texts.text('pages/test.yaml');
};

test('the page is right without a slip', () => {
  expect(foundIn(slipPage)).toEqual([]);
  expect(foundIn(pageWithLater)).toEqual(['40:5 schema/unknown-key']);
});

describe.each(slips)('$name', ({ right, wrong, finds, isMended }) => {
  test('is told once, at its place, and the later mistake is still seen', () => {
    const page = pageWithLater.replace(right, () => wrong);
    expect(page).not.toBe(pageWithLater);
    const later = page.split('\n').length - laterFromEnd;
    expect(foundIn(page)).toEqual([finds, `${later}:5 schema/unknown-key`]);
  });

  test(`is ${isMended ? '' : 'not '}mended to what was typed, byte for byte`, () => {
    expect(fixed(slipPage.replace(right, () => wrong)) === slipPage).toBe(isMended);
  });
});
