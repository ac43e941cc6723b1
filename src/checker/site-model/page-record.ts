// Page records: what is cached of each page for rules about the site, as plain JSON. Ten thousand
// fit into memory; everything else is read again when it is needed.
import type { Page } from '#schemas';
import type { PublishSettings } from '../dates/publish-settings.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import type { Locator } from '../yaml/parse/locate.ts';
import { detachStrings } from '../../base/pure/detach-strings.ts';
import { locateTopKey } from '../yaml/fast/locate-top-key.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { toNameKey, readReferenceName, type NamedReference } from '../schema/references.ts';
import type { CompiledSchemas } from '../resolve/compiled-schemas.ts';
import type { ResolvedPage, SharedUse } from '../resolve/resolve-page.ts';
import type { SectionCurrency } from '../schema/section-currency.ts';
import type { EntryFacts } from '../collections/entry-facts.ts';
import type { ListFacts } from '../collections/list-facts.ts';
import type { IgnoreComments } from '../yaml/ignore-comments.ts';

/** Facts of a page that other pages, menus and search engines see. */
export interface PageFacts {
  title: string;
  description: string;
  listed: boolean;
  /** The ids of its blocks, including those of shared sections. */
  ids: string[];
  /** The types of its blocks, each once. */
  types: string[];
  /** The origins of the frames that it shows, each once; most pages show none. */
  frames?: string[];
  /** The sections that show amounts of money, by their index; most pages have none. */
  currencies?: [block: number, currency: SectionCurrency][];
}

/** Target of links, as editors offer it. */
export interface LinkTarget {
  title: string;
  /** The ids that authors have given, each with the heading or type of its block. */
  places: [id: string, label: string][];
}

/** Facts that rules may still use of a page with errors. A text that cannot be read is empty. */
export interface KnownFacts extends Pick<PageFacts, 'title' | 'description' | 'listed'> {
  /** Null when errors hide some of them. */
  ids: string[] | null;
}

export interface PageRecord {
  /** Null when errors leave no page. */
  facts: PageFacts | null;
  /** For a page with errors: the facts that are known all the same. */
  known?: KnownFacts;
  /** Filled in as far as possible for pages with mistakes. */
  target: LinkTarget;
  /** In the order of the references. */
  mentions: NamedReference[];
  uses: SharedUse[];
  /** Drafts and dates of the page and its sections; most pages have none. */
  publishSettings?: PublishSettings[];
  /** Facts that lists show; most pages are in none. */
  entry?: EntryFacts;
  /** Its sections that show entries of collections. */
  lists?: ListFacts[];
  diagnostics: Diagnostic[];
  ignoreComments: IgnoreComments;
  /** Cached places: rules ask for the same ones at every check. */
  places?: Record<string, Place>;
}

/** Reads what records do not have. */
export interface PageReader {
  /** Reads a page in full, with places. */
  open(page: PageHandle): ResolvedPage;
  /** Resolves a page's data, without places. */
  read(page: PageHandle): Page;
  /** Gives the text of its file. */
  text(page: PageHandle): string;
}

/** A page as rules see it. There are thousands, so they share one reader. */
export class PageHandle {
  readonly file: string;
  readonly route: string;
  readonly record: PageRecord;
  /** Changes with the texts that the page was made from, except for site.yaml. */
  readonly version: string;
  /** The text files that it names itself. */
  readonly textFiles: readonly string[];
  readonly #reader: PageReader;

  constructor(
    {
      file,
      route,
      version,
      record,
      textFiles,
    }: Pick<PageHandle, 'file' | 'route' | 'version' | 'record' | 'textFiles'>,
    reader: PageReader,
  ) {
    this.file = file;
    this.route = route;
    this.record = record;
    this.version = version;
    this.textFiles = textFiles;
    this.#reader = reader;
  }

  open(): ResolvedPage {
    return this.#reader.open(this);
  }

  read(): Page {
    return this.#reader.read(this);
  }

  text(): string {
    return this.#reader.text(this);
  }

  /** Finds and caches places in the page's file. */
  get locator(): Locator {
    const found = createPlaceCache(this.record);
    return {
      place: (pointer, part) =>
        found(
          `${part} ${pointer}`,
          () => locateTopKey(this.file, this.text(), pointer, part) ?? this.open().locator.place(pointer, part),
        ),
      word: (pointer, word, nth) =>
        found(`word ${nth} ${word} ${pointer}`, () => this.open().locator.word(pointer, word, nth)),
      link: (pointer, link) => this.open().locator.link(pointer, link),
      lines: (pointer) => this.open().locator.lines(pointer),
      sourceText: (pointer) => this.open().locator.sourceText(pointer),
    };
  }

