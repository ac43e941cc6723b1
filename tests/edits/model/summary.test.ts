// Summaries: a section has one name, wherever it is.
import { expect, test } from 'vitest';
import { summarize, summarizeSection } from '../../../src/edits/model/summary.ts';
import { describeSections } from '../../../src/edits/fields/describe-fields.ts';
import { outlineNodes } from '../../../src/editor/client/outline/outline-nodes.ts';
import type { EditorPage, EditorStart } from '../../../src/editor/protocol/page.ts';
import { schemas } from '../../checker/test-site.ts';

test.each([
  ['its heading', { type: 'cta', title: 'No', heading: 'Fresh [[bread]]' }, 'Fresh bread'],
  ['the first entry of its first list', { type: 'stats', items: [{ value: '40', label: 'loaves' }] }, 'loaves'],
  ['its first group', { type: 'cta', button: { label: 'Order' } }, 'Order'],
  ['nothing', { type: 'cta', items: [] }, ''],
  ['nothing, where it is no group', null, ''],
])('a section is told by %s', (_by, section, words) => {
  expect(summarizeSection(section)).toBe(words);
});

test('an entry is told by its words or number', () => {
  expect([summarize('**Rye**'), summarize(4), summarize({ question: 'Why?', text: 'So.' })]).toEqual([
    'Rye',
    '4',
    'Why?',
  ]);
});

test('a section keeps its name when it is dragged into a column', () => {
  const stats = { type: 'stats', items: [{ value: '40', label: 'loaves' }] };
  const data = { blocks: [stats, { type: 'columns', column1: [stats], column2: [] }] };
  const page = { file: 'p', files: { p: { text: '', data } }, messages: [] } as unknown as EditorPage;
  const start = { sections: describeSections(schemas) } as unknown as EditorStart;
  const [own, columns] = outlineNodes(page, start);
  expect(own!.name).toBe('loaves');
  expect(columns!.children[0]!.name).toBe('loaves');
});
