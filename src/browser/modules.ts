// Fetches modules side by side, not one import after the other. Their addresses stand on the body.

/** Fetches what every page needs that is in use, or what its islands need; a second time, nothing. */
export function fetchModules(kind: 'modules' | 'islandModules'): void {
  for (const href of document.body.dataset[kind]?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  delete document.body.dataset[kind];
}