  get mentions(): readonly NamedReference[] {
    return this.record.mentions;
  }

  /** Finds the place of the name in the mention with this index. */
  locate(index: number): Place {
    return createPlaceCache(this.record)(`mention ${index}`, () => {
      const naming = this.open().references.filter(({ kind, value }) => readReferenceName(kind, value) !== null);
      const { kind, locate } = naming[index]!;
      return locate(toNameKey(kind));
    });
  }

  /** Finds a setting of a section by the section's index on the page. */
  locateInBlock(block: number, key: string): Place {
    return createPlaceCache(this.record)(`block ${block} ${key}`, () => this.open().locateInBlock(block, key));
  }

  /**
   * Finds the place of a date in the publish settings with this index; without a key, of their
   * first setting.
   */
  locatePublishSetting(index: number, key?: 'from' | 'until'): Place {
    return createPlaceCache(this.record)(`publish ${index} ${key}`, () =>
      this.open().publishSettings[index]!.locate(key),
    );
  }
}

function createPlaceCache(record: PageRecord): (name: string, find: () => Place) => Place {
  const places = (record.places ??= {});
  return (name, find) => (places[name] ??= find());
}

/** Detaches all strings, which would keep the whole text in memory. */
export function createPageFacts(
  { title, description, listed, blocks }: Page,
  { listFrames, findCurrency }: Pick<CompiledSchemas, 'listFrames' | 'findCurrency'>,
): PageFacts {
  const ids = blocks.map(({ id }) => internString(id));
  const types = [...new Set(blocks.map(({ type }) => internString(type) as Page['blocks'][number]['type']))];
  const frames = [...new Set(blocks.flatMap(listFrames))];
  const currencies = blocks.flatMap((block, index): [number, SectionCurrency][] => {
    const currency = findCurrency(block);
    return currency === undefined ? [] : [[index, currency && internString(currency)]];
  });
  return {
    ...detachStrings({ title, description }),
    listed,
    ids,
    types,
    ...(frames.length > 0 && { frames }),
    ...(currencies.length > 0 && { currencies }),
  };
}

/** @param data of a page, whatever is wrong with it */
export function createKnownFacts(data: unknown, ids: string[] | null): KnownFacts {
  const { title, description, listed } = isGroup(data) ? data : {};
  return detachStrings({ title: toText(title), description: toText(description), listed: listed !== false, ids });
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** @param data of a page, whatever is wrong with it */
export function createLinkTarget(data: unknown): LinkTarget {
  if (!isGroup(data)) return { title: '', places: [] };
  const blocks: unknown[] = Array.isArray(data.blocks) ? data.blocks : [];
  return detachStrings({
    title: typeof data.title === 'string' ? data.title : '',
    places: blocks.flatMap(findTargetPlaces),
  });
}

function findTargetPlaces(block: unknown): LinkTarget['places'] {
  if (!isGroup(block) || typeof block.id !== 'string') return [];
  const { id, type, heading } = block;
  const isGenerated = id === type || (id.startsWith(`${type}-`) && /-\d+$/.test(id));
  return isGenerated ? [] : [[id, String(typeof heading === 'string' ? heading : (type ?? ''))]];
}

/** Strings that most pages have, such as types and the ids made from them. */
const internedStrings = new Map<string, string>();
const maxInternedStrings = 10_000;

function internString(word: string): string {
  const interned = internedStrings.get(word);
  if (interned !== undefined) return interned;
  const own = detachStrings(word);
  if (internedStrings.size < maxInternedStrings) internedStrings.set(own, own);
  return own;
}

/**
 * @returns a function that returns one object for all mentions of a name, as thousands share them
 */
export function createMentionInterner(): (kind: NamedReference['kind'], value: unknown) => NamedReference | null {
  const byKind = new Map<NamedReference['kind'], Map<string, NamedReference>>();
  return (kind, value) => {
    const name = readReferenceName(kind, value);
    if (name === null) return null;
    const ofKind = byKind.get(kind) ?? new Map<string, NamedReference>();
    byKind.set(kind, ofKind);
    const earlier = ofKind.get(name);
    if (earlier) return earlier;
    const mention = { kind, name: detachStrings(name) };
    ofKind.set(mention.name, mention);
    return mention;
  };
}
