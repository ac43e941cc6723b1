// Publishing in every state of a repository, with the real git program: what the author reads, and what becomes of her work.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publish } from '../../../src/editor/server/disk-store/publish/publish.ts';
import { takeIn } from '../../../src/editor/server/disk-store/publish/take-in.ts';
import { SiteFiles } from '../../../src/editor/server/disk-store/site-files.ts';
import type { Choice, Conflict } from '../../../src/editor/protocol/conflict.ts';
import type { Refusal } from '../../../src/editor/protocol/page.ts';
import { readPublishState } from '../../../src/editor/server/disk-store/publish/publish-state.ts';
import { createGit } from '../../../src/editor/server/disk-store/publish/run-git.ts';
import { gitWords, readSentences } from '../git-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-states-'));
const template = join(folder, 'template');
const site = join(folder, 'now/site');
const bare = join(folder, 'now/bare.git');
const page = 'pages/index.yaml';
const mine = 'title: Mine\n';

const run = (args: string[], cwd: string) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const git = (args: string, cwd = site) => run(args.split(' '), cwd);
const write = (file: string, text: string, at = site) => {
  mkdirSync(join(at, file, '..'), { recursive: true });
  writeFileSync(join(at, file), text);
};
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const hook = (name: string, script: string, at = join(site, '.git')) => {
  write(`hooks/${name}`, `#!/bin/sh\n${script}\n`, at);
  chmodSync(join(at, 'hooks', name), 0o755);
};
const state = () => readPublishState(site, createGit(site).ask, []);
/** Publishes the page, having agreed to what the folder runs. */
const send = async (files = [page], message = 'New') => {
  const { programs } = await state();
  return publish(site, createGit(site), { message, files, agreed: programs.key });
};
const subject = (revision: string, cwd = site) => git(`log -1 --format=%s ${revision}`, cwd).trim();
const commitOfOthers = (branch = 'main') => {
  const other = join(folder, 'now/other');
  git(`clone -q --branch ${branch} ${bare} ${other}`, folder);
  write('site.yaml', 'name: Theirs\n', other);
  git('commit -q -a -m theirs', other);
  git('push -q', other);
};

beforeAll(() => {
  // Nobody's own settings count.
  process.env.GIT_CONFIG_GLOBAL = join(folder, 'gitconfig');
  process.env.GIT_CONFIG_NOSYSTEM = '1';
  writeFileSync(process.env.GIT_CONFIG_GLOBAL, '[user]\n\tname = Rosa\n\temail = rosa@example.com\n');
  mkdirSync(join(template, 'site'), { recursive: true });
  git('init -q --bare -b main bare.git', template);
  git('init -q -b main', join(template, 'site'));
  write('site/site.yaml', 'name: Rosa\n', template);
  write(`site/${page}`, 'title: Hello\n', template);
  git('add -A', join(template, 'site'));
  git('commit -q -m start', join(template, 'site'));
  git('remote add origin ../bare.git', join(template, 'site'));
  git('push -q -u origin main', join(template, 'site'));
});
afterAll(() => {
  delete process.env.GIT_CONFIG_GLOBAL;
  delete process.env.GIT_CONFIG_NOSYSTEM;
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  rmSync(join(folder, 'now'), { recursive: true, force: true });
  cpSync(template, join(folder, 'now'), { recursive: true });
  write(page, mine);
});

