// The workflows of docs/deploy: files that GitHub can read, with commands that exist, and a look at dates that decides rightly.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { parseDocument } from 'yaml';
import { productRoot as root } from './product-root.ts';
import { runCli } from './run-cli.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const names = readdirSync(join(root, 'docs/deploy')).filter((name) => name.endsWith('.yml'));

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

const readText = (name: string) => readFileSync(join(root, 'docs/deploy', name), 'utf8');

function workflow(name: string) {
  const document = parseDocument(readText(name), { strict: true, uniqueKeys: true });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  const parsed = document.toJS() as {
    on: unknown;
    permissions: object;
    env: { SITE: string };
    jobs: Record<string, { steps: Step[] }>;
  };
  return { ...parsed, steps: Object.values(parsed.jobs).flatMap(({ steps }) => steps) };
}

describe.each(names)('%s', (name) => {
  it('is a workflow with rights of its own and steps that each do one thing', () => {
    const { on, permissions, steps } = workflow(name);
    expect(on).toBeTruthy();
    expect(permissions).toMatchObject({ contents: 'read' });
    for (const { uses, run } of steps) expect([uses, run].filter(Boolean)).toHaveLength(1);
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
  });

  it('names no folder of the site but the one that stands in SITE', () => {
    const { env, steps } = workflow(name);
    expect(env).toEqual({ SITE: '.' });
    for (const { run = '', with: settings = {} } of steps) {
      const words = `${run} ${Object.values(settings).join(' ')}`;
      const others = words.replaceAll(/(\$SITE|\$\{\{ env\.SITE \}\}|'\{0\})\/[^\s"']+/g, '');
      expect(others).not.toMatch(/\b(dist|dist-hosts|public)\b|\.pagewright/);
    }
    const site = steps.flatMap(({ run = '' }) => run.split('\n')).filter((line) => /npm run|next-change/.test(line));
    for (const line of site) expect(line).toContain('--root "$SITE"');
  });

  it('runs commands that exist, with options that they know', async () => {
    const commands = workflow(name).steps.flatMap(({ run = '' }) => [
      ...[...run.matchAll(/npm run (\S+)(?: -- (.*))?/g)].map(([, script = '', rest = '']) => {
        expect(Object.keys(scripts)).toContain(script);
        return `${scripts[script]} ${rest}`;
      }),
      ...[...run.matchAll(/node bin\/pagewright\.mjs [^)\n|;]*/g)].map(([command]) => command),
    ]);
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      const [, args = ''] = /^node bin\/pagewright\.mjs (.*)$/.exec(command!)!;
      const words = args
        .replaceAll('"$last"', 'now')
        .replaceAll(/"\$\w+"/g, '.')
        .trim()
        .split(/\s+/);
      expect(await runCli(...words, '--help')).toMatchObject({ status: 0, stderr: '' });
    }
  });

  it('is written in a shell that reads it, and says which secrets it needs', () => {
    for (const { run, env = {} } of workflow(name).steps) {
      if (run) expect(spawnSync('bash', ['-n', '-c', run], { encoding: 'utf8' }).stderr).toBe('');
      // A secret in a command would be run as part of it.
      expect(run ?? '').not.toContain('${{');
      for (const [variable, value] of Object.entries(env)) {
        const secret = /^\$\{\{ secrets\.(\w+) \}\}$/.exec(value)?.[1];
        if (secret)
          expect({ variable, isSaid: readText(name).split('\nname:')[0]!.includes(secret) }).toEqual({
            variable: secret,
            isSaid: true,
          });
      }
    }
  });
});

test('none of them runs in this repository', () => {
  const folder = join(root, '.github/workflows');
  const own = existsSync(folder) ? readdirSync(folder) : [];
  expect(own.filter((name) => [...names, 'deploy.yml'].includes(name))).toEqual([]);
});

describe('the look at dates', () => {
  let folder: string;
  const script = () => workflow('by-date.yml').steps.at(-1)!.run!;

  /** Runs the step as GitHub does, with a stand-in for its program. @returns what was asked of that program */
  function look(lastDeployed: string, until: string) {
    const log = join(folder, 'log');
    writeFileSync(log, '');
    const program = '#!/bin/bash\nif [ "$1" = run ]; then echo "$LAST"; else echo "$@" >> "$LOG"; fi\n';
    mkdirSync(join(folder, 'bin'), { recursive: true });
    writeFileSync(join(folder, 'bin/gh'), program);
    chmodSync(join(folder, 'bin/gh'), 0o755);
    const site = join(folder, 'site');
    cpSync(join(root, 'tests/fixtures/sites/bakery'), site, { recursive: true });
    const page = join(site, 'pages/brot.yaml');
    const text = readFileSync(page, 'utf8');
    const section = `  - type: cta\n    publish: { until: "${until}" }\n    heading: Neu im Ofen\n    button: { label: Zur Startseite, href: / }\n`;
    writeFileSync(page, text.replace('blocks:\n', `blocks:\n${section}`));
    const command = script().replace('bin/pagewright.mjs', join(root, 'bin/pagewright.mjs'));
    const env = {
      ...process.env,
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      LAST: lastDeployed,
      SITE: site,
      LOG: log,
      GITHUB_REF_NAME: 'main',
    };
    const { status, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', command], { encoding: 'utf8', env });
    return { status, stderr, asked: readFileSync(log, 'utf8').trim() };
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pagewright-deploy-'));
  });

  const start = 'workflow run deploy.yml --ref main';
  it.each([
    ['a date that has come since', '2024-01-01T00:00:00Z', '2024-06-01 12:00', start],
    ['a date before the last build', '2024-07-01T00:00:00Z', '2024-06-01 12:00', ''],
    ['a date to come', '2024-01-01T00:00:00Z', '2199-06-01', ''],
    ['no build yet', '', '2024-06-01 12:00', ''],
  ])('with %s does what it should', (_what, last, until, asked) => {
    expect(look(last, until)).toEqual({ status: 0, stderr: '', asked });
  });

  it('fails aloud when the site has mistakes', () => {
    expect(look('2024-01-01T00:00:00Z', '2024-06-31')).toMatchObject({ status: 1, asked: '' });
  });
});
