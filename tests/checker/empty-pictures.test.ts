// Pictures that are still to come, in all sections: visitors get the page without them, its author has
// a place for each, and the check says it once for each section.
import { speakAs } from '../editor/site-words.ts';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Site } from '#schemas';
import { createTextSet } from '../../src/base/pure/text-set.ts';
import { picturePlace } from '../../src/base/pictures/picture-place.ts';
import { describeSections } from '../../src/edits/fields/describe-fields.ts';
import { emptySection, exampleSection } from '../../src/edits/fields/new-values.ts';
import { renderPage } from '../../src/page/app/render.tsx';
import { checker, facts, schemas, siteYaml } from './test-site.ts';

const { shared: _shared, ...types } = describeSections(schemas);
const names = { form: { example: '' }, collection: { news: '' }, address: { '/': '' } };

/** Each value is written where it is used. */
const write = (data: unknown) => stringify(data, { aliasDuplicateObjects: false });

const currency = 'currency: EUR\n';
const text = { type: 'rich-text', text: 'Words that stay.' };

/** @returns the page with these sections, and what the check says of its pictures */
function open(...blocks: object[]) {
  const page = { title: 'Home', description: 'What the site is about.', blocks };
  const texts = createTextSet({ 'site.yaml': siteYaml + currency, 'pages/index.yaml': write(page) });
  const icons = new Set([...facts.icons, 'star']);
  const { site, pages, diagnostics } = checker.checkSite({ texts, facts: { ...facts, icons } });
  const empty = diagnostics.filter(({ code }) => code === 'image/empty');
  return { site, model: pages[0], empty, errors: diagnostics.filter(({ severity }) => severity === 'error') };
}

function countPlaces(value: unknown): number {
  return JSON.stringify(value).split(JSON.stringify(picturePlace.src)).length - 1;
}

function render(site: Site, { route, page }: { route: string; page: Parameters<typeof renderPage>[0]['page'] }) {
  return renderPage({ route, page, site, iconShapes: () => '' } as Parameters<typeof renderPage>[0]).main;
}

test.each(Object.values(types))(
  '$type without its pictures is a page for visitors, and has places for its author',
  (type) => {
    const parts = { names, ...speakAs('en') };
    for (const section of [emptySection(type, parts), exampleSection(type, parts)]) {
      if (!section) continue;
      const { site, model, empty, errors } = open(section, text);
      if (!model) {
        expect(errors.map(({ message }) => message)).toEqual([]);
        continue;
      }
      const places = JSON.stringify(section).split('"src":""').length - 1;
      expect(empty.map(({ severity }) => severity)).toEqual(places > 0 ? ['warning'] : []);
      expect(countPlaces(model.page)).toBe(0);
      expect(countPlaces(model.authored.page)).toBe(places);
      const forVisitors = render(site!, model);
      expect(forVisitors).toContain('Words that stay.');
      expect(forVisitors).not.toContain('data:image');
      if (places > 0) expect(render(site!, model.authored)).toContain('data:image');
      const { length } = model.page.blocks;
      expect([model.lines.length, model.sources.length, model.origins.length]).toEqual([length, length, length]);
    }
  },
);

test('a section of pictures alone is left out while all of them are to come', () => {
  const gallery = (...pictures: object[]) => ({ type: 'gallery', pictures: pictures.map((image) => ({ image })) });
  const none = { src: '', alt: '' };
  const team = { src: '/images/team.jpg', alt: 'The team' };
  expect(open(gallery(none, none), text).model?.types).toEqual(['rich-text']);
  const { model, empty } = open(gallery(none, team, none), text);
  expect(model?.page.blocks[0]).toMatchObject({ pictures: [{ image: { src: '/images/team.jpg' } }] });
  expect(empty).toMatchObject([{ file: 'pages/index.yaml', range: { start: { line: 7 } } }]);
  expect(empty[0]!.message).toContain('2 pictures');
});

test('texts beside a picture stay', () => {
  const { site, model } = open({
    type: 'media-text',
    heading: 'Bread',
    text: 'Baked here.',
    image: { src: '', alt: '' },
  });
  expect(model?.page.blocks[0]).not.toHaveProperty('image');
  expect(render(site!, model!)).toContain('Baked here.');
});

test('a page is the same for visitors and its author where no picture is to come', () => {
  const { model } = open(text);
  expect(model?.authored).toBe(model);
});

test('a logo and the picture of an entry that are to come are not shown either', () => {
  const page = {
    title: 'Home',
    description: 'About.',
    image: { src: '', alt: '' },
    date: '2026-01-02',
    blocks: [text],
  };
  const home = { title: 'Home', description: 'All.', blocks: [{ type: 'entries', from: 'news', heading: 'News' }] };
  const texts = createTextSet({
    'site.yaml': siteYaml.replace('/images/logo.svg', '""'),
    'pages/index.yaml': stringify(home),
    'pages/news/one.yaml': stringify(page),
  });
  const { site, pages } = checker.checkSite({ texts, facts });
  expect(site).not.toHaveProperty('logo');
  expect(countPlaces(pages.map((each) => each.page))).toBe(0);
});
