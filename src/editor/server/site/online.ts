// The published site, and a draft, as visitors get them: asked for at their addresses on the web.
import { hashText } from '../../../base/disk/hash.ts';
import { draftMark, findDraftAddress } from '../../../base/addresses/draft-address.ts';
import { refuse } from '../../../base/pure/result.ts';
import { say } from '../../../base/words/say.ts';
import type { Refusal } from '../../protocol/page.ts';
import type { OnlinePage, PublishView, SentDraft } from '../../protocol/site.ts';
import type { AuthoredSite, SiteParts } from './authored-site.ts';

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

/** @returns the address of the site; "" where none is known */
export function addressOf(site: AuthoredSite): string {
  return site.lastGoodSite()?.url ?? '';
}

/** @returns what can be published, and where it and a draft are to be seen then */
export async function readPublishing({ site, store }: SiteParts): Promise<PublishView> {
  const hasDraftAddress = findDraftAddress(site.lastGoodSite() ?? {}, '') !== null;
  return { ...(await store.publishView()), url: addressOf(site), hasDraftAddress };
}

/** Sends the site as it is to the address of its draft. */
export async function sendDraft({ site, store }: SiteParts, agreed: string): Promise<SentDraft | Refusal> {
  const name = store.draftName();
  const link = findDraftAddress(site.lastGoodSite() ?? {}, name);
  if (link === null) return refuse(say('The editor knows no address for drafts.'));
  const sent = await store.sendDraft({ name, agreed });
  return sent.ok ? { ok: true, link, version: hashText(sent.mark) } : sent;
}

/** @returns the mark of the draft that is online now; or that there is none */
export async function readOnlineDraft({ site, store }: SiteParts): Promise<OnlinePage> {
  const link = findDraftAddress(site.lastGoodSite() ?? {}, store.draftName());
  return link === null ? { ok: false } : readOnlinePage(link, `/${draftMark}`);
}
