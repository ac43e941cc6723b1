// Remembers what was read and resolved, so that checking a site again costs only what has changed.
import type { Checking } from './checking.ts';
import { resolvePage, type ResolvedPage } from './resolve.ts';
import { resolveSite, type ResolvedSite } from './resolve-site.ts';
import { routeOf, sharedNameOf } from './route.ts';
import { readShared, type SharedSection } from './shared-sections.ts';
import { usesPlaceholders } from './site-values.ts';
import { readSource, type CountMisfits, type SourceFile } from './source.ts';

export interface SiteReading {
  site: ResolvedSite;
  shared: Map<string, SharedSection>;
  pages: ResolvedPage[];
}

export interface Memory {
  /** Reads a site's files; what is no longer among them is forgotten. */
  read(files: Record<string, string>): SiteReading;
}

interface Entry<Result> {
  /** What the result was made from; the same parts give the same result. */
  parts: unknown[];
  result: Result;
}

/** @returns an empty memory */
export function createMemory(checking: Checking): Memory {
  const read = recall<SourceFile>();
  const site = recall<ResolvedSite>();
  const shared = recall<SharedSection>();
  const pages = recall<ResolvedPage>();
  return {
    read: (files) => {
      const sources = Object.keys(files)
        .sort()
        .filter((file) => file.endsWith('.yaml'));
      const sourceOf = (file: string) =>
        read(file, [files[file]], () => readSource(file, files[file]!, misfitsOf(file, checking)));
      const siteSource = siteSourceOf(files, sourceOf);
      const resolvedSite = site('site.yaml', [siteSource], () => resolveSite(siteSource, checking));
      const { values } = resolvedSite;
      const sharedSections = new Map<string, SharedSection>();
      for (const file of sources) {
        const name = sharedNameOf(file);
        if (name === null) continue;
        const source = sourceOf(file);
        sharedSections.set(
          name,
          shared(file, [source, needed(source, values)], () => readShared(name, source, { checking, values })),
        );
      }
      const resolved = sources.flatMap((file) => {
        const route = routeOf(file);
        if (route === null) return [];
        const source = sourceOf(file);
        const used = usesShared(source.text) ? [...sharedSections.values()] : [];
        return [
          pages(file, [source, needed(source, values), ...used], () =>
            resolvePage(source, route, { checking, values, shared: sharedSections }),
          ),
        ];
      });
      for (const memory of [read, shared, pages]) memory.keep(files);
      return { site: resolvedSite, shared: sharedSections, pages: resolved };
    },
  };
}

/**
 * Counts misfits by the schema of the file's kind. A whole group or list of the wrong kind weighs more,
 * because nothing inside of it is looked at.
 */
function misfitsOf(file: string, { validators }: Checking): CountMisfits {
  const validate =
    file === 'site.yaml' ? validators.site : sharedNameOf(file) === null ? validators.page : validators.sharedFile;
  return (value) =>
    validate(value).reduce((sum, { keyword, params, data }) => {
      // What stands for another value fits as soon as the value is put in.
      if (typeof data === 'string' && /\{(param|site)\./.test(data)) return sum;
      return sum + (keyword === 'type' && /array|object/.test(String(params.type)) ? 20 : 1);
    }, 0);
}

function siteSourceOf(files: Record<string, string>, sourceOf: (file: string) => SourceFile): SourceFile {
  if (Object.hasOwn(files, 'site.yaml')) return sourceOf('site.yaml');
  return noSource;
}

/** Stands for a site.yaml that is not there; that it is missing is said by a rule of its own. */
const noSource: SourceFile = {
  file: 'site.yaml',
  text: '',
  root: null,
  value: undefined,
  mended: '',
  diagnostics: [],
  rangeOf: () => ({ start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } }),
};

/** The site's values, if the file uses any. */
function needed<Values>(source: SourceFile, values: Values): Values | null {
  return usesPlaceholders(source.text) ? values : null;
}

function usesShared(text: string): boolean {
  return /\bshared\b/.test(text);
}

interface Recall<Result> {
  (key: string, parts: unknown[], make: () => Result): Result;
  /** Forgets everything whose key is not among the given ones. */
  keep(keys: Record<string, unknown>): void;
}

function recall<Result>(): Recall<Result> {
  const entries = new Map<string, Entry<Result>>();
  const find = (key: string, parts: unknown[], make: () => Result): Result => {
    const known = entries.get(key);
    if (known && known.parts.length === parts.length && known.parts.every((part, index) => part === parts[index]))
      return known.result;
    const result = make();
    entries.set(key, { parts, result });
    return result;
  };
  const keep = (keys: Record<string, unknown>) => {
    for (const key of entries.keys()) if (!Object.hasOwn(keys, key)) entries.delete(key);
  };
  return Object.assign(find, { keep });
}
