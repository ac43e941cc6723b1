// What the pages of a build are to the rest of their site, kept for the next one: a page of which only words have changed can be
// built by itself (few-pages.ts).
import { routeOf } from '../content/route.ts';
import type { Texts } from '../content/check-site.ts';
import { remembered } from '../content/once.ts';
import { signatureOf, type PageSignature } from '../content/page-signature.ts';
import { fileOfBuild, type BuiltPage } from './build-memory.ts';
import { hashOf, hashOfText } from './hash-of.ts';
import { openKept, plainForm, type Kept } from './kept.ts';
import type { KeptPages } from './known-pages.ts';
import type { Project } from './project.ts';

/** A page's signature, as short as ten thousand of them have to be. */
export interface SignedPage {
  /** The version of its file. */
  text: string;
  /** Stands for its shape; null where it has none. */
  shape: string | null;
  /** Stand for its words. */
  words: string[];
  /** Stands for its files and pictures; null for a page that is not built. */
  made: string | null;
}

/** @returns the pages of the last build into a folder, by their files */
export function openSignedPages(project: Project, outDir: string, version: string): Kept<SignedPage> {
  return openKept(fileOfBuild(project, outDir, 'signed'), plainForm<SignedPage>(version));
}

type Made = Omit<BuiltPage, 'key'>;

/** @param made what was made of the page, if anything was */
export function signedPage(text: string, { shape, words }: PageSignature, made?: Made): SignedPage {
  return {
    text,
    shape: shape === null ? null : hashOf(shape),
    // As many letters as leave ten thousand pages apart: two that seem the same cost time, no more.
    words: words.map((word) => hashOfText(word).slice(0, 16)),
    made: made ? nameOfMade(made) : null,
  };
}

interface BuiltNow {
  texts: Texts;
  known: Pick<KeptPages, 'pages' | 'version'>;
  /** By route. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** What the last build has left of these. */
  before: ReadonlyMap<string, BuiltPage>;
}

/** Keeps all pages of a site; what was not made anew is as it was. */
export function saveSignedPages(project: Project, outDir: string, { texts, known, pages, before }: BuiltNow): void {
  const { entries, save } = openSignedPages(project, outDir, known.version);
  const signed = new Map<string, SignedPage>();
  for (const [file, { record }] of known.pages) {
    const route = routeOf(file)!;
    const made = pages.get(route);
    const text = texts.version(file);
    const earlier = entries.get(file);
    const isAsItWas = made !== undefined && before.get(route) === made && earlier?.text === text;
    signed.set(file, isAsItWas ? earlier : signedPage(text, signatureOf(record), made));
  }
  save(signed);
}

/** Pages share the lists of their photos' files. */
const nameOfList = remembered((list: string[]) => hashOf(list));

function nameOfMade({ files, variants, photos }: Made): string {
  return hashOf([files, variants.map(nameOfList), photos]);
}
