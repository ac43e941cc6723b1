// Takes over the addresses of another page's modules (modules.ts).

/** Adds what a page names to what the open one does. Those of earlier pages stay: Back leads to their parts. */
export function takeModules({ body }: Document): void {
  const own = document.body.dataset;
  for (const kind of ['modules', 'islandModules']) {
    const addresses = `${own[kind] ?? ''} ${body.dataset[kind] ?? ''}`.match(/\S+/g);
    if (addresses) own[kind] = [...new Set(addresses)].join(' ');
  }
}
