// The options of `check` as a user or CI meets them.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productRoot as product } from '../../product-root.ts';
import { runCli } from '../../run-cli.ts';

const program = join(product, 'bin/pagewright.mjs');
let site: string;

/** The environment on the machine of an author, also where these tests run in a CI. */
const quiet = { GITHUB_ACTIONS: '', GITHUB_WORKSPACE: '', CI_PROJECT_DIR: '' };

function check(args: string[], more: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...quiet, ...more })) vi.stubEnv(name, value);
  return runCli('check', '--root', site, ...args);
}

/** Starts the program itself, which reads a text. */
function checkInput(args: string[], input: string) {
  const all = [program, 'check', '--root', site, ...args];
  const { status, stdout } = spawnSync(process.execPath, all, {
    encoding: 'utf8',
    input,
    env: { ...process.env, ...quiet },
  });
  return { status, stdout };
}

const read = (path: string) => readFileSync(join(site, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(site, path), text);
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: site, encoding: 'utf8' });

const broken = (path: string) => write(path, read(path).replace('heading:', 'headign:'));

afterEach(() => vi.unstubAllEnvs());

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'pagewright-check-'));
  cpSync(join(product, 'tests/fixtures/sites/bakery'), site, { recursive: true });
});

describe('paths', () => {
  it('limit what is reported, as files or folders; an unknown path ends with 2', async () => {
    broken('pages/brot.yaml');
    expect((await check(['pages/index.yaml'])).status).toBe(0);
    expect((await check(['pages/brot.yaml'])).status).toBe(1);
    expect((await check([join(site, 'pages')])).status).toBe(1);
    const { status, stderr } = await check(['pages/bort.yaml']);
    expect(status).toBe(2);
    expect(stderr).toContain('"pages/bort.yaml" is no file or folder of the site');
  });
});

describe('formats', () => {
  it('several at once, into files too', async () => {
    broken('pages/brot.yaml');
    const file = join(site, 'out/report.sarif');
    const { stdout, status } = await check(['--format', 'json', '--format', `sarif=${file}`]);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, errors: 1, fixable: 1 });
    expect(JSON.parse(readFileSync(file, 'utf8')).runs[0].results).toHaveLength(1);
  });

  it('are the same bytes at every run', async () => {
    broken('pages/brot.yaml');
    expect((await check(['--format', 'ndjson'])).stdout).toBe((await check(['--format', 'ndjson'])).stdout);
  });
});

describe('--fix', () => {
  it('fixes the files and lists them; --dry-run shows the changes only', async () => {
    const right = read('pages/brot.yaml');
    broken('pages/brot.yaml');
    const wrong = read('pages/brot.yaml');
    const dry = await check(['--fix', '--dry-run']);
    expect(dry.stdout).toContain('-    headign: Unser Brot\n+    heading: Unser Brot\n');
    expect(dry.status).toBe(1);
    expect(read('pages/brot.yaml')).toBe(wrong);
    expect((await check(['--fix', 'pages/index.yaml'])).status).toBe(0);
    expect(read('pages/brot.yaml')).toBe(wrong);
    const { status, stderr } = await check(['--fix']);
    expect(stderr).toContain('fixed: pages/brot.yaml (1)');
    expect(status).toBe(0);
    expect(read('pages/brot.yaml')).toBe(right);
  });

  // A limit of the system stands in for a full disk: both refuse in the middle of a file.
  it('leaves a page unchanged on a full disk, and overwrites it in place, so that links stay', async () => {
    write('pages/brot.yaml', `${read('pages/brot.yaml')}${'# flour, water, salt\n'.repeat(5000)}`);
    broken('pages/brot.yaml');
    const wrong = read('pages/brot.yaml');
    await check([]);
    const limited = [
      '-c',
      'ulimit -f 100 && exec "$@"',
      'sh',
      process.execPath,
      program,
      'check',
      '--root',
      site,
      '--fix',
    ];
    const { status, stderr } = spawnSync('sh', limited, { encoding: 'utf8' });
    expect(stderr).toBe('A file would be larger than the system allows.\n');
    expect(status).toBe(2);
    expect(read('pages/brot.yaml')).toBe(wrong);
    renameSync(join(site, 'pages/brot.yaml'), join(site, 'brot'));
    symlinkSync(join(site, 'brot'), join(site, 'pages/brot.yaml'));
    expect((await check(['--fix'])).stderr).toContain('fixed: pages/brot.yaml (1)');
    expect(read('brot')).toBe(wrong.replace('headign:', 'heading:'));
    expect(readdirSync(join(site, 'pages')).filter((name) => name.includes('.part'))).toEqual([]);
  });
});

