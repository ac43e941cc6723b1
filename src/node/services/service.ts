// How a request and an answer look inside the stand-in, and how a request's body becomes values.
import type { IncomingMessage } from 'node:http';

export interface Request {
  method: string;
  path: string;
  body: Buffer | null;
  /** The content type, as sent. */
  type: string;
}

export interface Answer {
  status: number;
  body: string;
  /** The content type; plain text by default. */
  type?: string;
  noCors?: boolean;
}

export type Service = (request: Request) => Answer | Promise<Answer>;

/** EmailJS takes 50 kB of values; room for the tests that send too much. */
const mostBytes = 1_048_576;

/** @returns the body, or null when it is larger than 1 MiB */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  return size <= mostBytes ? Buffer.concat(chunks) : null;
}

/**
 * Reads multipart, urlencoded or JSON. Of several values with one name the last counts.
 * @returns undefined when the body is none of these
 */
export async function readValues({ body, type }: Request): Promise<Record<string, unknown> | undefined> {
  try {
    if (type.startsWith('application/json')) {
      const value: unknown = JSON.parse(body?.toString('utf8') ?? '');
      return typeof value === 'object' && value !== null ? { ...value } : undefined;
    }
    const form = await new Response(new Uint8Array(body ?? []), { headers: { 'content-type': type } }).formData();
    const values: Record<string, unknown> = Object.create(null);
    form.forEach((value, name) => {
      values[name] = typeof value === 'string' ? value : `[file ${value.name}]`;
    });
    return values;
  } catch {
    return undefined;
  }
}

/** @returns the answer as JSON */
export function json(value: unknown): Answer {
  return { status: 200, body: JSON.stringify(value), type: 'application/json; charset=utf-8' };
}
