// The compile cache: V8's machine code of the program's own bundles is kept, so that the
// next start need not compile them again.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import { Script } from 'node:vm';

/** Programs that do not end, such as the dev server, save their code after this time. */
const saveAfterMs = 10_000;

/**
 * From now on, CommonJS modules in these folders start from the code that an earlier run has saved.
 * @param {string[]} folders their modules must not use import(), which V8 does not link in cached code
 * @param {string} [codeFolder] where the code is saved; by default beside each module
 */
export function enableCompileCache(folders, codeFolder) {
  const codeFile = (file) => (codeFolder ? join(codeFolder, `${basename(file)}-${hash(file)}.code`) : `${file}.code`);
  const { extensions } = createRequire(import.meta.url);
  const compiled = new Map();
  extensions['.cjs'] = (module, file) => {
    if (!folders.some((folder) => file.startsWith(folder + sep))) return extensions['.js'](module, file);
    const source = readFileSync(file, 'utf8');
    const cachedData = readCode(codeFile(file), source);
    const script = new Script(Module.wrap(source), { filename: file, cachedData });
    if (!cachedData || script.cachedDataRejected) compiled.set(file, { source, script });
    const start = script.runInThisContext();
    start.call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
  };
  const save = () => {
    if (codeFolder && compiled.size > 0) makeFolder(codeFolder);
    for (const [file, { source, script }] of compiled) writeCode(codeFile(file), source, script.createCachedData());
    if (codeFolder && compiled.size > 0) dropOld(codeFolder);
    compiled.clear();
  };
  // At the end, because the code then includes all functions that have run.
  process.on('exit', save);
  setTimeout(save, saveAfterMs).unref();
}

/**
 * Removes what was saved long ago: of other versions, and of sites that are gone. What is still used is saved again.
 * @param {string} folder
 */
function dropOld(folder) {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  try {
    for (const name of readdirSync(folder))
      if (statSync(join(folder, name)).mtimeMs < oldest) rmSync(join(folder, name), { force: true });
  } catch {
    // Another program has done it.
  }
}

const keptDays = 30;
const sealLength = 20;

function hash(text) {
  return createHash('sha1').update(text).digest('hex').slice(0, 10);
}

/**
 * V8 rejects code of another version of itself, but compares sources by length only and does not
 * check the code.
 */
function createSeal(source, code) {
  return createHash('sha1').update(source).update(code).digest();
}

/**
 * @returns {Buffer | undefined} the code of a source, if it was saved and neither has changed since
 */
function readCode(file, source) {
  try {
    const saved = readFileSync(file);
    const [seal, code] = [saved.subarray(0, sealLength), saved.subarray(sealLength)];
    return seal.equals(createSeal(source, code)) ? code : undefined;
  } catch {
    return undefined;
  }
}

function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    // Nothing can be saved then.
  }
}

/**
 * Writes atomically, because two programs may end at once. If the folder is read-only or has been removed, starts are
 * merely slower.
 */
function writeCode(file, source, code) {
  const temporary = `${file}.${process.pid}`;
  try {
    writeFileSync(temporary, Buffer.concat([createSeal(source, code), code]));
    renameSync(temporary, file);
  } catch {
    rmSync(temporary, { force: true });
  }
}