describe('--fix-suggested', () => {
  it('asks, so it refuses without a terminal; --yes applies all, --dry-run shows all', async () => {
    const right = read('pages/brot.yaml');
    write('pages/brot.yaml', right.replace('type: card-grid', 'type: card-gird'));
    const wrong = read('pages/brot.yaml');
    expect(wrong).not.toBe(right);
    const refused = await check(['--fix-suggested']);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain('--yes');
    expect((await check(['--fix-suggested', '--dry-run'])).stdout).toContain('+  - type: card-grid\n');
    expect(read('pages/brot.yaml')).toBe(wrong);
    expect((await check(['--fix-suggested', '--yes'])).status).toBe(0);
    expect(read('pages/brot.yaml')).toBe(right);
  });
});

describe('a baseline', () => {
  it('lets an old site pass, but no new problem, and lists what is gone', async () => {
    const right = read('pages/brot.yaml');
    const file = join(site, 'known.json');
    broken('pages/brot.yaml');
    expect((await check(['--write-baseline', file])).status).toBe(0);
    const known = await check(['--baseline', file, '--format', 'json']);
    expect(known.status).toBe(0);
    expect(JSON.parse(known.stdout)).toMatchObject({ errors: 0, diagnostics: [] });
    expect(known.stderr).toContain('Known and left out: 1.');
    broken('pages/404.yaml');
    expect((await check(['--baseline', file])).stdout).toMatch(/^pages\/404\.yaml:[^\n]*\n$/);
    write('pages/brot.yaml', right);
    const gone = await check(['--baseline', file, 'pages/brot.yaml']);
    expect(gone.status).toBe(0);
    expect(gone.stderr).toMatch(/gone: pages\/brot\.yaml: .*\[schema\/unknown-key\]\n/);
    // A file that is not checked is not reported as gone.
    expect((await check(['--baseline', file, 'pages/index.yaml'])).stderr).not.toContain('gone');
  });
});

