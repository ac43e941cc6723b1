// The size limit of requests that outlive their page: browsers refuse them above 64 KiB (Fetch
// standard, keepalive).

const maxBytes = 60_000;

/** @returns whether a request with this body may outlive its page */
export function canKeepAlive(body: BodyInit | null | undefined): boolean {
  if (typeof body === 'string') return countBytes(body) < maxBytes;
  if (!(body instanceof FormData)) return false;
  let size = 0;
  // Each part of multipart data has a boundary and a header.
  for (const [name, value] of body.entries())
    size += 160 + countBytes(name) + (typeof value === 'string' ? countBytes(value) : value.size);
  return size < maxBytes;
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
