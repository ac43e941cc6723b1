// The function on plain Node: a small server with its ledger in a SQLite file, and mail over SMTP.
// Its settings are environment variables, also from a file `.env` beside this one (README.md).
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { handleRequest } from './handle-request.mjs';
import { readSettings } from './settings.mjs';
import { sweep } from './sweep.mjs';

const sweepMs = 60_000;
/** More than a message may have, and less than what would be an attack: a film from a phone. */
const floodBytes = 200 * 1024 * 1024;
/** For requests that are being read when the function is told to stop. */
const graceMs = 5000;

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns the address of the running server, how large a message may be, and functions that wait for its mails and stop it
 */
export async function startServer(environment) {
  const { parts, port, host, close } = await readSettings(environment, (path) => readFileSync(path, 'utf8'));
  const later = collectWork();
  const server = createServer((request, response) => void answer(request, response, { parts, waitUntil: later.add }));
  // Its file belongs to this process, so who claimed a task before has ended.
  await parts.ledger.releaseClaims();
  try {
    await new Promise((done, fail) => server.once('error', fail).listen(port, host, done));
  } catch (error) {
    await close();
    throw error;
  }
  let sweeping;
  const sweepNow = () => (sweeping ??= sweep(parts).finally(() => (sweeping = undefined)));
  const report = (error) => parts.log(`What is due could not be sent. ${error}`);
  const timer = setInterval(() => void sweepNow().catch(report), sweepMs);
  void sweepNow().catch(report);
  return {
    address: `http://${host}:${server.address().port}`,
    maxBytes: parts.maxBytes,
    sweep: sweepNow,
    /** Waits until the mails of what has come are sent, or have failed. */
    settle: later.settle,
    async stop() {
      clearInterval(timer);
      const closed = new Promise((done) => server.close(done));
      server.closeIdleConnections();
      await Promise.race([closed, delay(graceMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
      await Promise.all([later.settle(), sweeping?.catch(report)]);
      await close();
    },
  };
}

/** Work that goes on after an answer. */
function collectWork() {
  const open = new Set();
  return {
    add: (work) => void open.add(work.finally(() => open.delete(work))),
    settle: () => Promise.all(open),
  };
}

async function answer(request, response, { parts, waitUntil }) {
  try {
    const asked = await readRequest(request, parts.maxBytes);
    if (!asked) return void response.writeHead(400).end('No request of a browser\n');
    const result = await handleRequest(asked, parts, { sender: findSender(request), waitUntil });
    response.writeHead(result.status, Object.fromEntries(result.headers));
    response.end(Buffer.from(await result.arrayBuffer()));
  } catch (error) {
    // It ended before it was whole.
    parts.log(`A request could not be read: ${error}`);
    response.destroy();
  }
}

/** @returns {Promise<Request | undefined>} undefined for what no browser sends */
async function readRequest(request, maxBytes) {
  const { method, url = '' } = request;
  const base = `http://${request.headers.host}`;
  const address = parseUrl(url, base);
  if (!address || ['CONNECT', 'TRACE', 'TRACK'].includes(method)) return undefined;
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const body = method === 'GET' || method === 'HEAD' ? undefined : await readBody(request, maxBytes);
  // A request that is too large is described by its length, which not every request names.
  if (body === null) headers.set('content-length', String(maxBytes + 1));
  return new Request(address, { method, headers, body: body ?? undefined });
}

/** Not `URL.canParse`, which on Node 20 and 22 refuses letters such as ü once it has been optimized. */
function parseUrl(url, base) {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/** @returns the sender's address: behind a web server on this machine, the one that it passed on */
function findSender({ socket, headers }) {
  const direct = socket.remoteAddress ?? '';
  const isLocal = /^(::1|(::ffff:)?127\.)/.test(direct);
  return (
    (isLocal &&
      String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        .trim()) ||
    direct
  );
}

/**
 * @returns null for a body that is larger than any message. It is read to its end, as long as that is no flood: a browser
 * listens to the answer only when it has sent everything
 */
async function readBody(request, maxBytes) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes + floodBytes) return null;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size > maxBytes ? null : Buffer.concat(chunks);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('.env', import.meta.url));
  try {
    process.loadEnvFile(file);
  } catch {
    // Without the file, the environment itself has the settings.
  }
  try {
    const { address, maxBytes, stop } = await startServer(process.env);
    console.log(`Messages of up to ${Math.ceil(maxBytes / 1024 / 1024)} MB are taken at ${address}/`);
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
