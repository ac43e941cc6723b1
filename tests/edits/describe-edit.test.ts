// The history of the editor says in words of the page what an edit has done.
import { expect, test } from 'vitest';
import { describeEdit, describeEdits } from '../../src/edits/describe-edit.ts';
import { describeFile, describeSections } from '../../src/edits/fields/describe-fields.ts';
import type { Edit } from '../../src/edits/model/edit.ts';
import { schemas } from '../checker/test-site.ts';

const files: Record<string, unknown> = {
  'pages/menu.yaml': {
    title: 'Speisekarte | {site.name}',
    blocks: [
      { type: 'price-list', heading: 'Aus dem [[Ofen]]', items: [{ name: 'Flammkuchen', price: 12.5 }] },
      { type: 'rich-text', text: 'Heute **offen**.' },
    ],
  },
  'site.yaml': { name: 'Linde', menu: [{ label: 'Start', href: '/' }], hours: 'ab 11 Uhr' },
};
const source = {
  schemas: {
    sections: describeSections(schemas),
    siteFields: describeFile(schemas, 'site'),
    pageFields: describeFile(schemas, 'page'),
  },
  dataOf: (file: string) => files[file],
};

test.each<[string, string, Edit]>([
  [
    'Price of “Flammkuchen” changed, Speisekarte',
    'pages/menu.yaml',
    { kind: 'set', path: ['blocks', 0, 'items', 0, 'price'], value: 13 },
  ],
  [
    'Heading of “Aus dem Ofen” changed, Speisekarte',
    'pages/menu.yaml',
    { kind: 'set', path: ['blocks', 0, 'heading'], value: 'Ofen' },
  ],
  ['Section “Heute offen.” removed, Speisekarte', 'pages/menu.yaml', { kind: 'remove', path: ['blocks', 1] }],
  [
    'Section “Aus dem Ofen” moved, Speisekarte',
    'pages/menu.yaml',
    { kind: 'move', from: ['blocks', 0], to: ['blocks', 1] },
  ],
  [
    'Section “Team” added, Speisekarte',
    'pages/menu.yaml',
    { kind: 'insert', path: ['blocks'], at: 2, value: { type: 'team', heading: 'Team' } },
  ],
  [
    'Dish or service “Suppe” added, Speisekarte',
    'pages/menu.yaml',
    { kind: 'insert', path: ['blocks', 0, 'items'], at: 1, value: { name: 'Suppe', price: 6 } },
  ],
  [
    'Label of “Start” changed, settings of the site',
    'site.yaml',
    { kind: 'set', path: ['menu', 0, 'label'], value: 'Anfang' },
  ],
  ['Title changed, Speisekarte', 'pages/menu.yaml', { kind: 'set', path: ['title'], value: 'Karte' }],
])('%s', (words, file, edit) => {
  expect(describeEdit(edit, file, source)).toBe(words);
});

test('sections that are changed together are said together', () => {
  const remove = (at: number): Edit => ({ kind: 'remove', path: ['blocks', at] });
  const say = (...edits: Edit[]) => describeEdits(edits, 'pages/menu.yaml', source);
  expect(say(remove(1), remove(0))).toBe('Several sections removed, Speisekarte');
  const hide = (at: number): Edit => ({ kind: 'set', path: ['blocks', at, 'draft'], value: true });
  expect(say(hide(0), hide(1))).toBe('Several sections changed, Speisekarte');
  expect(say(remove(1))).toBe('Section “Heute offen.” removed, Speisekarte');
});
