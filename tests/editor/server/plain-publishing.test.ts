// Texts of publishing and of the history: an author who never used git reads none of its words, in any language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dictionaryFolder } from '../../../src/editor/words/read-dictionaries.ts';
import { productRoot } from '../../product-root.ts';
import { describeCommitError, describeRemoteError } from '../../../src/editor/server/disk-store/publish/git-errors.ts';
import { noRepository } from '../../../src/editor/server/disk-store/publish/obstacles.ts';
import { gitWords, readSentences } from '../git-words.ts';

const remote = { name: 'origin', address: 'https://example.com/rosa.git' };
const atRemote = (error: string) =>
  describeRemoteError('Nothing was sent.', { code: 1, out: '', bytes: Buffer.alloc(0), error }, remote);
const atCommit = (said: string) => describeCommitError(said, []);
const atHook = (said: string) => describeCommitError(said, ['das Programm pre-commit (/site/.git/hooks/pre-commit)']);

/** All that git and hosts are known to say: what the author reads of it, and what a developer finds below. */
const told: [(said: string) => string, string, RegExp, RegExp?][] = [
  [atCommit, '*** Please tell me who you are.', /carries a name/, /git config --global user\.name/],
  [atCommit, "fatal: Unable to create '/s/.git/index.lock': File exists.", /Wait a minute/, /Delete the file \S+lock/],
  [atCommit, 'error: gpg failed to sign the data', /signed with your key/, /git commit -S/],
  [atCommit, 'error: No space left on device', /disk of this computer is full/],
  [atCommit, 'error: insufficient permission for adding an object', /may be written/, /rights of the files/],
  [atCommit, 'fatal: strange', /could not be noted/, /git did not commit/],
  [atHook, 'a.ts: 1 error', /A check that belongs to this site/, /It is das Programm pre-commit/],
  [atRemote, '! [rejected] main -> main (fetch first)', /Somebody else has published/],
  [atRemote, 'remote: error: GH001: Large files detected.', /so large a file/, /git reset --soft HEAD~1/],
  [atRemote, 'remote: error: GH006: Protected branch update failed', /agreed to them/, /git push origin HEAD:/],
  [atRemote, '! [remote rejected] main -> main (pre-receive hook declined)', /has refused it/],
  [atRemote, 'Host key verification failed.', /never been connected/, /git fetch origin/],
  [atRemote, 'fatal: The requested URL returned error: 403', /does not let you in/, /git push --dry-run origin HEAD/],
  [atRemote, 'remote: Repository not found.', /Nothing is found at/, /git remote set-url origin/],
  [atRemote, 'ssh: Could not resolve host: example.com', /cannot be reached/],
  [atRemote, 'fatal: strange', /did not take it/],
  [noRepository, 'git is not installed', /is missing on this computer/, /Install git/],
  [
    noRepository,
    "fatal: detected dubious ownership in repository at '/s'",
    /belongs to another user/,
    /does not trust/,
  ],
  [noRepository, 'fatal: not a git repository', /not connected to a host yet/, /git init/],
];
test.each(told)('%o of "%s": a sentence without a word of git, and the rest below', (describe, said, words, advice) => {
  const text = describe(said);
  const below = text.slice(text.indexOf('\n\n'));
  expect(readSentences(text)).toMatch(words);
  expect(readSentences(text)).not.toMatch(gitWords);
  if (said !== 'git is not installed') expect(below).toContain(said);
  expect(text.includes("Somebody who looks after the site's files can")).toBe(advice !== undefined);
  expect(below).toMatch(advice ?? /./);
});

type Texts = Record<string, string>;

const readTexts = (path: string) => JSON.parse(readFileSync(join(productRoot, path), 'utf8')) as Texts;
const places =
  /editor\/(?:client\/(?:publish|history)\/|client\/controls\/trouble-text|client\/site\/conflict|server\/disk-store\/)/;
const texts = Object.entries(readTexts('src/editor/words/said.gen.json')).flatMap(([text, from]) =>
  places.test(from) ? [text] : [],
);

test('no text that is said about publishing or the history has a word of git', () => {
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter((text) => gitWords.test(text))).toEqual([]);
});

test.each(readdirSync(join(productRoot, dictionaryFolder)))('nor has its translation in %s', (file) => {
  const translations = readTexts(`${dictionaryFolder}/${file}`);
  expect(texts.map((text) => translations[text] ?? '').filter((text) => gitWords.test(text))).toEqual([]);
});
