// The document of the editor itself: an empty page that its code fills.

/** @param viteHead what Vite's pages begin with; empty for bundled code */
export function editorDocument(token: string, viteHead: string): string {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Editor</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<meta name="pagewright-token" content="${token}">`,
    viteHead,
    '<script type="module" src="/src/editor/client/shell/start.tsx"></script>',
  ];
  return `<!doctype html><html lang="en"><head>${head.join('')}</head><body><div id="editor"></div></body></html>`;
}
