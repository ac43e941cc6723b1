// What was read of a site's pages, kept between runs in the site's .pagewright folder. It is keyed by content alone: the
// texts' hashes, the schemas and the program. What cannot be read is not there: then every page is read.
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KnownPages } from '../content/check-site.ts';
import type { Mention } from '../content/references.ts';
import { versionOf } from './load-checker.ts';
import type { Project } from './project.ts';
import { haveSameEntries } from './same-entries.ts';
import { writeWhole } from './write-whole.ts';

export interface KeptPages {
  /** Of the schemas and the program that they were read with. */
  version: string;
  /** For the checker, which keeps them up to date. */
  pages: KnownPages;
  /** Keeps them for the next run, if any has changed. */
  save(): void;
}

/**
 * @param version of the schemas and the program, if it is known already
 * @returns what the last run has left, for a checker with the schemas as they are now
 */
export function openKnownPages(project: Project, version = versionOf(project)): KeptPages {
  const file = join(project.siteRoot, '.pagewright/check/pages.json');
  const changesFile = join(dirname(file), 'changes.json');
  const base = unpacked(readJson<Packed>(file), version);
  const changes = readJson<Changes>(changesFile);
  const pages = new Map([...base, ...unpacked(changes, version)]);
  for (const name of changes?.gone ?? []) pages.delete(name);
  const before = new Map(pages);
  const save = () => {
    if (haveSameEntries(pages, before)) return;
    const changed = new Map([...pages].filter(([name, page]) => base.get(name) !== page));
    const gone = [...base.keys()].filter((name) => !pages.has(name));
    // A few changes are written by themselves: ten thousand pages take longer to write than one to read.
    const areFew = (changed.size + gone.length) * 20 <= base.size;
    if (areFew) return writeWhole(changesFile, JSON.stringify({ ...packed(changed, version), gone } satisfies Changes));
    writeWhole(file, JSON.stringify(packed(pages, version)));
    rmSync(changesFile, { force: true });
  };
  return { version, pages, save };
}

/** What has changed since all pages were written. It may be of another time: a page of other content is read anyway. */
interface Changes extends Packed {
  gone: string[];
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

/** @returns undefined when there is no such file, or no JSON in it */
export function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}
