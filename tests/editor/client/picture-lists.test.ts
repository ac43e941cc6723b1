// Pictures for lists: which section has one, what is filled first, and names of files as first
// descriptions.
import { expect, test } from 'vitest';
import { describeSections } from '../../../src/edits/fields/describe-fields.ts';
import { editData } from '../../../src/edits/model/edit-data.ts';
import { readAlt } from '../../../src/editor/client/library/read-alt.ts';
import { editsForPictures, findPictureList } from '../../../src/editor/client/pictures/picture-lists.ts';
import { useEditor } from '../../../src/editor/client/state/store.ts';
import type { EditorPage, EditorStart } from '../../../src/editor/protocol/page.ts';
import { schemas } from '../../checker/test-site.ts';

const sections = describeSections(schemas);
const file = 'pages/about.yaml';
const pictures = ['one', 'two', 'three'].map((name) => ({ src: `/images/${name}.jpg`, alt: name }));

function open(section: object) {
  const data = { title: 'About', description: 'About.', blocks: [section] };
  const words = { firstWords: { titles: null, button: '' }, labels: {} };
  const start = { ...words, sections, siteFields: [], pageFields: [], names: {} } as unknown as EditorStart;
  useEditor.setState({ start, page: { file, files: { [file]: { data } } } as unknown as EditorPage });
  const list = findPictureList({ file, path: ['blocks', 0] });
  const put = () => {
    const edits = editsForPictures(list!, pictures);
    return (edits.reduce<unknown>(editData, data) as typeof data).blocks[0];
  };
  return { list, put };
}

test.each([
  ['gallery', 'pictures', 'image'],
  ['team', 'people', 'image'],
  ['logo-carousel', 'logos', undefined],
  ['hero-slider', 'slides', 'image'],
  ['testimonials', 'items', 'image'],
  ['timeline', 'events', 'image'],
  ['steps', 'steps', 'image'],
  ['card-grid', 'cards', 'image'],
])('files that are dropped on a section %s go into its %s', (type, name, key) => {
  expect(open({ type }).list).toMatchObject({ file, path: ['blocks', 0, name], key });
});

test('a section of words has no list of pictures', () => {
  expect(open({ type: 'rich-text', text: 'Words.' }).list).toBeUndefined();
  expect(open({ type: 'picture', image: { src: '', alt: '' } }).list).toBeUndefined();
});

test('places that wait are filled first, then entries follow in the order of the files', () => {
  const own = { image: { src: '/images/own.jpg', alt: 'Own' }, caption: 'Ours' };
  const { put } = open({ type: 'gallery', pictures: [{ image: { src: '', alt: '' }, caption: 'First' }, own] });
  expect(put()).toEqual({
    type: 'gallery',
    pictures: [{ image: pictures[0], caption: 'First' }, own, { image: pictures[1] }, { image: pictures[2] }],
  });
});

test('a list that is not there yet begins with them', () => {
  expect(open({ type: 'logo-carousel', heading: 'Partners' }).put()).toEqual({
    type: 'logo-carousel',
    heading: 'Partners',
    logos: pictures,
  });
});

test('a person is named as the file is', () => {
  const { people } = open({ type: 'team', heading: 'Team' }).put() as unknown as { people: object[] };
  expect(people).toMatchObject([{ name: 'one', image: pictures[0] }, { name: 'two' }, { name: 'three' }]);
});

test('there is room for as many as the list may have, and for those that fill a place', () => {
  const slide = { heading: 'A', text: 'B' };
  const slides = [slide, { ...slide, image: { src: '', alt: '' } }];
  expect(open({ type: 'hero-slider', slides }).list).toMatchObject({ room: 7 });
});

test.each([
  ['terrace-in-summer.jpg', 'Terrace in summer'],
  ['Anna Schmidt.JPG', 'Anna Schmidt'],
  ['Team_lunch 2024 (2).png', 'Team lunch 2024'],
  ['Größe.webp', 'Größe'],
  ['木のテーブル.jpg', '木のテーブル'],
  ['شرفة المطعم.jpg', 'شرفة المطعم'],
  ['IMG_1234.JPG', ''],
  ['DSC00042.jpg', ''],
  ['PXL_20260401_1200.jpg', ''],
  ['Screenshot 2026-01-02.png', ''],
  ['WhatsApp Image 2026-01-02.jpeg', ''],
  ['Unbenannt-1.png', ''],
  ['20260401_120000.jpg', ''],
  ['3f2a9b7c1d.png', ''],
  ['deadbeefcafe.png', ''],
  ['a1.png', ''],
  ['Foto.jpg', ''],
  ['fotografie-werkstatt.jpg', 'Fotografie werkstatt'],
])('the file %s is first described as "%s"', (name, alt) => {
  expect(readAlt(name)).toBe(alt);
});
