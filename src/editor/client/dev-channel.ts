// The channel on which the dev server tells its pages what has changed: Vite's own. In an installed
// package, whose scripts are compiled, it is the one that the page's head has opened
// (src/dev/server/compiled-client.ts).

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of the global object
  var pagewrightChannel: ImportMeta['hot'];
}

export const devChannel: ImportMeta['hot'] = import.meta.hot ?? globalThis.pagewrightChannel;
