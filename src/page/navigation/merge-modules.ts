// Merging of preload lists (live/module-preload.ts) when another page is shown.

/**
 * Adds a page's module addresses to those of the open one. Those of earlier pages stay: Back leads
 * to their parts.
 */
export function mergeModules({ body }: Document): void {
  const own = document.body.dataset;
  for (const kind of ['modules', 'islandModules']) {
    const addresses = `${own[kind] ?? ''} ${body.dataset[kind] ?? ''}`.match(/\S+/g);
    if (addresses) own[kind] = [...new Set(addresses)].join(' ');
  }
}
