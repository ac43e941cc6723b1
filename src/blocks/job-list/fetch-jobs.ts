// Fetches the job feed, and lets no answer take more memory or time than a feed may.

const mostBytes = 1024 * 1024;
const mostMilliseconds = 10_000;

export interface FeedRequest {
  /** Ends the request when the visitor has left. */
  signal?: AbortSignal;
  /** How long to wait for the whole answer, in milliseconds. */
  patience?: number;
}

/**
 * @param address the feed's address; undefined where site.yaml has none
 * @returns the rows of the feed, unchecked
 * @throws when there is no address, no answer in time, or none that is a JSON array
 */
export async function fetchJobs(
  address: string | undefined,
  { signal, patience = mostMilliseconds }: FeedRequest = {},
): Promise<unknown[]> {
  if (!address) throw new Error('There is no job feed in site.yaml');
  const ending = new AbortController();
  const end = () => ending.abort(signal?.reason);
  const timer = setTimeout(() => ending.abort(new Error(`The job feed took longer than ${patience} ms`)), patience);
  signal?.addEventListener('abort', end, { signal: ending.signal });
  if (signal?.aborted) end();
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      headers: { accept: 'application/json' },
      signal: ending.signal,
    });
    if (!response.ok) throw new Error(`The job feed answered with status ${response.status}`);
    const rows: unknown = JSON.parse(await readText(response));
    if (!Array.isArray(rows)) throw new Error('The job feed is no list');
    return rows;
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

/** Reads piece by piece, because an endless answer must not be read to its end. */
async function readText(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) throw new Error('The job feed is larger than 1 MiB');
    text += decoder.decode(value, { stream: true });
  }
}
