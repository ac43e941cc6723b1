// The stand-in on a real port, for tests of the real SDK over HTTP.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStandIn, type StandInOptions } from '../../../src/dev/stand-ins/stand-in.ts';
import { createFaultInjector, type Fault } from '../../dev/stand-ins/fault-injection.ts';

export interface Received {
  method: string;
  path: string;
  /** When it came, in ms since the server started. */
  at: number;
}

/** Starts the stand-in on a free port, with a separate folder. */
export async function startServices(options: Partial<StandInOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-inbox-'));
  const { add, intercept } = createFaultInjector();
  const standIn = createStandIn({ folder, siteFile: join(folder, 'site.yaml'), log: () => {}, intercept, ...options });
  const received: Received[] = [];
  const start = Date.now();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    received.push({ method: request.method ?? '', path, at: Date.now() - start });
    standIn.handle(request, response).then(
      (mine) => mine || response.writeHead(404).end(),
      () => response.destroyed || response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    folder,
    origin,
    received,
    endpoints: standIn.endpoints(origin, ['notification', 'reply']),
    posts: () => received.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/').at(-1)),
    fault: (fault: Fault | []) => add(fault),
    mails: () => readMails(folder),
    sheet: () => readFile(join(folder, 'leads.csv'), 'utf8').catch(() => ''),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Services = Awaited<ReturnType<typeof startServices>>;

async function readMails(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'mails')).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(folder, 'mails', name), 'utf8')));
}
