// Sentences about publishing.
import { expect, test } from 'vitest';
import { describeState } from '../../../src/editor/client/publish/words.ts';
import type { PublishView } from '../../../src/editor/protocol/site.ts';

const view: PublishView = {
  hasDraftAddress: false,
  url: 'https://krume.example',
  obstacle: 'Nothing has changed.',
  isDone: true,
  branch: 'main',
  remote: { name: 'origin', address: 'https://git.example/krume.git', branch: 'main' },
  ignored: [],
  waiting: 0,
  changes: [],
  programs: { names: [], key: '' },
};

test.each<[string, Partial<PublishView>, string]>([
  ['all is online', {}, 'There is nothing to publish: all of it is published.'],
  [
    'there is no host',
    { remote: null },
    'All changes are noted on this computer. The site is not connected to a host that puts it online.',
  ],
  ['there is an obstacle', { isDone: false, obstacle: 'Another program merges.' }, 'Another program merges.'],
  ['something waits', { isDone: false, obstacle: null, waiting: 2 }, '2 earlier changes were not sent yet.'],
])('%s', (_name, change, words) => {
  expect(describeState({ ...view, ...change })).toBe(words);
});
