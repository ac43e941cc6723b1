// The e-mail service: checks requests as EmailJS does, and writes each mail into a readable file.
import { join } from 'node:path';
import { writeMail } from './mail-file.ts';
import { readValues, type ServiceResponse, type Service } from './service.ts';
import { standInMessages } from '../messages.ts';

/** Fields that the SDK adds to a form's own. */
const accountFields = ['user_id', 'service_id', 'template_id'] as const;
const sdkFields = new Set<string>([...accountFields, 'lib_version']);

/**
 * Answers `send-form` (multipart) and `send` (JSON) with texts, as the service does.
 */
export function createMailService(options: {
  folder: string;
  log: (line: string) => void;
  rateLimit: boolean;
}): Service {
  const last = new Map<string, number>();
  return async (request) => {
    const values = request.method === 'POST' ? await readValues(request) : undefined;
    if (!values) return { status: 400, body: 'Bad Request' };
    const missing = accountFields.find((name) => !values[name]);
    if (missing) return { status: 400, body: `The ${missing} parameter is required` };
    if (options.rateLimit && isTooSoon(last, String(values['user_id'])))
      return { status: 429, body: 'Too Many Requests' };
    const content = request.path.endsWith('/send') ? (values['template_params'] ?? {}) : withoutAccount(values);
    const template = String(values['template_id']);
    await writeMail(options.folder, { template, content: { ...content } });
    options.log(standInMessages.mail({ template, folder: join(options.folder, 'mails') }));
    return { status: 200, body: 'OK' } satisfies ServiceResponse;
  };
}

/** @returns whether it is the account's second request within a second */
function isTooSoon(last: Map<string, number>, user: string): boolean {
  const now = Date.now();
  if (now - (last.get(user) ?? 0) < 1000) return true;
  last.set(user, now);
  return false;
}

function withoutAccount(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !sdkFields.has(name)));
}
