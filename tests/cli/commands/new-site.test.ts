// `new:site`: the site passes the check, its npm scripts work, editors complete in it, nothing is
// overwritten.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSite, type NewSiteOptions } from '../../../src/cli/commands/new-site.ts';
import { readRecipes } from '../../../src/site/recipes/page-template.ts';
import { startYamlServer } from '../../site/vscode/yaml-server.ts';
import { productRoot } from '../../product-root.ts';
import { runCli } from '../../run-cli.ts';

// A path with what shells and npm could stumble over.
const home = realpathSync(mkdtempSync(join(tmpdir(), "pagewright site's ")));
const start = (folder: string, options: NewSiteOptions = {}) =>
  newSite(productRoot, { folder: join(home, folder), ...options });
const npm = (folder: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: join(home, folder),
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr.replaceAll(/^npm warn.*\n/gm, '')}` };
};

afterAll(() => rmSync(home, { recursive: true }));

describe('a new site', () => {
  beforeAll(async () => {
    expect(await start('rosas-bakery', { name: 'Rosa\'s "Bread": & more', email: 'rosa@bakery.example' })).toBe(0);
    expect(await start('quiet')).toBe(0);
  });

  it.each(['rosas-bakery', 'quiet'])('%s passes the check by its own script', (folder) => {
    expect(npm(folder, 'check')).toEqual({ status: 0, said: 'No mistakes found.\n' });
  });

  it('has the given name and address, by default the name of its folder', () => {
    const site = (folder: string) => readFileSync(join(home, folder, 'site.yaml'), 'utf8');
    expect(site('rosas-bakery')).toContain('\nname: "Rosa\'s \\"Bread\\": & more"\n');
    expect(site('rosas-bakery')).toContain('\nemail: rosa@bakery.example\n');
    expect(site('quiet')).toContain('\nname: Quiet\n');
  });

  it('begins with the look that was asked for, and says which there are when there is none of that name', async () => {
    expect(await start('loud', { look: 'press' })).toBe(0);
    expect(readFileSync(join(home, 'loud/site.yaml'), 'utf8')).toContain('\ntheme:\n  look: press\n');
    await expect(start('louder', { look: 'shout' })).rejects.toThrow(
      'There is no look "shout". There are: studio, signal, garden, press, atelier, ledger.',
    );
    expect(existsSync(join(home, 'louder'))).toBe(false);
  });

  it('has nothing left to fill in', () => {
    for (const path of ['site.yaml', 'pages/index.yaml', 'pages/404.yaml'])
      expect(readFileSync(join(home, 'quiet', path), 'utf8')).not.toMatch(
        /#(if|else|endif|address)|<(title|tab|zone|email)>/,
      );
  });

  it('accepts a page of every recipe, and names its own script to see it', async () => {
    const recipes = readRecipes(productRoot).filter(({ address }) => address === undefined);
    const [first = '', ...others] = recipes.map(({ name }) => name);
    const ended = { status: 0, said: expect.stringContaining('To see it: npm start, then') };
    expect(npm('rosas-bakery', 'new:page', '--', `/${first}`, '--recipe', first)).toEqual(ended);
    for (const recipe of others) {
      const root = join(home, 'rosas-bakery');
      const { status, stdout } = await runCli('new:page', `/${recipe}`, '--recipe', recipe, '--root', root);
      expect({ status, said: stdout }).toEqual(ended);
    }
    // Two legal pages have gaps for their author, six others a place for a picture, and there is nothing else.
    const { status, said } = npm('rosas-bakery', 'check');
    expect({
      status,
      codes: String(said)
        .match(/\[\w+\/[\w-]+\]/g)
        ?.toSorted(),
    }).toEqual({
      status: 0,
      codes: [...Array<string>(6).fill('[image/empty]'), '[text/unfilled-gap]', '[text/unfilled-gap]'],
    });
  });

  it('is built by its own script into its own folder', () => {
    expect(npm('quiet', 'build').status).toBe(0);
    expect(readFileSync(join(home, 'quiet/dist/index.html'), 'utf8')).toContain('<title>Quiet</title>');
    expect(readFileSync(join(home, 'quiet/dist/404.html'), 'utf8')).toContain('<title>Page not found | Quiet</title>');
  });

  it('has scripts for commands that exist', async () => {
    const { scripts } = JSON.parse(readFileSync(join(home, 'quiet/package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(Object.keys(scripts)).toContain('check');
    for (const script of Object.values(scripts)) {
      const [, program, command, rest] = /^(node .*pagewright\.mjs"?) (\S+) (.*)$/.exec(script)!;
      expect(scripts.check).toBe(`${program} check ${rest}`);
      expect((await runCli(command!, '--help')).status).toBe(0);
    }
  });

  it('completes sections and pages in the editor', async () => {
    const editor = await startYamlServer('yls-new', join(home, 'quiet'));
    try {
      const labels = async (text: string) => (await editor.complete('pages/x.yaml', text)).map(({ label }) => label);
      expect(await labels('title: A\nblocks:\n  - type: |')).toEqual(expect.arrayContaining(['card-grid', 'faq']));
      expect(
        await labels('blocks:\n  - type: cta\n    heading: A\n    button:\n      label: B\n      href: |'),
      ).toContain('/');
    } finally {
      await editor.stop();
    }
  });
});

describe('is refused with a message, and nothing is written,', () => {
  it.each([
    ['where a site is', 'taken', {}, 'There is a site.yaml in'],
    ['where another program lives', 'program', {}, 'There is a package.json in'],
    ['below a file', 'taken/site.yaml/below', {}, 'The folder cannot be written to'],
    ['with an e-mail address that is none', 'fresh', { email: 'rosa at bakery' }, 'is no e-mail address'],
  ])('%s', async (_what, folder, options, words) => {
    for (const path of ['taken/site.yaml', 'program/package.json']) {
      mkdirSync(join(home, path, '..'), { recursive: true });
      writeFileSync(join(home, path), '{}');
    }
    await expect(start(folder, options)).rejects.toThrow(words);
    expect(existsSync(join(home, folder, 'pages'))).toBe(false);
    expect(readFileSync(join(home, 'taken/site.yaml'), 'utf8')).toBe('{}');
  });

  it('with a name that is too long for a page', async () => {
    expect(await start('fresh', { name: 'x'.repeat(80) })).toBe(1);
    expect(existsSync(join(home, 'fresh'))).toBe(false);
  });

  it('without a folder, or with two', async () => {
    const missing = await runCli('new:site');
    expect(missing.status).toBe(2);
    expect(missing.stderr).toContain('npm run new:site -- ../rosas-bakery');
    const two = await runCli('new:site', 'a', 'b');
    expect(two.status).toBe(2);
    expect(two.stderr).toContain('Values with spaces need quotes.');
  });
});
