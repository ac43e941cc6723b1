// Errors of git and of hosts as sentences for authors: what it means, what has become of the work,
// what helps. All that was said follows below.
import { say } from '../../../../base/words/say.ts';
import { stripVTControlCharacters } from 'node:util';

interface Reading {
  pattern: RegExp;
  /** @param found the match; its first group is a name, where the sentence has one */
  sentence: (found: RegExpExecArray, remote: string) => string;
}

/** The first that fits counts. */
const ofCommits: readonly Reading[] = [
  {
    pattern: /tell me who you are|unable to auto-detect|empty ident|no (?:name|email) was given|user\.useConfigOnly/i,
    sentence: () =>
      say(
        'git does not know who you are. Set your name and address once: git config --global user.name "…" and user.email "…".',
      ),
  },
  {
    pattern: /unable to create '([^']+\.lock)'/i,
    sentence: ([, file]) =>
      say(
        'Another git program is working in this repository. Wait until it has ended; if none is running, it was stopped: delete the file {file}.',
        { file: file! },
      ),
  },
  {
    pattern: /gpg failed|failed to sign|signing failed|no secret key|error: Load key|couldn't (?:load|find).*key/i,
    sentence: () =>
      say(
        'git is to sign your commits, and could not use your key. Unlock it once in a terminal (git commit -S --allow-empty), or ask who set up this computer.',
      ),
  },
  {
    pattern: /no space left on device|disk quota exceeded/i,
    sentence: () => say('The disk is full, so git could not save anything.'),
  },
  {
    pattern: /permission denied|insufficient permission|read-only file system/i,
    sentence: () =>
      say('git may not write into the repository: its files belong to somebody else, or the disk is read-only.'),
  },
];

const ofRemotes: readonly Reading[] = [
  {
    pattern: /non-fast-forward|fetch first|rejected.*behind|cannot lock ref/is,
    sentence: (_found, remote) =>
      say('Somebody else has published to {remote} in this moment. "Publish" says what to do.', { remote }),
  },
  {
    pattern:
      /exceeds? (?:github's )?file size limit|file (?:is )?too (?:big|large)|GH001|larger than the maximum|pack exceeds/i,
    sentence: (_found, remote) =>
      say(
        '{remote} does not take so large a file. Take the commit back (git reset --soft HEAD~1: your files stay as they are), make the file smaller, and publish then.',
        { remote },
      ),
  },
  {
    pattern:
      /protected branch|GH006|GH013|not allowed to push|branch is (?:protected|locked)|requires? (?:a )?pull request/i,
    sentence: (_found, remote) =>
      say(
        '{remote} takes nothing directly into this branch: it is protected, and changes are proposed there first. Ask who manages the repository. To propose yours in a terminal: git push {remote} HEAD:refs/heads/my-change',
        { remote },
      ),
  },
  {
    pattern: /remote rejected|hook declined|pre-receive|GH00\d|GitLab:/i,
    sentence: (_found, remote) =>
      say('{remote} has refused it, and will refuse it again until what it names is changed.', { remote }),
  },
  {
    pattern: /host key verification failed|no \S+ host key is known/i,
    sentence: (_found, remote) =>
      say(
        'This computer has never spoken to the host of {remote}, so ssh does not trust it. Confirm it once in a terminal: git fetch {remote}',
        { remote },
      ),
  },
  {
    pattern:
      /permission denied|authentication failed|could not read (?:username|password)|invalid credentials|\b40[13]\b|access denied/i,
    sentence: (_found, remote) =>
      say(
        '{remote} does not let you in. Sign in to it once with git in a terminal (git push), then it works from here.',
        { remote },
      ),
  },
  {
    pattern:
      /repository .*not found|does not appear to be a git repository|project you were looking for|does not exist|\b404\b/is,
    sentence: (_found, remote) =>
      say(
        'There is no repository at the address of {remote} any more, or you may not see it. The address is in: git remote -v',
        { remote },
      ),
  },
  {
    pattern:
      /could not resolve host|timed? ?out|took too long|too slow|network is unreachable|connection (?:refused|reset|closed)|hung up|unable to access|could not read from remote/i,
    sentence: (_found, remote) =>
      say('{remote} cannot be reached. Is the network on? "Publish" tries again.', { remote }),
  },
];

/** @param said all that git has said when it did not commit */
export function describeCommitError(said: string, hooks: readonly string[]): string {
  const hook = hooks.find((name) => /^the hook (?:pre-commit|commit-msg|prepare-commit-msg) /.test(name));
  const fallback = hook
    ? say("The repository's own check ({hook}) does not let this commit pass.", { hook })
    : say('git did not commit.');
  return withAll(
    `${read(ofCommits, said, '') ?? fallback} ${say('Nothing was committed, and your files are as they were.')}`,
    said,
  );
}

/** @param said all that git and the host have said */
export function describeRemoteError(said: string, remote: string): string {
  return read(ofRemotes, said, remote) ?? say('{remote} did not take it.', { remote });
}

function read(readings: readonly Reading[], said: string, remote: string): string | undefined {
  for (const { pattern, sentence } of readings) {
    const found = pattern.exec(said);
    if (found) return sentence(found, remote);
  }
  return undefined;
}

/** Counters of git that say nothing about an error. */
const counters =
  /^(?:remote: )?(?:Enumerating|Counting|Compressing|Writing|Receiving|Resolving|Total|Delta compression)\b/;

/** @returns a sentence, and all that was said below it, without colours and counters */
export function withAll(sentence: string, said: string): string {
  const lines = stripVTControlCharacters(said)
    .split(/[\r\n]+/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !counters.test(line));
  return lines.length === 0 ? sentence : `${sentence}\n\n${lines.join('\n')}`;
}
