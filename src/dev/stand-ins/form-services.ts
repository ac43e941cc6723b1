// Services that take forms and mail them: what Web3Forms, Formspree and Netlify answer, as their
// documentation has it. tests/dev/stand-ins/form-services.test.ts quotes it.
import { join } from 'node:path';
import { writeMail } from './mail-file.ts';
import { jsonResponse, readValues, type Service, type ServiceRequest, type ServiceResponse } from './service.ts';
import { standInMessages } from '../messages.ts';

interface FormService {
  /** Values for the service itself, which are no part of the message. */
  own: string[];
  /** A field that people leave empty: a message with it is taken for spam and dropped. */
  trap: string;
  refuse(values: Record<string, unknown>): ServiceResponse | undefined;
  accept(request: ServiceRequest): ServiceResponse;
}

const services: Record<string, FormService> = {
  web3forms: {
    own: ['access_key', 'redirect', 'botcheck'],
    trap: 'botcheck',
    refuse: ({ access_key: key }) =>
      key ? undefined : { ...jsonResponse({ success: false, message: 'Access key is required' }), status: 400 },
    accept: () => jsonResponse({ success: true, message: 'Email sent successfully!' }),
  },
  formspree: {
    own: ['_gotcha', '_subject', '_replyto', '_next'],
    trap: '_gotcha',
    refuse: (values) =>
      Object.values(values).some((value) => value !== '')
        ? undefined
        : { ...jsonResponse({ errors: [{ code: 'EMPTY', message: 'Empty form' }] }), status: 422 },
    // Without that header Formspree shows a page of its own.
    accept: ({ accept }) =>
      accept.includes('application/json') ? jsonResponse({ next: '/thanks', ok: true }) : thanksPage,
  },
  netlify: {
    own: ['form-name', 'bot-field'],
    trap: 'bot-field',
    refuse: (values) => (values['form-name'] ? undefined : { status: 404, body: 'Not Found' }),
    accept: () => thanksPage,
  },
};

const thanksPage: ServiceResponse = {
  status: 200,
  body: '<!doctype html><title>Thank you</title><p>The stand-in has your message.',
  contentType: 'text/html; charset=utf-8',
};

/** @returns the services by their names; each message becomes a mail in a file */
export function createFormServices(options: { folder: string; log: (line: string) => void }): Record<string, Service> {
  return Object.fromEntries(
    Object.entries(services).map(([name, service]) => [
      name,
      (request) => take(request, { ...options, name, service }),
    ]),
  );
}

interface Taking {
  folder: string;
  log: (line: string) => void;
  name: string;
  service: FormService;
}

async function take(request: ServiceRequest, { folder, log, name, service }: Taking): Promise<ServiceResponse> {
  const values = request.method === 'POST' ? await readValues(request) : undefined;
  if (!values) return { status: 400, body: 'Bad Request' };
  const refusal = service.refuse(values);
  if (refusal) return refusal;
  const content = Object.fromEntries(Object.entries(values).filter(([key]) => !service.own.includes(key)));
  if (values[service.trap]) log(standInMessages.spam(name));
  else {
    await writeMail(folder, { template: name, content });
    log(standInMessages.message({ service: name, folder: join(folder, 'mails') }));
  }
  return service.accept(request);
}
