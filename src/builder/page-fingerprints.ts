// What the pages of a build are to the rest of their site, kept for the next one: a page of which
// only words have changed can be built by itself (rebuild-changed-pages.ts).
import { toRoute } from '../base/pure/route.ts';
import type { TextSet } from '../checker/check-site.ts';
import { memoizeByObject } from '../base/pure/lazy.ts';
import { fingerprintPage, type PageFingerprint } from '../checker/page-fingerprint.ts';
import { fileOfBuild, type BuiltPage } from './build-memory.ts';
import { hashJson, hashText } from '../base/disk/hash.ts';
import { openStore, jsonFormat, type CacheStore } from '../base/disk/cache-store.ts';
import type { PageCacheStore } from '../site/folder/page-cache-store.ts';
import type { Project } from '../site/folder/project.ts';

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
export function openSignedPages(project: Project, outDir: string, version: string): CacheStore<SignedPage> {
  return openStore(fileOfBuild(project, outDir, 'signed'), jsonFormat<SignedPage>(version));
}

type Made = Omit<BuiltPage, 'key'>;

/** @param made what was made of the page, if anything was */
export function signedPage(text: string, { shape, texts }: PageFingerprint, made?: Made): SignedPage {
  return {
    text,
    shape: shape === null ? null : hashJson(shape),
    // As many letters as leave ten thousand pages apart: two that seem the same cost time, no more.
    words: texts.map((word) => hashText(word).slice(0, 16)),
    made: made ? nameOfMade(made) : null,
  };
}

interface BuiltNow {
  texts: TextSet;
  known: Pick<PageCacheStore, 'pages' | 'version'>;
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
    const route = toRoute(file)!;
    const made = pages.get(route);
    const text = texts.version(file);
    const earlier = entries.get(file);
    const isAsItWas = made !== undefined && before.get(route) === made && earlier?.text === text;
    signed.set(file, isAsItWas ? earlier : signedPage(text, fingerprintPage(record), made));
  }
  save(signed);
}

/** Pages share the lists of their photos' files. */
const nameOfList = memoizeByObject((list: string[]) => hashJson(list));

function nameOfMade({ files, variants, photos }: Made): string {
  return hashJson([files, variants.map(nameOfList), photos]);
}
