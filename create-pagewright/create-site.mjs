// Makes the folder: the install first, then what Pagewright writes, then Git. What fails takes everything away again.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { guessLanguage, nameLanguage } from './language.mjs';
import { callingManager } from './managers.mjs';
import { checkOptions, help, packageName, readOptions, formatTitle, WrongUse } from './options.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** @returns {Promise<number>} the exit code */
export async function createSite(args) {
  try {
    const given = readOptions(args);
    if (given.help) return print(help, 0);
    if (given.folder !== undefined) refuseFullFolder(given.folder);
    checkOptions({ ...given, folder: given.folder ?? 'my-site' });
    // The questions are loaded only where somebody can answer.
    const options = isAsked(given) ? await (await import('./ask.mjs')).askForMissing(given) : given;
    if (!options) return print('Nothing was written.', 1);
    if (options.folder === undefined)
      throw new WrongUse('Give the site a folder: npm create pagewright@latest my-site');
    checkOptions(options);
    await makeSite({ ...options, lang: options.lang ?? guessAndSay() });
    return 0;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    console.error(error.message);
    return 1;
  }
}

function isAsked({ yes }) {
  return !yes && process.stdin.isTTY && process.stdout.isTTY;
}

function guessAndSay() {
  const lang = guessLanguage();
  console.log(`The language of the pages, guessed from this computer: ${nameLanguage(lang)}. --lang chooses another.`);
  return lang;
}

function print(text, code) {
  console.log(text);
  return code;
}

async function makeSite(options) {
  const folder = resolve(options.folder);
  refuseFullFolder(folder);
  const isNew = !existsSync(folder);
  const before = new Set(isNew ? [] : readdirSync(folder));
  try {
    mkdirSync(folder, { recursive: true });
    await install(folder, options['version-of'] ?? `^${version}`);
    writeSite(folder, options);
  } catch (error) {
    // A folder that was there keeps what was in it.
    const paths = isNew
      ? [folder]
      : readdirSync(folder).flatMap((name) => (before.has(name) ? [] : join(folder, name)));
    for (const path of paths) if (existsSync(path)) rmSync(path, { recursive: true, force: true });
    if (error instanceof WrongUse) throw new WrongUse(`${error.message}\nNothing was left in ${folder}.`);
    throw describe(error, folder);
  }
  if (!options['no-git']) beginGit(folder);
  const path = relative(process.cwd(), folder);
  const go = path === '' ? '' : `  cd ${/\s/.test(path) ? `"${path}"` : path}\n`;
  console.log(`\nThe site is in ${folder}. Now type:\n\n${go}  ${callingManager().name} start\n`);
}

/** A folder with Git's own, or a licence of a fresh repository, is as good as empty. */
function refuseFullFolder(folder) {
  const path = resolve(folder);
  const harmless = new Set(['.git', '.DS_Store', 'LICENSE', 'Thumbs.db']);
  let names;
  try {
    names = existsSync(path) ? readdirSync(path) : [];
  } catch (error) {
    throw describe(error, path);
  }
  const [first] = names.filter((name) => !harmless.has(name));
  if (first !== undefined) throw new WrongUse(`${path} is not empty: there is ${first} in it. Choose another folder.`);
}

function describe(error, folder) {
  const reasons = {
    EACCES: 'may not be written to',
    EPERM: 'may not be written to',
    EROFS: 'is on a disk that cannot be written to',
    ENOTDIR: 'lies below a file',
    ENOSPC: 'is on a disk that is full',
  };
  return reasons[error.code] ? new WrongUse(`${folder} ${reasons[error.code]}.`) : error;
}

async function install(folder, wanted) {
  const content = {
    name: packageName(formatTitle(folder)),
    private: true,
    type: 'module',
    dependencies: { pagewright: wanted },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
  const manager = callingManager();
  manager.prepare(folder);
  console.log('Installing Pagewright ...');
  const { status, said } = await runManager(manager, folder);
  if (status === 0) return;
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ConnectionRefused|ETIMEDOUT|ECONNRESET|network/i.test(said);
  const isUnknown = /ETARGET|E404|NO_MATCHING_VERSION|No matching version|Couldn't find any versions/i.test(said);
  const reason = isOffline
    ? 'The npm registry cannot be reached. Look at the connection, then try again.'
    : isUnknown
      ? `There is no version ${wanted} of Pagewright in the npm registry. Leave --version-of out, or name another.`
      : `${manager.name} could not install Pagewright:\n${said.trim()}`;
  throw new WrongUse(reason);
}

/** On Windows managers are scripts of the shell, so the words need the shell; none of them comes from the user. */
function runManager({ name, install: args }, cwd) {
  const child = spawn(name, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let said = '';
  // Some say on the one channel what is wrong, some on the other.
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  return new Promise((done) => {
    child.once('error', (error) => done({ status: 1, said: error.message }));
    child.once('close', (status) => done({ status, said }));
  });
}

/** Pagewright writes the site, and checks it first. */
function writeSite(folder, { name = formatTitle(folder), email = '', lang, look = '', pages = [] }) {
  const program = join(folder, 'node_modules/pagewright/bin/pagewright.mjs');
  const options = [
    ['--name', name],
    ['--email', email],
    ['--lang', lang],
    ['--look', look],
    ['--pages', pages.join(',')],
  ].flatMap(([option, value]) => (value === '' ? [] : [option, value]));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'new:site', '.', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new WrongUse(`${stdout}${stderr}`.trim());
}

/**
 * Begins a repository where Git is installed and the folder is in none. Without a name for Git, the
 * first commit is left to the user.
 */
function beginGit(folder) {
  const git = (...args) => spawnSync('git', args, { cwd: folder, stdio: 'ignore' }).status === 0;
  if (git('rev-parse', '--is-inside-work-tree') || !git('init', '--initial-branch=main')) return;
  if (git('add', '--all')) git('commit', '--quiet', '--message=Begin the site with Pagewright');
}
