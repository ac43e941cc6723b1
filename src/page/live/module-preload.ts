// Preloading of a page's modules. Their addresses are on its body (src/page/app/document.ts), so
// that the start-up script does not name modules that the page has no use for.

const preloaded = new Set<string>();

/**
 * Fetches modules side by side instead of one import after the other.
 * @param kind `modules` for those that every page needs after the first interaction, or those of
 *   its islands
 */
export function preloadModules(kind: 'modules' | 'islandModules'): void {
  for (const href of document.body.dataset[kind]?.split(' ') ?? []) {
    if (!preloaded.has(href)) addLink({ rel: 'modulepreload', href });
    preloaded.add(href);
  }
}

/** Fetches a file that code which has not arrived yet will ask for. */
export function preloadFetch(href: string): void {
  addLink({ rel: 'preload', as: 'fetch', crossOrigin: '', href });
}

function addLink(link: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), link));
}

/** @returns the address of the module of a live part: `/assets/tabs.behavior-….js` for `tabs` */
export function findModule(name: string): string {
  const { modules, islandModules } = document.body.dataset;
  return `${modules} ${islandModules}`.split(' ').find((address) => address.includes(`/${name}.`))!;
}