/** Something under way that only a person can end. */
const obstacles: [string, () => void, RegExp][] = [
  ['detached', () => git('checkout -q --detach'), /single moment.*on no branch.*git switch/s],
  [
    'a merge',
    () => write('.git/MERGE_HEAD', git('rev-parse HEAD')),
    /^Somebody has begun.*^A merge .*git merge --abort/ms,
  ],
  [
    'a rebase',
    () => mkdirSync(join(site, '.git/rebase-merge')),
    /^Somebody has begun.*^A rebase .*git rebase --abort/ms,
  ],
  ['patches', () => write('.git/rebase-apply/applying', ''), /^The applying of patches .*git am --abort/m],
  ['a cherry-pick', () => write('.git/CHERRY_PICK_HEAD', git('rev-parse HEAD')), /^A cherry-pick/m],
  ['a revert', () => write('.git/REVERT_HEAD', git('rev-parse HEAD')), /^A revert/m],
  ['a bisect', () => git('bisect start'), /bisect.*git bisect reset/],
  [
    'two versions after git stash pop',
    () => {
      git('stash -q');
      write(page, 'title: Other\n');
      git('commit -q -a -m other');
      expect(() => git('stash pop')).toThrow();
    },
    /two versions of pages\/index.yaml.*git add/s,
  ],
];
describe.each(obstacles)('%s under way', (_name, bring, words) => {
  test('is said plainly, with its way out below, and nothing changes', async () => {
    bring();
    const before = read(page);
    const { obstacle } = await state();
    expect(obstacle).toMatch(words);
    expect(readSentences(obstacle ?? '')).not.toMatch(gitWords);
    expect(await send()).toEqual({ ok: false, reason: expect.stringMatching(words) as string });
    expect(read(page)).toBe(before);
    expect(subject('main', bare)).toBe('start');
  });
});

/** States in which publishing works. */
const fine: [string, () => void, () => void][] = [
  [
    'nothing committed yet',
    () => {
      rmSync(join(site, '.git'), { recursive: true });
      rmSync(bare, { recursive: true });
      git(`init -q --bare -b main ${bare}`, folder);
      git('init -q -b main');
      git(`remote add origin ${bare}`);
    },
    () => expect(git('config branch.main.merge').trim()).toBe('refs/heads/main'),
  ],
  [
    'a branch that follows one of another name',
    () => {
      git('branch -q -m main shop', bare);
      git('branch -q -m main work');
      git('fetch -q -p');
      git('branch -q --set-upstream-to=origin/shop');
    },
    () => {
      expect([subject('shop', bare), git('branch --format=%(refname:short)', bare).trim()]).toEqual(['New', 'shop']);
      expect(git('rev-parse --abbrev-ref work@{upstream}').trim()).toBe('origin/shop');
      expect(git('rev-list --count origin/shop..HEAD').trim()).toBe('0');
    },
  ],
  ['commits that were not sent', () => git('commit -q --allow-empty -m earlier'), () => {}],
  ['a page that was added and then changed', () => (git('add .'), write(page, mine)), () => {}],
  [
    'pages that were added and then removed',
    () => {
      write('pages/gone.yaml', 'title: Gone\n');
      write('pages/both.yaml', 'title: Both\n');
      git('add pages/gone.yaml pages/both.yaml');
      git('rm -q --cached pages/both.yaml');
      rmSync(join(site, 'pages/gone.yaml'));
      rmSync(join(site, 'pages/both.yaml'));
    },
    () => {},
  ],
  [
    'line ends that git would change',
    () => {
      git('config core.autocrlf true');
      git('config core.safecrlf true');
      write(page, 'title: Mine\nlang: en\r\n');
    },
    () => expect(read(page)).toBe('title: Mine\nlang: en\r\n'),
  ],
  ['a clone of the last commit alone', () => write('.git/shallow', git('rev-parse HEAD')), () => {}],
  [
    'a remote that fetches one branch only',
    () => git('config remote.origin.fetch +refs/heads/other:refs/remotes/origin/other'),
    () => {},
  ],
];
test.each(fine)('%s: the page is published', async (_name, bring, check) => {
  bring();
  expect(await send()).toHaveProperty('done');
  const branch = git('branch --format=%(refname:short)', bare).trim();
  expect(subject(branch, bare)).toBe('New');
  expect(git(`ls-tree -r --name-only ${branch}`, bare)).toContain(page);
  check();
});

test.each([
  ['removed with git rm', () => git(`rm -qf ${page}`)],
  ['removed from the index, and then', () => (git(`rm -q --cached ${page}`), rmSync(join(site, page)))],
  ['renamed with git mv', () => (git('checkout -q .'), git(`mv ${page} pages/other.yaml`))],
])('a page that was %s is removed on the web', async (_name, remove) => {
  remove();
  const { files } = await state();
  expect(files).toContainEqual({ file: page, change: 'removed', isOwn: false });
  expect(await send(files.map(({ file }) => file))).toHaveProperty('done');
  expect(git('ls-tree -r --name-only main', bare)).not.toContain(page);
  expect(git('status --porcelain')).toBe('');
});

