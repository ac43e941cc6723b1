// The e-mail service: checks requests as EmailJS does, and writes each mail into a readable file.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readValues, type ServiceResponse, type Service } from './service.ts';

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
  let count = 0;
  return async (request) => {
    const values = request.method === 'POST' ? await readValues(request) : undefined;
    if (!values) return { status: 400, body: 'Bad Request' };
    const missing = accountFields.find((name) => !values[name]);
    if (missing) return { status: 400, body: `The ${missing} parameter is required` };
    if (options.rateLimit && isTooSoon(last, String(values['user_id'])))
      return { status: 429, body: 'Too Many Requests' };
    const content = request.path.endsWith('/send') ? (values['template_params'] ?? {}) : withoutAccount(values);
    const template = String(values['template_id']);
    await writeMail(options.folder, { template, number: ++count, content: { ...content } });
    options.log(`Mail "${template}" written to ${join(options.folder, 'mails')}`);
    return { status: 200, body: 'OK' } satisfies ServiceResponse;
  };
}

interface Mail {
  template: string;
  number: number;
  content: Record<string, unknown>;
}

async function writeMail(folder: string, { template, number, content }: Mail): Promise<void> {
  const date = new Date().toISOString();
  const lead = typeof content['lead_id'] === 'string' ? ` [Lead ${content['lead_id'].slice(0, 8)}]` : '';
  const head = [
    `Date: ${date}`,
    `Template: ${joinLines(template)}`,
    `Subject: ${joinLines(template)}${joinLines(lead)}`,
  ];
  const body = Object.entries(content).map(([name, value]) => `${name}: ${indentLines(String(value))}`);
  const name = `${date.replaceAll(':', '-')}-${String(number).padStart(4, '0')}-${template.replace(/[^\w-]+/g, '_').slice(0, 40)}.txt`;
  await mkdir(join(folder, 'mails'), { recursive: true });
  await writeFile(join(folder, 'mails', name), `${[...head, '', ...body].join('\n')}\n`);
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

function joinLines(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}

/** Indents all lines but the first, so that no value can look like the next field. */
function indentLines(text: string): string {
  return text.replace(/\r\n?|\n/g, '\n    ');
}
