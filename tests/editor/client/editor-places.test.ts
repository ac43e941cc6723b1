// The place of what a row of the outline showed, and what comes of a list that is emptied.
import { expect, test } from 'vitest';
import type { EditorPage, EditorStart } from '../../../src/editor/protocol/page.ts';
import { closeList } from '../../../src/editor/client/entries/emptied-lists.ts';
import { findShown } from '../../../src/editor/client/changes/shown-place.ts';
import { describeSections } from '../../../src/edits/fields/describe-fields.ts';
import { schemas } from '../../checker/test-site.ts';

const blocks = (...names: string[]) => ({ blocks: names.map((heading) => ({ type: 'text', heading })) });

test.each([
  ['what stays', blocks('a', 'b'), blocks('a', 'b'), 1],
  ['what is typed in', blocks('a', 'b'), blocks('a', 'bc'), 1],
  ['what has moved', blocks('a', 'b', 'c'), blocks('b', 'c', 'a'), 0],
  ['what has made room', blocks('a', 'b'), blocks('new', 'a', 'b'), 2],
  ['the second of twins', blocks('a', 'b', 'b'), blocks('b', 'b', 'a'), 1],
])('%s is found', (_what, shown, now, place) => {
  const path = ['blocks', shown.blocks.length === 2 ? 1 : _what.includes('twins') ? 2 : 1];
  expect(findShown(shown, now, path)).toEqual(['blocks', place]);
});

const drafts = (...names: string[]) => {
  return { blocks: blocks(...names).blocks.map((block) => ({ ...block, draft: true })) };
};

test('of several that are hidden together, and shown again, each is found', () => {
  for (const place of [0, 1, 2]) {
    expect(findShown(drafts('a', 'b', 'c'), blocks('a', 'b', 'c'), ['blocks', place])).toEqual(['blocks', place]);
    expect(findShown(blocks('a', 'b', 'c'), drafts('a', 'b', 'c'), ['blocks', place])).toEqual(['blocks', place]);
  }
});

test('where several were removed and others added in their place, none is found', () => {
  expect(findShown(blocks('a', 'b'), blocks('c', 'd'), ['blocks', 1])).toBeNull();
});

test('what is gone, or has a twin more, is not found', () => {
  expect(findShown(blocks('a', 'b'), blocks('a'), ['blocks', 1])).toBeNull();
  expect(findShown(blocks('a', 'b'), blocks('c', 'a', 'bc'), ['blocks', 1])).toBeNull();
  expect(findShown(blocks('a', 'b'), blocks('a', 'b', 'b'), ['blocks', 1])).toBeNull();
});

const start = { sections: describeSections(schemas) } as unknown as EditorStart;
const text = { type: 'rich-text', text: 'Hello' };
const closing = (columns: Record<string, unknown[]>, list: string) => {
  const data = { blocks: [{ type: 'columns', ...columns }] };
  const page = { file: 'p', files: { p: { data } }, sections: [{ type: 'columns' }] } as unknown as EditorPage;
  return closeList({ start, page, file: 'p', list: ['blocks', 0, list] });
};

test('a column that is emptied goes, or is taken by the next one; of two each stays', () => {
  const three = { column1: [text], column2: [text], column3: [text] };
  expect(closing({ column1: [text, text], column2: [text] }, 'column1')).toEqual([]);
  expect(closing(three, 'column3')).toEqual([{ kind: 'remove', path: ['blocks', 0, 'column3'] }]);
  expect(closing(three, 'column1')).toEqual([
    { kind: 'remove', path: ['blocks', 0, 'column1'] },
    { kind: 'rename', path: ['blocks', 0, 'column2'], key: 'column1' },
    { kind: 'rename', path: ['blocks', 0, 'column3'], key: 'column2' },
  ]);
  expect(closing({ column1: [text], column2: [text] }, 'column1')).toBeNull();
  expect(closing({ column1: [text], column2: [text] }, 'column2')).toBeNull();
});
