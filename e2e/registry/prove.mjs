// Proves the packages as a new user meets them: publishes both to a registry on this machine, and
// from an empty folder and an empty cache creates a site, checks, builds, tests and opens it, adds
// a section, moves and clones it, and upgrades it to the next version. Run by `npm run test:all`.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { ensureBrowser } from '../../bin/ensure-browser.mjs';
import { startRegistry } from './local-registry.mjs';
import { makeNextVersion } from './next-version.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'pagewright-registry-'));
const site = join(home, "rosa's bakery");
const executablePath = await ensureBrowser();
execFileSync(process.execPath, [join(root, 'e2e/support/make-package.mjs')]);
const registry = await startRegistry(root, join(home, 'registry'));
const npmrc = join(home, 'npmrc');
writeFileSync(npmrc, `registry=${registry.url}\n${registry.url.replace('http:', '')}:_authToken=none\n`);
const { npm_config_registry: _ours, ...inherited } = process.env;
const env = {
  ...Object.fromEntries(Object.entries(inherited).filter(([name]) => !/^npm_/i.test(name))),
  npm_config_userconfig: npmrc,
  npm_config_cache: join(home, 'cache'),
  npm_config_update_notifier: 'false',
  CHROME_PATH: executablePath,
};
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

const steps = {
  'the package holds no test, no fixture and no page of the site in the repository': () => {
    const [{ files }] = JSON.parse(npm(root, ['pack', '--dry-run', '--json', '--ignore-scripts']));
    const paths = files.map(({ path }) => path);
    assert.deepEqual(
      paths.filter((path) => /^(tests|e2e|bench|pages|public|tools)\/|\.test\.\w+$|site-names/.test(path)),
      [],
    );
    assert.ok(paths.includes('LICENSE') && paths.includes('CHANGELOG.md'));
  },
  'both are published': () => {
    npm(join(root, '.pagewright/package'), ['publish', '--ignore-scripts']);
    npm(join(root, 'create-pagewright'), ['publish']);
  },
  'a site is created, installed and under Git': () => {
    const options = [
      '--yes',
      '--name',
      "Rosa's Bakery",
      '--email',
      'rosa@bakery.example',
      '--look',
      'garden',
      '--pages',
      'contact',
    ];
    const said = npm(home, ['create', '--yes', 'pagewright@latest', "rosa's bakery", '--', ...options], gitEnv);
    assert.match(said, /npm start/);
    assert.deepEqual(Object.keys(readPackage(site).dependencies), ['pagewright']);
    for (const path of ['public/favicon.svg', 'public/images/share.png', 'README.md', '.vscode/settings.json', '.git'])
      assert.ok(existsSync(join(site, path)), path);
  },
  'a full folder is refused in a sentence, and keeps what is in it': () => {
    const { status, said } = run('npm', ['create', '--yes', 'pagewright@latest', "rosa's bakery", '--', '--yes'], home);
    assert.equal(status, 1);
    assert.match(said, /is not empty/);
    assert.ok(existsSync(join(site, 'site.yaml')));
  },
  'it passes its check, its build and its test': () => {
    assert.match(npm(site, ['run', 'check']), /No mistakes found/);
    npm(site, ['run', 'build']);
    assert.match(npm(site, ['test']), /Pages in a browser: 3 pages, nothing found/);
  },
  'nothing was written into the package': () => {
    assert.ok(!existsSync(join(site, 'node_modules/pagewright/.pagewright')));
    assert.ok(!existsSync(join(site, 'node_modules/.vite')));
  },
  'it is on the screen, and a save shows': () =>
    inDevServer(async (page, url) => {
      await page.goto(url);
      await page.getByRole('heading', { level: 1, name: "Rosa's Bakery" }).waitFor();
      edit('pages/index.yaml', (text) => text.replace('What we offer\n    cards', 'Our bread\n    cards'));
      await page.getByRole('heading', { name: 'Our bread' }).waitFor();
    }),
  'the editor opens, with the page and its sections': () =>
    inDevServer(async (page, url) => {
      await page.goto(new URL('/__editor?page=/', url).href);
      await page.getByRole('treegrid', { name: 'Sections' }).getByRole('row').first().waitFor();
      await page.frameLocator('iframe').getByRole('heading', { level: 1, name: "Rosa's Bakery" }).waitFor();
    }),
  'the manual is in the package, with a search': () =>
    inServer(['manual', '--port', '0'], /The manual is at (\S+)/, async (page, url) => {
      await page.goto(url);
      await page.getByRole('link', { name: 'Write a page', exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Write a page' }).waitFor();
      await page.getByRole('link', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox').fill('backslash');
      await page.getByRole('option').first().waitFor();
    }),
  'its first section of its own is on the screen as soon as it is saved': () =>
    inDevServer(async (page, url) => {
      await page.goto(url);
      const block = 'blocks/stay-price';
      cpSync(join(root, 'tests/fixtures/sites/hotel', block), join(site, block), { recursive: true });
      const { examples } = JSON.parse(readFileSync(join(site, block, 'stay-price.schema.json'), 'utf8'));
      edit(
        'pages/index.yaml',
        (text) => `${text.trimEnd()}\n  - ${JSON.stringify({ type: 'stay-price', ...examples[0] })}\n`,
      );
      await turnSlider(page);
    }),
  'it works in a build': async () => {
    assert.match(npm(site, ['run', 'check']), /No mistakes found/);
    npm(site, ['run', 'build']);
    await inPreview(async (page, url) => {
      await page.goto(url);
      await turnSlider(page);
    });
  },
  'the examples for programs run, and types are found': () => {
    const guide = readFileSync(join(root, 'docs/developers/programs.md'), 'utf8');
    const [, inTest, fromRows] = [...guide.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);
    writeFileSync(join(site, 'pages.test.js'), inTest);
    assert.equal(run(process.execPath, ['--test', 'pages.test.js'], site).status, 0);
    writeFileSync(join(site, 'from-rows.js'), fromRows);
    const { status, said } = run(process.execPath, ['from-rows.js'], site);
    assert.match(said, /4 pages/);
    assert.equal(status, 0);
    assert.ok(existsSync(join(site, 'dist/bread/rye/index.html')));
    writeFileSync(
      join(site, 'typed.ts'),
      "import { checkSite } from 'pagewright';\nconst files: string[] = checkSite({ folder: '.' }).map(({ file }) => file);\nfiles.sort();\n",
    );
    const options = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--allowImportingTsExtensions',
      '--jsx',
      'react-jsx',
    ];
    const compiled = run(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), ...options, 'typed.ts'],
      site,
    );
    assert.equal(compiled.status, 0, compiled.said);
    for (const name of ['pages.test.js', 'from-rows.js', 'typed.ts']) rmSync(join(site, name));
  },
  'moved and cloned, it is still the same site': () => {
    const moved = join(home, 'elsewhere', 'bakery');
    mkdirSync(join(moved, '..'));
    renameSync(site, moved);
    assert.match(npm(moved, ['run', 'check']), /No mistakes found/);
    const git = (...args) => assert.equal(run('git', args, moved, gitEnv).status, 0);
    git('add', '--all');
    git('commit', '--quiet', '--message=A section of our own');
    assert.doesNotMatch(run('git', ['ls-files'], moved).said, /node_modules|dist\/|\.pagewright|schemas\//);
    const clone = join(home, 'clone');
    assert.equal(run('git', ['clone', '--quiet', moved, clone], home).status, 0);
    // The steps of .github/workflows/check.yml.
    npm(clone, ['ci']);
    npm(clone, ['run', 'check', '--', '--root', '.']);
    npm(clone, ['run', 'build', '--', '--root', '.']);
    rmSync(clone, { recursive: true });
    renameSync(moved, site);
  },
  'it is taken to the next version, in which a setting has a new name': () => {
    const copy = join(home, 'next');
    const next = makeNextVersion(root, copy);
    npm(copy, ['publish']);
    const before = readFileSync(join(site, 'pages/index.yaml'), 'utf8');
    const preview = npm(site, ['run', 'upgrade', '--', '--dry-run']);
    assert.match(preview, /`text` is called `words`/);
    assert.match(preview, /\+ +words:/);
    assert.equal(readFileSync(join(site, 'pages/index.yaml'), 'utf8'), before);
    assert.match(npm(site, ['run', 'upgrade']), new RegExp(`Pagewright ${next} is installed, and the site passes`));
    assert.match(readFileSync(join(site, 'pages/index.yaml'), 'utf8'), /^ +words:/m);
    assert.equal(readPackage(site).dependencies.pagewright, `^${next}`);
    npm(site, ['run', 'build']);
  },
  'a folder of version 0.1 is converted': () => {
    const old = join(home, 'old');
    mkdirSync(old);
    for (const path of ['site.yaml', 'pages', 'public']) cpSync(join(site, path), join(old, path), { recursive: true });
    edit('pages/index.yaml', (text) => text.slice(0, text.indexOf('  - {"type":"stay-price"')), old);
    const scripts = { start: 'node "../pagewright/bin/pagewright.mjs" dev --root .', mine: 'echo mine' };
    writeFileSync(join(old, 'package.json'), JSON.stringify({ private: true, scripts }));
    assert.equal(run('npx', ['--yes', 'pagewright@latest', 'upgrade'], old).status, 0);
    assert.equal(readPackage(old).scripts.start, 'pagewright dev');
    assert.equal(readPackage(old).scripts.mine, 'echo mine');
    assert.match(npm(old, ['run', 'check']), /No mistakes found/);
  },
};

const gitEnv = {
  GIT_AUTHOR_NAME: 'Rosa',
  GIT_AUTHOR_EMAIL: 'rosa@bakery.example',
  GIT_COMMITTER_NAME: 'Rosa',
  GIT_COMMITTER_EMAIL: 'rosa@bakery.example',
};

try {
  for (const [name, step] of Object.entries(steps)) {
    const began = Date.now();
    await step();
    console.log(`ok     ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  }
} finally {
  await browser.close();
  registry.stop();
  rmSync(home, { recursive: true, force: true });
}

function run(program, args, cwd, more = {}) {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...env, ...more },
    encoding: 'utf8',
    shell,
  });
  return { status, said: `${stdout}${stderr}`, stdout };
}

function npm(cwd, args, more) {
  const { status, said, stdout } = run('npm', args, cwd, more);
  assert.equal(status, 0, `npm ${args.join(' ')}\n${said}`);
  return args.includes('--json') ? stdout : said;
}

function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function edit(path, change, folder = site) {
  const file = join(folder, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/**
 * The slider is part of an island: it answers when its code has been loaded. The dev server may load the page once more when
 * it has seen what the code imports, so a key is pressed again; on a busy machine it makes the packages ready first.
 */
async function turnSlider(page) {
  const slider = page.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const before = await page.getByRole('status').textContent();
  const hasTurned = (text) => document.querySelector('output').textContent !== text;
  for (let press = 0; press < 12; press++) {
    await slider.press('ArrowRight');
    if (await page.waitForFunction(hasTurned, before, { timeout: 10_000 }).catch(() => false)) return;
  }
  assert.fail('the slider does not answer');
}

function inDevServer(look) {
  return inServer(['dev', '--port', '0'], /The site is at (\S+)/, look);
}

function inPreview(look) {
  return inServer(['preview', '--port', '0'], /The finished site is at (\S+)/, look);
}

async function inServer(args, address, look) {
  const program = join(site, 'node_modules/pagewright/bin/pagewright.mjs');
  const child = spawn(process.execPath, [program, ...args], { cwd: site, env });
  let said = '';
  const url = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(said)));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text;
        const found = address.exec(said);
        if (found) resolve(found[1]);
      });
  });
  const page = await browser.newPage();
  page.on('console', (message) => (said += `console: ${message.text()}\n`));
  page.on('pageerror', (error) => (said += `${error.stack}\n`));
  page.on('response', (answer) => answer.status() >= 400 && (said += `${answer.status()} ${answer.url()}\n`));
  try {
    await look(page, url);
  } catch (error) {
    console.log(said);
    throw error;
  } finally {
    await page.close();
    child.kill();
  }
}
