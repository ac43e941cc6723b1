// The services of the stand-in: their request and response types, and how a body becomes values.
import type { IncomingMessage } from 'node:http';

export interface ServiceRequest {
  method: string;
  path: string;
  body: Buffer | null;
  contentType: string;
  /** What the client wants to read. */
  accept: string;
}

export interface ServiceResponse {
  status: number;
  body: string;
  /** Plain text by default. */
  contentType?: string;
  noCors?: boolean;
}

export type Service = (request: ServiceRequest) => ServiceResponse | Promise<ServiceResponse>;

/** EmailJS accepts 50 kB of values; tests send more than that. */
const maxBodyBytes = 1_048_576;

/** @returns the body, or null if it is larger than 1 MiB */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  return size <= maxBodyBytes ? Buffer.concat(chunks) : null;
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
    const form = await new Response(new Uint8Array(body ?? []), {
      headers: { 'content-type': contentType },
    }).formData();
    const values: Record<string, unknown> = Object.create(null);
    form.forEach((value, name) => {
      values[name] = typeof value === 'string' ? value : `[file ${value.name}]`;
    });
    return values;
  } catch {
    return undefined;
  }
}

export function jsonResponse(value: unknown): ServiceResponse {
  return { status: 200, body: JSON.stringify(value), contentType: 'application/json; charset=utf-8' };
}