test('pages that git ignores are named with the line that says so; what systems leave is not', async () => {
  write('.gitignore', 'dist/\ngallery/\n.DS_Store\n');
  for (const file of ['pages/gallery/a.yaml', 'public/images/gallery/b.jpg', 'public/.DS_Store', 'dist/index.html'])
    write(file, 'x');
  expect((await state()).ignored).toEqual([
    { file: 'pages/gallery/a.yaml', rule: '.gitignore:2: gallery/' },
    { file: 'public/images/gallery/b.jpg', rule: '.gitignore:2: gallery/' },
  ]);
});

test.each([
  ['behind', () => commitOfOthers()],
  ['diverged', () => (commitOfOthers(), git('commit -q --allow-empty -m earlier'))],
  [
    'behind the branch of another name that it follows',
    () => {
      git('branch -q -m main shop', bare);
      git('branch -q -m main work');
      git('fetch -q -p');
      git('branch -q --set-upstream-to=origin/shop');
      commitOfOthers('shop');
    },
  ],
])('%s: nothing is committed, and it can be taken in', async (_name, bring) => {
  bring();
  const before = git('rev-parse HEAD');
  expect(await send()).toEqual({
    ok: false,
    reason: expect.stringMatching(/Somebody else has published.*nothing was sent/) as string,
    isBehind: true,
  });
  expect([git('rev-parse HEAD'), read(page)]).toEqual([before, mine]);
});

/** Somebody else publishes texts; null removes a file. */
const publishOthers = (texts: Record<string, string | null>) => {
  const other = join(folder, 'now/other');
  git(`clone -q ${bare} ${other}`, folder);
  for (const [file, text] of Object.entries(texts)) {
    if (text === null) rmSync(join(other, file));
    else write(file, text, other);
  }
  git('add -A', other);
  git('commit -q -m theirs', other);
  git('push -q', other);
};
const take = async (choices: Choice[] = []) => {
  const { programs } = await state();
  return takeIn({ siteRoot: site, git: createGit(site), files: new SiteFiles(site), choices, agreed: programs.key });
};
const readPublished = (file: string) => git(`show main:${file}`, bare);
/** Commits a page of three lines on both sides, to be changed here and there. */
const beginWith = (text: string, file = page) => {
  write(file, text);
  git('add -A');
  git('commit -q -m lines');
  git('push -q');
};

/** What somebody else has published, beside what is changed here: what is there then. */
const taken: [string, () => void, Record<string, string | null>][] = [
  [
    'another file',
    () => publishOthers({ 'site.yaml': 'name: Theirs\n' }),
    { [page]: mine, 'site.yaml': 'name: Theirs\n' },
  ],
  [
    'other lines of the same page',
    () => {
      beginWith('title: Hello\ndescription: Old\n');
      publishOthers({ [page]: 'title: Hello\ndescription: Theirs\n' });
      write(page, 'title: Mine\ndescription: Old\n');
    },
    { [page]: 'title: Mine\ndescription: Theirs\n' },
  ],
  [
    'other lines of a page with line ends that git has changed',
    () => {
      beginWith('title: Hello\ndescription: Old\n');
      git('config core.autocrlf true');
      publishOthers({ [page]: 'title: Hello\ndescription: Theirs\n' });
      write(page, 'title: Mine\r\ndescription: Old\r\n');
    },
    { [page]: 'title: Mine\r\ndescription: Theirs\r\n' },
  ],
  ['the same change', () => publishOthers({ [page]: mine }), { [page]: mine }],
  [
    'a page less and a picture more',
    () => {
      beginWith('title: Old\n', 'pages/old.yaml');
      publishOthers({ 'pages/old.yaml': null, 'public/a.png': 'picture' });
      write(page, mine);
    },
    { [page]: mine, 'pages/old.yaml': null, 'public/a.png': 'picture' },
  ],
  [
    'beside a commit that was not sent',
    () => {
      write('pages/mine.yaml', 'title: Unsent\n');
      git('add pages/mine.yaml');
      git('commit -q -m unsent');
      publishOthers({ 'site.yaml': 'name: Theirs\n' });
    },
    { [page]: mine, 'pages/mine.yaml': 'title: Unsent\n', 'site.yaml': 'name: Theirs\n' },
  ],
];
test.each(taken)('%s is taken in, and all of it can be published', async (_name, bring, wanted) => {
  bring();
  const unsent = git('log --format=%s origin/main..HEAD').trim();
  expect(await take()).toMatchObject({ ok: true });
  for (const [file, text] of Object.entries(wanted))
    expect(existsSync(join(site, file)) ? read(file) : null).toBe(text);
  expect(git('log --format=%s')).toContain('theirs');
  if (unsent) expect(git('log --format=%s')).toContain(unsent);
  const { files, waiting } = await state();
  if (files.length + waiting > 0) expect(await send(files.map(({ file }) => file))).toHaveProperty('done');
  for (const [file, text] of Object.entries(wanted))
    if (text !== null) expect(readPublished(file)).toBe(text.replaceAll('\r\n', '\n'));
  expect(await take()).toMatchObject({ ok: true, done: expect.stringMatching(/^Nothing new/) as string });
});

