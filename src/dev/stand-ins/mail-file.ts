// Files of mails: each mail that the stand-in takes is a file that people can read.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Mail {
  /** Source of the mail: the name of a template or of a service. */
  template: string;
  content: Record<string, unknown>;
}

let count = 0;

/** Writes a mail into a new file in `mails`; the names of files sort by time. */
export async function writeMail(folder: string, { template, content }: Mail): Promise<void> {
  const date = new Date().toISOString();
  const lead = typeof content['lead_id'] === 'string' ? ` [Lead ${content['lead_id'].slice(0, 8)}]` : '';
  const head = [
    `Date: ${date}`,
    `Template: ${joinLines(template)}`,
    `Subject: ${joinLines(template)}${joinLines(lead)}`,
  ];
  const body = Object.entries(content).map(([name, value]) => `${name}: ${indentLines(String(value))}`);
  const name = `${date.replaceAll(':', '-')}-${String(++count).padStart(4, '0')}-${template.replace(/[^\w-]+/g, '_').slice(0, 40)}.txt`;
  await mkdir(join(folder, 'mails'), { recursive: true });
  await writeFile(join(folder, 'mails', name), `${[...head, '', ...body].join('\n')}\n`);
}

function joinLines(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}

/** Indents all lines but the first, so that no value can look like the next field. */
function indentLines(text: string): string {
  return text.replace(/\r\n?|\n/g, '\n    ');
}
