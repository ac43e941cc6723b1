// Completion on the YAML side of the editor: the settings of the nearest section, on the page or in
// a column.
import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import type { EditorStart } from '../../../src/editor/protocol/page.ts';
import { completionsAt } from '../../../src/editor/client/yaml/yaml-completion.ts';
import { describeFile, describeSections } from '../../../src/edits/fields/describe-fields.ts';
import { schemas } from '../../checker/test-site.ts';

const sections = describeSections(schemas);
const start = { sections, pageFields: describeFile(schemas, 'page'), names: {}, icons: [] } as unknown as EditorStart;

/** @param text with | where the caret is */
function offered(text: string, type: string | null): string[] {
  const pos = text.indexOf('|');
  const state = EditorState.create({ doc: text.replace('|', '') });
  const found = completionsAt(new CompletionContext(state, pos, true), { start, type });
  return (found?.options ?? []).map(({ label }) => label);
}
const names = (type: string) => sections[type]!.fields.map(({ name }) => name);

it.each([
  ['of a page', 'title: A\n|', null, start.pageFields.map(({ name }) => name)],
  ['of a section', '  - type: callout\n    |', 'callout', names('callout')],
  [
    'of a section below another one',
    'blocks:\n  - type: cta\n    heading: A\n  - type: callout\n    |',
    null,
    names('callout'),
  ],
  ['of a group in a section', '  - type: cta\n    button:\n      |', 'cta', ['label', 'href', 'opens']],
  [
    'of columns',
    '  - type: columns\n    column1:\n      - type: cta\n        heading: A\n    |',
    'columns',
    names('columns'),
  ],
  [
    'of a section in a column',
    '  - type: columns\n    column1:\n      - type: cta\n        heading: A\n      - type: callout\n        |',
    'columns',
    names('callout'),
  ],
])('the settings %s', (_what, text, type, expected) => {
  expect(offered(text, type)).toEqual(expect.arrayContaining(expected));
  expect(offered(text, type).length).toBeLessThan(expected.length + 4);
});