test('what was taken in is one change in the history, pictures and removed pages with it, and can be undone', async () => {
  beginWith('title: Old\n', 'pages/old.yaml');
  write('public/a.png', 'one');
  beginWith('title: Old\n', 'pages/old.yaml');
  publishOthers({ 'pages/old.yaml': null, 'public/a.png': 'two', 'site.yaml': 'name: Theirs\n' });
  write(page, mine);
  expect(await take()).toMatchObject({ ok: true });
  const files = new SiteFiles(site);
  expect(files.journal.entries()).toMatchObject([
    { label: 'What a colleague has published was taken in', files: ['public/a.png', 'site.yaml', 'pages/old.yaml'] },
  ]);
  expect(files.step('undo')).toMatchObject({ ok: true });
  expect([read('public/a.png'), read('site.yaml'), read('pages/old.yaml')]).toEqual([
    'one',
    'name: Rosa\n',
    'title: Old\n',
  ]);
  expect(read(page)).toBe(mine);
});

test.each<[string, () => void, string | null, 'mine' | 'theirs']>([
  ['the same line', () => publishOthers({ [page]: 'title: Theirs\n' }), 'title: Theirs\n', 'theirs'],
  ['the same line', () => publishOthers({ [page]: 'title: Theirs\n' }), 'title: Theirs\n', 'mine'],
  ['a page that was removed there', () => publishOthers({ [page]: null }), null, 'theirs'],
  ['a page that was removed there', () => publishOthers({ [page]: null }), null, 'mine'],
])('%s: two texts to choose from, and nothing changes until then (%s)', async (_name, bring, theirs, side) => {
  bring();
  const head = git('rev-parse HEAD');
  const asked = (await take()) as Refusal;
  expect(asked.conflicts).toMatchObject([
    { file: page, mine, theirs, sides: { mine: 'Yours', theirs: 'What was published' } },
  ]);
  expect([git('rev-parse HEAD'), read(page)]).toEqual([head, mine]);
  expect(JSON.stringify(asked)).not.toContain('<<<<');
  const text = side === 'mine' ? mine : theirs;
  expect(await take([{ file: page, mine, theirs, text }])).toMatchObject({ ok: true });
  expect(existsSync(join(site, page)) ? read(page) : null).toBe(text);
  expect(git('log -1 --format=%s').trim()).toBe('theirs');
});

