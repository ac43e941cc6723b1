// The address under which a host shows a draft: by the setting in site.yaml, or as the host that
// the site's address names does it.

/** In the public folder of a draft; so it is online with it, and says which one it is. */
export const draftMark = 'draft.txt';

/** The place of the draft's name in an address. */
const place = '*';

/** Hosts that show every branch under an address of its own, by their documentation. */
const hosts: readonly [site: RegExp, draft: (name: string) => string][] = [
  [/^https:\/\/([a-z\d-]+)\.netlify\.app$/, (name) => `https://${place}--${name}.netlify.app`],
  [/^https:\/\/([a-z\d-]+)\.pages\.dev$/, (name) => `https://${place}.${name}.pages.dev`],
];

/**
 * @param draft the name of a draft: letters, digits and hyphens
 * @returns the address of a draft; null where the host shows none, or is not known to
 */
export function findDraftAddress(
  { url = '', draftAddress }: { url?: string | undefined; draftAddress?: string | undefined },
  draft: string,
): string | null {
  const pattern = draftAddress ?? hosts.map(([site, toPattern]) => toKnown(site.exec(url), toPattern)).find(Boolean);
  return pattern?.replace(place, draft) ?? null;
}

function toKnown(found: RegExpExecArray | null, toPattern: (name: string) => string): string | undefined {
  return found ? toPattern(found[1]!) : undefined;
}
