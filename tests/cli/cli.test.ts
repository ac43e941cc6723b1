// The command line as a user or CI meets it: exit codes, and a position for every mistake.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { productRoot as product } from '../product-root.ts';
import { runCli } from '../run-cli.ts';

let site: string;

/** Starts the program itself. */
function program(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(product, 'bin/pagewright.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const check = () => runCli('check', '--root', site, '--format', 'line');

function write(path: string, text: string | Uint8Array) {
  mkdirSync(join(site, path, '..'), { recursive: true });
  writeFileSync(join(site, path), text);
}

const page = (blocks: string) => `title: A page\ndescription: A page.\nblocks:\n${blocks}`;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'pagewright-cli-'));
  cpSync(join(product, 'tests/fixtures/sites/bakery'), site, { recursive: true });
});

describe('dev', () => {
  it('ends with 2 when its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const { status, stderr } = program('dev', '--root', site, '--port', String(port));
    other.close();
    expect(status).toBe(2);
    expect(stderr).toContain(`Port ${port} is taken.`);
  });
});

it('ends without an error when the reader of its output ends first', () => {
  // More than a pipe holds, so that the program still writes when the reader has gone.
  write('pages/long.yaml', page(Array.from({ length: 90 }, () => '  - type: cta\n    headin: X\n').join('')));
  for (let copy = 0; copy < 20; copy++) write(`pages/long-${copy}.yaml`, readFileSync(join(site, 'pages/long.yaml')));
  const command = `"${process.execPath}" "${join(product, 'bin/pagewright.mjs')}" check --root "${site}" --format json`;
  const { stdout, stderr } = spawnSync('bash', ['-c', `${command} | head -c 1; echo " \${PIPESTATUS[0]}"`], {
    encoding: 'utf8',
  });
  expect(stderr).not.toContain('EPIPE');
  expect(stdout).toMatch(/^\S (?:1|141)\n$/);
});

describe('files that are no files of the site', () => {
  it("an editor's lock file is no page", async () => {
    symlinkSync('jana@desk.4711:1', join(site, 'pages/.#index.yaml'));
    write('pages/._index.yaml', 'Mac OS X');
    expect(await check()).toMatchObject({ status: 0, stderr: 'No mistakes found.\n' });
  });

  it.each(['pages/neu.yaml', 'public/images/neu.png'])(
    '%s that leads nowhere ends with 2 and a sentence',
    async (path) => {
      symlinkSync('nirgends', join(site, path));
      for (const command of ['check', 'build']) {
        const { status, stderr } = await runCli(command, '--root', site);
        expect(status).toBe(2);
        expect(stderr).toBe(
          `${join(site, path)} is a link to nirgends, which is not there. Please delete or correct it.\n`,
        );
      }
    },
  );

  it('a file in place of the output folder ends with 2 and a message', async () => {
    write('dist', '');
    const { status, stderr } = await runCli('build', '--root', site);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /dist\S* needs a folder, but there is a file in its place\. Please move that file away\.\n$/,
    );
  });
});

