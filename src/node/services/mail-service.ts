// The e-mail service: checks requests as EmailJS does, and writes each mail into a file that can be read.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readValues, type Answer, type Service } from './exchange.ts';

/** What the SDK adds to a form's own fields. */
const account = ['user_id', 'service_id', 'template_id'] as const;
const added = new Set<string>([...account, 'lib_version']);

/** Answers `send-form` (multipart) and `send` (JSON) with texts, as the service does (trust.md, section 1.4). */
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
    const missing = account.find((name) => !values[name]);
    if (missing) return { status: 400, body: `The ${missing} parameter is required` };
    if (options.rateLimit && isTooSoon(last, String(values['user_id'])))
      return { status: 429, body: 'Too Many Requests' };
    const content = request.path.endsWith('/send') ? (values['template_params'] ?? {}) : withoutAccount(values);
    const template = String(values['template_id']);
    await writeMail(options.folder, { template, number: ++count, content: { ...content } });
    options.log(`Mail "${template}" written to ${join(options.folder, 'mails')}`);
    return { status: 200, body: 'OK' } satisfies Answer;
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
  const head = [`Date: ${date}`, `Template: ${oneLine(template)}`, `Subject: ${oneLine(template)}${oneLine(lead)}`];
  const body = Object.entries(content).map(([name, value]) => `${name}: ${indent(String(value))}`);
  const name = `${date.replaceAll(':', '-')}-${String(number).padStart(4, '0')}-${template.replace(/[^\w-]+/g, '_').slice(0, 40)}.txt`;
  await mkdir(join(folder, 'mails'), { recursive: true });
  await writeFile(join(folder, 'mails', name), `${[...head, '', ...body].join('\n')}\n`);
}

/** A second request of the same account within a second of the last one that was taken. */
function isTooSoon(last: Map<string, number>, user: string): boolean {
  const now = Date.now();
  if (now - (last.get(user) ?? 0) < 1000) return true;
  last.set(user, now);
  return false;
}

function withoutAccount(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !added.has(name)));
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}

/** Further lines are indented, so that no value can look like the next field. */
function indent(text: string): string {
  return text.replace(/\r\n?|\n/g, '\n    ');
}
