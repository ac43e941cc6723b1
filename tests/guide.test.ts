// The authors' guide is true: its files, commands, answers, addresses and pictures are those of the product as it is.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { imageSize } from 'image-size';
import { afterAll, describe, expect, it } from 'vitest';
import { newSite } from '../src/cli/commands/new-site.ts';
import { productRoot, servers, startYamlServer } from './site/vscode/yaml-server.ts';

interface Step {
  kind: string;
  line: number;
  text: string;
  path: string;
  at: number;
  old: string;
}

const { parseSteps } = (await import(pathToFileURL(join(productRoot, 'tools/guide/steps.mjs')).href)) as {
  parseSteps: (guide: string) => Step[];
};
const file = join(productRoot, 'docs/authors/first-site.md');
const guide = readFileSync(file, 'utf8');
const steps = parseSteps(guide);
const of = (kind: string) => steps.filter((step) => step.kind === kind);
const home = mkdtempSync(join(tmpdir(), 'pagewright-guide-'));

afterAll(() => rmSync(home, { recursive: true }));

/** Does what a guide says. @returns how that ended, and what was said of it */
function follow(text: string) {
  const copy = join(home, 'guide.md');
  writeFileSync(copy, text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(productRoot, 'tools/guide/guide.mjs'), '--check', copy],
    {
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr };
}

describe('the guide', () => {
  it('has a site, pages, mistakes with their answers, and pictures', () => {
    expect([of('write').length, of('swap').length, of('answer').length, of('picture').length]).toEqual([2, 2, 5, 5]);
  });

  it('can be followed word for word, with the answers that it shows', () => {
    expect(follow(guide)).toEqual({ status: 0, said: 'The guide is true.\n' });
  });

  it('leads on to news, events and jobs, word for word as well', () => {
    const next = readFileSync(join(productRoot, 'docs/authors/first-list.md'), 'utf8');
    expect(follow(next)).toEqual({ status: 0, said: 'The guide is true.\n' });
    expect(follow(next.replace('1 error in 1 file.', '2 errors in 1 file.')).status).toBe(1);
  });

  it.each([
    [
      'an answer',
      '2 errors in 1 file. To fix',
      '3 errors in 1 file. To fix',
      /guide\.md:\d+: the answer is now\npages\/breakfast\.yaml:10:43 /,
    ],
    ['a line', 'In line 10 of', 'In line 11 of', /guide\.md:\d+: line 11 is now\n/],
    ['a command', '--recipe blank', '--recipe blnk', /ended with 2:\nThere is no recipe "blnk"/],
    ['a part that names no file', '```yaml pages/breakfast.yaml\n', '```yaml\n', /a part in "yaml" that is not tested/],
  ])('is found out where %s is wrong', (_what, right, wrong, said) => {
    expect(guide).toContain(right);
    expect(follow(guide.replace(right, wrong))).toEqual({ status: 1, said: expect.stringMatching(said) });
  });

  it('shows what every version of the editor says, among other things', async () => {
    await newSite(productRoot, { folder: join(home, 'site') });
    const texts = new Map<string, string>();
    for (const { kind, path, text, at, old } of steps) {
      if (kind === 'write') texts.set(path, text);
      if (kind === 'swap') {
        const lines = texts.get(path)!.split('\n');
        texts.set(path, lines.with(at - 1, lines[at - 1]!.replace(old, text)).join('\n'));
      }
      if (kind !== 'editor') continue;
      for (const name of servers) {
        const editor = await startYamlServer(name, join(home, 'site'));
        const [found] = await editor.validate([{ path, text: texts.get(path)! }]);
        await editor.stop();
        expect(found!.map(({ message }) => message)).toContain(text.trim());
      }
    }
    expect(of('editor')).toHaveLength(1);
  });

  it.each(['first-site', 'first-site-in-the-browser'])(
    'has all of its pictures, each described, small and of one width, and no other: %s',
    (name) => {
      const folder = join(productRoot, 'docs/authors');
      const text = readFileSync(join(folder, `${name}.md`), 'utf8');
      const named = parseSteps(text).flatMap((step) => (step.kind === 'picture' ? [step.text] : []));
      expect(named.toSorted()).toEqual(readdirSync(join(folder, name)).map((each) => `${name}/${each}`));
      for (const each of named) {
        const picture = join(folder, each);
        expect(imageSize(readFileSync(picture))).toMatchObject({ type: 'webp', width: 1000 });
        expect(statSync(picture).size).toBeLessThan(60_000);
        expect(new RegExp(`!\\[([^\\]]+)\\]\\(${each}\\)`).exec(text)![1]!.length).toBeGreaterThan(20);
      }
    },
  );

  it('says in the browser what is pressed, typed and chosen, in fewer than 90 actions', () => {
    const inBrowser = parseSteps(readFileSync(join(productRoot, 'docs/authors/first-site-in-the-browser.md'), 'utf8'));
    const count = inBrowser.find(({ kind }) => kind === 'count')!;
    const actions = inBrowser.filter(({ kind }) =>
      ['press', 'fill', 'paste', 'choose', 'point', 'retype'].includes(kind),
    );
    // A text that is typed over takes a click, too.
    const clicks = inBrowser.filter(({ kind }) => kind === 'retype').length;
    expect(actions.length + clicks).toBe(Number(count.text));
    expect(Number(count.text)).toBeLessThan(90);
  });

  it('has settings in its sentences that are read as they are meant', () => {
    const settings = [...guide.matchAll(/`([a-z]+: [^`]+)`/g)].map(([, setting]) => setting!);
    expect(settings.length).toBeGreaterThan(2);
    const empty = settings.filter((setting) => JSON.stringify(parse(setting)).includes('null'));
    expect(empty).toEqual([]);
  });

  it('names commands that a new site has', async () => {
    await newSite(productRoot, { folder: join(home, 'commands') });
    const listScripts = (folder: string) =>
      Object.keys((JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: object }).scripts);
    const known = ['new:site', ...listScripts(join(home, 'commands'))];
    const commands = [...guide.matchAll(/npm (?:run )?([a-z:-]+)/g)].map(([, name]) => name!);
    expect(commands.filter((name) => !known.includes(name))).toEqual([]);
    expect(listScripts(productRoot)).toContain('new:site');
  });
});
