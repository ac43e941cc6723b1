// The function on plain Node: a small server with its ledger in a SQLite file, and mail over SMTP.
// Its settings are environment variables, also from a file `.env` beside this one (README.md).
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { handleRequest } from './handle-request.mjs';
import { readSettings } from './settings.mjs';
import { sweep } from './sweep.mjs';

const sweepMs = 60_000;
/** More than a message may have, and less than what would be an attack: a film from a phone. */
const floodBytes = 200 * 1024 * 1024;

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns the address of the running server, how large a message may be, and what stops it
 */
export async function startServer(environment) {
  const { parts, port, host, close } = await readSettings(environment, (path) => readFileSync(path, 'utf8'));
  const server = createServer((request, response) => void answer(request, response, parts));
  await new Promise((done, fail) => server.once('error', fail).listen(port, host, done));
  const sweepNow = () => sweep(parts);
  const report = (error) => parts.log(`What is due could not be sent: ${error}`);
  const timer = setInterval(() => void sweepNow().catch(report), sweepMs);
  void sweepNow().catch(report);
  return {
    address: `http://${host}:${server.address().port}`,
    maxBytes: parts.maxBytes,
    sweep: sweepNow,
    async stop() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await close();
    },
  };
}

async function answer(request, response, parts) {
  try {
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    const body = hasBody ? await readBody(request, parts.maxBytes) : undefined;
    // What is too large is said by its length, which not every request names.
    if (body === null) headers.set('content-length', String(parts.maxBytes + 1));
    const asked = new Request(url, { method: request.method, headers, body: body ?? undefined });
    const result = await handleRequest(asked, parts, senderOf(request));
    response.writeHead(result.status, Object.fromEntries(result.headers));
    response.end(Buffer.from(await result.arrayBuffer()));
  } catch (error) {
    parts.log(`A request could not be answered: ${error}`);
    // Not stored, or not known to be: the page keeps the message and sends it again.
    if (!response.headersSent) response.writeHead(500, { 'access-control-allow-origin': '*' });
    response.end();
  }
}

/** @returns the sender's address: behind a web server on this machine, the one that it passed on */
function senderOf({ socket, headers }) {
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
  startServer(process.env).then(
    ({ address, maxBytes }) =>
      console.log(`Messages of up to ${Math.ceil(maxBytes / 1024 / 1024)} MB are taken at ${address}/`),
    (error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
