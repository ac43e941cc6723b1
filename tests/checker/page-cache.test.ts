// Pages that a check has read are at hand for whoever renders them, and nobody changes them for the next.
import { describe, expect, it } from 'vitest';
import { copyData } from '../../src/base/pure/copy-data.ts';
import { createRecent } from '../../src/base/pure/recent.ts';
import { createTextSet } from '../../src/base/pure/text-set.ts';
import { createChecker, type SiteFacts } from '../../src/checker/check-site.ts';
import { facts, schemas, siteYaml } from './test-site.ts';

const name = (index: number) => (index === 0 ? 'index' : `page-${index}`);
const page = (index: number) =>
  `title: Page ${index}\ndescription: About ${index}.\nblocks:\n  - type: opening\n    heading: Page ${index}\n    image: { src: /images/team.jpg, alt: Us }\n`;

/** A site whose texts count how often each is asked for. */
function openSite(count: number) {
  const pages = Array.from({ length: count }, (_, index) => [`pages/${name(index)}.yaml`, page(index)] as const);
  const texts = createTextSet({ 'site.yaml': siteYaml, ...Object.fromEntries(pages) });
  const reads = new Map<string, number>();
  const text = (path: string) => {
    reads.set(path, (reads.get(path) ?? 0) + 1);
    return texts.text(path);
  };
  const check = (images: SiteFacts['images'] = facts.images) =>
    checker.checkSite({ texts: counted, facts: { ...facts, images } });
  const counted = { ...texts, text };
  const checker = createChecker(schemas);
  return { check, reads };
}

describe('a page that was checked', () => {
  it('is rendered without another reading of its text', () => {
    const { check, reads } = openSite(30);
    const { pages, diagnostics } = check();
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const before = new Map(reads);
    expect(pages.map((model) => model.page.title).toSorted()).toContain('Page 29');
    for (const { page: again } of pages) expect(again.blocks).toHaveLength(1);
    expect(reads).toEqual(before);
  });

  it('is read again where there are very many', () => {
    const { check } = openSite(250);
    const { pages } = check();
    for (let run = 0; run < 2; run++) expect(new Set(pages.map((model) => model.page.title)).size).toBe(250);
  });

  it('is what it was, whatever is done to what was given out, and has the pictures of its own check', () => {
    const { check } = openSite(1);
    const [model] = check().pages;
    const first = model!.page;
    const copy = structuredClone(first);
    first.blocks.pop();
    expect(model!.page).toEqual(copy);
    const photo = { width: 80, height: 60, bytes: 1, raster: { stem: '/assets/images/team-0123abcd', endings: [] } };
    const images = { ...facts.images, '/images/team.jpg': photo as unknown as SiteFacts['images'][string] };
    const [other] = check(images).pages;
    expect(JSON.stringify(other!.page)).toContain('team-0123abcd');
    expect(model!.page).toEqual(copy);
  });
});

it('of the most recently used, the one that was not used for longest is forgotten', () => {
  const recent = createRecent<string, number>(2);
  let made = 0;
  const get = (key: string) => recent.get(key, () => ++made);
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual([1, 2, 1, 3, 1, 4]);
});

it('a copy has all keys, also those that objects have a meaning for', () => {
  const data = JSON.parse('{"__proto__": {"a": [1, null, {"b": "c"}]}, "toString": false}') as Record<string, unknown>;
  const copy = copyData(data);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(data));
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  expect(Object.values(copy)[0]).not.toBe(Object.values(data)[0]);
});
