// The scripts of the dev server's pages that no visitor gets: the editor, hot updates. An installed
// package has them compiled, so a module that the dev server sends by its path must be in this
// list.

/** Paths below the product's folder. */
export const devModules = ['src/dev/client/hot-update.ts', 'src/editor/client/shell/start.tsx'];
