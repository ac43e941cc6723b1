#!/usr/bin/env node
// Does what docs/authors/first-site.md says, or another guide, as a reader would, in a folder that is thrown away: writes its files,
// runs its commands, compares what they answer, clicks and types in a browser, and takes its pictures. `--check` takes none.
// Stops at the first line that is not true.
import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSteps } from './steps.mjs';

const product = fileURLToPath(new URL('../..', import.meta.url));
const [file = join(product, 'docs/authors/first-site.md')] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'));
const isCheck = process.argv.includes('--check');

const guide = readFileSync(file, 'utf8');
/** Folder of the site that the guide makes. */
const [, siteName = 'rosas-bakery'] = /npm create pagewright@latest (\S+) --/.exec(guide) ?? [];
/** Author of the commits, also where Git has no name. */
const gitIdentity = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'Rosa'],
    [`GIT_${who}_EMAIL`, 'rosa@bakery.example'],
  ]),
);
// Beside a short name, so that no path makes a line of an answer longer than it is for readers.
const home = realpathSync(mkdtempSync(join(tmpdir(), 'guide-')));
const site = join(home, siteName);
/** Folder of the commands: Pagewright's until the guide has made a site and opened it. */
let folder = product;
let answer = '';
let server = null;
let camera = null;
/** Reads in the browser, where the guide says what to click and type. */
let reader = null;

try {
  const steps = parseSteps(guide);
  for (const [index, step] of steps.entries()) {
    const problem = await take(step, steps[index + 1]);
    if (problem) throw new Error(`${file}:${step.line}: ${problem}`);
  }
  console.log(isCheck ? 'The guide is true.' : 'The guide is true, and has its pictures.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  server?.kill();
  await camera?.close();
  await reader?.close();
  rmSync(home, { recursive: true, force: true });
}

/** @returns {Promise<string | void>} what is not true */
async function take({ kind, text, path, at, old, field }, next) {
  if (kind === 'write') return write(path, text);
  if (kind === 'append') return write(path, `${readFileSync(join(site, path), 'utf8')}\n${text}`);
  if (kind === 'swap') return swap(path, { at, old, text });
  if (kind === 'run') return run(text, next?.kind === 'answer');
  if (kind === 'answer' && text.trim() !== answer.trim()) return `the answer is now\n${answer}`;
  if (kind === 'picture' && !isCheck) await takePicture(text);
  if (kind === 'open') reader = await openReaderAt(text);
  if (kind === 'press') await reader.press(text);
  if (kind === 'fill') await reader.fill(field, text);
  if (kind === 'paste') await reader.paste(field, text);
  if (kind === 'choose') await reader.choose([...text.matchAll(/`([^`]+)`/g)].map(([, chosen]) => chosen));
  if (kind === 'point') await reader.point(text);
  if (kind === 'retype') await reader.retype(old, text);
  if (kind === 'count') return reader.count(Number(text));
}

async function openReaderAt(address) {
  const { openReader } = await import('./browser.mjs');
  const origin = await startServer();
  const opened = await openReader(origin, home);
  await opened.open(address);
  return opened;
}

function write(path, text) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

function swap(path, { at, old, text }) {
  const lines = readFileSync(join(site, path), 'utf8').split('\n');
  if (!lines[at - 1].includes(old)) return `line ${at} is now\n${lines[at - 1]}`;
  lines[at - 1] = lines[at - 1].replace(old, text);
  write(path, lines.join('\n'));
}

async function run(command, hasAnswer) {
  if (command === 'npm start') {
    // Only its pictures need the first way's server, and its reader starts the other's.
    if (!isCheck && !guide.includes('Open <')) await openCameraAt(await startServer());
    return;
  }
  // It would go on until somebody ends it.
  if (command === 'npm run preview') return;
  if (command.startsWith('cd ')) {
    folder = site;
    return;
  }
  await reader?.isSaved();
  const spoken = command
    .replace(new RegExp(`\\.\\./${siteName}(?!\\.git)`), site)
    // The published package has these commands, too; this runs the one that is tested.
    .replace(`npm create pagewright@latest ${siteName} --`, `npm run new:site -- ${site}`)
    // Nobody sits here to answer, and the answer is that of a terminal.
    .replace('--fix-suggested', '--fix-suggested --yes')
    .replace(/^npm run check\b( --)?/, 'npm run check -- --format pretty');
  const said = join(home, 'said');
  const into = openSync(said, 'w');
  const { status } = spawnSync(spoken.replace('npm run ', 'npm run --silent '), {
    cwd: folder,
    shell: true,
    stdio: ['ignore', into, into],
    env: { ...process.env, ...gitIdentity, npm_config_loglevel: 'silent' },
  });
  closeSync(into);
  answer = readFileSync(said, 'utf8');
  if (command.includes('new:site')) folder = site;
  // A check that finds what the guide wants it to find, and shows, ends with 1.
  if (status > 1 || (status === 1 && !(command.includes('check') && hasAnswer)))
    return `${command} ended with ${status}:\n${answer}`;
}

/** @returns the address of the dev server, once it answers */
async function startServer() {
  server = spawn(process.execPath, [join(product, 'bin/pagewright.mjs'), 'dev', '--root', site, '--port', '0'], {
    env: { ...process.env, ...gitIdentity },
  });
  let said = '';
  server.stdout.on('data', (part) => (said += part));
  for (let turn = 0; turn < 300 && !said.includes('__blocks'); turn++)
    await new Promise((done) => setTimeout(done, 100));
  return /http:\/\/[\d.]+:\d+/.exec(said)[0];
}

async function openCameraAt(origin) {
  const { openCamera } = await import('./pictures.mjs');
  camera = await openCamera(origin);
}

async function takePicture(name) {
  const target = resolve(dirname(file), name);
  mkdirSync(dirname(target), { recursive: true });
  await (reader ?? camera).take(target);
}
