// The function on plain Node: a small server with its ledger in a SQLite file, and mail over SMTP.
// Its settings are environment variables, also from a file `.env` beside this one (README.md).
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { handleRequest } from './handle-request.mjs';
import { readSettings } from './settings.mjs';
import { sweep } from './sweep.mjs';

const sweepMs = 60_000;

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns the address of the running server, and what stops it
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
    const body = hasBody ? await readBody(request) : undefined;
    const result =
      body === null
        ? new Response('Too large\n', { status: 413 })
        : await handleRequest(new Request(url, { method: request.method, headers, body }), parts, senderOf(request));
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

/** @returns null for a body that is larger than any message */
async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > 11 * 1024 * 1024) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('.env', import.meta.url));
  try {
    process.loadEnvFile(file);
  } catch {
    // Without the file, the environment itself has the settings.
  }
  startServer(process.env).then(
    ({ address }) => console.log(`Messages are taken at ${address}/`),
    (error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
