// Finds and fetches a page's modules. Their addresses stand on its body (src/app/document.ts), so that the start-up script
// does not name those that the page has no use for.

const asked = new Set<string>();

/** Fetches side by side, not one import after the other, what every page needs that is in use, or what its islands need. */
export function fetchModules(kind: 'modules' | 'islandModules'): void {
  for (const href of document.body.dataset[kind]?.split(' ') ?? []) {
    if (!asked.has(href)) addLink({ rel: 'modulepreload', href });
    asked.add(href);
  }
}

/** Fetches what code that has not come yet will fetch, which then finds it there. */
export function fetchBeside(href: string): void {
  addLink({ rel: 'preload', as: 'fetch', crossOrigin: '', href });
}

function addLink(link: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), link));
}

/** @returns the address of the module of a live part: `/assets/tabs.behavior-….js` for `tabs` */
export function addressOf(name: string): string {
  const { modules, islandModules } = document.body.dataset;
  return `${modules} ${islandModules}`.split(' ').find((address) => address.includes(`/${name}.`))!;
}
