// The failure that the editor shows: which one stays, and until when.
import { beforeEach, expect, test } from 'vitest';
import { useEditor } from '../../../src/editor/client/state/store.ts';
import { dismissTrouble, showTrouble, watchTrouble } from '../../../src/editor/client/state/trouble.ts';

const shown = () => useEditor.getState().trouble?.text;

beforeEach(() => useEditor.setState({ trouble: null }));

test('what was refused is shown again when the connection is back', () => {
  showTrouble('Another window has made a change.', 'steps');
  showTrouble('No connection.', 'connection');
  showTrouble('Still no connection.', 'connection');
  expect(shown()).toBe('Still no connection.');
  watchTrouble()((about) => about === 'connection');
  expect(shown()).toBe('Another window has made a change.');
  dismissTrouble();
  expect(shown()).toBeUndefined();
});

test('what was refused takes the place of a failure of before, which is not shown again', () => {
  showTrouble('Refused.', ['site.yaml']);
  showTrouble('No connection.', 'connection');
  showTrouble('Refused, too.', 'steps');
  expect(shown()).toBe('Refused, too.');
  dismissTrouble();
  expect(shown()).toBeUndefined();
});
