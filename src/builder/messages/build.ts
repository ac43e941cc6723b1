// Sentences for the person who builds a site: what was built, and why it cannot be.

export const buildMessages = {
  waiting: ({ outDir, owner }: { outDir: string; owner: number }) =>
    `Another build is writing into ${outDir} (process ${owner}). Waiting for its end.`,
  done: ({ pages, rendered, outDir, ms }: { pages: number; rendered: number; outDir: string; ms: number }) =>
    `Built ${pages} pages into ${outDir} in ${formatSeconds(ms)} s${rendered === pages ? '' : ` (${rendered} of them anew)`}`,
  notCompressed: (smallSitePages: number) =>
    `Its pages are not compressed: of more than ${smallSitePages}, that is left to the host. If yours does not do it: build --compress`,
  hidden: (routes: readonly string[]) => `Not in it, by draft or publish: ${routes.join(', ')}`,
  junk: (files: readonly string[]) => `Not in it, left in public by programs: ${files.join(', ')}`,
  exampleAddress: (url: string) =>
    `Before it goes live: put your own address into "url" in site.yaml. ${url} is for examples.`,
};

export const codeMessages = {
  faultyCode: (output: string) => `The site cannot be built, because a file of its code is wrong:\n\n${output}`,
  takenModuleName: ({ file, name }: { file: string; name: string }) =>
    `${file} has the name of ${name}, which there is already. Please give it another one: what runs in the browser goes by its name.`,
};

export const searchMessages = {
  noPackage: () => 'The search needs the package pagefind. Please run npm install.',
};

export function formatSeconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
