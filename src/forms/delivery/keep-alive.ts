// Whether a request may outlive its page. Browsers refuse such requests above 64 KiB (Fetch standard, keepalive).

const most = 60_000;

/** @returns whether the body is small enough, in bytes on the wire */
export function keepsAlive(body: BodyInit | null | undefined): boolean {
  if (typeof body === 'string') return bytes(body) < most;
  if (!(body instanceof FormData)) return false;
  let size = 0;
  // Each part of multipart data has a boundary and a header of its own.
  for (const [name, value] of body.entries())
    size += 160 + bytes(name) + (typeof value === 'string' ? bytes(value) : value.size);
  return size < most;
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
