// The effect of an edit on data: the same for the form that shows it at once, and for the text.
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../../src/edits/engine/apply-edit.ts';
import { editData } from '../../../src/edits/model/edit-data.ts';
import type { Edit } from '../../../src/edits/model/edit.ts';
import { withEdit } from '../../../src/editor/client/state/edited-page.ts';
import type { EditorPage } from '../../../src/editor/protocol/page.ts';
import { readYaml } from '../../../src/checker/yaml/read-yaml.ts';

const text = `title: Bread
facts: { 2024: forty, loaves: many }
menu:
  - label: Rye
    href: /rye
  - label: Wheat
    href: /wheat
text: one
blocks:
  - type: columns
    column1:
      - type: cta
        heading: A
    column2:
      - type: cta
        heading: B
`;
const data = () => readYaml('', text).value;

const composePage = () =>
  ({
    file: 'f',
    files: { f: { text, data: data() } },
    sections: [],
    leaves: {},
    messages: [],
  }) as unknown as EditorPage;

const edits: Edit[] = [
  { kind: 'set', path: ['facts', '2024'], value: 'fifty' },
  { kind: 'set', path: ['theme', 'colours', 'accent'], value: '#123456' },
  { kind: 'insert', path: ['menu'], at: 1, value: { label: 'Oat', href: '/oat' } },
  { kind: 'insert', path: ['facts'], at: 'rolls', value: 'few' },
  { kind: 'remove', path: ['menu', 0] },
  { kind: 'remove', path: ['facts', '2024'] },
  { kind: 'move', from: ['menu', 0], to: ['menu', 1] },
  { kind: 'move', from: ['blocks', 0, 'column1', 0], to: ['blocks', 0, 'column2', 1] },
  { kind: 'duplicate', path: ['menu', 0] },
  { kind: 'duplicate', path: ['facts', 'loaves'], key: 'rolls' },
  { kind: 'rename', path: ['facts', 'loaves'], key: 'rolls' },
  { kind: 'wrap', path: ['text'] },
  { kind: 'expand', path: ['text'], key: 'text' },
];

describe('an edit', () => {
  test.each(edits.map((edit) => [`${edit.kind} ${JSON.stringify(edit)}`, edit] as const))(
    'is shown by the form as the file says it after it: %s',
    (_name, edit) => {
      const written = applyEdit(text, edit);
      if (!written.ok) throw new Error(written.reason);
      const shown = withEdit(composePage(), { file: 'f', edit });
      expect(shown.files.f!.data).toEqual(readYaml('', written.text).value);
    },
  );

  test('leaves the data as it is, and shares with it what it does not touch', () => {
    const before = data() as Record<string, Record<string, unknown>>;
    for (const edit of edits) editData(before, edit);
    expect(before).toEqual(data());
    const after = editData(before, edits[0]!) as typeof before;
    expect(after.menu).toBe(before.menu);
    expect(after.facts).not.toBe(before.facts);
  });

  test('gives a setting another name in its place', () => {
    const edit: Edit = { kind: 'rename', path: ['title'], key: 'name' };
    expect(Object.keys(editData(data(), edit) as object)).toEqual(['name', 'facts', 'menu', 'text', 'blocks']);
  });
});

test('the form shows nothing of what the server will refuse', () => {
  const page = composePage();
  expect(withEdit(page, { file: 'f', edit: { kind: 'set', path: ['title', 'de'], value: 'Brot' } })).toBe(page);
  expect(withEdit(page, { file: 'f', edit: { kind: 'set', path: ['__proto__', 'x'], value: 1 } })).toBe(page);
});
