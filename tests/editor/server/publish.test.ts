// Publishing with the real git program: only what was chosen, never over somebody
// else's commits.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteFiles } from '../../../src/editor/server/disk-store/site-files.ts';
import { findNews } from '../../../src/editor/server/disk-store/publish/find-news.ts';
import { publish } from '../../../src/editor/server/disk-store/publish/publish.ts';
import { readPublishState } from '../../../src/editor/server/disk-store/publish/publish-state.ts';
import { readPublishView } from '../../../src/editor/server/disk-store/publish/publish-view.ts';
import { takeIn } from '../../../src/editor/server/disk-store/publish/take-in.ts';
import { createGit } from '../../../src/editor/server/disk-store/publish/run-git.ts';

let folder = '';
let site = '';
let bare = '';
const git = (args: string, cwd = site) =>
  execFileSync('git', args.split(' '), { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const write = (file: string, text: string, at = site) => {
  mkdirSync(join(at, file, '..'), { recursive: true });
  writeFileSync(join(at, file), text);
};
const state = (ownFiles: string[] = []) => readPublishState(site, createGit(site).ask, ownFiles);
const send = (files: string[], message = 'New heading', agreed = '') =>
  publish(site, createGit(site), { message, files, agreed });
const readFiles = (commit: string, cwd = bare) => git(`show --name-only --format= ${commit}`, cwd).trim().split('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-publish-'));
  bare = join(folder, 'bare.git');
  site = join(folder, 'work/site');
  mkdirSync(site, { recursive: true });
  git(`init -q --bare -b main ${bare}`, folder);
  const work = join(folder, 'work');
  git('init -q -b main', work);
  for (const [key, value] of [
    ['user.name', 'Rosa'],
    ['user.email', 'rosa@example.com'],
  ])
    git(`config ${key} ${value}`, work);
  write('site.yaml', 'name: Rosa\n');
  write('pages/index.yaml', 'title: Hello\n');
  git('add -A');
  git('commit -q -m start');
  git(`remote add origin ${bare}`);
  git('push -q -u origin main');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('commits and pushes the files that are chosen, and leaves alone all others', async () => {
  write('pages/index.yaml', 'title: Good day\n');
  write('pages/ü [new].yaml', 'title: New\n');
  write('site.yaml', 'name: Changed elsewhere\n');
  git('add site.yaml');
  const own = ['pages/index.yaml', 'pages/ü [new].yaml'];
  expect(await state(own)).toEqual({
    obstacle: null,
    isDone: false,
    branch: 'main',
    remote: { name: 'origin', address: bare, branch: 'main', isFollowed: true, known: git('rev-parse HEAD').trim() },
    ignored: [],
    waiting: 0,
    programs: { names: [], key: '' },
    files: [
      { file: 'pages/index.yaml', change: 'changed', isOwn: true },
      { file: 'site.yaml', change: 'changed', isOwn: false },
      { file: 'pages/ü [new].yaml', change: 'added', isOwn: true },
    ],
  });
  expect(await send(own)).toEqual({ ok: true, done: `Sent to ${bare}.` });
  expect(readFiles('main').length).toBe(2);
  expect(git('log -1 --format=%s main', bare).trim()).toBe('New heading');
  expect(git('status --porcelain').trim()).toBe('M  site/site.yaml');
  expect(await send(['site.yaml'])).toHaveProperty('done');
  expect(git('status --porcelain')).toBe('');
  expect(await state()).toMatchObject({ obstacle: 'Everything is published already.', files: [] });
});

test('after the history of the editor was deleted, all can be published that was changed with it', async () => {
  const files = new SiteFiles(site);
  files.change(
    [
      { file: 'pages/index.yaml', before: 'title: Hello\n', after: 'title: Good day\n' },
      { file: 'pages/new.yaml', before: null, after: 'title: New\n' },
      { file: 'site.yaml', before: 'name: Rosa\n', after: null },
    ],
    { label: 'All' },
  );
  const wanted = (isOwn: boolean) => [
    { file: 'pages/index.yaml', change: 'changed', isOwn },
    { file: 'site.yaml', change: 'removed', isOwn },
    { file: 'pages/new.yaml', change: 'added', isOwn },
  ];
  expect((await state(files.journal.files())).files).toEqual(wanted(true));
  rmSync(join(site, '.pagewright'), { recursive: true });
  const { files: left } = await state(new SiteFiles(site).journal.files());
  expect(left).toEqual(wanted(false));
  expect(await send(left.map(({ file }) => file))).toHaveProperty('done');
  expect(readFiles('main').sort()).toEqual(['site/pages/index.yaml', 'site/pages/new.yaml', 'site/site.yaml']);
});

test('a file is listed as what it is beside the last commit, whatever was added for the next one', async () => {
  write('pages/staged.yaml', 'title: Staged\n');
  write('pages/gone.yaml', 'title: Gone\n');
  write('pages/intended.yaml', 'title: Intended\n');
  git('add pages/staged.yaml pages/gone.yaml');
  git('add -N pages/intended.yaml');
  rmSync(join(site, 'pages/gone.yaml'));
  git('rm -q --cached pages/index.yaml');
  git('rm -q site.yaml');
  git('init -q inner');
  write('inner/x.txt', 'x');
  write('dist/index.html', 'made');
  const { files } = await state();
  expect(files.map(({ file, change }) => `${change} ${file}`).sort()).toEqual([
    'added pages/intended.yaml',
    'added pages/staged.yaml',
    'changed pages/index.yaml',
    'removed site.yaml',
  ]);
});

test.each([['../work/secret.txt'], ['.pagewright/history/journal.jsonl'], ['--all'], [':/'], ['pages']])(
  'what is not in the list is not published: %s',
  async (file) => {
    write('pages/index.yaml', 'title: Mine\n');
    write('secret.txt', 'secret', join(site, '..'));
    expect(await send(['pages/index.yaml', file])).toEqual({
      ok: false,
      reason: `Nothing is new in ${file} any more. Choose once more.`,
    });
    expect(git('log -1 --format=%s').trim()).toBe('start');
  },
);

test('a page that was removed goes too', async () => {
  rmSync(join(site, 'pages/index.yaml'));
  expect(await send(['pages/index.yaml'])).toHaveProperty('done');
  expect(git('ls-tree -r --name-only main', bare)).not.toContain('index.yaml');
});

test('stops when somebody else has published, and commits nothing', async () => {
  const other = join(folder, 'other');
  git(`clone -q ${bare} ${other}`, folder);
  write('site/site.yaml', 'name: Theirs\n', other);
  git('-c user.name=O -c user.email=o@example.com commit -q -a -m theirs', other);
  git('push -q', other);
  write('pages/index.yaml', 'title: Mine\n');
  expect(await send(['pages/index.yaml'])).toEqual({
    ok: false,
    reason: expect.stringMatching(/^Somebody else has published/) as string,
    isBehind: true,
  });
  expect(git('log -1 --format=%s').trim()).toBe('start');
  expect(git('log -1 --format=%s main', bare).trim()).toBe('theirs');
});

test('in a repository of more than the site, all that others have published is taken in', async () => {
  const other = join(folder, 'other');
  git(`clone -q ${bare} ${other}`, folder);
  write('readme.txt', 'theirs', other);
  write('site/pages/index.yaml', 'title: Hello\ndescription: Theirs\n', other);
  git('add -A', other);
  git('-c user.name=O -c user.email=o@example.com commit -q -m theirs', other);
  git('push -q', other);
  write('site.yaml', 'name: Mine\n');
  const request = { siteRoot: site, git: createGit(site), files: new SiteFiles(site), choices: [], agreed: '' };
  expect(await takeIn(request)).toMatchObject({ ok: true });
  expect(readFileSync(join(folder, 'work/readme.txt'), 'utf8')).toBe('theirs');
  expect(readFileSync(join(site, 'pages/index.yaml'), 'utf8')).toContain('Theirs');
  expect(git('status --porcelain -- site.yaml pages').trim()).toBe('M site/site.yaml');
  expect(await send(['site.yaml'])).toHaveProperty('done');
});

test('a remote that refuses leaves the commit, and the next try sends it', async () => {
  const hook = join(bare, 'hooks/pre-receive');
  write('hooks/pre-receive', '#!/bin/sh\necho "not on Fridays" >&2\nexit 1\n', bare);
  chmodSync(hook, 0o755);
  write('pages/index.yaml', 'title: Mine\n');
  const { programs } = await state();
  expect(programs.names).toEqual([`the program pre-receive (${hook})`]);
  const refused = await send(['pages/index.yaml'], 'Mine', programs.key);
  expect(refused).toEqual({
    ok: false,
    reason: expect.stringMatching(
      /^Your changes are noted on this computer, but were not sent\. \S+ has refused it.*\n\nremote: not on Fridays\nTo /,
    ) as string,
  });
  rmSync(hook);
  expect(await state(['pages/index.yaml'])).toMatchObject({ waiting: 1, files: [], obstacle: null });
  expect(await send([], '')).toEqual({ ok: true, done: `Sent to ${bare}.` });
});

test('says in a sentence what stands in the way', async () => {
  write('pages/index.yaml', 'title: Mine\n');
  const own = ['pages/index.yaml'];
  expect(await send(own, '  ')).toEqual({ ok: false, reason: 'Say in a few words what has changed.' });
  expect(await send([])).toEqual({ ok: false, reason: 'Choose at least one file.' });
  git(`remote set-url origin ${join(folder, 'gone.git')}`);
  expect(await send(own)).toEqual({
    ok: false,
    reason: expect.stringContaining(`Nothing is found at ${join(folder, 'gone.git')}`) as string,
  });
  expect(git('log -1 --format=%s').trim()).toBe('start');
  git('checkout -q --detach');
  expect((await state(own)).obstacle).toContain('a single moment of its history');
  const outside = mkdtempSync(join(tmpdir(), 'pagewright-no-git-'));
  expect((await readPublishState(outside, createGit(outside).ask, own)).obstacle).toContain(
    'not connected to a host yet',
  );
  rmSync(outside, { recursive: true });
});

test('without a remote it commits, and says so', async () => {
  git('remote remove origin');
  write('pages/index.yaml', 'title: Mine\n');
  expect(await send(['pages/index.yaml'])).toEqual({
    ok: true,
    done: 'Noted on this computer. The site is not connected to a host, so nothing was sent anywhere.',
  });
});

const marker = () => join(folder, 'ran');
const program = (name: string) => {
  write(name, `#!/bin/sh\ntouch ${marker()}\ncat\n`);
  chmodSync(join(site, name), 0o755);
  return join(site, name);
};

test.each<[string, (run: string) => void]>([
  ['core.fsmonitor', (run) => git(`config core.fsmonitor ${run}`)],
  ['core.hooksPath', (run) => (renameSync(run, join(site, 'pre-commit')), git(`config core.hooksPath ${site}`))],
  ['a hook', (run) => renameSync(run, join(folder, 'work/.git/hooks/post-index-change'))],
  [
    'a filter',
    (run) => {
      write('.gitattributes', '*.yaml filter=a=b diff=x merge=x\n');
      git(`config filter.a=b.clean ${run}`);
      git(`config filter.a=b.process ${run}`);
      git('config filter.a=b.required true');
    },
  ],
  [
    'the comparing of files',
    (run) => {
      write('.gitattributes', '*.yaml diff=x\n');
      git(`config diff.x.textconv ${run}`);
      git(`config diff.x.command ${run}`);
      git(`config diff.external ${run}`);
    },
  ],
  ['core.sshCommand', (run) => git(`config core.sshCommand ${run}`)],
  ['an alias', (run) => git(`config alias.status !${run}`)],
  ['a helper of passwords', (run) => git(`config credential.helper ${run}`)],
  ['a remote', (run) => git(`config remote.origin.uploadpack ${run}`)],
  ['an address', (run) => git(`config remote.origin.url ext::${run}`)],
  ['a proxy', (run) => git(`config http.proxy http://127.0.0.1:9/${run}`)],
  [
    'an included file',
    (run) => (write('more', `[core]\n\tfsmonitor = ${run}\n`), git(`config include.path ${join(site, 'more')}`)),
  ],
])('%s of the folder runs neither for a question nor before somebody agrees', async (_name, bring) => {
  bring(program('run.sh'));
  rmSync(marker(), { force: true });
  write('pages/index.yaml', 'title: Good day\n');
  const { programs, obstacle } = await state(['pages/index.yaml']);
  expect([obstacle, programs.names.length > 0, programs.key]).toEqual([
    null,
    true,
    expect.stringMatching(/^[a-f\d]{40}$/),
  ]);
  await readPublishView(site, createGit(site).ask, new SiteFiles(site).journal);
  expect(await send(['pages/index.yaml'])).toEqual({
    ok: false,
    reason: expect.stringContaining('Look first at what publishing'),
  });
  expect(existsSync(marker())).toBe(false);
});

test('a hook runs once somebody has agreed to it as it is now', async () => {
  renameSync(program('run.sh'), join(folder, 'work/.git/hooks/pre-commit'));
  write('pages/index.yaml', 'title: Good day\n');
  const { programs } = await state(['pages/index.yaml']);
  write('work/.git/hooks/pre-commit', `#!/bin/sh\ntouch ${marker()}\n`, folder);
  expect(await send(['pages/index.yaml'], 'New', programs.key)).toHaveProperty('ok', false);
  const { programs: now } = await state(['pages/index.yaml']);
  expect(existsSync(marker())).toBe(false);
  expect(await send(['pages/index.yaml'], 'New', now.key)).toHaveProperty('done');
  expect(existsSync(marker())).toBe(true);
});

test('a folder that names the repository, or the work tree, of another folder publishes nothing', async () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  git('init -q -b main', other);
  write('pages/index.yaml', 'title: Good day\n');
  rmSync(join(folder, 'work/.git'), { recursive: true });
  write('.git', `gitdir: ${join(other, '.git')}\n`);
  expect((await state(['pages/index.yaml'])).obstacle).toContain('tied to another folder');
  rmSync(join(site, '.git'));
  git('init -q -b main');
  git(`config core.worktree ${other}`);
  expect((await state(['pages/index.yaml'])).obstacle).not.toBeNull();
});