describe('in GitHub Actions', () => {
  it('prints for people, annotates from the repository’s folder, and adds to the summary of the step', async () => {
    broken('pages/brot.yaml');
    const summary = join(site, 'summary.md');
    writeFileSync(summary, 'Before.\n');
    const env = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: join(site, '..'), GITHUB_STEP_SUMMARY: summary };
    const { stdout, status } = await check([], env);
    expect(status).toBe(1);
    expect(stdout).toContain('  5 |     headign:');
    expect(stdout).toContain(`::error file=${basename(site)}/pages/brot.yaml,line=5,col=5,`);
    const text = readFileSync(summary, 'utf8');
    expect(text).toMatch(/^Before\.\n## /);
    expect(text).toMatch(/^\| pages\/brot.yaml:5:5 \| \*\*error\*\* .*headign.* \| schema\/unknown-key \|$/m);
    await check([], env);
    expect(readFileSync(summary, 'utf8').match(/^## /gm)).toHaveLength(2);
  });
});

describe('--help', () => {
  it('says what each option does, and the exit codes', async () => {
    const { status, stdout } = await check(['--help']);
    expect(status).toBe(0);
    for (const name of [
      'format',
      'max-problems',
      'fix-suggested',
      'dry-run',
      'stdin-filename',
      'watch',
      'date',
      'drafts',
    ])
      expect(stdout).toMatch(new RegExp(`^  --${name} `, 'm'));
    expect(stdout).toContain('Exit codes: 0 no errors');
  });
});

describe('--stdin', () => {
  it('takes the text for a page and reports that page only', () => {
    broken('pages/brot.yaml');
    const args = ['--stdin', '--stdin-filename', 'pages/index.yaml'];
    expect(checkInput(args, read('pages/index.yaml')).status).toBe(0);
    const { status, stdout } = checkInput(args, read('pages/index.yaml').replace('slides:', 'slidse:'));
    expect(status).toBe(1);
    expect(stdout).toMatch(/^pages\/index\.yaml:5:5: error: .*"slides"/);
  });
});

describe('--changed', () => {
  it('reports what has changed since a commit, and everything after a change with wide effect', async () => {
    broken('pages/brot.yaml');
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'x');
    expect((await check(['--changed', 'HEAD'])).status).toBe(0);
    write('pages/404.yaml', `${read('pages/404.yaml')}# changed\n`);
    expect((await check(['--changed', 'HEAD'])).status).toBe(0);
    broken('pages/404.yaml');
    expect((await check(['--changed', 'HEAD'])).stdout).toMatch(/^pages\/404\.yaml/);
    rmSync(join(site, 'pages/404.yaml'));
    expect((await check(['--changed', 'HEAD'])).stdout).toMatch(/^pages\/brot\.yaml/);
    expect((await check(['--changed', 'nowhere'])).status).toBe(2);
  });
});

describe('--explain', () => {
  it('prints the page of a code, and suggests the nearest for an unknown one', async () => {
    const { status, stdout } = await check(['--explain', 'site/broken-link']);
    expect(status).toBe(0);
    expect(stdout).toBe(readFileSync(join(product, 'docs/errors/site/broken-link.md'), 'utf8'));
    const wrong = await check(['--explain', 'site/broken-lnk']);
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('Did you mean "site/broken-link"?');
  });
});

describe('--watch', () => {
  let child: ChildProcess;
  let output: string;

  /** Starts watching, and waits for the first check. */
  async function watch() {
    output = '';
    child = spawn(process.execPath, [program, 'check', '--root', site, '--watch', '--format', 'line']);
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (output += data));
    await hear(/No mistakes found/);
  }

  /** Waits until something is printed, and forgets it. */
  async function hear(wanted: RegExp) {
    await vi
      .waitUntil(() => wanted.test(output), { timeout: 60_000, interval: 20 })
      .catch(() => {
        throw new Error(`${wanted} was not printed, but:\n${output}`);
      });
    output = '';
  }

  afterEach(() => child.kill());

  it('checks again when a page changes, also when another file takes its place, as many editors save', async () => {
    const good = read('pages/brot.yaml');
    await watch();
    for (let time = 0; time < 2; time++) {
      broken('pages/brot.yaml');
      await hear(/pages\/brot\.yaml:5:5: error/);
      write('pages/brot.new', good);
      renameSync(join(site, 'pages/brot.new'), join(site, 'pages/brot.yaml'));
      await hear(/No mistakes found/);
    }
  });

  it('notices new and removed folders', async () => {
    await watch();
    mkdirSync(join(site, 'pages/neu/tief'), { recursive: true });
    write('pages/neu/tief/a.yaml', 'titel: Neu\n');
    await hear(/pages\/neu\/tief\/a\.yaml:1:1: error/);
    write('pages/neu/tief/a.yaml', 'title: Neu\ndescription: Neu.\nblocks:\n  - type: ctaa\n');
    await hear(/a\.yaml:4:11: error/);
    rmSync(join(site, 'pages/neu'), { recursive: true });
    await hear(/No mistakes found/);
  });

  it('goes on when a file cannot be read', async () => {
    await watch();
    symlinkSync('gone.yaml', join(site, 'pages/neu.yaml'));
    await hear(/neu\.yaml is a link to gone\.yaml, which is not there/);
    rmSync(join(site, 'pages/neu.yaml'));
    await hear(/No mistakes found/);
  });

  it('ends with 2 for an unknown path', async () => {
    expect((await check(['--watch', 'pages/bort.yaml'])).status).toBe(2);
  });
});

describe('wrong use ends with 2', () => {
  it.each([
    [['--stdin']],
    [['--stdin-filename', 'pages/index.yaml']],
    [['--stdin', '--stdin-filename', 'other.txt']],
    [['--watch', '--fix']],
    [['--changed', '--help']],
    [['--yes']],
    [['--baseline', 'no-such-file.json']],
    [['--write-baseline', '/tmp/x.json', '--baseline', '/tmp/x.json']],
    [['--write-baseline', '/tmp/x.json', 'pages/index.yaml']],
    [['--baseline', '']],
  ])('%s', async (args) => {
    expect((await check(args)).status).toBe(2);
  });
});
