// Reads a golden input: a page, or several files divided by lines such as `#: pages/_shared/x.yaml` (`#-` takes one away).
// `{{repeat 300000 x}}` stands for so many letters, for mistakes that would make a large file.
import { pageYaml, siteYaml } from './test-site.ts';

/** The folder of the golden pairs. */
export const fixtureFolder = new URL('../fixtures/err/', import.meta.url);

/** @returns the text with what stands for large parts written out */
export function expandFixture(text: string): string {
  return text.replaceAll(/\{\{repeat (\d+) (\S)\}\}/g, (_all, count: string, letter: string) =>
    letter.repeat(Number(count)),
  );
}

/** @returns the files of the site that the input makes */
export function filesOf(text: string): Record<string, string> {
  const files: Record<string, string> = { 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml };
  if (!/^#[:-] /.test(text)) return { ...files, 'pages/test.yaml': text };
  for (const part of text.split(/^(?=#[:-] )/m)) {
    const [head = '', ...rest] = part.split('\n');
    const path = head.slice(3).trim();
    if (head.startsWith('#- ')) delete files[path];
    else files[path] = rest.join('\n');
  }
  return files;
}
