// The stand-in for mail services, the spreadsheet and the job feed on the author's own machine.
// Mails and leads become files in a folder. Never part of a built site.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { keepingFiles } from './file-keeper.ts';
import { createFormServices } from './form-services.ts';
import { createJobFeed } from './job-feed.ts';
import { createMailService } from './mail-service.ts';
import {
  maxFormBytes,
  maxMailBytes,
  readBody,
  type Intercept,
  type ServiceResponse,
  type ServiceRequest,
  type Service,
} from './service.ts';
import { createSpreadsheet } from './spreadsheet.ts';
import { standInMessages } from '../messages.ts';

export interface StandInOptions {
  /** For mails, leads.csv and jobs.json; created when needed. */
  folder: string;
  /** The path of the site's site.yaml, for sample jobs in the columns of its feed. */
  siteFile: string;
  /** Gets one line for each mail and lead. */
  log: (line: string) => void;
  /**
   * True to refuse a second mail within a second with status 429, as EmailJS does. Off by default.
   */
  rateLimit?: boolean;
  /** Passes each request on, for tests of what a form does when that fails. */
  intercept?: Intercept;
}

export interface StandIn {
  /** @returns false if the path is none of the stand-in's; then nothing was read or written */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /**
   * @returns the `endpoints` of the stand-in; `templates` are the names of the templates that the
   * site's forms use
   */
  endpoints(origin: string, templates?: string[]): StandInEndpoints;
}

export interface StandInEndpoints {
  email: { origin: string; publicKey: string; service: string; templates: Record<string, string> };
  sheet: string;
  function: string;
  web3forms: { accessKey: string; address: string };
  formspree: string;
  netlify: { address: string };
  jobs: string;
}

const mailPath = '/api/v1.0/email/';
const servicesPath = '/__services/';

/** @returns a stand-in with its own rate limit */
export function createStandIn({
  folder,
  siteFile,
  log,
  rateLimit = false,
  intercept = (_path, _socket, pass) => Promise.resolve(pass()),
}: StandInOptions): StandIn {
  const mail = createMailService({ folder, log, rateLimit });
  const sheet = createSpreadsheet({ folder, log });
  const services: Record<string, Service> = {
    [`${mailPath}send-form`]: mail,
    [`${mailPath}send`]: mail,
    [`${servicesPath}sheet`]: sheet,
    // Also one row for each message; the function itself is tried with integrations/function.
    [`${servicesPath}function`]: keepingFiles(sheet, { folder, log, knowsIds: true }),
    ...Object.fromEntries(
      Object.entries(createFormServices({ folder, log })).map(([name, service]) => [
        servicesPath + name,
        keepingFiles(service, { folder, log }),
      ]),
    ),
    [`${servicesPath}jobs`]: createJobFeed({ folder, siteFile }),
  };
  return {
    async handle(request, response) {
      const [path = ''] = (request.url ?? '').split('?');
      const service = Object.hasOwn(services, path) ? services[path] : undefined;
      if (!service) return false;
      try {
        await serve({ request, response, service, intercept, path });
      } catch (error) {
        log(standInMessages.noAnswer({ path, reason: String(error) }));
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
      sheet: `${origin}${servicesPath}sheet`,
      function: `${origin}${servicesPath}function`,
      web3forms: { accessKey: 'stand-in-key', address: `${origin}${servicesPath}web3forms` },
      formspree: `${origin}${servicesPath}formspree`,
      netlify: { address: `${origin}${servicesPath}netlify` },
      jobs: `${origin}${servicesPath}jobs`,
    }),
  };
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  service: Service;
  intercept: Intercept;
  path: string;
}

async function serve({ request, response, service, intercept, path }: Call): Promise<void> {
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-max-age': '600',
  };
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { ...cors, 'access-control-allow-headers': 'Content-Type' }).end();
    return;
  }
  const body = await readBody(request, path.startsWith(mailPath) ? maxMailBytes : maxFormBytes);
  const serviceRequest: ServiceRequest = {
    method: request.method ?? 'GET',
    path,
    body,
    contentType: request.headers['content-type'] ?? '',
    accept: request.headers.accept ?? '',
  };
  const result = await intercept(path, request.socket, () => (body ? service(serviceRequest) : tooLarge()));
  if (!result || response.destroyed) return;
  const headers = { 'content-type': result.contentType ?? 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(result.status, result.noCors ? headers : { ...headers, ...cors }).end(result.body);
}

function tooLarge(): ServiceResponse {
  return { status: 413, body: 'Payload too large' };
}