describe('check', () => {
  it('ends with 0 and says that it found no mistakes', () => {
    expect(program('check', '--root', site)).toMatchObject({
      status: 0,
      stdout: '',
      stderr: 'No mistakes found.\n',
    });
  });

  const mistakes: Record<string, [string, string | Uint8Array, RegExp]> = {
    'a file that cannot be read as YAML': [
      'pages/new.yaml',
      page('  - type: cta\n    heading: "Hello\n    button: { label: Go, href: / }\n'),
      /^pages\/new\.yaml:5:14: error: .*quote/m,
    ],
    'an unknown block': [
      'pages/new.yaml',
      page('  - type: stat\n    items: []\n'),
      /^pages\/new\.yaml:4:11: error: .*Did you mean "stats"/m,
    ],
    'a misspelt key': [
      'pages/new.yaml',
      page('  - type: cta\n    haeding: Hello\n    button: { label: Go, href: / }\n'),
      /^pages\/new\.yaml:5:5: error: .*Did you mean "heading"/m,
    ],
    'a missing key': [
      'pages/new.yaml',
      page('  - type: cta\n    heading: Hello\n'),
      /^pages\/new\.yaml:4:5: error: .*"button"/m,
    ],
    'a page without blocks': [
      'pages/new.yaml',
      'title: A page\ndescription: A page.\nblocks: []\n',
      /^pages\/new\.yaml:3:9: error: /m,
    ],
    'an empty file': ['pages/new.yaml', '', /^pages\/new\.yaml:1:1: error: .*empty/m],
    'two files for one route': [
      'pages/brot/index.yaml',
      page('  - type: cta\n    heading: Hello\n    button: { label: Go, href: / }\n'),
      /error: .*\/brot/m,
    ],
    'a picture that is not there': [
      'pages/new.yaml',
      page(
        '  - type: cta\n    heading: Hello\n    image: { src: /images/laof.svg, alt: A loaf }\n    button: { label: Go, href: / }\n',
      ),
      /^pages\/new\.yaml:6:19: error: .*Did you mean "\/images\/loaf\.svg"/m,
    ],
    'a file that is no text': [
      'pages/new.yaml',
      new Uint8Array([0xff, 0xfe, 0x00, 0x01]),
      /^pages\/new\.yaml:1:1: error: /m,
    ],
  };

  for (const [what, [path, text, expected]] of Object.entries(mistakes)) {
    it(`finds ${what}: one message, with its place, and exit code 1`, async () => {
      write(path, text);
      const { status, stdout } = await check();
      expect(stdout).toMatch(expected);
      expect(stdout.trim().split('\n')).toHaveLength(1);
      expect(status).toBe(1);
    });
  }

  it('finds a missing site.yaml', async () => {
    rmSync(join(site, 'site.yaml'));
    const { status, stdout } = await check();
    expect(stdout).toMatch(/^site\.yaml:1:1: error: /m);
    expect(status).toBe(1);
  });

  it('prints the line with carets below the mistake', async () => {
    write('pages/new.yaml', page('  - type: cta\n    haeding: Hello\n    button: { label: Go, href: / }\n'));
    const { stdout } = await runCli('check', '--root', site, '--format', 'pretty');
    expect(stdout).toContain('  5 |     haeding: Hello\n    |     ^^^^^^^\n');
    expect(stdout).toContain('1 error in 1 file.');
  });
});

describe('wrong use ends with 2 and a message', () => {
  it.each([
    [['chekc']],
    [['check', '--rot', '.']],
    [['check', '--root', '/no/such/folder']],
    [['check', '--format', 'xml']],
    [['check', '--format', 'json=']],
    [['check', '--max-warnings', 'few']],
    [['preview', '--port', 'many']],
    [['build', '--out', '--drafts']],
    [['build', '--out']],
    [['check', '--json=yes']],
  ])('%s', async (args) => {
    const { status, stderr } = await runCli(...args);
    expect(status).toBe(2);
    expect(stderr).not.toContain('    at ');
  });
});

describe('a crash of our own', () => {
  it('ends with 3, asks for a report and shows where it happened', () => {
    write(
      'breaks.cjs',
      `const fs = require('node:fs');
      const { readdirSync } = fs;
      fs.readdirSync = (path, ...rest) => {
        if (String(path).startsWith(${JSON.stringify(site)})) throw new TypeError('nothing of nothing');
        return readdirSync(path, ...rest);
      };`,
    );
    const env = { ...process.env, NODE_OPTIONS: `--require=${join(site, 'breaks.cjs')}` };
    const call = [join(product, 'bin/pagewright.mjs'), 'build', '--root', site];
    const { status, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8', env });
    expect(status).toBe(3);
    expect(stderr).toContain('Please report it');
    expect(stderr).toMatch(/TypeError: nothing of nothing\n\s+at /);
  });
});

describe('build', () => {
  it('writes nothing when a page has a mistake', () => {
    write('pages/new.yaml', page('  - type: cta\n'));
    const { status, stdout } = program('build', '--root', site);
    expect(status).toBe(1);
    expect(stdout).toContain('pages/new.yaml:4:5');
  });
});

describe('a misspelt setting of site.yaml', () => {
  it('is reported once, and not for every page that uses the value', async () => {
    write('site.yaml', readFileSync(join(site, 'site.yaml'), 'utf8').replace('name: B', 'nmae: B'));
    write('pages/new.yaml', page('  - type: cta\n    heading: By {site.name}\n    button: { label: Go, href: / }\n'));
    const { stdout } = await check();
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^site\.yaml:\d+:1: error: .*Did you mean "name"/),
    ]);
  });
});
