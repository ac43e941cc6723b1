// create-pagewright: what it refuses, in one sentence, with nothing left behind. What it makes is proved against a registry
// (e2e/registry/prove.mjs).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { productRoot } from '../product-root.ts';

const program = join(productRoot, 'create-pagewright/create-pagewright.mjs');
let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'pagewright create '))));
afterEach(() => rmSync(home, { recursive: true }));

/** With a registry that is not there. */
const create = (...args: string[]) => {
  const env = {
    ...process.env,
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_fetch_retries: '0',
    npm_config_cache: join(home, '../pagewright-no-cache'),
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: home,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('is refused', () => {
  it.each([
    ['an e-mail address that is none', ['site', '--email', 'rosa at home'], '"rosa at home" is no e-mail address'],
    ['a language that is none', ['site', '--lang', 'German'], '"German" is no language code'],
    ['a look that is not there', ['site', '--look', 'loud'], 'There is no look "loud". There are: studio'],
    ['a page that is not there', ['site', '--pages', 'contact,shop'], 'There is no page "shop". There are:'],
    ['a name that npm refuses', ['node_modules'], 'npm refuses a package that is called "node_modules"'],
    ['a name without a letter', ['…'], 'has no letter or digit'],
    ['a sign of addresses', ['site #2'], 'site #2 has a # in its path, which means something else in an address'],
    ['two folders', ['a', 'b'], 'Give one folder.'],
    ['no folder, where nobody can be asked', [], 'Give the site a folder: npm create pagewright@latest my-site'],
    ['an option that is not there', ['site', '--colour', 'red'], "Unknown option '--colour'"],
  ])('%s', (_what, args, words) => {
    const { status, stderr } = create(...args, '--yes');
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(words) });
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(home)).toEqual([]);
  });

  it('a folder that is not empty, and what is in it stays', () => {
    mkdirSync(join(home, 'full'));
    writeFileSync(join(home, 'full/mine.txt'), 'mine');
    expect(create('full', '--yes').stderr).toContain('is not empty: there is mine.txt in it. Choose another folder.');
    expect(readdirSync(join(home, 'full'))).toEqual(['mine.txt']);
  });

  it('a folder below a file', () => {
    writeFileSync(join(home, 'file'), '');
    expect(create('file/site', '--yes').stderr).toMatch(/lies below a file\.\n/);
  });
});

describe('without a registry', () => {
  it('a sentence says what to do, and no folder is left', () => {
    const { status, stderr } = create('site', '--yes');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `The npm registry cannot be reached. Look at the connection, then try again.\nNothing was left in ${join(home, 'site')}.\n`,
    });
    expect(existsSync(join(home, 'site'))).toBe(false);
  });

  it('a folder that was there keeps Git and a licence', () => {
    mkdirSync(join(home, 'site/.git'), { recursive: true });
    writeFileSync(join(home, 'site/LICENSE'), 'mine');
    expect(create('site', '--yes').status).toBe(1);
    expect(readdirSync(join(home, 'site')).toSorted()).toEqual(['.git', 'LICENSE']);
  });
});

describe('the package manager that has called it', () => {
  /** A manager that writes down how it was called, and what it installs: a package whose program writes a site. */
  const manager = `#!/bin/sh
echo "$(basename "$0") $*" >> "$LOG"
mkdir -p node_modules/pagewright/bin
echo 'require("fs").writeFileSync("site.yaml", "name: x")' > node_modules/pagewright/bin/pagewright.mjs
echo '{"type":"commonjs"}' > node_modules/pagewright/package.json
mv node_modules/pagewright/bin/pagewright.mjs node_modules/pagewright/bin/p.cjs
echo 'import "./p.cjs"' > node_modules/pagewright/bin/pagewright.mjs
`;
  it.each([
    ['npm/10.8.2 node/v20', 'npm install --no-audit --no-fund --loglevel=error', 'npm start'],
    ['pnpm/9.15.0 npm/? node/v20', 'pnpm install --loglevel=error', 'pnpm start'],
    ['yarn/1.22.22 npm/? node/v20', 'yarn install', 'yarn start'],
    ['yarn/4.5.0 npm/? node/v20', 'yarn install', 'yarn start'],
    ['bun/1.1.38 npm/? node/v22', 'bun install --silent', 'bun start'],
    ['', 'npm install --no-audit --no-fund --loglevel=error', 'npm start'],
  ])('%s installs, and no other', (agent, called, next) => {
    const bin = join(home, 'bin');
    mkdirSync(bin);
    for (const name of ['npm', 'pnpm', 'yarn', 'bun']) writeFileSync(join(bin, name), manager, { mode: 0o755 });
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'site', '--yes', '--no-git'], {
      cwd: home,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, LOG: join(home, 'log'), npm_config_user_agent: agent },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(join(home, 'log'), 'utf8')).toBe(`${called}\n`);
    expect(stdout).toContain(`  ${next}\n`);
    expect(existsSync(join(home, 'site/.yarnrc.yml'))).toBe(agent.startsWith('yarn/4'));
  });
});

describe('the language', () => {
  interface LanguageModule {
    guessLanguage: (locale?: string) => string;
  }
  const load = () =>
    import(pathToFileURL(join(productRoot, 'create-pagewright/language.mjs')).href) as Promise<LanguageModule>;

  it.each([
    ['de-DE', 'de'],
    ['de', 'de'],
    ['de-AT', 'de-AT'],
    ['pt-BR', 'pt-BR'],
    ['pt-PT', 'pt-PT'],
    ['ja-JP', 'ja'],
    ['en-US', 'en'],
    ['en-GB', 'en-GB'],
    ['it-IT', 'en'],
    ['und', 'en'],
  ])('of a computer in %s is suggested as %s', async (locale, code) => {
    expect((await load()).guessLanguage(locale)).toBe(code);
  });

  it.each([
    [{ LC_ALL: '', LANG: 'de_AT.UTF-8' }, 'de-AT'],
    [{ LC_ALL: 'fr_FR.UTF-8', LANG: 'de_DE.UTF-8' }, 'fr'],
    [{ LC_ALL: '', LANG: 'C' }, 'en'],
  ])('is read from %j', (env, code) => {
    const url = pathToFileURL(join(productRoot, 'create-pagewright/language.mjs')).href;
    const script = `import('${url}').then(({ guessLanguage }) => process.stdout.write(guessLanguage()))`;
    const { stdout } = spawnSync(process.execPath, ['-e', script], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect(stdout).toBe(code);
  });

  it('is guessed where nobody is asked, and said', () => {
    const env = { ...process.env, LC_ALL: 'de_DE.UTF-8', npm_config_registry: 'http://127.0.0.1:9/' };
    const options = { cwd: home, env: { ...env, npm_config_fetch_retries: '0' }, encoding: 'utf8' } as const;
    const run = (...args: string[]) => spawnSync(process.execPath, [program, 'site', '--yes', ...args], options).stdout;
    expect(run()).toContain('guessed from this computer: Deutsch. --lang chooses another.\n');
    expect(run('--lang', 'fr')).not.toContain('The language');
  });
});

it('has the version of Pagewright, which it installs', () => {
  const readVersion = (path: string) =>
    (JSON.parse(readFileSync(join(productRoot, path), 'utf8')) as { version: string }).version;
  expect(readVersion('create-pagewright/package.json')).toBe(readVersion('package.json'));
});

it('--help lists what there is', () => {
  expect(create('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--look <name>') });
});
