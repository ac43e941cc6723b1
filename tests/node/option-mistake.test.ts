// What is wrong with an option is said in our words, not in Node's.
import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { optionMistake } from '../../src/node/option-mistake.ts';

const options = {
  format: { type: 'string' },
  port: { type: 'string', short: 'p' },
  json: { type: 'boolean' },
} as const;

function mistakeIn(...args: string[]): string {
  try {
    parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return optionMistake(error, Object.keys(options));
  }
  return '';
}

it.each([
  [['--fromat', 'line'], 'There is no option --fromat here. Did you mean --format?'],
  [['--fromat=line'], 'There is no option --fromat here. Did you mean --format?'],
  [['--colour'], 'There is no option --colour here.'],
  [['-x'], 'There is no option -x here.'],
  [['--port'], '--port needs a value. One that starts with a dash is written as --port=-value.'],
  [['--port', '--json'], '--port needs a value. One that starts with a dash is written as --port=-value.'],
  [['--json=yes'], '--json stands alone, without a value.'],
])('%j: %s', (args, words) => {
  expect(mistakeIn(...args)).toBe(words);
});
