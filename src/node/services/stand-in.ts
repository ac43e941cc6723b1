// Answers in place of the e-mail service, the spreadsheet and the job feed, on the author's own machine. Mails and leads
// become files in a folder that can be read. Never part of a built site.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFaults, type Faults } from './faults.ts';
import { createJobFeed } from './job-feed.ts';
import { createMailService } from './mail-service.ts';
import { readBody, type Answer, type Request, type Service } from './exchange.ts';
import { createSheet } from './sheet.ts';

export interface StandInOptions {
  /** Where mails, leads.csv and jobs.json are. Made when it is needed. */
  folder: string;
  /** Told one line for each mail and lead. */
  log: (line: string) => void;
  /** Whether to refuse a second mail within a second with 429, as EmailJS does. Off by default. */
  rateLimit?: boolean;
}

export interface StandIn {
  /** @returns false when the request is for somebody else; then nothing was read or written */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** @returns the `endpoints` that lead here; `templates` are the names of the templates that the site's forms use */
  endpoints(origin: string, templates?: string[]): StandInEndpoints;
}

export interface StandInEndpoints {
  email: { origin: string; publicKey: string; service: string; templates: Record<string, string> };
  sheet: string;
  jobs: string;
}

const mailPath = '/api/v1.0/email/';
const ownPath = '/__services/';
const faultsPath = `${ownPath}faults`;

/** Makes a stand-in with its own memory of faults and of what it has received. */
export function createStandIn({ folder, log, rateLimit = false }: StandInOptions): StandIn {
  const mail = createMailService({ folder, log, rateLimit });
  const services: Record<string, Service> = {
    [`${mailPath}send-form`]: mail,
    [`${mailPath}send`]: mail,
    [`${ownPath}sheet`]: createSheet({ folder, log }),
    [`${ownPath}jobs`]: createJobFeed({ folder }),
  };
  const faults = createFaults();
  return {
    async handle(request, response) {
      const [path = ''] = (request.url ?? '').split('?');
      const service = Object.hasOwn(services, path) ? services[path] : undefined;
      if (!service && path !== faultsPath) return false;
      try {
        if (service) await serve({ request, response, service, faults, path });
        else await control(request, response, faults);
      } catch (error) {
        log(`The stand-in could not answer ${path}: ${String(error)}`);
        if (!response.headersSent && !response.destroyed) response.writeHead(500).end();
      }
      return true;
    },
    endpoints: (origin, templates = []) => ({
      email: {
        origin,
        publicKey: 'stand-in-key',
        service: 'stand-in',
        templates: Object.fromEntries(templates.map((name) => [name, name])),
      },
      sheet: `${origin}${ownPath}sheet`,
      jobs: `${origin}${ownPath}jobs`,
    }),
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  service: Service;
  faults: Faults;
  path: string;
}

async function serve({ request, response, service, faults, path }: Exchange): Promise<void> {
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-max-age': '600',
  };
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { ...cors, 'access-control-allow-headers': 'Content-Type' }).end();
    return;
  }
  const body = await readBody(request);
  const ask: Request = { method: request.method ?? 'GET', path, body, type: request.headers['content-type'] ?? '' };
  const answer = await faults.apply(path, request.socket, () => (body ? service(ask) : tooLarge()));
  if (!answer || response.destroyed) return;
  const headers = { 'content-type': answer.type ?? 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(answer.status, answer.noCors ? headers : { ...headers, ...cors }).end(answer.body);
}

/** Without CORS headers and for JSON only: no other site can reach it from a browser. */
async function control(request: IncomingMessage, response: ServerResponse, faults: Faults): Promise<void> {
  const body = await readBody(request);
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  const wrong =
    !isJson || !body ? 'Send one fault, or [] for none, as application/json' : faults.add(body.toString('utf8'));
  response.writeHead(wrong ? 400 : 204, { 'content-type': 'text/plain; charset=utf-8' }).end(wrong);
}

function tooLarge(): Answer {
  return { status: 413, body: 'Payload too large' };
}
