// The published site as visitors get it: asked for at the address in site.yaml.
import { hashText } from '../../../base/disk/hash.ts';
import type { OnlinePage } from '../../protocol/site.ts';

/** A site that takes longer is not there for anybody who waits for a button. */
const timeoutMs = 8000;

/**
 * @param url the address of the site
 * @returns the page there, by what it says now; or that the address does not answer with a page
 */
export async function readOnlinePage(url: string, route: string): Promise<OnlinePage> {
  try {
    const address = `${url.replace(/\/$/, '')}${route}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? { ok: true, version: hashText(await response.text()) } : { ok: false };
  } catch {
    return { ok: false };
  }
}
