// Keeps the machine code of the program's own bundles beside them, so that the next start need not compile them again.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { Script } from 'node:vm';

/** What does not end by itself, such as the dev server, keeps its code once it has run for so long (milliseconds). */
const longRun = 10_000;

/**
 * From now on, CommonJS modules in a folder start from the code that an earlier run has left.
 * @param {string} folder the modules must not use import(), which V8 cannot connect in code that was kept
 */
export function keepCode(folder) {
  const { extensions } = createRequire(import.meta.url);
  const compiled = new Map();
  extensions['.cjs'] = (module, file) => {
    if (!file.startsWith(folder + sep)) return extensions['.js'](module, file);
    const source = readFileSync(file, 'utf8');
    const cachedData = codeFor(file, source);
    const script = new Script(Module.wrap(source), { filename: file, cachedData });
    if (!cachedData || script.cachedDataRejected) compiled.set(file, { source, script });
    const start = script.runInThisContext();
    start.call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
  };
  const keep = () => {
    for (const [file, { source, script }] of compiled) keepFor(file, source, script.createCachedData());
    compiled.clear();
  };
  // At the end, because what has run is kept with all its functions.
  process.on('exit', keep);
  setTimeout(keep, longRun).unref();
}

const nameOf = (file) => `${file}.code`;
const sealLength = 20;

/** V8 knows code of another version of itself, but compares sources by their lengths alone, and code not at all. */
function sealOf(source, code) {
  return createHash('sha1').update(source).update(code).digest();
}

/** @returns {Buffer | undefined} the code for a source, if there is any and nothing has changed in it */
function codeFor(file, source) {
  try {
    const kept = readFileSync(nameOf(file));
    const [seal, code] = [kept.subarray(0, sealLength), kept.subarray(sealLength)];
    return seal.equals(sealOf(source, code)) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Two programs may end at once: each puts its own into place whole. Where nothing can be written, starts are as slow as ever. */
function keepFor(file, source, code) {
  const own = `${nameOf(file)}.${process.pid}`;
  try {
    writeFileSync(own, Buffer.concat([sealOf(source, code), code]));
    renameSync(own, nameOf(file));
  } catch {
    rmSync(own, { force: true });
  }
}
