// Fetches the job feed, and lets no answer take more memory or time than a feed may.

/** Of characters, of which most are a byte. */
const maxLength = 1024 * 1024;

/**
 * @param address the feed's address; undefined where site.yaml has none
 * @param timeoutMs for the whole answer
 * @returns the rows of the feed, unchecked
 * @throws when there is no address, no answer in time, or none that is a JSON array
 */
export async function fetchJobs(address: string | undefined, timeoutMs = 10_000): Promise<unknown[]> {
  if (!address) throw new Error('The feed has no address');
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The feed has status ${response.status}`);
  const rows: unknown = JSON.parse(await readText(response));
  if (!Array.isArray(rows)) throw new Error('The feed has no list');
  return rows;
}

/** Reads piece by piece, because an endless answer must not be read to its end. */
async function readText({ body }: Response): Promise<string> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > maxLength) {
      void reader.cancel();
      throw new Error('The feed has over 1 MiB');
    }
  }
}
