// Reads a golden input: a page, or several files divided by lines such as `#: pages/_shared/x.yaml` (`#-` takes one away).
// A first line such as `#= /images/hall.jpg 6000 4000 3000000` adds a picture: its width, height and bytes, and after these
// why it cannot be read, if it cannot.
// `{{repeat 300000 x}}` stands for so many letters, for mistakes that would make a large file.
import type { SiteSource } from '../../src/content/check-site.ts';
import type { ImageFacts } from '../../src/content/checks/check.ts';
import { textsOf } from '../../src/content/texts.ts';
import { facts, pageYaml, siteYaml } from './test-site.ts';

/** The folder of the golden pairs. */
export const fixtureFolder = new URL('../fixtures/err/', import.meta.url);

/** @returns the text with what stands for large parts written out */
export function expandFixture(text: string): string {
  return text.replaceAll(/\{\{repeat (\d+) (\S)\}\}/g, (_all, count: string, letter: string) =>
    letter.repeat(Number(count)),
  );
}

const picture = /^#= (\S+) (\d+) (\d+) (\d+)(?: (\S+))?\n/;

/** @returns the site that the input makes, with what is known of its pictures */
export function sourceOf(text: string): SiteSource {
  const [, path, width, height, bytes, unreadable] = picture.exec(text) ?? [];
  const sizes = { width: Number(width), height: Number(height), bytes: Number(bytes) };
  const known = { ...sizes, ...(unreadable && { unreadable: unreadable as ImageFacts['unreadable'] }) };
  const images = path ? { [path]: known } : {};
  const texts = textsOf(filesOf(text));
  return { texts, facts: { ...facts, images: { ...facts.images, ...images } } };
}

/** @returns the texts of the site that the input makes */
export function filesOf(input: string): Record<string, string> {
  const text = input.replace(picture, '');
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