const draw = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path fill="${colour}" d="M0 0h8v6H0z"/></svg>`;
test.each<[string, string | null, string | null, 'mine' | 'theirs']>([
  ['changed by both', draw('red'), draw('blue'), 'mine'],
  ['changed by both', draw('red'), draw('blue'), 'theirs'],
  ['removed there', draw('red'), null, 'theirs'],
  ['removed here', null, draw('blue'), 'theirs'],
])('a picture is %s: both are shown to choose from (%#)', async (_name, own, other, side) => {
  const picture = 'public/images/a.svg';
  const readPicture = () => (existsSync(join(site, picture)) ? read(picture) : null);
  beginWith(draw('green'), picture);
  publishOthers({ [picture]: other });
  if (own === null) rmSync(join(site, picture));
  else write(picture, own);
  const { conflicts } = (await take()) as Refusal;
  const shown = /^data:image\/webp;base64,/;
  expect(conflicts).toMatchObject([
    {
      file: picture,
      parts: [],
      sides: { mine: 'Yours', theirs: 'What was published' },
      pictures: {
        mine: own === null ? null : expect.stringMatching(shown),
        theirs: other === null ? null : expect.stringMatching(shown),
      },
    },
  ]);
  expect(readPicture()).toBe(own);
  const [asked] = conflicts as [Conflict];
  expect(await take([{ ...asked, text: asked[side] }])).toMatchObject({
    ok: true,
  });
  expect(readPicture()).toBe(side === 'mine' ? own : other);
  if (side === 'mine') return;
  expect(new SiteFiles(site).step('undo')).toMatchObject({ ok: true });
  expect(readPicture()).toBe(own);
});

test('a picture that both have brought is taken in without a question', async () => {
  publishOthers({ 'public/a.svg': draw('red') });
  write('public/a.svg', draw('red'));
  expect(await take()).toMatchObject({ ok: true });
  expect(read('public/a.svg')).toBe(draw('red'));
});

test.each<[string, () => void, RegExp]>([
  [
    'a picture that both have changed, where git has something else under its name',
    () => {
      beginWith('one', 'public/a.png');
      publishOthers({ 'public/a.png': 'two' });
      write('public/a.png', 'three');
    },
    /public\/a\.png, and only one of the two can stay.*git pull/s,
  ],
  [
    'a file that git ignores here',
    () => {
      write('.git/info/exclude', 'notes.txt\n');
      write('notes.txt', 'mine');
      publishOthers({ 'notes.txt': 'theirs' });
    },
    /notes\.txt, and only one of the two can stay/,
  ],
  [
    'a page that is prepared for a commit with another text',
    () => {
      publishOthers({ 'site.yaml': 'name: Theirs\n' });
      write(page, 'title: Staged\n');
      git('add .');
      write(page, mine);
    },
    /has prepared pages\/index\.yaml for publishing.*git restore --staged/s,
  ],
  ['a remote that is gone', () => rmSync(bare, { recursive: true }), /Nothing was changed/],
])('%s: nothing is taken in, and nothing is lost', async (_name, bring, words) => {
  bring();
  write(page, mine);
  const before = [git('rev-parse HEAD'), git('status --porcelain')];
  const answer = (await take()) as Refusal;
  expect(answer).toEqual({ ok: false, reason: expect.stringMatching(words) as string });
  expect(readSentences(answer.reason)).not.toMatch(gitWords);
  expect([git('rev-parse HEAD'), git('status --porcelain')]).toEqual(before);
  expect(read(page)).toBe(mine);
});

test('a submodule is published by itself', async () => {
  const outer = join(folder, 'now/outer');
  git(`init -q -b main ${outer}`, folder);
  git(`-c protocol.file.allow=always submodule --quiet add ${bare} site`, outer);
  const inner = join(outer, 'site');
  write(page, mine, inner);
  expect(await readPublishState(inner, createGit(inner).ask, [])).toMatchObject({ obstacle: null });
  const request = { message: 'New', files: [page], agreed: '' };
  expect(await publish(inner, createGit(inner), request)).toHaveProperty('done');
  expect(subject('main', bare)).toBe('New');
});

/** What git or the host refuses: the sentence, a line of what was said, whether the commit is there. */
const refusals: [string, () => void, RegExp, RegExp, 'committed' | 'not committed'][] = [
  [
    'a protected branch',
    () =>
      hook(
        'pre-receive',
        'echo "error: GH006: Protected branch update failed for refs/heads/main." >&2\necho "error: Changes must be made through a pull request." >&2\nexit 1',
        bare,
      ),
    /noted on this computer, but were not sent.*agreed to them there.*The branch is protected/s,
    /^remote: error: Changes must be made through a pull request\.$/m,
    'committed',
  ],
  [
    'a file that is too large for the host',
    () => hook('pre-receive', 'echo "GH001: Large files detected. File a.mp4 is 120 MB" >&2\nexit 1', bare),
    /noted on this computer.*so large a file.*git reset --soft HEAD~1/s,
    /^remote: GH001: Large files/m,
    'committed',
  ],
  [
    'a check of the host',
    () => hook('pre-receive', 'echo "first line"\necho "not on Fridays"\nexit 1', bare),
    /refused it, and will refuse it again/,
    /^remote: first line\nremote: not on Fridays$/m,
    'committed',
  ],
  [
    'a hook before the commit',
    () => hook('pre-commit', 'echo "a.ts: 1 error" >&2\necho "b.ts: 2 errors" >&2\nexit 1'),
    /^Nothing was sent.*A check that belongs to this site.*It is the program pre-commit /s,
    /^a\.ts: 1 error\nb\.ts: 2 errors$/m,
    'not committed',
  ],
  [
    'a hook before the push',
    () => hook('pre-push', 'echo "tests fail" >&2\nexit 1'),
    /noted on this computer, but were not sent\. \S+ did not take it/,
    /^tests fail$/m,
    'committed',
  ],
  [
    'the lock of a program that was killed',
    () => write('.git/index.lock', ''),
    /Another program.*Delete the file .*index\.lock/s,
    /index\.lock': File exists/,
    'not committed',
  ],
  [
    'no name',
    () => {
      writeFileSync(process.env.GIT_CONFIG_GLOBAL!, '[user]\n\tuseConfigOnly = true\n');
    },
    /Nothing was sent.*does not know yours yet/,
    /./,
    'not committed',
  ],
  [
    'a key that cannot be used for signing',
    () => {
      git('config commit.gpgsign true');
      git('config gpg.format ssh');
      git('config user.signingkey /nowhere/key.pub');
    },
    /Nothing was sent.*signed with your key/,
    /\/nowhere\/key/,
    'not committed',
  ],
  [
    'a remote that is gone',
    () => rmSync(bare, { recursive: true }),
    /Nothing was sent.*Nothing is found at \S+ any more/,
    /does not appear to be a git repository/,
    'not committed',
  ],
  [
    'a host that cannot be found',
    () => git('remote set-url origin https://nowhere.invalid/a.git'),
    /cannot be reached.*tries again/,
    /nowhere\.invalid/,
    'not committed',
  ],
];
test.each(refusals)('%s is said plainly, with all that was said below', async (_name, bring, words, said, outcome) => {
  const settings = readFileSync(process.env.GIT_CONFIG_GLOBAL!, 'utf8');
  try {
    bring();
    const answer = (await send()) as Refusal;
    expect(answer).toEqual({ ok: false, reason: expect.stringMatching(words) as string });
    expect(readSentences(answer.reason)).not.toMatch(gitWords);
    const [, below = ''] = /\n\n(.+)$/s.exec(answer.reason) ?? [];
    expect(below).toMatch(said);
    expect(read(page)).toBe(mine);
    expect(subject('HEAD')).toBe(outcome === 'committed' ? 'New' : 'start');
  } finally {
    writeFileSync(process.env.GIT_CONFIG_GLOBAL!, settings);
  }
});

test.each([
  ['moves', 'for i in 1 2 3 4 5 6; do sleep 1; echo "checking $i"; done', true, 'New'],
  ['is silent', 'sleep 60', false, 'start'],
])('a host that takes longer than git may be silent, and %s', async (_name, script, ok, published) => {
  hook('pre-receive', script, bare);
  const { programs } = await state();
  const request = { message: 'New', files: [page], agreed: programs.key };
  expect(await publish(site, createGit(site, { ask: 60_000, act: 4000 }), request)).toMatchObject({ ok });
  expect(subject('main', bare)).toBe(published);
});

test('a message that begins like a comment of git is kept', async () => {
  git('config commit.cleanup strip');
  expect(await send([page], '#1 offer')).toHaveProperty('done');
  expect(subject('main', bare)).toBe('#1 offer');
});

test('the repository of a hook that started the program is not meant', async () => {
  process.env.GIT_DIR = '/nowhere';
  process.env.GIT_INDEX_FILE = '/nowhere/index';
  try {
    expect((await state()).files.map(({ file }) => file)).toEqual([page]);
  } finally {
    delete process.env.GIT_DIR;
    delete process.env.GIT_INDEX_FILE;
  }
  expect(existsSync(join(site, '.git/index'))).toBe(true);
});
