// Errors of git and of hosts as sentences for authors, without a word of git: what has become of
// the work, what it means, what helps. What helps a developer is folded below.
import { say } from '../../../../base/words/say.ts';
import { foldBelow, joinOutput } from './fold-below.ts';
import type { GitResult } from './run-git.ts';
import type { Target } from './target.ts';

interface Reading<Place> {
  pattern: RegExp;
  sentence: (place: Place) => string;
  /** Steps for a developer. @param found the match; its first group is a file, where there is one */
  advice?: (found: RegExpExecArray, place: Place) => string;
}

type Remote = Pick<Target, 'name' | 'address'>;

/** The first that fits counts. */
const ofCommits: readonly Reading<undefined>[] = [
  {
    pattern: /tell me who you are|unable to auto-detect|empty ident|no (?:name|email) was given|user\.useConfigOnly/i,
    sentence: () => say('What is published carries a name, and this computer does not know yours yet.'),
    advice: () =>
      'Set the name and address for commits once:\ngit config --global user.name "…"\ngit config --global user.email "…"',
  },
  {
    pattern: /unable to create '([^']+\.lock)'/i,
    sentence: () => say("Another program is working on the site's files. Wait a minute, and publish again."),
    advice: ([, file]) =>
      `If no git program is running any more, one was stopped in the middle. Delete the file ${file}.`,
  },
  {
    pattern: /gpg failed|failed to sign|signing failed|no secret key|error: Load key|couldn't (?:load|find).*key/i,
    sentence: () => say('What you publish is to be signed with your key, and the key could not be used.'),
    advice: () => 'Unlock the key once in a terminal: git commit -S --allow-empty',
  },
  {
    pattern: /no space left on device|disk quota exceeded/i,
    sentence: () => say('The disk of this computer is full. Make room on it, and publish again.'),
  },
  {
    pattern: /permission denied|insufficient permission|read-only file system/i,
    sentence: () =>
      say(
        "Nothing may be written into the site's folder: its files belong to somebody else, or the disk is read-only.",
      ),
    advice: () => 'Look at the owner and the rights of the files in the folder .git of the repository.',
  },
];

const ofRemotes: readonly Reading<Remote>[] = [
  {
    pattern: /non-fast-forward|fetch first|rejected.*behind|cannot lock ref/is,
    sentence: ({ address }) =>
      say('Somebody else has published to {address} in this moment. "Publish" says what to do.', { address }),
  },
  {
    pattern:
      /exceeds? (?:github's )?file size limit|file (?:is )?too (?:big|large)|GH001|larger than the maximum|pack exceeds/i,
    sentence: ({ address }) => say('{address} does not take so large a file. Make it smaller.', { address }),
    advice: () =>
      'A commit with the large file waits here: take it back, make the file smaller, and publish again.\ngit reset --soft HEAD~1 (the files stay as they are)',
  },
  {
    pattern:
      /protected branch|GH006|GH013|not allowed to push|branch is (?:protected|locked)|requires? (?:a )?pull request/i,
    sentence: ({ address }) =>
      say('{address} takes changes only after somebody has agreed to them there.', { address }),
    advice: (_found, { name }) =>
      `The branch is protected. Propose the commits on another one: git push ${name} HEAD:refs/heads/my-change`,
  },
  {
    pattern: /remote rejected|hook declined|pre-receive|GH00\d|GitLab:/i,
    sentence: ({ address }) =>
      say('{address} has refused it, and will refuse it again until what it names is changed.', { address }),
  },
  {
    pattern: /host key verification failed|no \S+ host key is known/i,
    sentence: ({ address }) =>
      say('This computer has never been connected with {address}, so it does not trust it yet.', { address }),
    advice: (_found, { name }) => `Confirm the key of the host once in a terminal: git fetch ${name}`,
  },
  {
    pattern:
      /permission denied|authentication failed|could not read (?:username|password)|invalid credentials|\b40[13]\b|access denied/i,
    sentence: ({ address }) => say('{address} does not let you in.', { address }),
    advice: (_found, { name }) =>
      `Sign in once in a terminal, then it works from here: git push --dry-run ${name} HEAD`,
  },
  {
    pattern:
      /repository .*not found|does not appear to be a git repository|project you were looking for|does not exist|\b404\b/is,
    sentence: ({ address }) => say('Nothing is found at {address} any more, or you may not see it.', { address }),
    advice: (_found, { name }) =>
      `Is the address right, and has the account a right to read it?\ngit remote -v\ngit remote set-url ${name} ADDRESS`,
  },
  {
    pattern:
      /could not resolve host|timed? ?out|took too long|too slow|network is unreachable|connection (?:refused|reset|closed)|hung up|unable to access|could not read from remote/i,
    sentence: ({ address }) =>
      say('{address} cannot be reached. Is the network on? "Publish" tries again.', { address }),
  },
];

/** Checks that refuse a commit. */
const refusing = /[/\\](?:pre-commit|(?:prepare-)?commit-msg)\b/;

/**
 * @param said all that git has said when it did not commit
 * @param programs those of the folder, in words
 */
export function describeCommitError(said: string, programs: readonly string[]): string {
  const kept = say('Nothing was sent, and your changes are all here.');
  const check = programs.find((name) => refusing.test(name));
  const fallback = check
    ? {
        sentence: say('A check that belongs to this site did not let your changes through.'),
        advice: `It is ${check}.`,
      }
    : { sentence: say('Your changes could not be noted for publishing.'), advice: 'git did not commit.' };
  const { sentence, advice } = read(ofCommits, said, undefined) ?? fallback;
  return foldBelow(`${kept} ${sentence}`, { advice, said });
}

/**
 * @param outcome what has become of the work
 * @param result what git and the host have said
 */
export function describeRemoteError(outcome: string, result: GitResult, { name, address }: Remote): string {
  const reading = read(ofRemotes, result.error, { name, address });
  const { sentence, advice } = reading ?? { sentence: say('{address} did not take it.', { address }) };
  return foldBelow(`${outcome} ${sentence}`, { advice, said: joinOutput(result) });
}

function read<Place>(
  readings: readonly Reading<Place>[],
  said: string,
  place: Place,
): { sentence: string; advice?: string | undefined } | undefined {
  for (const { pattern, sentence, advice } of readings) {
    const found = pattern.exec(said);
    if (found) return { sentence: sentence(place), advice: advice?.(found, place) };
  }
  return undefined;
}
