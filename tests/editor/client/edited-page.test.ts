// The page as it is shown before the server has answered an edit, and what stays selected in it.
import { getAtPath, type Path } from '../../../src/edits/model/path.ts';
import { shiftPath } from '../../../src/edits/model/shift-path.ts';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { EditorPage, EditorSection } from '../../../src/editor/protocol/page.ts';
import { withEdit } from '../../../src/editor/client/state/edited-page.ts';
import { followEdit, followPage } from '../../../src/editor/client/state/followed-selection.ts';
import { findChanged, matchEntries } from '../../../src/editor/client/changes/shown-place.ts';
import { applyEdit } from '../../../src/edits/engine/apply-edit.ts';
import type { Edit } from '../../../src/edits/model/edit.ts';

const file = 'pages/index.yaml';
const text = (heading: string) => ({ type: 'rich-text', heading });
const data = {
  title: 'Home',
  blocks: [
    text('a'),
    { type: 'columns', column1: [text('b1'), text('b2')], column2: [text('b3')], column3: [text('b4')] },
    text('c'),
    { type: 'stats', items: [{ value: '1' }, { value: '2' }, { value: '3' }] },
  ],
};

const section = (value: Record<string, unknown>, at: number): EditorSection => ({
  ids: [`section-${at}`],
  inner: ['column1', 'column2', 'column3'].flatMap((name) =>
    ((value[name] ?? []) as unknown[]).map((_, index) => ({
      id: `${name} ${index}`,
      path: ['blocks', at, name, index],
    })),
  ),
  start: 0,
  end: 0,
});

function composePage(written: typeof data): EditorPage {
  return {
    route: '/',
    file,
    isCurrent: true,
    sections: written.blocks.map(section),
    leaves: { 'leaf c': { file, path: ['blocks', 2, 'heading'], kind: 'text' } },
    files: { [file]: { text: '', version: '', data: written } },
    messages: [],
    body: [],
    style: '',
    state: 1,
    history: { undo: null, redo: null },
    version: '',
  };
}

const edits: [string, Edit][] = [
  ['moves a section up', { kind: 'move', from: ['blocks', 2], to: ['blocks', 0] }],
  ['moves a section down', { kind: 'move', from: ['blocks', 0], to: ['blocks', 3] }],
  ['moves a section into a column', { kind: 'move', from: ['blocks', 0], to: ['blocks', 0, 'column1', 1] }],
  ['moves a section out of a column', { kind: 'move', from: ['blocks', 1, 'column1', 0], to: ['blocks', 1] }],
  ['moves an entry', { kind: 'move', from: ['blocks', 3, 'items', 2], to: ['blocks', 3, 'items', 0] }],
  ['removes a section', { kind: 'remove', path: ['blocks', 0] }],
  ['removes an entry', { kind: 'remove', path: ['blocks', 3, 'items', 0] }],
  ['duplicates a section', { kind: 'duplicate', path: ['blocks', 0] }],
  ['duplicates an entry', { kind: 'duplicate', path: ['blocks', 3, 'items', 1] }],
  ['adds a section', { kind: 'insert', path: ['blocks'], at: 1, value: text('new') }],
  ['renames a column', { kind: 'rename', path: ['blocks', 1, 'column3'], key: 'column4' }],
  ['sets a value', { kind: 'set', path: ['blocks', 2, 'heading'], value: 'C' }],
];

describe.each(edits)('an edit that %s', (_what, edit) => {
  const now = withEdit(composePage(data), { file, edit });

  test('is shown as it will be in the file', () => {
    const written = applyEdit(stringify(data), edit);
    expect(now.files[file]!.data).toEqual(parse('text' in written ? written.text : ''));
    expect(now.sections).toHaveLength((getAtPath(now.files[file]!.data, ['blocks']) as unknown[]).length);
  });

  test('leads every path to what it led to', () => {
    const paths: Path[] = [
      ['blocks', 0],
      ['blocks', 1, 'column1', 1],
      ['blocks', 2],
      ['blocks', 3, 'items', 0],
      ['blocks', 3, 'items', 2, 'value'],
    ];
    const setAt = edit.kind === 'set' ? JSON.stringify(edit.path.slice(0, 2)) : '';
    for (const path of paths) {
      const led = shiftPath(edit, path);
      if (led && JSON.stringify(path) !== setAt)
        expect(getAtPath(now.files[file]!.data, led), path.join('/')).toEqual(getAtPath(data, path));
      if (!led) expect(edit.kind).toBe('remove');
    }
    const leaf = now.leaves['leaf c']!;
    expect(String(getAtPath(now.files[file]!.data, leaf.path)).toLowerCase()).toBe('c');
    // The frame still shows the sections by their old ids.
    const c = now.sections[Number(leaf.path[1])]!;
    expect(c.ids).toEqual(['section-2']);
  });
});

test('what is selected stays selected while it moves, also when another program moves it, and not when it goes', () => {
  const page = composePage(data);
  const selection = { file, path: ['blocks', 2, 'heading'], section: 2 };
  const up = { file, edit: { kind: 'move', from: ['blocks', 2], to: ['blocks', 0] } as const };
  expect(followEdit(page, selection, up)).toMatchObject({ path: ['blocks', 0, 'heading'], section: 0 });
  expect(followEdit(page, selection, { file, edit: { kind: 'remove', path: ['blocks', 2] } })).toBeNull();
  expect(followPage(page, withEdit(page, up), selection)).toMatchObject({ path: ['blocks', 0, 'heading'], section: 0 });
  const edited = { ...data, blocks: [text('first'), ...data.blocks.with(2, text('C'))] };
  expect(followPage(page, composePage(edited), selection)).toMatchObject({
    path: ['blocks', 3, 'heading'],
    section: 3,
  });
  const gone = { ...data, blocks: data.blocks.toSpliced(2, 1) };
  expect(followPage(page, composePage(gone), { file, path: ['blocks', 3], section: 3 })).toMatchObject({ section: 2 });
  expect(followPage(page, composePage(gone), selection)).toBeNull();
  expect(followPage(page, page, selection)).toBe(selection);
  // A setting that is emptied stays selected; when an entry is removed, its parent is selected.
  expect(followEdit(page, selection, { file, edit: { kind: 'remove', path: selection.path } })).toBe(selection);
  const entry = { file, path: ['blocks', 3, 'items', 1, 'value'], section: 3 };
  const withoutEntry = withEdit(page, { file, edit: { kind: 'remove', path: ['blocks', 3, 'items', 1] } });
  expect(followPage(page, withoutEntry, entry)).toMatchObject({ path: ['blocks', 3, 'items'], isFollowed: false });
});

test('entries are found again by what they say, and else in order', () => {
  expect(matchEntries(['a', 'b'], ['b', 'a'])).toEqual([1, 0]);
  expect(matchEntries(['a', 'b'], ['a', 'x', 'b'])).toEqual([0, null, 1]);
  expect(matchEntries([text('a'), text('b')], [text('b'), text('A')])).toEqual([1, 0]);
  expect(matchEntries([text('a'), { type: 'cta' }], [{ type: 'stats' }, text('a')])).toEqual([null, 0]);
  expect(findChanged(['a', 'b'], ['a', 'x', 'b'])).toBe(1);
  expect(findChanged(['a', 'b'], ['a', 'c'])).toBe(1);
  expect(findChanged(['a', 'b'], ['b', 'a'])).toBeNull();
  expect(findChanged(['a', 'b'], ['a'])).toBeNull();
});