test('a work tree beside others is its own', async () => {
  git('worktree add -q ../../tree');
  write('pages/index.yaml', 'title: Good day\n', join(folder, 'tree/site'));
  const tree = join(folder, 'tree/site');
  expect(await readPublishState(tree, createGit(tree).ask, ['pages/index.yaml'])).toMatchObject({ obstacle: null });
});

test('a remote with the name of an option is refused', async () => {
  write('work/.git/config', `[remote "-evil"]\n\turl = ${bare}\n`, folder);
  write('pages/index.yaml', 'title: Good day\n');
  expect((await state(['pages/index.yaml'])).obstacle).toContain('"-evil" has a name that git takes for an option');
});

test('git gets nothing that an object inherits', async () => {
  Object.assign(Object.prototype, { GIT_EXTERNAL_DIFF: 'x', GIT_DIR: '/nowhere' });
  try {
    expect((await createGit(site).ask(['rev-parse', '--show-prefix'])).code).toBe(0);
  } finally {
    for (const name of ['GIT_EXTERNAL_DIFF', 'GIT_DIR']) delete (Object.prototype as Record<string, unknown>)[name];
  }
});

test('what a colleague has published is noticed without a change of the repository, and not where a program would run', async () => {
  const news = () => findNews(site, createGit(site));
  expect(await news()).toEqual({ kind: 'none' });
  const other = join(folder, 'other');
  git(`clone -q ${bare} ${other}`, folder);
  write('site/pages/index.yaml', 'title: Theirs\n', other);
  git('-c user.name=Ben -c user.email=ben@example.com commit -q -a -m theirs', other);
  git('push -q', other);
  const refs = git('for-each-ref');
  expect(await news()).toEqual({ kind: 'published', commit: git('rev-parse HEAD', other).trim() });
  expect(git('for-each-ref')).toBe(refs);
  const ran = join(folder, 'ran');
  git(`config core.sshCommand touch\u00a0${ran}`);
  expect(await news()).toEqual({ kind: 'unknown' });
  expect(existsSync(ran)).toBe(false);
  git('config --unset core.sshCommand');
  git('update-ref -d refs/heads/main', bare);
  expect(await news()).toEqual({ kind: 'none' });
  git('remote set-url origin http://127.0.0.1:1/none.git');
  expect(await news()).toEqual({ kind: 'unknown' });
});
