// Gaps in the form that fills them in: each once, with its line.
import { expect, test } from 'vitest';
import { describeGaps } from '../../../src/editor/client/gaps/describe-gaps.ts';

test('a gap is shown once, by its words, with the line around it', () => {
  const long = 'word '.repeat(40);
  const data = {
    tags: ['one two'],
    blocks: [
      { text: `- Register: [name of the register]\n- Town: [town]` },
      { text: `[Name the services.]\n\n${long}before [town] after ${long}` },
    ],
  };
  expect(describeGaps(data)).toEqual([
    { gap: '[name of the register]', title: 'Register', help: 'name of the register', places: 1 },
    { gap: '[town]', title: 'Town', help: 'town', places: 2 },
    { gap: '[Name the services.]', title: 'Name the services.', help: '', places: 1 },
  ]);
  expect(describeGaps({ text: `${long}before [town] after ${long}` })[0]!.help).toMatch(
    /^… word.*before ____ after.* …$/,
  );
  expect(describeGaps(undefined)).toEqual([]);
});
