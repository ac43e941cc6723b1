// The options of `check` as a user or CI meets them.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';

// Every test starts the real program several times, perhaps beside other tests.
vi.setConfig({ testTimeout: 60_000 });

const product = fileURLToPath(new URL('../..', import.meta.url));
const program = join(product, 'bin/pagewright.mjs');
let site: string;

function check(args: string[], input?: string) {
  const env = { ...process.env, GITHUB_ACTIONS: '' };
  const all = [program, 'check', '--root', site, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8', input, env });
  return { status, stdout, stderr };
}

const read = (path: string) => readFileSync(join(site, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(site, path), text);
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: site, encoding: 'utf8' });

const broken = (path: string) => write(path, read(path).replace('heading:', 'headign:'));

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'pagewright-check-'));
  cpSync(join(product, 'tests/fixtures/sites/bakery'), site, { recursive: true });
});

describe('paths', () => {
  it('limit what is reported, as files or folders, and one that names nothing ends with 2', () => {
    broken('pages/brot.yaml');
    expect(check(['pages/index.yaml']).status).toBe(0);
    expect(check(['pages/brot.yaml']).status).toBe(1);
    expect(check([join(site, 'pages')]).status).toBe(1);
    const { status, stderr } = check(['pages/bort.yaml']);
    expect(status).toBe(2);
    expect(stderr).toContain('"pages/bort.yaml" is no file or folder of the site');
  });
});

describe('formats', () => {
  it('several at once, into files too', () => {
    broken('pages/brot.yaml');
    const file = join(site, 'out/report.sarif');
    const { stdout, status } = check(['--format', 'json', '--format', `sarif=${file}`]);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, errors: 1, fixable: 1 });
    expect(JSON.parse(readFileSync(file, 'utf8')).runs[0].results).toHaveLength(1);
  });

  it('are the same bytes at every run', () => {
    broken('pages/brot.yaml');
    expect(check(['--format', 'ndjson']).stdout).toBe(check(['--format', 'ndjson']).stdout);
  });
});

describe('--fix', () => {
  it('mends the files, and says so; --dry-run only shows it', () => {
    const right = read('pages/brot.yaml');
    broken('pages/brot.yaml');
    const wrong = read('pages/brot.yaml');
    const dry = check(['--fix', '--dry-run']);
    expect(dry.stdout).toContain('-    headign: Unser Brot\n+    heading: Unser Brot\n');
    expect(dry.status).toBe(1);
    expect(read('pages/brot.yaml')).toBe(wrong);
    expect(check(['--fix', 'pages/index.yaml']).status).toBe(0);
    expect(read('pages/brot.yaml')).toBe(wrong);
    const { status, stderr } = check(['--fix']);
    expect(stderr).toContain('mended: pages/brot.yaml (1)');
    expect(status).toBe(0);
    expect(read('pages/brot.yaml')).toBe(right);
  });
});

describe('--stdin', () => {
  it('takes the text for a page and speaks of that page only', () => {
    broken('pages/brot.yaml');
    const args = ['--stdin', '--stdin-filename', 'pages/index.yaml'];
    expect(check(args, read('pages/index.yaml')).status).toBe(0);
    const { status, stdout } = check(args, read('pages/index.yaml').replace('slides:', 'slidse:'));
    expect(status).toBe(1);
    expect(stdout).toMatch(/^pages\/index\.yaml:5:5: error: .*"slides"/);
  });
});

describe('--changed', () => {
  it('speaks of what has changed since a commit, of everything when the change reaches far', () => {
    broken('pages/brot.yaml');
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'x');
    expect(check(['--changed', 'HEAD']).status).toBe(0);
    write('pages/404.yaml', `${read('pages/404.yaml')}# changed\n`);
    expect(check(['--changed', 'HEAD']).status).toBe(0);
    broken('pages/404.yaml');
    expect(check(['--changed', 'HEAD']).stdout).toMatch(/^pages\/404\.yaml/);
    rmSync(join(site, 'pages/404.yaml'));
    expect(check(['--changed', 'HEAD']).stdout).toMatch(/^pages\/brot\.yaml/);
    expect(check(['--changed', 'nowhere']).status).toBe(2);
  });
});

describe('--explain', () => {
  it('prints the page of a code, and the nearest code for one that is not there', () => {
    const { status, stdout } = check(['--explain', 'site/broken-link']);
    expect(status).toBe(0);
    expect(stdout).toBe(readFileSync(join(product, 'docs/errors/site/broken-link.md'), 'utf8'));
    const wrong = check(['--explain', 'site/broken-lnk']);
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('Did you mean "site/broken-link"?');
  });
});

describe('--watch', () => {
  it('checks again when a page changes', async () => {
    const child = spawn(process.execPath, [program, 'check', '--root', site, '--watch', '--format', 'line']);
    try {
      let output = '';
      const next = (wanted: RegExp) =>
        new Promise<void>((resolve, reject) => {
          const late = setTimeout(() => reject(new Error(output)), 15_000);
          const look = () => {
            if (!wanted.test(output)) return;
            clearTimeout(late);
            resolve();
          };
          child.stdout.on('data', look);
          child.stderr.on('data', look);
          look();
        });
      child.stdout.on('data', (data) => (output += data));
      child.stderr.on('data', (data) => (output += data));
      await next(/No mistakes found/);
      broken('pages/brot.yaml');
      await next(/pages\/brot\.yaml:5:5: error/);
    } finally {
      child.kill();
    }
  }, 30_000);
});

describe('wrong use ends with 2', () => {
  it.each([
    [['--stdin']],
    [['--stdin-filename', 'pages/index.yaml']],
    [['--stdin', '--stdin-filename', 'other.txt']],
    [['--watch', '--fix']],
    [['--changed', '--help']],
  ])('%s', (args) => {
    expect(check(args, '').status).toBe(2);
  });
});
