// What `check --cache` keeps between runs, in the site's .pagewright folder. It is keyed by content alone:
// the texts' hashes, the schemas and the program; a time by the clock ends it where a date of the site is reached. A cache that cannot be read is one that is not there.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checker, Diagnosing, KnownPages, SiteSource } from '../content/check-site.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { Mention } from '../content/references.ts';
import { loadChecker, versionOf } from './load-checker.ts';
import type { Project } from './project.ts';

/** @returns a checker that takes up where the last run stopped: what has not changed since is not read again */
export function cachingChecker(project: Project): Diagnosing & Pick<Checker, 'siteNames'> {
  const folder = join(project.siteRoot, '.pagewright/check');
  const version = versionOf(project);
  let loaded: { pages: KnownPages; checker: Checker } | undefined;
  const load = () => {
    const pages = unpacked(readJson<Packed>(join(folder, 'pages.json')), version);
    return { pages, checker: loadChecker(project, pages) };
  };
  return {
    checkSite: (source) => {
      const { paths, version: versionAt } = source.texts;
      const { now } = source.facts.view;
      const whole = hashOf([version, paths.map((path) => [path, versionAt(path)]), factsOf(source)]);
      const last = readJson<LastRun>(join(folder, 'last.json'));
      if (last?.whole === whole && isWithin(last, now)) return { diagnostics: last.diagnostics };
      loaded ??= load();
      const { diagnostics, settledUntil } = loaded.checker.checkSite(source);
      mkdirSync(folder, { recursive: true });
      writeJson(join(folder, 'pages.json'), packed(loaded.pages, version));
      writeJson(join(folder, 'last.json'), { whole, since: now, until: settledUntil, diagnostics } satisfies LastRun);
      return { diagnostics };
    },
    // Where nothing was read nothing has changed, and editors know the names already.
    siteNames: (source) => loaded?.checker.siteNames(source) ?? null,
  };
}

interface LastRun {
  /** Stands for everything that the result follows from. */
  whole: string;
  /** The moment of the run, and the one from which dates of the site may lead to another result. */
  since: number | string;
  until: number | null;
  diagnostics: Diagnostic[];
}

/** A date that was asked for stays the same; the time of the clock does not, so it is looked at by itself. */
function factsOf({ facts: { images, icons, files, view } }: SiteSource): unknown {
  return [images, [...icons], [...(files ?? [])], view.show, typeof view.now === 'string' ? view.now : null];
}

function isWithin({ since, until }: LastRun, now: number | string): boolean {
  if (typeof since === 'string' || typeof now === 'string') return since === now;
  return since <= now && (until === null || now < until);
}

function hashOf(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('hex');
}

type Known = KnownPages extends Map<string, infer Page> ? Page : never;
type Rest = Omit<Known, 'site' | 'shared' | 'record'> & Omit<Known['record'], 'mentions'>;

/** Ten thousand pages name the same things, so each name is written once and pages hold its number. */
interface Packed {
  version: string;
  mentions: Mention[];
  versions: string[];
  pages: { file: string; rest: Rest; mentions: number[]; site: number; shared: number }[];
}

function packed(known: KnownPages, version: string): Packed {
  const mentions = numbering<Mention>();
  const versions = numbering<string>();
  const numberOf = (text: string | null) => (text === null ? -1 : versions.of(text));
  const pages = [...known].map(([file, { record, site, shared, ...own }]) => {
    const { mentions: named, ...others } = record;
    return {
      file,
      rest: { ...own, ...others },
      mentions: named.map(mentions.of),
      site: numberOf(site),
      shared: numberOf(shared),
    };
  });
  return { version, mentions: mentions.all, versions: versions.all, pages };
}

function unpacked(cache: Packed | undefined, version: string): KnownPages {
  if (cache?.version !== version) return new Map();
  const versionAt = (index: number) => (index === -1 ? null : cache.versions[index]!);
  return new Map(
    cache.pages.map(({ file, rest: { text, ...others }, mentions, site, shared }) => {
      const record = { ...others, mentions: mentions.map((index) => cache.mentions[index]!) };
      return [file, { text, site: versionAt(site), shared: versionAt(shared), record }];
    }),
  );
}

function numbering<Value>(): { of: (value: Value) => number; all: Value[] } {
  const numbers = new Map<Value, number>();
  const all: Value[] = [];
  const of = (value: Value): number => {
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, all.length);
    return all.push(value) - 1;
  };
  return { of, all };
}

function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}

/** Writes whole files only: a run that is stopped leaves the one before. */
function writeJson(file: string, value: unknown): void {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(value));
  renameSync(own, file);
}
