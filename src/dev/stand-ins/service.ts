// The services of the stand-in: their request and response types, and how a body becomes values.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

export interface ServiceRequest {
  method: string;
  path: string;
  body: Buffer | null;
  contentType: string;
  /** Formats that the client accepts. */
  accept: string;
}

export interface ServiceResponse {
  status: number;
  body: string;
  /** Plain text by default. */
  contentType?: string;
  /** Leaves the CORS headers off. */
  noCors?: boolean;
}

export type Service = (request: ServiceRequest) => ServiceResponse | Promise<ServiceResponse>;

/** Passes a request on to its service, or does not. @returns undefined if there is no response */
export type Intercept = (
  path: string,
  socket: Socket,
  pass: () => ServiceResponse | Promise<ServiceResponse>,
) => Promise<ServiceResponse | undefined>;

const mebibyte = 1_048_576;
/** EmailJS accepts 50 kB of values; tests send more than that. */
export const maxMailBytes = mebibyte;
/** More than the files of any form: what is too large, its page says. */
export const maxFormBytes = 100 * mebibyte;

/** @returns the body, or null if it is larger than `maxBytes` */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size <= maxBytes ? Buffer.concat(chunks) : null;
}

/** @returns the files of a multipart body, the empty ones of fields without a file left out */
export async function readFiles({ body, contentType }: ServiceRequest): Promise<File[]> {
  if (!contentType.startsWith('multipart/')) return [];
  const form = await readForm({ body, contentType }).catch(() => new FormData());
  return [...form.values()].filter((value) => typeof value !== 'string' && value.name !== '') as File[];
}

function readForm({ body, contentType }: Pick<ServiceRequest, 'body' | 'contentType'>): Promise<FormData> {
  return new Response(new Uint8Array(body ?? []), { headers: { 'content-type': contentType } }).formData();
}

/**
 * Parses a multipart, urlencoded or JSON body. The last of several values with one name wins.
 * @returns undefined if the body is none of these
 */
export async function readValues({ body, contentType }: ServiceRequest): Promise<Record<string, unknown> | undefined> {
  try {
    if (contentType.startsWith('application/json')) {
      const value: unknown = JSON.parse(body?.toString('utf8') ?? '');
      return typeof value === 'object' && value !== null ? { ...value } : undefined;
    }
    const form = await readForm({ body, contentType });
    const values: Record<string, unknown> = Object.create(null);
    form.forEach((value, name) => {
      values[name] = typeof value === 'string' ? value : value.name;
    });
    return values;
  } catch {
    return undefined;
  }
}

export function jsonResponse(value: unknown): ServiceResponse {
  return { status: 200, body: JSON.stringify(value), contentType: 'application/json; charset=utf-8' };
}
